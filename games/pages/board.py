"""The board as a view model: rows of tiles, towers, the chamber, pieces, tombstones, and the squares one may choose."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from django.utils.text import capfirst
from django.utils.translation import gettext

from games.rules.dungeonquest import shipped
from games.rules.dungeonquest.board import CHAMBER, COLUMNS, ROWS, TOWERS, column_row
from games.rules.dungeonquest.names import KINDS

from . import pieces
from .box import SHIPPED, Box
from .sitting import Sitting
from .tile_art import QUARTERS, SIZE, UPRIGHT, TileArt, draw

WIDTH, HEIGHT = COLUMNS * SIZE, ROWS * SIZE
DRAWN = ("trap", "rotating_room", "cave_in", "bottomless_pit", "bridge", "web", "passage")
CHAMBER_AT = (6 * SIZE, 4 * SIZE)


class Square(NamedTuple):
    """A laid tile; ``name`` is written on it only on a plain board."""

    place: int
    x: int
    y: int
    tile: str
    turn: int
    upright: str
    name: str


class Lit(NamedTuple):
    """A square one may choose now: pressing it presses the option's button."""

    option: str
    x: int
    y: int
    height: int
    fresh: bool


class Tower(NamedTuple):
    x: int
    y: int
    turns: tuple[int, ...]


@cache
def tile_art() -> tuple[TileArt, ...]:
    """Every kind of tile of every shipped set, as the symbols of the page."""
    kinds = [t for name in shipped.SHIPPED for t in shipped.load(name).get("tiles", {}).get("types", ())]
    return tuple(draw(t["key"], t["kind"], t["arrow"], t["sides"], t.get("chasm_groups")) for t in kinds)


def tiles_of(box: Box) -> tuple[TileArt, ...]:
    """The symbols that a table needs: those of its own tiles, whatever shipped tiles of the same key look like."""
    return tuple(draw(t.key, t.kind, t.arrow, t.sides, t.chasm_groups) for t in box.own_tiles) or tile_art()


@cache
def towers() -> tuple[Tower, ...]:
    return tuple(Tower(*corner(place), tuple(90 * side for side in sides)) for place, sides in TOWERS.items())


def corner(place: int) -> tuple[int, int]:
    """The upper left corner of a square in board units; the chamber's is that of its upper half."""
    if place == CHAMBER:
        return CHAMBER_AT
    column, row = column_row(place)
    return column * SIZE, row * SIZE


def place_name(place: int) -> str:
    """ "C4", as on a chess board, from the upper left."""
    if place == CHAMBER:
        return gettext("the Treasure Chamber")
    column, row = column_row(place)
    return f"{chr(ord('A') + column)}{row + 1}"


def rows(table: Mapping[str, Any], plain: bool = False, box: Box = SHIPPED) -> list[list[Square]]:
    found: list[list[Square]] = [[] for _ in range(ROWS)]
    for tile in table["board"]:
        found[column_row(tile["place"])[1]].append(_square(tile, plain, box))
    return found


def _square(tile: Mapping[str, Any], plain: bool, box: Box) -> Square:
    kind = tile["kind"]
    name = capfirst(box.name("tile_kind", kind)) or gettext(KINDS.get(kind, kind)) if plain else ""
    upright = kind if kind in UPRIGHT else ""
    return Square(tile["place"], *corner(tile["place"]), tile["tile"], QUARTERS[tile["entry"]], upright, name)


def lit(sitting: Sitting) -> list[Lit]:
    """Every square of the legal options that lie on the board: an option of two squares is lit on both."""
    question = sitting.question
    if not question:
        return []
    legal = [o for o in question["options"] if o.place and not o.why_not]
    return [
        Lit(o.id, *corner(place), 2 * SIZE if place == CHAMBER else SIZE, bool(o.info and o.info[-1] is True))
        for o in legal
        for place in o.place
    ]


def scene(sitting: Sitting) -> dict[str, Any]:
    """Pieces, tombstones, and where the torch burns."""
    found = pieces.pieces(sitting)
    active = next((p for p in found if p.active), None)
    return {
        "pieces": found,
        "graves": pieces.graves(sitting),
        "torch": active,
        "dark": bool(active and "torch" in active.plights),
        "awake": bool(sitting.question and sitting.question["key"] == "dragon.flee"),
    }
