"""Dice, as the rulebook writes them (section 0)."""

import re
from functools import lru_cache
from typing import NamedTuple

from ..kernel import Play, Rule
from .hooks import act, changed, joined
from .state import Hero

EXPRESSION = re.compile(r"(?:(\d*)D(\d+))?([+-]?\d+)?(?:-(luck|armour))?")


class Roll(NamedTuple):
    """A die just thrown: what for, how many faces, what it shows."""

    purpose: str
    faces: int
    value: int


class Dice(NamedTuple):
    """``times`` dice of ``faces``, plus a number, minus a hero's luck or armour."""

    times: int
    faces: int
    plus: int
    minus: str


@lru_cache(maxsize=256)
def parse(text: str) -> Dice:
    """``"D12+3-luck"``, ``"D6-2"``, ``"4"``; raises ``ValueError`` for anything else."""
    match = EXPRESSION.fullmatch(text)
    if not match or not text:
        raise ValueError(f"not a dice expression: {text!r}")
    times, faces, plus, minus = match.groups()
    return Dice(int(times or 1) if faces else 0, int(faces or 0), int(plus or 0), minus or "")


def roll(g: Play, hero: Hero, faces: int, purpose: str) -> Rule:
    """One die of this hero; whatever may be done after a roll is asked here."""
    value = g.roll(faces, f"{purpose}.{hero.seat}")
    g.event("roll", hero.seat, purpose, faces, value)
    for after in joined(g, "roll.after", hero):
        value = yield from after(g, hero, Roll(purpose, faces, value))
    return value


def roll_dice(g: Play, hero: Hero, text: str, purpose: str) -> Rule:
    """The total of an expression, never below 0."""
    dice = parse(text)
    total = dice.plus
    for _ in range(dice.times):
        total += yield from roll(g, hero, dice.faces, purpose)
    if dice.minus:
        act(g, "dice.minus", hero, dice.minus)
        total -= stat(g, hero, dice.minus)
    return max(0, total)


def stat(g: Play, hero: Hero, name: str) -> int:
    """Strength, agility, armour or luck as it counts now."""
    return changed(g, "stat", hero, name, getattr(g.cards.heroes[hero.sheet], name))  # type: ignore[no-any-return]


def test(g: Play, hero: Hero, name: str, purpose: str, faces: int = 12) -> Rule:
    """ "X on D12": equal to or below succeeds."""
    value = yield from roll(g, hero, faces, purpose)
    target = stat(g, hero, name)
    g.event("test", hero.seat, purpose, name, target, value <= target)
    return value <= target
