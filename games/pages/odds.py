"""What is worth knowing before one decides: the way home, rounds left, chances of doors, gates and tests."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from django.utils.translation import gettext, ngettext

from games.rules.dungeonquest import names
from games.rules.dungeonquest.board import NOWHERE, TOWERS, distance
from games.rules.dungeonquest.dice import parse
from games.rules.kernel.options import Option

from . import barriers
from .barriers import percent
from .sitting import Sitting

FACTS_FOR = ("turn", "turn.chamber", "turn.tower", "corridor", "tower", "dragon.flee", "secret_door")
STEERED = ("berserk.steer", "madness.steer")  # somebody else's hero is moved


def mine(sitting: Sitting) -> Mapping[str, Any] | None:
    """The hero of whoever looks."""
    if sitting.viewer is None:
        return None
    return next((h for h in sitting.table["heroes"] if h["seat"] == sitting.viewer and h["hero"]), None)


def facts(sitting: Sitting) -> tuple[str, ...]:
    """Short lines under the heading of a turn."""
    hero, question = mine(sitting), sitting.question or {}
    if hero is None or question["key"] not in FACTS_FOR or hero.get("place", NOWHERE) == NOWHERE:
        return ()
    return tuple(line for line in (_home(hero), _rounds(sitting.table)) if line)


def _home(hero: Mapping[str, Any]) -> str:
    steps = min(distance(hero["place"], tower) for tower in TOWERS)
    if steps == 0:
        return ""
    return ngettext("A tower is {n} square away.", "The nearest tower is {n} squares away.", steps).format(n=steps)


def _rounds(table: Mapping[str, Any]) -> str:
    left = table["rounds"] - table["round"]
    if left <= 0:
        return gettext("This is the last round of daylight!")
    return ngettext("{n} round is left after this one.", "{n} rounds are left after this one.", left).format(n=left)


def note(option: Option, sitting: Sitting) -> str:
    """The small print of a move: what bars it and how likely it gives way, and what lies there."""
    if not option.id.startswith("move:") or len(option.info) < 3:
        return ""
    doors, gates, fresh = option.info[:3]
    hero = _mover(sitting)
    lines = [
        barriers.door(doors, hero, sitting.box),
        barriers.gate(gates, hero, sitting.box),
        _beyond(option, fresh, sitting),
    ]
    return ", ".join(line for line in lines if line)


def _mover(sitting: Sitting) -> Mapping[str, Any]:
    """Whose step it is: one's own, or that of a hero who no longer knows the way."""
    if (sitting.question or {}).get("key") in STEERED:
        return next(h for h in sitting.table["heroes"] if h["seat"] == sitting.table["active"])
    return mine(sitting) or {}


def chance(option: Option) -> dict[str, str]:
    """The chance of a test, ``info`` (ability, target, faces); of named things, ``info`` (how many, of how many)."""
    info = option.info
    if len(info) == 3 and isinstance(info[0], str):
        return {"chance": percent(min(1.0, info[1] / info[2]))}
    if len(info) == 3 and isinstance(info[1], str):
        return {"chance": percent(_at_least(info[1], info[2]))}
    if len(info) == 2 and all(isinstance(n, int) for n in info) and 0 < info[0] <= info[1]:
        return {"chance": percent(info[0] / info[1]), "odds": percent(_span(*info))}
    return {}


def _span(low: int, high: int) -> float:
    """Of a D6 that must show one of the numbers from ``low`` to ``high``."""
    return (high - low + 1) / 6


@cache
def _at_least(dice: str, target: int) -> float:
    """That dice like "4D6+1" add up to so much; 0 for anything else. Luck and armour are no part of such a roll."""
    try:
        thrown = parse(dice)
    except ValueError:
        return 0.0
    totals = Counter({thrown.plus: 1})
    for _ in range(thrown.times):
        totals = _one_more(totals, thrown.faces)
    return sum(many for total, many in totals.items() if max(0, total) >= target) / totals.total()


def _one_more(totals: Counter[int], faces: int) -> Counter[int]:
    """One die more: how many throws come to each total."""
    after: Counter[int] = Counter()
    for total, many in totals.items():
        for face in range(1, faces + 1):
            after[total + face] += many
    return after


def _beyond(option: Option, fresh: bool, sitting: Sitting) -> str:
    if fresh:
        return gettext("unexplored")
    place = option.place[0] if option.place else NOWHERE
    tile = next((t for t in sitting.table["board"] if t["place"] == place), None)
    return gettext(names.A_KIND[tile["kind"]]) if tile else ""
