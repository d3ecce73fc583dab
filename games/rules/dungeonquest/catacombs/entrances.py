"""Black arrows and Entrance tiles: for going down and for coming up they are the same (R14)."""

from ...kernel import Play
from ..board import SQUARES
from ..movement import kind_at
from ..state import Hero

PASSAGE = "passage"  # the tile with the black arrow
NONE_ON = ("cave_in",)


def is_entrance(g: Play, place: int) -> bool:
    if place in g.s.entrances:
        return True
    return 0 <= place < SQUARES and g.s.tiles[place] > 0 and kind_at(g, place) == PASSAGE


def mark_entrance(g: Play, hero: Hero) -> None:
    """By who goes down a passage; not on a cave-in tile, and as long as there are Entrance tiles (R63)."""
    s, place = g.s, hero.place
    left = len(s.entrances) < g.cards.set.numbers["entrance_tiles"]
    if left and kind_at(g, place) not in NONE_ON and not is_entrance(g, place):
        s.entrances = (*s.entrances, place)
        g.event("entrance.laid", hero.seat, place)
