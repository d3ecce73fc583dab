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
    below: bool = False  # the counter of somebody in the Catacombs, in the corner of the square above
    turn: int = -1  # where that counter points, in degrees from the north


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


CORNERS = ((18, 18), (-18, 18), (18, -18), (-18, -18))
TURNS = {None: -1, "north": 0, "east": 90, "south": 180, "west": 270}


def pieces(sitting: Sitting) -> list[Piece]:
    """Everyone on the board or under it; the active hero last, so that it lies on top."""
    table, found = sitting.table, []
    guests = table["chamber"]["heroes"]
    for hero in table["heroes"]:
        if not hero["hero"] or hero["status"] != "inside":
            continue
        active = hero["seat"] == table["active"]
        about = (active, tuple(hero["plights"]))
        if journey := hero.get("below"):
            found.append(_counter(hero, journey, about))
        elif hero.get("place", NOWHERE) != NOWHERE:
            at = centre(hero["place"], guests.index(hero["seat"]) if hero["seat"] in guests else 0)
            found.append(Piece(hero["seat"], hero["name"], *look(hero), *at, hero["place"], *about))
    return sorted(found, key=lambda p: p.active)


def _counter(hero: Mapping[str, Any], journey: Mapping[str, Any], about: tuple[bool, tuple[str, ...]]) -> Piece:
    """Each seat's in a corner of its own, so that several may lie on a square and a hero stand in the middle."""
    x, y = centre(journey["square"])
    dx, dy = CORNERS[hero["seat"] % len(CORNERS)]
    turn = TURNS[journey["heading"]]
    return Piece(hero["seat"], hero["name"], *look(hero), x + dx, y + dy, journey["square"], *about, True, turn)


def graves(sitting: Sitting) -> list[Grave]:
    found = []
    for hero in sitting.table["heroes"]:
        if hero["status"] in ("dead", "lost") and hero.get("grave", NOWHERE) != NOWHERE:
            x, y = centre(hero["grave"])
            found.append(Grave(hero["name"], x - HALF, y - HALF))
    return found
