"""Paired figures: what two candidates brought in the same worlds."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple


class Gain(NamedTuple):
    """The mean of paired differences and its standard error."""

    mean: float
    error: float
    pairs: int

    def beyond(self, errors: float) -> bool:
        """Is it above nothing by more than so many standard errors?"""
        return self.mean > 0 and self.mean > errors * self.error


def gain(ours: Sequence[float], theirs: Sequence[float]) -> Gain:
    """Of the first over the second; both in the order of their worlds. Needs two pairs."""
    differences = [a - b for a, b in zip(ours, theirs, strict=True)]
    return Gain(fmean(differences), stdev(differences) / sqrt(len(differences)), len(differences))
