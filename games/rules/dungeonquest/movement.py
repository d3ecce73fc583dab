"""Ways, doors, gates and steps (section 3)."""

from functools import cache

from msgspec import Struct

from ..kernel import Option, Play, Rule
from .board import BUILT_KINDS, BUILT_SIDES, CHAMBER, DOOR, EXITS, GATE, NOWHERE, WALL, Exit
from .cards import side_name
from .choices import option
from .hooks import befalls, changed, joined
from .locks import unlock
from .piles import gather_dragon_chits
from .state import Hero
from .unseen import lies_unseen, turn_up

CHASM = "chasm"
FREE_MOVE = ("corridor", "tower")
LEFT_CHAMBER = -1  # in the trail: the chamber has been left this turn
UNEXPLORED = -1  # in place of a side code


class Way(Struct, frozen=True, eq=False):
    """A way out of a place; ``why_not`` says what bars it, "" if it may be tried. Made by ``make_way``."""

    exit: Exit
    why_not: str
    doors: int
    gates: int
    fresh: bool
    option: Option  # ``info`` is (doors, gates, unexplored)


@cache
def make_way(exit: Exit, why_not: str = "", doors: int = 0, gates: int = 0, fresh: bool = False) -> Way:
    info = (doors, gates, fresh)
    return Way(exit, why_not, doors, gates, fresh, option(f"move:{exit.name}", exit.to, why_not, info))


@cache
def _through(exit: Exit, own: int, facing: int) -> Way:
    """By nothing but the two sides that meet there; ``facing`` is ``UNEXPLORED`` where no tile lies."""
    if WALL in (own, facing):
        return make_way(exit, "wall_beyond" if own else "wall")
    return make_way(exit, "", (own, facing).count(DOOR), (own, facing).count(GATE), facing == UNEXPLORED)


def sides_at(g: Play, place: int) -> tuple[int, ...] | None:
    """The four side codes of a place, None where no tile lies."""
    fixed = BUILT_SIDES[place]
    if fixed:
        return fixed
    tile = g.s.tiles[place]
    return g.cards.sides[tile - 1][g.s.entries[place] & 3] if tile else None


def kind_at(g: Play, place: int) -> str:
    return BUILT_KINDS[place] or g.cards.kinds[g.s.tiles[place] - 1]


def kind_here(g: Play, hero: Hero) -> str:
    """What kind of tile the hero's place is for this hero."""
    return changed(g, "kind", hero, hero.place, kind_at(g, hero.place))  # type: ignore[no-any-return]


def occupied(g: Play, place: int) -> bool:
    """Is a hero there? The Treasure Chamber has room for all."""
    if place != CHAMBER:
        for h in g.s.heroes:
            if h.place == place:
                return True
    return False


def way(g: Play, hero: Hero, exit: Exit) -> Way:
    """How things stand with one exit of the hero's place."""
    own: tuple[int, ...] = sides_at(g, hero.place)  # type: ignore[assignment]
    return _way(g, hero, exit, own[exit.side], [h.place for h in g.s.heroes], kind_at(g, hero.place) == CHASM)


def _way(g: Play, hero: Hero, exit: Exit, own: int, taken: list[int], chasm: bool) -> Way:
    """``own``: what the hero's side of it is; ``taken``: where heroes stand; ``chasm``: does this one stand at one?"""
    if own == WALL:
        return _through(exit, WALL, WALL)
    place = exit.to
    if place in taken and place != CHAMBER:
        return make_way(exit, "occupied")
    there = sides_at(g, place)
    if there is None and not explorable(g, place):
        return make_way(exit, "rock")
    w = _through(exit, own, there[exit.entry] if there else UNEXPLORED)
    return _unless_barred(g, hero, w, chasm) if chasm or g.s.trail else w


def _unless_barred(g: Play, hero: Hero, w: Way, chasm: bool) -> Way:
    if w.why_not:
        return w
    why = (_local_bar(g, hero, w.exit) if chasm else "") or ("" if w.fresh else _circling(g, w.exit))
    return make_way(w.exit, why, w.doors, w.gates, w.fresh) if why else w


def explorable(g: Play, place: int) -> bool:
    """Is there a tile for this empty square?"""
    return bool(g.s.decks["tiles"] or (g.s.unseen and lies_unseen(g, place)))


