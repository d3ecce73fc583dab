"""What is different between two documents: entries added, removed, changed field by field, moved. Data, no words."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from games.rules.kernel.workshop import Entry, SetDocument

Place = tuple[str, str, str]
FIELDS = ("kind", "count", "on")
MAPS = ("params", "names", "texts")
ABSENT = None


class FieldChange(Struct, frozen=True):
    """``path``: ``("count",)``, ``("params", "sides", "left")``, ``("names", "en")``. A value that is not there is
    ``None``."""

    path: tuple[str, ...]
    before: Any
    after: Any


class Difference(Struct, frozen=True):
    """``what``: ``added``, ``removed``, ``changed`` or ``moved``; ``entry`` as it is afterwards, or was."""

    what: str
    entry: Entry
    fields: tuple[FieldChange, ...] = ()


def compare(before: SetDocument, after: SetDocument) -> list[Difference]:
    """In the order of the later document; what was removed comes last."""
    old = {e.place: e for e in before.entries}
    new = {e.place: e for e in after.entries}
    moved = _moved([p for p in old if p in new], [p for p in new if p in old])
    found: list[Difference] = []
    for place, entry in new.items():
        if place not in old:
            found.append(Difference("added", entry))
        elif fields := tuple(changes(old[place], entry)):
            found.append(Difference("changed", entry, fields))
        elif place in moved:
            found.append(Difference("moved", entry))
    return found + [Difference("removed", e) for place, e in old.items() if place not in new]


def changes(before: Entry, after: Entry) -> Iterator[FieldChange]:
    """Field by field; mappings by their leaves."""
    for name in FIELDS:
        yield from _leaves((name,), getattr(before, name), getattr(after, name))
    for name in MAPS:
        yield from _leaves((name,), getattr(before, name), getattr(after, name))


def _leaves(path: tuple[str, ...], before: Any, after: Any) -> Iterator[FieldChange]:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(k for k in after if k not in before)]:
            yield from _leaves((*path, str(key)), before.get(key, ABSENT), after.get(key, ABSENT))
    elif before != after or type(before) is not type(after):
        yield FieldChange(path, before, after)


def _moved(before: Sequence[Place], after: Sequence[Place]) -> set[Place]:
    """The fewest entries that have to be put elsewhere: those outside a longest run that kept its order."""
    rank = {place: n for n, place in enumerate(before)}
    tails: list[int] = []  # of runs by length, the rank that each ends with
    ends: list[list[Place]] = []
    for place in after:
        at = bisect_left(tails, rank[place])
        run = [*(ends[at - 1] if at else []), place]
        tails[at : at + 1], ends[at : at + 1] = [rank[place]], [run]
    return set(after) - set(ends[-1] if ends else [])
