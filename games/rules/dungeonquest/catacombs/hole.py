"""A hole in the roof (section 13): within reach or not, and tried again instead of drawing."""

from msgspec.structs import replace

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option
from ..dice import stat, test
from ..follow import FOLLOW
from ..kinds import HoleInRoof
from ..piles import Drawn
from ..state import Hero
from .below import PILE
from .upward import offer_way_up


def found(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    yield from _reach_for_it(g, hero, drawn.card.faces)  # type: ignore[union-attr]


FOLLOW[HoleInRoof] = found


def choice(g: Play, hero: Hero) -> Choice:
    """For who drew it last and could not reach it."""
    return Choice(option("below:hole", info=("agility", stat(g, hero, "agility"), _faces(g, hero))), _again)


def _again(g: Play, hero: Hero, answer: Answer) -> Rule:
    yield from _reach_for_it(g, hero, _faces(g, hero))
    return False


def _faces(g: Play, hero: Hero) -> int:
    card = g.cards.decks[PILE][hero.below.row[-1]]  # type: ignore[union-attr]
    return int(card.faces)


def _reach_for_it(g: Play, hero: Hero, faces: int) -> Rule:
    reached = yield from test(g, hero, "agility", "hole", faces)
    hero.below = replace(hero.below, hole=not reached)  # type: ignore[type-var]
    if reached:
        yield from offer_way_up(g, hero)
    else:
        g.event("hole.out_of_reach", hero.seat)