def ways(g: Play, hero: Hero) -> list[Way]:
    """All exits at once: asked at nearly every turn, so what they share is looked up once."""
    own: tuple[int, ...] = sides_at(g, hero.place)  # type: ignore[assignment]
    taken = [h.place for h in g.s.heroes]
    chasm = kind_at(g, hero.place) == CHASM
    return [_way(g, hero, exit, own[exit.side], taken, chasm) for exit in EXITS[hero.place]]


def way_back(g: Play, hero: Hero) -> Way | None:
    """The way the hero came in, as a normal move; None if it came through a wall or from nowhere."""
    if hero.came_from == NOWHERE:
        return None
    return next(way(g, hero, e) for e in EXITS[hero.place] if e.to == hero.came_from and e.side == hero.entered_by)


def _local_bar(g: Play, hero: Hero, exit: Exit) -> str:
    """A chasm lets a hero leave only on the side it stands on."""
    place = hero.place
    if hero.entered_by < 0:
        return ""
    entry = g.s.entries[place] & 3
    came, leaving = side_name(hero.entered_by, entry), side_name(exit.side, entry)
    groups = g.cards.tiles[g.s.tiles[place] - 1].chasm_groups
    return "" if any(came in group and leaving in group for group in groups) else "chasm"


def _circling(g: Play, exit: Exit) -> str:
    """No corridor or tower is stepped onto from the same side twice in one turn (R5)."""
    return "circling" if exit.to * 4 + exit.entry in g.s.trail else ""


def go(g: Play, hero: Hero, w: Way) -> Rule:
    """Through doors and gates onto the next square; True if its tile was just drawn."""
    yield from unlock(g, hero, w.exit, w.doors, w.gates)
    yield from befalls(g, "step.before", hero, w.exit, w.fresh, False)
    return (yield from step_onto(g, hero, w.exit, gated=w.gates > 0))


def step_onto(
    g: Play, hero: Hero, exit: Exit, gated: bool = False, through_wall: bool = False, escaping: bool = False
) -> Rule:
    """Leave the square and stand on the next one, its tile drawn if there is none; True if it was."""
    side, old = exit.entry, hero.place
    fresh = sides_at(g, exit.to) is None
    if fresh:
        yield from _lay_tile(g, hero, exit.to, side)
    hero.place, hero.entered_by = exit.to, side
    hero.came_from = NOWHERE if through_wall else old
    hero.no_escape = through_wall
    hero.gate_behind = gated or (fresh and kind_at(g, exit.to) == "portcullis")
    hero.searches, hero.through, hero.moved = 0, False, True
    g.event("moved", hero.seat, exit.name, exit.to)
    leave_behind(g, old)
    if not escaping and kind_at(g, exit.to) in FREE_MOVE:
        g.s.trail = (*g.s.trail, exit.to * 4 + side)
    return fresh


def _lay_tile(g: Play, hero: Hero, place: int, side: int) -> Rule:
    """The entry arrow lies on the side the hero comes in by."""
    tile: int = turn_up(g, hero, place) if lies_unseen(g, place) else g.draw("tiles")  # type: ignore[assignment]
    for change in joined(g, "tile.drawn", hero):
        tile = yield from change(g, hero, tile)
    lay_tile(g, hero, place, tile, side)


def lay_tile(g: Play, hero: Hero, place: int, tile: int, entry: int) -> None:
    s = g.s
    s.tiles = s.tiles[:place] + bytes((tile + 1,)) + s.tiles[place + 1 :]
    s.entries = s.entries[:place] + bytes((entry,)) + s.entries[place + 1 :]
    g.event("tile", hero.seat, place, g.cards.tiles[tile].key, g.cards.kinds[tile], entry & 3)


def leave_behind(g: Play, old: int) -> None:
    if old == CHAMBER:
        g.s.dragon_due = False
        g.s.trail = (*g.s.trail, LEFT_CHAMBER)
        gather_dragon_chits(g)
        for left in g.cards.hooks["chamber.left"]:
            left(g)


def left_chamber_this_turn(g: Play) -> bool:
    return LEFT_CHAMBER in g.s.trail


def why_no_escape(g: Play, hero: Hero) -> str:
    """What bars stepping back to where the hero came from; "" if nothing does (R18, R37)."""
    if hero.no_escape or hero.came_from == NOWHERE:
        why = "no_way_back"
    else:
        why = "gate_behind" if hero.gate_behind else "occupied" if occupied(g, hero.came_from) else ""
    return changed(g, "escape.bar", hero, why)  # type: ignore[no-any-return]
