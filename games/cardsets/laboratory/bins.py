"""Counted values in bins of a round width, the same for both sides."""

from itertools import pairwise

from msgspec import Struct

MOST = 16
ROUND = (1, 2, 5)


class Bins(Struct, frozen=True):
    """``own[k]`` values from ``width * k`` up to, not with, ``width * (k + 1)``; ``base`` likewise."""

    width: int
    own: tuple[int, ...]
    base: tuple[int, ...]


def bins_of(own: dict[int, int], base: dict[int, int]) -> Bins:
    top = max([*own, *base], default=0)
    width = width_for(top)
    return Bins(width, _filled(own, width, top), _filled(base, width, top))


def width_for(top: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, ... that needs no more than ``MOST`` bins."""
    power = 1
    while True:
        for unit in ROUND:
            if top // (unit * power) < MOST:
                return unit * power
        power *= 10


def _filled(counts: dict[int, int], width: int, top: int) -> tuple[int, ...]:
    bins = [0] * (top // width + 1)
    for value, n in counts.items():
        bins[value // width] += n
    return tuple(bins)


def quartiles(counts: dict[int, int]) -> tuple[int, int, int] | None:
    """The values at a quarter, half and three quarters of the sorted list (the lower one between two)."""
    n = sum(counts.values())
    if not n:
        return None
    found = [_at(counts, (n * part + 3) // 4) for part in (1, 2, 3)]
    assert all(a <= b for a, b in pairwise(found))
    return found[0], found[1], found[2]


def _at(counts: dict[int, int], rank: int) -> int:
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= rank:
            return value
    raise ValueError("no such rank")
