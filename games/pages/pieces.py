"""The heroes' pieces on the board: shape, letter and place; and the stones of those who fell."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from games.rules.dungeonquest.board import CHAMBER, NOWHERE, column_row

from .sitting import Sitting
from .tile_art import HALF, SIZE

SHAPES = {"sir_rohan": "shield", "ulv_grimhand": "hexagon", "el_adoran": "diamond", "volrik": "circle"}
OTHERS = ("square", "kite", "circle", "hexagon")
COATS = {"sir_rohan": 0, "ulv_grimhand": 1, "el_adoran": 2, "volrik": 3}
LETTERS = {"sir_rohan": "R"}  # the others wear their first letter


class Piece(NamedTuple):
    seat: int
    name: str
    shape: str
    letter: str
    coat: int
    x: int
    y: int
    place: int
    active: bool
    plights: tuple[str, ...]


class Grave(NamedTuple):
    name: str
    x: int
    y: int


def look(hero: Mapping[str, Any]) -> tuple[str, str, int]:
    """Shape, letter and coat of a hero's piece."""
    key = hero["hero"]
    shape = SHAPES.get(key) or OTHERS[hero["seat"] % len(OTHERS)]
    return shape, LETTERS.get(key, hero["name"][:1]), COATS.get(key, hero["seat"] % 4)


def centre(place: int, nth: int = 0) -> tuple[int, int]:
    """The middle of a place; guests of the chamber stand in its four quarters."""
    if place == CHAMBER:
        return 6 * SIZE + (18, 46, 18, 46)[nth % 4], 4 * SIZE + (18, 110, 110, 18)[nth % 4]
    column, row = column_row(place)
    return column * SIZE + HALF, row * SIZE + HALF


def pieces(sitting: Sitting) -> list[Piece]:
    """Everyone on the board; the active hero last, so that it lies on top."""
    table, found = sitting.table, []
    guests = table["chamber"]["heroes"]
    for hero in table["heroes"]:
        if hero["hero"] and hero.get("place", NOWHERE) != NOWHERE and hero["status"] == "inside":
            at = centre(hero["place"], guests.index(hero["seat"]) if hero["seat"] in guests else 0)
            active = hero["seat"] == table["active"]
            found.append(
                Piece(hero["seat"], hero["name"], *look(hero), *at, hero["place"], active, tuple(hero["plights"]))
            )
    return sorted(found, key=lambda p: p.active)


def graves(sitting: Sitting) -> list[Grave]:
    found = []
    for hero in sitting.table["heroes"]:
        if hero["status"] in ("dead", "lost") and hero.get("grave", NOWHERE) != NOWHERE:
            x, y = centre(hero["grave"])
            found.append(Grave(hero["name"], x - HALF, y - HALF))
    return found
