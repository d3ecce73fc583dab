"""What each kind of tile does to a hero who enters it (section 4), and the moves that follow."""

from collections.abc import Callable

from msgspec import Struct

from ..kernel import Answer, Decision, Play, Rule
from . import treasure_chamber
from .board import EXIT_OF, EXITS, NOWHERE, WALL, Exit, opposite
from .choices import Choice, answered, choose, option
from .dice import test
from .follow import follow_top
from .harm import TurnOver, die, lose, walk_free
from .hooks import NOTHING, befalls, changed, hook, instead
from .movement import Way, explorable, go, kind_at, kind_here, make_way, sides_at, step_onto, ways
from .piles import clear_table
from .state import Hero


class Arrival(Struct, frozen=True):
    """How a hero comes in: onto a tile just drawn; and does a Room card await it?"""

    fresh: bool
    card: bool = True


def enter(g: Play, hero: Hero, arrival: Arrival) -> Rule:
    """The tile takes effect; True if a free move is due."""
    kind = kind_here(g, hero)
    if (yield from instead(g, "tile.enter", hero, kind, arrival)):
        return False
    return (yield from ON_ENTRY[kind](g, hero, arrival))


def travel(g: Play, hero: Hero, w: Way, card: bool = True) -> Rule:
    """A move, and the free moves that corridors and towers give after it."""
    fresh = yield from go(g, hero, w)
    free = yield from enter(g, hero, Arrival(fresh, card))
    yield from roam(g, hero, free, card)


def roam(g: Play, hero: Hero, free: bool, card: bool = True) -> Rule:
    """On and on, as long as a free move is due."""
    return _roam(g, hero, card) if free else NOTHING


def _roam(g: Play, hero: Hero, card: bool) -> Rule:
    free = True
    while free:
        w = yield from free_way(g, hero)
        if w is None:
            return
        fresh = yield from go(g, hero, w)
        free = yield from enter(g, hero, Arrival(fresh, card))


def free_way(g: Play, hero: Hero) -> Rule:
    """The free move of a corridor or tower; None if none is made."""
    return _tower_way(g, hero) if kind_at(g, hero.place) == "tower" else _corridor_way(g, hero)


def retreat(g: Play, hero: Hero) -> Rule:
    """Escape: back to the tile the hero came from. No Room card there, but its own rule applies (R38)."""
    from .encounter import end_meeting

    yield from end_meeting(g, hero)
    clear_table(g)
    back = next(e for e in EXITS[hero.place] if e.to == hero.came_from and e.side == hero.entered_by)
    g.event("escaped", hero.seat)
    yield from step_onto(g, hero, back, escaping=True)
    free = yield from enter(g, hero, Arrival(fresh=False, card=False))
    yield from roam(g, hero, free)
    raise TurnOver


def secret_door(g: Play, hero: Hero) -> Rule:
    """May move at once to any adjacent square; walls, doors and gates do not matter."""
    choices = [Choice(w.option, answered) for w in secret_ways(g, hero)]
    choices.append(Choice(option("decline"), answered))
    answer = yield from choose(g, hero, "secret_door", choices, default="decline")
    exit = EXIT_OF[hero.place].get(answer)
    if exit is None:
        return
    yield from through_wall(g, hero, exit)


def through_wall(g: Play, hero: Hero, exit: Exit) -> Rule:
    """As if through an opening, and the way closes behind; the turn ends there."""
    if g.at_least(2):
        yield from befalls(g, "step.before", hero, exit, sides_at(g, exit.to) is None, True)
    fresh = yield from step_onto(g, hero, exit, through_wall=True)
    free = yield from enter(g, hero, Arrival(fresh))
    yield from roam(g, hero, free)
    raise TurnOver


def secret_ways(g: Play, hero: Hero) -> list[Way]:
    from .movement import occupied

    found = []
    for exit in EXITS[hero.place]:
        fresh = sides_at(g, exit.to) is None
        why = "occupied" if occupied(g, exit.to) else "rock" if fresh and not explorable(g, exit.to) else ""
        found.append(make_way(exit, why, fresh=fresh))
    return found


