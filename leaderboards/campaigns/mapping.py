"""The campaign as a map: a path that winds from the village to the castle, a station for each game."""

from dataclasses import dataclass
from itertools import pairwise

from leaderboards.campaigns.story import Chapter
from leaderboards.models import Campaign

WIDTH, ROW, COLUMNS, EDGE = 800, 130, 5, 90


@dataclass(frozen=True)
class Station:
    """``state``: done, open, next or far."""

    number: int
    x: int
    y: int
    state: str
    winner: str


@dataclass(frozen=True)
class Map:
    """``walked`` and ``ahead`` are path data; the castle stands at the end."""

    height: int
    walked: str
    ahead: str
    stations: list[Station]
    castle: tuple[int, int]


def draw(campaign: Campaign, chapters: list[Chapter], over: bool) -> Map:
    done = [c for c in chapters if c.deeds]
    waiting = [c for c in chapters if not c.deeds]
    many = max(len(done) if over else len(done) + 1, campaign.length or 0, 1)
    spots = [_spot(n) for n in range(many + 1)]
    stations = [_station(n, spots[n], done, bool(waiting), over) for n in range(many)]
    height = max(y for _x, y in spots) + 70
    return Map(height, _path(spots[: len(done)]), _path(spots[max(0, len(done) - 1) :]), stations, spots[-1])


def _station(n: int, spot: tuple[int, int], done: list[Chapter], waiting: bool, over: bool) -> Station:
    if n < len(done):
        return Station(n + 1, *spot, "done", done[n].winners)
    if n > len(done) or over:
        return Station(n + 1, *spot, "far", "")
    return Station(n + 1, *spot, "open" if waiting else "next", "")


def _spot(n: int) -> tuple[int, int]:
    """Boustrophedon, as oxen plough, each row a little up and down."""
    row, column = divmod(n, COLUMNS)
    column = column if row % 2 == 0 else COLUMNS - 1 - column
    step = (WIDTH - 2 * EDGE) // (COLUMNS - 1)
    return EDGE + column * step, 80 + row * ROW + (18 if n % 2 else -12)


def _path(spots: list[tuple[int, int]]) -> str:
    """A smooth line through the stations."""
    if len(spots) < 2:
        return ""
    parts = [f"M{spots[0][0]} {spots[0][1]}"]
    for (x1, y1), (x2, y2) in pairwise(spots):
        bend = (x2 - x1) // 2 or (70 if x1 > WIDTH // 2 else -70)
        first = x1 + bend
        second = x2 - bend if x2 != x1 else x2 + bend
        parts.append(f"C{first} {y1} {second} {y2} {x2} {y2}")
    return "".join(parts)
