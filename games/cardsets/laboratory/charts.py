"""Figures as coordinates for SVGs that templates draw. Own marks are filled dots on solid lines, the shipped set's
hollow squares on dashed ones, so that nobody needs the colours. All numbers are text: no language changes them.
"""

from collections.abc import Iterable, Sequence
from math import ceil
from typing import NamedTuple

from games.cardsets.laboratory.bins import Bins
from games.cardsets.laboratory.intervals import Interval
from games.cardsets.laboratory.words import number

WIDE, HIGH, EDGE = 240.0, 32.0, 8.0
PLOT_WIDE, PLOT_HIGH, LEFT, BOTTOM, TOP = 640.0, 220.0, 56.0, 30.0, 10.0
OWN, BASE = "own", "base"


class Mark(NamedTuple):
    """A point with its interval on a strip ``WIDE`` by ``HIGH``."""

    side: str
    x: str
    low: str
    high: str
    y: str


class Bar(NamedTuple):
    side: str
    x: str
    y: str
    width: str
    height: str


class Tick(NamedTuple):
    at: str
    text: str


class Scale(NamedTuple):
    low: float
    high: float

    def at(self, value: float) -> str:
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return f"{EDGE + (WIDE - 2 * EDGE) * part:.1f}"

    def ticks(self) -> list[Tick]:
        """The ends and the middle, in per cent."""
        middle = (self.low + self.high) / 2
        return [Tick(self.at(v), number(100 * v)) for v in (self.low, middle, self.high)]


def shares_scale(found: Iterable[Interval | None]) -> Scale:
    """From nothing to the next tenth above all of them."""
    top = max((interval.high for interval in found if interval), default=1.0)
    return Scale(0.0, min(1.0, max(1, ceil(top * 10)) / 10))


def differences_scale(found: Iterable[Interval | None]) -> Scale:
    """Nothing in the middle; as wide as the farthest estimate and a tenth, intervals may reach beyond."""
    far = max((abs(interval.value) for interval in found if interval), default=0.1)
    end = min(1.0, (int(far * 10) + 2) / 10)
    return Scale(-end, end)


def strip(scale: Scale, own: Interval | None, base: Interval | None = None) -> list[Mark]:
    both = [(OWN, own, 0.32 if base else 0.5), (BASE, base, 0.7)]
    return [
        Mark(side, scale.at(i.value), scale.at(i.low), scale.at(i.high), f"{HIGH * at:.1f}")
        for side, i, at in both
        if i
    ]


class Length(NamedTuple):
    """How long a bar is on a strip: of a share."""

    side: str
    width: str
    y: str


def lengths(scale: Scale, own: float, base: float | None) -> list[Length]:
    """Two bars from the left edge, one above the other."""
    both = [(OWN, own, 5.0), (BASE, base, 18.0)]
    return [Length(side, f"{float(scale.at(v)) - EDGE:.1f}", f"{y}") for side, v, y in both if v is not None]


class Histogram(NamedTuple):
    """Bars of both sides as shares of their own total, with ticks: (x, from) below, (y, per cent) at the left."""

    bars: list[Bar]
    xs: list[Tick]
    ys: list[Tick]
    floor: str
    width: str = f"{PLOT_WIDE:.0f}"
    height: str = f"{PLOT_HIGH:.0f}"
    left: str = f"{LEFT:.0f}"


def histogram(bins: Bins) -> Histogram:
    own, base = _shares(bins.own), _shares(bins.base)
    top, floor = _top([*own, *base]), PLOT_HIGH - BOTTOM
    step = (PLOT_WIDE - LEFT - 8) / len(own)
    bars = []
    for n, pair in enumerate(zip(own, base, strict=True)):
        for side, value, shift in ((OWN, pair[0], 0.08), (BASE, pair[1], 0.52)):
            high = (floor - TOP) * value / top
            x, y = LEFT + step * (n + shift), floor - high
            bars.append(Bar(side, f"{x:.1f}", f"{y:.1f}", f"{step * 0.4:.1f}", f"{high:.1f}"))
    every = max(1, len(own) // 8)
    xs = [Tick(f"{LEFT + step * n:.1f}", number(n * bins.width))
          for n in range(0, len(own), every)]  # fmt: skip
    ys = [Tick(f"{floor - (floor - TOP) * part / 4:.1f}", f"{number(25 * top * part, 1)} %") for part in range(5)]
    return Histogram([b for b in bars if float(b.height) > 0], xs, ys, f"{floor:.0f}")


def _shares(counts: Sequence[int]) -> list[float]:
    total = sum(counts)
    return [n / total if total else 0.0 for n in counts]


def _top(values: Iterable[float]) -> float:
    """The next twentieth above all shares; of the whole, the whole."""
    return min(1.0, (int(max([*values, 0.0]) * 20) + 1) / 20)