def _corridor_way(g: Play, hero: Hero) -> Rule:
    """The move that must follow at once; None if no opening can be used (R5)."""
    found = ways(g, hero)
    if all(w.why_not for w in found):
        g.event("corridor.stuck", hero.seat)
        return None
    answer = yield Decision.one(hero.seat, "corridor", [w.option for w in found])
    return _picked(found, answer)


def _tower_way(g: Play, hero: Hero) -> Rule:
    """Out of the castle, on by the other opening, or stop (R6)."""
    found = [w for w in ways(g, hero) if w.exit.side != hero.entered_by]
    choices = [Choice(option("leave"), leave_castle)]
    choices += [Choice(w.option, answered) for w in found if w.why_not != "wall"]
    choices.append(Choice(option("stop"), answered))
    answer = yield from choose(g, hero, "tower", choices, default="leave")
    return _picked(found, answer)


def _picked(found: list[Way], answer: Answer) -> Way | None:
    return next((w for w in found if w.option.id == answer), None)


def leave_castle(g: Play, hero: Hero, answer: Answer) -> Rule:
    return walk_free(g, hero)


# --- kinds


def _room(g: Play, hero: Hero, arrival: Arrival) -> Rule:
    return follow_top(g, hero, "room") if arrival.card else NOTHING


def _corridor(g: Play, hero: Hero, arrival: Arrival) -> Rule:
    return True
    yield


def _trap(g: Play, hero: Hero, arrival: Arrival) -> Rule:
    return follow_top(g, hero, "trap")


def _rotating_room(g: Play, hero: Hero, arrival: Arrival) -> Rule:
    """Turns once, when drawn."""
    if arrival.fresh:
        turn_round(g, hero.place)
        g.event("rotated", hero.seat, hero.place)
    return walled_in(g, hero)


def turn_round(g: Play, place: int) -> None:
    s = g.s
    entry = opposite(s.entries[place]) + 4
    s.entries = s.entries[:place] + bytes((entry,)) + s.entries[place + 1 :]


@hook("turn.forced")
def walled_in(g: Play, hero: Hero) -> Rule:
    """A rotating room that faces a wall buries the hero, then or later: no search helps there (R4)."""
    shut = hero.place != NOWHERE and kind_at(g, hero.place) == "rotating_room" and _faces_wall(g, hero.place)
    if shut and not changed(g, "lost.saved", hero, False):
        lose(g, hero, "walled_in")
    return NOTHING


def _faces_wall(g: Play, place: int) -> bool:
    """Does the one opening face the outer wall, another wall, or rock where no tile is left to lay (R23)?"""
    opening = next(side for side, what in enumerate(sides_at(g, place) or ()) if what != WALL)
    beyond = next((e.to for e in EXITS[place] if e.side == opening), NOWHERE)
    if beyond == NOWHERE:
        return True
    there = sides_at(g, beyond)
    return there[opposite(opening)] == WALL if there else not explorable(g, beyond)


def _nothing(g: Play, hero: Hero, arrival: Arrival) -> Rule:
    return NOTHING


def _bottomless_pit(g: Play, hero: Hero, arrival: Arrival) -> Rule:
    if not (yield from test(g, hero, "agility", "bottomless_pit")):
        die(g, hero, "bottomless_pit")
    g.event("pit.crossed", hero.seat)
    return False


def _tower(g: Play, hero: Hero, arrival: Arrival) -> Rule:
    g.event("tower.reached", hero.seat, hero.place)
    return True
    yield


ON_ENTRY: dict[str, Callable[[Play, Hero, Arrival], Rule]] = {
    "room": _room,
    "corridor": _corridor,
    "portcullis": _room,
    "trap": _trap,
    "rotating_room": _rotating_room,
    "chamber_of_darkness": _nothing,
    "cave_in": _room,
    "bottomless_pit": _bottomless_pit,
    "chasm": _room,
    "tower": _tower,
    "treasure_chamber": treasure_chamber.enter,
}
