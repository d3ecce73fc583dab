"""Can the Treasure Chamber be reached from a tower, and a tower from there? As far as the shapes of tiles say."""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from games.rules.kernel.workshop import Entry

from ...board import CHAMBER, EXITS, TOWERS, neighbour
from .box import Box, Found, in_component
from .tiles import is_drawn, leads_on

TURNS = {"ahead": 0, "right": 1, "left": 3}
NO_WAY_BACK = ("rotating_room",)


class Step(NamedTuple):
    """On a square, having walked in this direction."""

    place: int
    heading: int


FROM_TOWERS = [Step(neighbour(tower, side), side) for tower, sides in TOWERS.items() for side in sides]


def check(box: Box) -> Found:
    tiles = [e for e in box.of("tile") if e.count and is_drawn(e.params["sides"])]
    if box.slot != "base" or "tile" in box.broken or len(tiles) < len([e for e in box.of("tile") if e.count]):
        return
    there = shortest(FROM_TOWERS, turns_of(tiles), {CHAMBER})
    if there is None or there > _leading_on(tiles):
        yield in_component("chamber_out_of_reach", "tile")
    elif not _way_out(tiles, there):
        yield in_component("no_way_out", "tile")


def turns_of(tiles: Iterable[Entry]) -> set[int]:
    """The quarter turns that these tiles let a hero make; a room that turns leads straight on."""
    found = {TURNS[side] for e in tiles for side in leads_on(e) if _same_side(e, side)}
    return found | {0 for e in tiles if e.kind == "rotating_room"}


def _same_side(e: Entry, side: str) -> bool:
    """Of a chasm only the entry's side can be walked."""
    return e.kind != "chasm" or side in (e.params.get("chasm_groups") or [()])[0]


def _leading_on(tiles: Iterable[Entry]) -> int:
    return sum(e.count for e in tiles if leads_on(e) or e.kind == "rotating_room")


def _way_out(tiles: list[Entry], there: int) -> bool:
    """Back the way one came, or on to a tower over tiles that are left."""
    honest = [e for e in tiles if e.kind not in NO_WAY_BACK]
    outside = [Step(e.to, e.side) for e in EXITS[CHAMBER]]
    back = shortest(
        [Step(neighbour(t, s), s) for t, sides in TOWERS.items() for s in sides], turns_of(honest), {CHAMBER}
    )
    if back is not None and back <= _leading_on(honest):
        return True
    on = shortest(outside, turns_of(tiles), set(TOWERS))
    return on is not None and there + on <= _leading_on(tiles)


def shortest(starts: list[Step], turns: set[int], ends: set[int]) -> int | None:
    """How many tiles are walked over on the shortest way; None if there is no way."""
    seen, todo = set(starts), deque((step, 1) for step in starts)
    while todo:
        step, tiles = todo.popleft()
        for turn in turns:
            side = (step.heading + turn) % 4
            on = Step(neighbour(step.place, side), side)
            if on.place in ends and (on.place == CHAMBER or (side + 2) % 4 in TOWERS[on.place]):
                return tiles
            if on.place >= 0 and on.place != CHAMBER and on.place not in TOWERS and on not in seen:
                seen.add(on)
                todo.append((on, tiles + 1))
    return None
