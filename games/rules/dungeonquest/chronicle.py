"""What a finished game's events tell beyond its summary: deeds, and how those who stayed in the castle ended."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import yaml

from ..kernel.deeds import Told, count_deeds
from .board import NOWHERE, TOWERS, distance
from .shipped import FOLDER

GAINS = {"treasure": 3, "chest.opened": 1, "locked_chest.opened": 2}  # event -> where the gold stands in its data
PRICES = {"troll.bribed": 1}
BURNT = frozenset({"dragon.burns", "amulet.destroys"})
ENDS = frozenset({"died", "lost"})


@lru_cache(maxsize=1)
def lore() -> dict[str, Any]:
    """``deeds`` and ``achievements`` as declared beside the components."""
    return dict(yaml.safe_load((FOLDER.parent / "achievements.yaml").read_text(encoding="utf-8")))


def chronicle(events: Iterable[Told]) -> dict[int, dict[str, Any]]:
    """Seat -> ``deeds``, and of a hero who stayed ``fate``: how, cause, place, gold and steps to the nearest tower."""
    events = list(events)
    found = {seat: {"deeds": deeds} for seat, deeds in count_deeds(lore()["deeds"], events).items()}
    for seat, fate in _fates(events).items():
        found.setdefault(seat, {"deeds": {}})["fate"] = fate
    return found


def _fates(events: list[Told]) -> dict[int, dict[str, Any]]:
    purses: dict[int, int] = {}
    fates = {}
    for key, data in events:
        if key in ENDS:
            seat, cause, place = data[:3]
            gold = purses.get(seat, 0)
            fates[seat] = {"how": key, "cause": cause, "place": place, "gold": gold, "steps": steps_home(place)}
        elif data:
            _count(purses, key, data)
    return fates


def _count(purses: dict[int, int], key: str, data: Sequence[Any]) -> None:
    """The gold a hero is known to carry. What was dropped from a bridge is not named, so it is still counted."""
    seat = data[0]
    if key in BURNT:
        purses[seat] = 0
    elif key in GAINS:
        purses[seat] = purses.get(seat, 0) + int(data[GAINS[key]])
    elif key in PRICES:
        purses[seat] = max(0, purses.get(seat, 0) - int(data[PRICES[key]]))


def steps_home(place: int) -> int | None:
    """To the nearest tower, walls ignored; None in the Catacombs."""
    return None if place == NOWHERE else min(distance(place, tower) for tower in TOWERS)
