"""Every entry has a place of its own, and what the rules always read is there."""

from collections import Counter
from collections.abc import Iterable

from games.rules.kernel.workshop import Entry, Problem

from ..components import COUNTED
from ..numbers import SLOTS
from .box import Box, Found, error, in_component, shipped_box
from .entry import MOST

NEEDED = {"heroes": {"companion": ("flame_bright",)}}
APART = ("hero", "ring", "tile", "treasure_chit", "amulet")
"""Components whose keys must differ from those of the sets that this one is played with."""


def twice(entries: Iterable[Entry]) -> list[Problem]:
    named = [e for e in entries if all(isinstance(part, str) for part in e.place)]
    seen = Counter(e.place for e in named)
    return [error("twice", e, "key") for e in {e.place: e for e in named}.values() if seen[e.place] > 1]


def check(box: Box) -> Found:
    yield from _missing(box)
    yield from _as_elsewhere(box)
    yield from _too_many(box)


def _missing(box: Box) -> Found:
    for component, keys in (SLOTS[box.slot] | NEEDED.get(box.slot, {})).items():
        for key in keys:
            if component not in box.broken and key not in box.keys(component):
                yield Problem(code="missing", component=component, key=key)


def _as_elsewhere(box: Box) -> Found:
    for slot in SLOTS:
        if slot != box.slot:
            other = shipped_box(slot)
            for component in APART:
                taken = other.keys(component)
                yield from (error("key_of_another_set", e, "key") for e in box.of(component) if e.key in taken)


def _too_many(box: Box) -> Found:
    """With the shipped sets beside it, too: they are numbered together."""
    sizes = Counter({(e.component, e.pile): 0 for e in box.entries})
    for slot in SLOTS:
        for e in box.entries if slot == box.slot else shipped_box(slot).entries:
            if e.component in COUNTED and e.component != "removal":
                sizes[e.component, e.pile] += e.count
    for (component, pile), size in sorted(sizes.items()):
        if size > MOST:
            yield in_component("too_many", component, pile, count=size, most=MOST)
