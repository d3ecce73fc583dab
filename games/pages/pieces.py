"""The heroes' pieces on the board: shape, letter and place; and the stones of those who fell."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from games.rules.dungeonquest.board import CHAMBER, NOWHERE, column_row

from .sitting import Sitting
from .tile_art import HALF, SIZE

LOOKS = {
    "sir_rohan": ("shield", "R", 0), "ulv_grimhand": ("hexagon", "U", 1), "el_adoran": ("diamond", "E", 2),
    "volrik": ("circle", "V", 3), "sir_roland": ("square", "Ro", 4), "vikas": ("kite", "Vi", 5),
    "siegfried": ("pentagon", "S", 6), "farendil": ("drop", "F", 7), "ironhand": ("cross", "I", 0),
    "thargrim": ("spike", "T", 4), "tori_jima": ("star", "J", 6), "rildo": ("trapeze", "Ri", 3),
    "helena": ("arch", "H", 2), "sarellia": ("leaf", "L", 7), "fhyll": ("gear", "Y", 1), "azoth": ("moon", "A", 5),
}  # fmt: skip
"""Each hero's outline, letters and coat: no two share an outline."""

OTHERS = ("square", "kite", "circle", "hexagon")


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
    seat = hero["seat"]
    return LOOKS.get(hero["hero"], (OTHERS[seat % len(OTHERS)], hero["name"][:1], seat % 4))


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
