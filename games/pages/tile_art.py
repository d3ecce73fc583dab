"""How a tile is drawn, from its sides alone: floor and wall outlines in a square of 64 units, the entry arrow below.

Numbers only: colours and strokes are the style sheet's, repeated shapes lie in ``templates/board/symbols.html``.
"""

from collections.abc import Mapping
from typing import NamedTuple

SIZE = 64
HALF = 32
ROOM, NARROW, GAP = 21, 10, 10  # half widths: a room's floor, a corridor's floor, an opening
SIDES = ("ahead", "right", "entry", "left")  # clockwise from the top, as drawn
TURN = {"ahead": 0, "right": 90, "entry": 180, "left": 270}
QUARTERS = (180, 270, 0, 90)  # how far a drawn tile turns when its arrow lies north, east, south, west
UPRIGHT = frozenset({"chamber_of_darkness"})  # kinds with a sign that must not turn with the tile


class Fitting(NamedTuple):
    """A door or a gate: which, and by how many degrees it turns from the top side."""

    what: str
    turn: int


class TileArt(NamedTuple):
    """Everything a ``<symbol>`` needs. ``rift`` says which corners a chasm joins."""

    key: str
    kind: str
    arrow: str
    floor: str
    walls: str
    fittings: tuple[Fitting, ...]
    rift: str = ""


def draw(key: str, kind: str, arrow: str, sides: Mapping[str, str], groups: object = None) -> TileArt:
    """The art of one kind of tile; ``groups`` are a chasm's sides that hang together."""
    half = NARROW if kind == "corridor" else ROOM
    ways = [sides[name] for name in SIDES]
    fittings = tuple(Fitting(sides[s], TURN[s]) for s in SIDES if sides[s] in ("door", "portcullis"))
    return TileArt(key, kind, arrow, floor(ways, half), walls(ways, half), fittings, _rift(groups))


def floor(ways: list[str], half: int) -> str:
    """The outline of what can be walked on, as one closed path."""
    points: list[tuple[int, int]] = []
    for quarter, way in enumerate(ways):
        points += [_turned(p, quarter) for p in _edge(way, half)]
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "Z"


def walls(ways: list[str], half: int) -> str:
    """The same outline as strokes, left out where one can pass: from opening to opening around the corners."""
    if all(way == "wall" for way in ways):
        return floor(ways, half)
    first = next(i for i, way in enumerate(ways) if way != "wall")
    strokes, line = [], []
    for step in range(5):
        quarter = (first + step) % 4
        edge = [_turned(p, quarter) for p in _edge(ways[quarter], half)]
        if ways[quarter] == "wall":
            line += edge
            continue
        strokes.append(line + edge[: len(edge) // 2])
        line = edge[len(edge) // 2 :]
    return "".join("M" + "L".join(f"{x} {y}" for x, y in stroke) for stroke in strokes[1:])


def _edge(way: str, half: int) -> list[tuple[int, int]]:
    """The top side from left to right: a straight wall, or a neck that reaches the tile's edge."""
    if way == "wall":
        return [(-half, -half), (half, -half)]
    neck = [(-GAP, -HALF), (GAP, -HALF)]
    if half == GAP:
        return [(-GAP, -GAP), *neck, (GAP, -GAP)]
    return [(-half, -half), (-GAP, -half), *neck, (GAP, -half), (half, -half)]


def _turned(point: tuple[int, int], quarter: int) -> tuple[int, int]:
    x, y = point
    for _ in range(quarter):
        x, y = -y, x
    return x + HALF, y + HALF


def _rift(groups: object) -> str:
    if not groups:
        return ""
    with_entry = next(set(g) for g in groups if "entry" in g)  # type: ignore[attr-defined]
    return "falling" if "left" in with_entry else "rising"
