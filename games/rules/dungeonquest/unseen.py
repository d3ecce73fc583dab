"""Tiles that lie face down: one seat alone has seen them, whoever enters turns them up."""

from ..kernel import Play
from .hooks import act
from .state import Hero


def lies_unseen(g: Play, place: int) -> bool:
    return any(there == place for there, _, _ in g.s.unseen)


def lay_unseen(g: Play, place: int, tile: int, warned: bool) -> None:
    g.s.unseen = (*g.s.unseen, (place, tile, warned))


def turn_up(g: Play, hero: Hero, place: int) -> int:
    """The tile for everybody to see, about to be laid with the arrow at this hero's entry."""
    s = g.s
    tile = next(tile for there, tile, _ in s.unseen if there == place)
    g.reveal("tiles", tile, "tile.turned_up", hero.seat, place)
    act(g, "tile.turned_up", hero, place)
    s.unseen = tuple(lying for lying in s.unseen if lying[0] != place)
    return tile
