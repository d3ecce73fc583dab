"""Deeds: what is counted from a finished game's events, as a game's data file declares it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Told = tuple[str, Sequence[Any]]  # an event's key and data


def count_deeds(declared: Mapping[str, Mapping[str, Any]], events: Iterable[Told]) -> dict[int, dict[str, int]]:
    """Seat -> deed -> how often. A deed names its ``events`` and, in ``where``, what must stand at a place of the data.

    The seat is the first datum of each event.
    """
    by_key: dict[str, list[tuple[str, Mapping[int, Any]]]] = {}
    for deed, how in declared.items():
        for key in how["events"]:
            by_key.setdefault(key, []).append((deed, how.get("where", {})))
    found: dict[int, dict[str, int]] = {}
    for key, data in events:
        for deed, where in by_key.get(key, ()):
            if _fits(data, where):
                mine = found.setdefault(int(data[0]), {})
                mine[deed] = mine.get(deed, 0) + 1
    return found


def _fits(data: Sequence[Any], where: Mapping[int, Any]) -> bool:
    return bool(data) and all(at < len(data) and data[at] == value for at, value in where.items())
