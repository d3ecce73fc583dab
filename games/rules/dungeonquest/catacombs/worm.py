"""The giant worm (R57): it carries the hero to where one would have come up, and turns the journey round."""

from ...kernel import Play, Rule
from ..board import opposite
from ..follow import FOLLOW
from ..kinds import GiantWorm
from ..piles import Drawn
from ..state import Below, Hero
from .below import end_journey
from .drift import land, landings


def carries_off(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """Only squares, drift and walls matter; all drawn cards but treasure go back, and the row begins anew."""
    square = yield from land(g, hero, landings(g, hero))
    heading = opposite(hero.below.heading)  # type: ignore[union-attr]
    end_journey(g, hero)
    hero.below = Below(square, heading)
    g.event("worm", hero.seat, square, heading)


FOLLOW[GiantWorm] = carries_off
