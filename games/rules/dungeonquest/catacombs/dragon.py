"""The dragon wakes by magic (section 13): the amulet of Dragonfire, the spell book."""

from ...kernel import Play, Rule
from ..board import CHAMBER
from ..harm import HeroDown, die
from ..state import Hero
from ..treasure_chamber import breathe_fire


def takes(g: Play, hero: Hero, cause: str) -> Rule:
    """It kills the one who woke it; then the others in the chamber, from that hero's left, suffer its fire (R59)."""
    g.event("dragon.wakes", hero.seat)
    try:
        die(g, hero, cause)
    except HeroDown:
        pass
    if any(other.place == CHAMBER for other in g.s.heroes):
        yield from breathe_fire(g, hero)
    raise HeroDown
