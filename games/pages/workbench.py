"""For those who edit card sets: what entries, decks and values are called, and a tile as its sides make it."""

from collections.abc import Mapping
from typing import Any

from django.template.loader import render_to_string
from django.utils.translation import gettext, gettext_noop

from games.rules.dungeonquest import names
from games.rules.dungeonquest.names_abilities import COMPANIONS
from games.rules.kernel.workshop import Entry

from .board import DRAWN
from .tile_art import SIDES, UPRIGHT, draw

ENTRIES: dict[str, Mapping[str, Any]] = {
    "card": names.CARDS, "removal": names.CARDS, "treasure_chit": names.CHITS, "hero": names.HEROES,
    "ring": names.RINGS, "spell": names.SPELLS, "amulet": names.AMULETS, "tile_kind": names.KINDS,
    "companion": COMPANIONS,
}  # fmt: skip
"""Component -> key -> what the shipped entry is called, perhaps with more words behind it."""

SIDES_SAID = {
    "entry": gettext_noop("entry"), "left": gettext_noop("left"), "ahead": gettext_noop("ahead"),
    "right": gettext_noop("right"), "wall": gettext_noop("wall"), "exit": gettext_noop("opening"),
    "door": gettext_noop("door"), "portcullis": gettext_noop("portcullis"),
}  # fmt: skip
COLOURS = {
    "white": gettext_noop("white"), "yellow": gettext_noop("yellow"), "purple": gettext_noop("purple"),
    "red": gettext_noop("red"), "blue": gettext_noop("blue"), "orange": gettext_noop("orange"),
    "green": gettext_noop("green"), "black": gettext_noop("black"),
}  # fmt: skip
VALUES: tuple[Mapping[str, Any], ...] = (SIDES_SAID, COLOURS, names.MONSTERS, names.KINDS, names.PILES, names.SPELLS)


def entry_name(entry: Entry) -> str:
    """Of a shipped entry; empty where people read no name of it."""
    if entry.component == "tile":
        return _said(names.KINDS.get(entry.kind))
    return _said(ENTRIES.get(entry.component, {}).get(entry.key))


def pile_name(key: str) -> str:
    return _said(names.PILES.get(key)) or key.replace("_", " ")


def value_name(key: str) -> str:
    return next((_said(table[key]) for table in VALUES if key in table), key.replace("_", " "))


def _said(found: Any) -> str:
    first = found if isinstance(found, str) or not found else found[0]
    return gettext(first) if first else ""


def picture(entry: Entry) -> str:
    """A tile with these sides, or nothing where it cannot be drawn."""
    sides: Any = entry.params.get("sides")
    if entry.component != "tile" or not _drawable(sides):
        return ""
    art = draw(entry.key, entry.kind, str(entry.params.get("arrow")), sides, _groups(entry))
    said = ", ".join(f"{value_name(side)}: {value_name(sides[side])}" for side in SIDES)
    context = {"tile": art, "drawn": DRAWN, "upright": entry.kind in UPRIGHT, "said": said}
    return render_to_string("board/one_tile.html", context)


def _drawable(sides: Any) -> bool:
    return isinstance(sides, dict) and set(sides) == set(SIDES) and all(isinstance(way, str) for way in sides.values())


def _groups(entry: Entry) -> Any:
    groups: Any = entry.params.get("chasm_groups")
    pairs = isinstance(groups, list) and len(groups) == 2 and all(isinstance(g, list) for g in groups)
    return groups if pairs and any("entry" in g for g in groups) else None


def picture_symbols() -> str:
    """The shapes that pictures refer to."""
    return render_to_string("board/symbols.html", {"tiles": (), "drawn": DRAWN})
