"""Entries as component files again: what is composed. What people cannot change comes from the shipped files."""

from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import Any

from games.rules.kernel.workshop import Entry, SetDocument

from .. import shipped
from .documents import DRAGONS, FORMS, UNLIMITED, Raw
from .numbers import path_of

PILES = {"base": ("room", "trap", "search", "door", "crypt", "corpse"), "catacombs": ("catacomb",)}
"""Decks that rules may draw from, even if nothing lies in them."""


def raw_of(document: SetDocument) -> Raw:
    """The document in the shape of a component file, as far as games are composed from it; without what is off."""
    on = [e for e in document.entries if e.on]
    raw = _rules_own(on, document.slot) | _piles(on, document.slot) | _lists(on)
    if document.slot == "base":
        raw["dragon_chits"] = dict.fromkeys(DRAGONS, 0) | {e.key: e.count for e in _of(on, "dragon_chit")}
    return raw


def _rules_own(on: Iterable[Entry], slot: str) -> Raw:
    """The shipped file with these entries' values in it."""
    raw: Raw = deepcopy(shipped.load(slot))
    for e in on:
        for name, value in e.params.items() if e.component in FORMS else ():
            _put(raw, (*path_of(e.component, e.key), *_steps(e.component, name)), value)
    return raw


def _steps(component: str, name: str) -> tuple[str, ...]:
    """``value`` and ``table`` stand for the place itself."""
    first, *rest = name.split(".")
    return tuple(rest) if component in ("number", "table") and first in ("value", "table") else (first, *rest)


def _put(raw: Any, path: tuple[str, ...], value: Any) -> None:
    for step in path[:-1]:
        raw = next(row for row in raw if row["key"] == step) if isinstance(raw, list) else raw[step]
    raw[path[-1]] = value


def _of(entries: Iterable[Entry], component: str) -> list[Entry]:
    return [e for e in entries if e.component == component]


def _row(e: Entry, name: str = "key") -> Raw:
    return {name: e.key} | ({"kind": e.kind} if e.kind else {}) | {"count": e.count} | e.params


def _sheet(e: Entry) -> Raw:
    row = {k: v for k, v in _row(e).items() if k not in ("count", UNLIMITED)}
    return row | ({"ammunition": UNLIMITED} if e.params.get(UNLIMITED) else {})


def _piles(on: list[Entry], slot: str) -> Raw:
    decks: dict[str, Raw] = {pile: {"cards": []} for pile in PILES.get(slot, ())}
    for e in _of(on, "card"):
        decks.setdefault(e.pile, {"cards": []})["cards"].append(_row(e))
    for e in _of(on, "removal"):
        decks.setdefault(e.pile, {"cards": []}).setdefault("remove_from_base", {})[e.key] = e.count
    return {"decks": decks, "tiles": {"types": [_row(e) for e in _of(on, "tile")]}}


def _lists(on: list[Entry]) -> Raw:
    lists: dict[str, tuple[str, Callable[[Entry], Any]]] = {
        "heroes": ("hero", _sheet), "companions": ("companion", _sheet), "amulets": ("amulet", _sheet),
        "rings": ("ring", lambda e: e.key),
    }  # fmt: skip
    chits = [_sheet(e) for e in _of(on, "treasure_chit") for _ in range(e.count)]
    monsters = [{"id": e.key} | e.params for e in _of(on, "monster_card") for _ in range(e.count)]
    return {name: [shape(e) for e in _of(on, component)] for name, (component, shape) in lists.items()} | {
        "treasure_chits": {"chits": chits},
        "monster_cards": {"cards": monsters},
    }
