"""A line of gold over games, as coordinates for an SVG that a template draws."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 240, 84, 30, 14
MOST_DOTS, POINTS = 40, 400


@dataclass(frozen=True)
class Chart:
    """``line`` and ``area`` are path data; ``ticks`` (y, value) of the horizontal lines."""

    width: int
    height: int
    line: str
    area: str
    ticks: list[tuple[float, int]]
    dots: list[tuple[float, float]]
    first: datetime
    last: datetime
    left: int = LEFT
    floor: int = HEIGHT - BOTTOM


def draw(values: Sequence[int], times: Sequence[datetime]) -> Chart:
    """One step a game, evenly spaced: what counts is games, not the pauses between them."""
    values = _thinned(values)
    top = _round_up(max(*values, 1))
    wide, high = WIDTH - LEFT - 8, HEIGHT - BOTTOM - TOP
    spots = [
        (round(LEFT + wide * n / max(1, len(values) - 1), 1), round(HEIGHT - BOTTOM - high * v / top, 1))
        for n, v in enumerate(values)
    ]
    line = "M" + "L".join(f"{x} {y}" for x, y in spots)
    area = f"{line}L{spots[-1][0]} {HEIGHT - BOTTOM}L{spots[0][0]} {HEIGHT - BOTTOM}Z"
    ticks = [(round(HEIGHT - BOTTOM - high * part / 4, 1), top * part // 4) for part in range(5)]
    return Chart(
        WIDTH, HEIGHT, line, area, ticks, spots if len(spots) <= MOST_DOTS else [], times[0], times[-1]
    )  # fmt: skip


def _thinned(values: Sequence[int]) -> Sequence[int]:
    """At most so many points; the last one always."""
    if len(values) <= POINTS:
        return values
    step = (len(values) - 1) / (POINTS - 1)
    return [values[round(n * step)] for n in range(POINTS)]


def _round_up(value: int) -> int:
    """To a number of which quarters are round as well."""
    unit = 10 ** (len(str(value)) - 1)
    steps = (1, 2, 4, 8, 10) if unit < 100 else (1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10)
    return next(int(f * unit) for f in steps if f * unit >= value) if value > 4 else 4
