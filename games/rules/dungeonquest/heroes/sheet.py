"""What a hero's sheet says, and where its numbers lie in the data."""

from typing import Any

from ...kernel import Play
from ..dice import parse
from ..parts import HeroSheet
from ..state import Hero


def sheet(g: Play, hero: Hero) -> HeroSheet:
    return g.cards.heroes[hero.sheet]  # type: ignore[no-any-return]


def has(g: Play, hero: Hero, ability: str) -> bool:
    return ability in g.cards.heroes[hero.sheet].abilities


def armed_with(g: Play, hero: Hero, weapon: str) -> bool:
    return g.cards.heroes[hero.sheet].weapon == weapon  # type: ignore[no-any-return]


def ability(g: Play, key: str) -> Any:
    return g.cards.set.numbers["abilities"][key]


def weapon(g: Play, key: str) -> Any:
    return g.cards.set.numbers["weapons"][key]


def faces(die: str) -> int:
    """``"D10"`` has ten."""
    return parse(die).faces


def between(value: int, bounds: list[int]) -> bool:
    """Is it one of the numbers from the first to the last of ``bounds``, both included?"""
    return bounds[0] <= value <= bounds[1]


def has_monster_card(g: Play, monster: str) -> bool:
    """One of the five; shuriken, blowpipe and the like do nothing to any other creature (section 14)."""
    return monster in g.cards.monster[0].outcomes
