"""The geometry of tiles: as the rules of each kind need it."""

from games.rules.kernel.workshop import Entry

from ...cards import SIDE_CODES, SIDE_NAMES
from .box import Box, Found, error

WALL, EXIT, GATE = "wall", "exit", "portcullis"
STRAIGHT = ("bottomless_pit", "bridge")


def check(box: Box) -> Found:
    for e in box.of("tile"):
        sides = e.params["sides"]
        if not is_drawn(sides):
            yield error("bad_sides", e, "sides", sides=", ".join(SIDE_NAMES), values=", ".join(SIDE_CODES))
            continue
        yield from _entry(e, sides["entry"])
        if GATE in [sides[name] for name in SIDE_NAMES[1:]]:
            yield error("gate_elsewhere", e, "sides")
        yield from _kind(e, leads_on(e))


def is_drawn(sides: object) -> bool:
    """All four sides, and each is something."""
    if not isinstance(sides, dict) or set(sides) != set(SIDE_NAMES):
        return False
    return all(isinstance(what, str) and what in SIDE_CODES for what in sides.values())


def leads_on(e: Entry) -> list[str]:
    """The sides beyond the entry that are no wall."""
    return [name for name in SIDE_NAMES[1:] if e.params["sides"][name] != WALL]


def _entry(e: Entry, entry: str) -> Found:
    if e.kind == GATE and entry != GATE:
        yield error("gate_missing", e, "sides")
    elif e.kind != GATE and entry != EXIT:
        yield error("entry_shut", e, "sides")


def _kind(e: Entry, ways: list[str]) -> Found:
    if e.kind == "rotating_room" and ways:
        yield error("rotating_room_openings", e, "sides")
    elif e.kind in STRAIGHT and ways != ["ahead"]:
        yield error("not_straight", e, "sides")
    elif e.kind == "chamber_of_darkness" and len(ways) not in (1, 2):
        yield error("darkness_exits", e, "sides")
    elif e.kind == "corridor" and not ways:
        yield error("corridor_ends", e, "sides")
    elif e.kind == "chasm" and not _is_split(e):
        yield error("chasm_sides", e, "chasm_groups", sides=", ".join(SIDE_NAMES))


def _is_split(e: Entry) -> bool:
    """Two by two, the entry in the first pair."""
    groups = e.params.get("chasm_groups")
    if not isinstance(groups, list | tuple) or len(groups) != 2:
        return False
    if any(not isinstance(pair, list | tuple) or len(pair) != 2 for pair in groups):
        return False
    named = [name for pair in groups for name in pair]
    return all(isinstance(n, str) for n in named) and sorted(named) == sorted(SIDE_NAMES) and "entry" in groups[0]
