"""The level below: who is there, the cards of their row, and what of it shows on the castle's board."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from django.utils.translation import gettext

from games.rules.dungeonquest import names
from games.rules.dungeonquest.board import SIDES
from games.rules.dungeonquest.catacombs.below import PILE
from games.rules.dungeonquest.catacombs.drift import room_for, stepped

from . import pieces
from .board import corner, place_name
from .card_art import picture_of
from .sitting import Sitting
from .tile_art import SIZE
from .words import CARDS, hero_name


class Drawn(NamedTuple):
    """A Catacomb card in the row."""

    symbol: str
    words: str


class Journey(NamedTuple):
    """``cards`` counts what has been taken out of the row as well; ``end`` is as far as that leads, walls allowing."""

    seat: int
    name: str
    shape: str
    letter: str
    coat: int
    start: str
    heading: str
    turn: int
    row: tuple[Drawn, ...]
    cards: int
    taken: int
    hole: bool
    end: str
    me: bool
    active: bool


class FaceDown(NamedTuple):
    """A tile nobody has turned up. ``tile``: what this viewer alone knows; ``sign`` is the report about it."""

    x: int
    y: int
    tile: str
    sign: str


class Track(NamedTuple):
    """A line on the board from a counter as far as its cards lead."""

    x: int
    y: int
    turn: int
    length: int


def journeys(sitting: Sitting) -> tuple[Journey, ...]:
    """Whoever is to move first, then the viewer."""
    found = [_journey(hero, sitting) for hero in sitting.table["heroes"] if hero.get("below")]
    return tuple(sorted(found, key=lambda j: (not j.active, not j.me)))


def _journey(hero: Mapping[str, Any], sitting: Sitting) -> Journey:
    below = hero["below"]
    row = tuple(_drawn(key, sitting) for key in (*below["row"], *_followed(hero, sitting)))
    way = gettext(names.WAYS[below["heading"]]) if below["heading"] else ""
    end, _steps = _reach(below)
    return Journey(
        hero["seat"], hero_name(sitting, hero["seat"]), *pieces.look(hero), place_name(below["square"]), way,
        pieces.TURNS[below["heading"]], row, below["cards"], below["cards"] - len(row), below["hole"],
        place_name(end), hero["seat"] == sitting.viewer, hero["seat"] == sitting.table["active"],
    )  # fmt: skip


def _drawn(key: str, sitting: Sitting) -> Drawn:
    words = (
        gettext("only shadows") if key == "nothing" else (sitting.box.name("card", key, PILE) or CARDS(key, sitting))
    )
    return Drawn(picture_of(key), words)


def _followed(hero: Mapping[str, Any], sitting: Sitting) -> list[str]:
    """The card that is on the table right now, not in the row yet."""
    if hero["seat"] != sitting.table["active"]:
        return []
    return [lying["card"] for lying in sitting.table["table"] if lying["pile"] == PILE]


def _reach(below: Mapping[str, Any]) -> tuple[int, int]:
    """The square so many cards lead to, and in how many steps; the outer wall stops the count."""
    if below["heading"] is None:
        return below["square"], 0
    side = SIDES.index(below["heading"])
    steps = min(below["cards"], room_for(below["square"], side))
    return stepped(below["square"], side, steps), steps


def tracks(sitting: Sitting) -> tuple[Track, ...]:
    """What the counters on the board point at."""
    found = []
    for hero in sitting.table["heroes"]:
        if (below := hero.get("below")) and (steps := _reach(below)[1]):
            x, y = pieces.centre(below["square"])
            found.append(Track(x, y, pieces.TURNS[below["heading"]], steps * SIZE))
    return tuple(found)


def face_down(sitting: Sitting) -> tuple[FaceDown, ...]:
    """Tiles that lie unseen, with the report about them."""
    lying = sitting.table.get("unseen", ())
    return tuple(FaceDown(*corner(u["place"]), u["tile"] or "", "!" if u["warned"] else "?") for u in lying)


def marks(sitting: Sitting) -> dict[str, Any]:
    """What lies on the castle's tiles: ways down, face-down tiles, the tracks of those below."""
    ways = tuple(corner(place) for place in sitting.table.get("entrances", ()))
    return {"entrances": ways, "face_down": face_down(sitting), "tracks": tracks(sitting)}
