"""A document as the checks look at it, and how they say what they find."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from games.rules.kernel.workshop import Entry, Problem

from ..documents import Raw, shipped_document

Found = Iterator[Problem]
Check = Callable[["Box"], Found]


class Box(Struct, frozen=True):
    """The entries that are sound in themselves; those that are switched off are not in the box."""

    slot: str
    entries: tuple[Entry, ...]
    broken: frozenset[str] = frozenset()
    """Components with entries that are not sound: nothing is said about what is missing there."""

    def of(self, component: str) -> list[Entry]:
        return [e for e in self.entries if e.component == component]

    def get(self, component: str, key: str) -> Entry | None:
        return next((e for e in self.of(component) if e.key == key), None)

    def values(self, component: str, key: str) -> Raw:
        """The values of an entry; none if it is not there."""
        entry = self.get(component, key)
        return entry.params if entry else {}

    def keys(self, component: str) -> set[str]:
        return {e.key for e in self.of(component)}


@cache
def shipped_box(slot: str) -> Box:
    return Box(slot, shipped_document(slot).entries)


def error(code: str, entry: Entry | None = None, field: str = "", **data: Any) -> Problem:
    place = {"component": entry.component, "pile": entry.pile, "key": entry.key} if entry else {}
    return Problem(code=code, field=field, data=data, **place)


def warning(code: str, entry: Entry | None = None, field: str = "", **data: Any) -> Problem:
    place = {"component": entry.component, "pile": entry.pile, "key": entry.key} if entry else {}
    return Problem(code=code, severity="warning", field=field, data=data, **place)


def in_component(code: str, component: str, pile: str = "", **data: Any) -> Problem:
    """An error of a whole component or deck."""
    return Problem(code=code, component=component, pile=pile, data=data)
