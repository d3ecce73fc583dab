"""Intervals of confidence (95 %) for shares and their differences.

Wilson's for one share; Newcombe's hybrid of two Wilson intervals (his method 10, Statistics in Medicine 17, 1998) for
two shares of different games; Agresti and Min's (Statistics in Medicine 24, 2005) for games played in pairs.
"""

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054


class Interval(NamedTuple):
    """An estimate and what it may be in truth."""

    value: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        return self.low > 0 or self.high < 0


def wilson(hits: int, n: int) -> Interval | None:
    """A share; None of nothing."""
    if not n:
        return None
    p, zz = hits / n, Z * Z
    middle, half = (p + zz / (2 * n)) / (1 + zz / n), Z * sqrt(p * (1 - p) / n + zz / (4 * n * n)) / (1 + zz / n)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Interval(p, 0.0 if hits == 0 else low, 1.0 if hits == n else high)


def difference(hits_a: int, n_a: int, hits_b: int, n_b: int) -> Interval | None:
    """The first share less the second, of independent games."""
    a, b = wilson(hits_a, n_a), wilson(hits_b, n_b)
    if a is None or b is None:
        return None
    d = a.value - b.value
    low = d - sqrt((a.value - a.low) ** 2 + (b.high - b.value) ** 2)
    high = d + sqrt((a.high - a.value) ** 2 + (b.value - b.low) ** 2)
    return Interval(d, max(-1.0, low), min(1.0, high))


def paired(differences: Iterable[float]) -> Interval | None:
    """The mean of differences within pairs, each from -1 to 1.

    Two pairs are added, as Agresti and Min do for yes and no (half a pair to each of the four outcomes), so that few
    pairs which all agree do not look like certainty.
    """
    found = list(differences)
    if not found:
        return None
    n = len(found) + 2
    mean = sum(found) / n
    spread = (sum(d * d for d in found) + 1) / n - mean * mean
    half = Z * sqrt(max(0.0, spread) / n)
    return Interval(sum(found) / len(found), max(-1.0, mean - half), min(1.0, mean + half))


def mean(counts: dict[int, int], zeros: int = 0) -> Interval | None:
    """The mean of counted values, none below 0, with so many nothings; the usual interval for large numbers."""
    n = sum(counts.values()) + zeros
    if n < 2:
        return None
    average = sum(value * times for value, times in counts.items()) / n
    squares = sum(times * (value - average) ** 2 for value, times in counts.items()) + zeros * average**2
    half = Z * sqrt(squares / (n - 1) / n)
    return Interval(average, max(0.0, average - half), average + half)
