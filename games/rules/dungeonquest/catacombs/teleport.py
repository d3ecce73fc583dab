"""The amulet of Teleportation (section 13): any trap card or trap tile carries its wearer off.

A ring that warns of the trap comes first (who is warned has met none), what a trap does to others after it.
"""

from typing import Any

from ...kernel import Play, Rule
from ..board import CHAMBER, CHAMBER_SQUARES, NOWHERE, SIDES, SOUTH, TOWERS
from ..choices import option, pick
from ..dice import parse, roll
from ..harm import TurnOver, die, walk_free
from ..hooks import befalls, hook, joined
from ..movement import explorable, kind_at, lay_tile, leave_behind, occupied, sides_at
from ..piles import Drawn
from ..state import Hero
from ..treasure_chamber import turn_dragon_chit
from ..unseen import lies_unseen, turn_up
from . import arrival, bridge
from .amulets import acts
from .below import cut_off, go_below
from .drift import room_for, stepped
from .tables import row_of

TELEPORTATION = "teleport_table"
A_TRAP = "first_trap_card_or_trap_tile"
TRAP = "trap"
TURNED = 4  # added to the entry of a rotating room that lies as placed (R56)


@hook("tile.enter", of="catacombs", order=-1)
def at_a_trap_tile(g: Play, hero: Hero, kind: str, coming: Any) -> Rule:
    if kind == TRAP and acts(g, hero, A_TRAP, TELEPORTATION):
        yield from carry_off(g, hero)
    return False


@hook("card.drawn", of="catacombs", order=-1)
@hook("door.follow", of="catacombs", order=-1)
def at_a_trap_card(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """Of any deck, doors and crypts included."""
    if getattr(drawn.card, "trap", False) and acts(g, hero, A_TRAP, TELEPORTATION):
        yield from carry_off(g, hero)
    return False


def carry_off(g: Play, hero: Hero) -> Rule:
    """Roll until the table names a square that will do; the turn ends there. A fresh trap tile acts again (R60)."""
    table = g.cards.set.numbers[TELEPORTATION]
    trapped = True
    while trapped:
        g.event("teleport", hero.seat)
        yield from befalls(g, "hero.teleported", hero)
        place = NOWHERE
        while place == NOWHERE or occupied(g, place) or not _ground(g, place):
            if place != NOWHERE:
                g.event("teleport.again", hero.seat, place)
            where = row_of(table["rows"], (yield from roll(g, hero, parse(table["die"]).faces, "teleport")))
            place = yield from _read(g, hero, where)
        trapped = yield from _arrive(g, hero, place)
    raise TurnOver


def _ground(g: Play, place: int) -> bool:
    return sides_at(g, place) is not None or explorable(g, place)


def _read(g: Play, hero: Hero, where: str) -> Rule:
    """``"north_3"``, ``"death"`` or ``"catacombs"``; outside the walls there is only a long fall."""
    if where == "death":
        die(g, hero, "teleported")
    if where == "catacombs":
        yield from go_below(g, hero)
        raise TurnOver
    side, squares = where.split("_")
    start = _start(hero, SIDES.index(side))
    if room_for(start, SIDES.index(side)) < int(squares):
        die(g, hero, "outside_the_walls")
    place = stepped(start, SIDES.index(side), int(squares))
    return CHAMBER if place in CHAMBER_SQUARES else place


def _start(hero: Hero, side: int) -> int:
    """In the chamber (at a trapped door) the square nearer to where the magic leads, the upper one to either side."""
    return hero.place if hero.place != CHAMBER else CHAMBER_SQUARES[side == SOUTH]


def _arrive(g: Play, hero: Hero, place: int) -> Rule:
    """No Room card and no free move; True if a trap lies there, just drawn."""
    fresh = sides_at(g, place) is None
    if fresh:
        yield from _lay(g, hero, place)
    old, hero.place = hero.place, place
    leave_behind(g, old)
    g.event("teleported", hero.seat, place)
    kind = kind_at(g, place)
    if fresh and kind == TRAP:
        cut_off(g, hero)
        hero.moved = True
        return True
    yield from _land(g, hero, kind)
    return False


def _lay(g: Play, hero: Hero, place: int) -> Rule:
    """Whatever is drawn, any way round."""
    tile: int = turn_up(g, hero, place) if lies_unseen(g, place) else g.draw("tiles")  # type: ignore[assignment]
    for change in joined(g, "tile.drawn", hero):
        tile = yield from change(g, hero, tile)
    side = yield from arrival.way_round(g, hero, tile, place)
    lay_tile(g, hero, place, tile, side + TURNED * (g.cards.kinds[tile] == "rotating_room"))


def _land(g: Play, hero: Hero, kind: str) -> Rule:
    """Over a pit or a bridge there is nothing to stand on; the dragon is looked at, but nothing is taken."""
    yield from arrival.stand(g, hero)
    if kind == "bottomless_pit":
        die(g, hero, kind)
    if kind == bridge.BRIDGE:
        yield from bridge.fall(g, hero)
    if kind == "treasure_chamber":
        yield from turn_dragon_chit(g, hero)
    if hero.place in TOWERS:
        g.event("tower.reached", hero.seat, hero.place)
        if (yield from pick(g, hero, "tower", (option("leave"), option("stop")), "leave")) == "leave":  # type: ignore[arg-type]
            yield from walk_free(g, hero)
