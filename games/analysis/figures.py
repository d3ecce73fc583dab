"""From retellings to figures with their errors.

Each figure is a sum of means over retellings. Its variance is the sum over retellings of the squared share that each
has in it: exact whatever the means have in common, and where some moments were looked at more often than others.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from games.analysis.course import Course
from games.analysis.retelling import DEAL, Row
from games.rules.kernel.options import freeze

Term = tuple[str, int, float]  # "line" or "skill", its number, and how often it counts


class Figure(Struct, array_like=True):
    """A mean and its standard error (both in shares of the victory, 0 to 1)."""

    value: float
    error: float

    def beyond(self, errors: float = 2.0) -> bool:
        """Does it differ from nothing by more than so many standard errors?"""
        return abs(self.value) > errors * self.error


class Told(Struct):
    """One answer. ``skill`` and ``luck``: what it and the chance after it changed, for each seat.

    ``instead``: what the reference player answered most often where it did not answer the same, and how often (0 to 1).
    """

    action: int
    seat: int
    answer: Any
    forced: bool
    rolled: bool
    skill: list[Figure]
    luck: list[Figure]
    instead: Any = None
    agrees: float = 1.0


class Sum(Struct):
    """A seat's account: ``start`` + ``deal`` + ``luck`` + ``own`` + ``others`` = ``result``."""

    start: Figure
    deal: Figure
    luck: Figure
    own: Figure
    others: Figure
    result: float


class Report(Struct):
    """``line[k]``: each seat's hopes after k answers; all of a finished game, for whoever may see its replay."""

    retellings: int
    playouts: int
    decisions: int
    line: list[list[Figure]]
    steps: list[Told]
    sums: list[Sum]


class Samples:
    """For one seat: what each retelling found at each moment and answer."""

    def __init__(self, rows: Sequence[Row], seat: int):
        self.found: dict[tuple[str, int], dict[int, float]] = {}
        for row in rows:
            for kind, values in (("line", row.line), ("skill", row.skill)):
                for k, shares in values.items():
                    self.found.setdefault((kind, k), {})[row.seed] = shares[seat]
        self.mean = {term: sum(seen.values()) / len(seen) for term, seen in self.found.items()}

    def figure(self, terms: Iterable[Term]) -> Figure:
        value, parts = 0.0, Counter[int]()
        fewest = None
        for kind, k, weight in terms:
            seen, mean = self.found[kind, k], self.mean[kind, k]
            fewest = min(fewest or len(seen), len(seen))
            value += weight * mean
            for seed, share in seen.items():
                if share != mean:
                    parts[seed] += weight * (share - mean) / len(seen)  # type: ignore[assignment]
        spread = fewest / (fewest - 1) if fewest and fewest > 1 else 1.0
        return Figure(value, sqrt(spread * sum([part * part for part in parts.values()])))


def report_of(course: Course, rows: Sequence[Row]) -> Report:
    """The rows of at least two retellings that have looked at everything, and any of a part."""
    samples = [Samples(rows, seat) for seat in range(course.seats)]
    count = len(course.steps)
    return Report(
        retellings=sum(DEAL in row.line for row in rows),
        playouts=sum(row.playouts for row in rows),
        decisions=sum(row.decisions for row in rows),
        line=[[s.figure([("line", k, 1.0)]) for s in samples] for k in range(count + 1)],
        steps=[_told(course, k, samples, rows) for k in range(count)],
        sums=[_sum(course, seat, samples[seat]) for seat in range(course.seats)],
    )


def _told(course: Course, k: int, samples: Sequence[Samples], rows: Sequence[Row]) -> Told:
    step = course.steps[k]
    looked = sum(k in row.skill for row in rows)
    others = Counter(freeze(row.instead[k]) for row in rows if k in row.instead)
    return Told(
        step.action, step.seat, step.answer, step.forced, step.rolled, [s.figure([("skill", k, 1.0)]) for s in samples],
        [s.figure(_luck(k)) for s in samples], others.most_common(1)[0][0] if others else None,
        1 - others.total() / looked,
    )  # fmt: skip


def _luck(k: int) -> list[Term]:
    return [("line", k + 1, 1.0), ("line", k, -1.0), ("skill", k, -1.0)]


def _sum(course: Course, seat: int, samples: Samples) -> Sum:
    steps = range(len(course.steps))
    own = [("skill", k, 1.0) for k in steps if course.steps[k].seat == seat]
    others = [("skill", k, 1.0) for k in steps if course.steps[k].seat != seat]
    less = [(kind, k, -weight) for kind, k, weight in (*own, *others)]
    luck: list[Term] = [("line", len(course.steps), 1.0), ("line", 0, -1.0), *less]
    return Sum(
        samples.figure([("line", DEAL, 1.0)]), samples.figure([("line", 0, 1.0), ("line", DEAL, -1.0)]),
        samples.figure(luck), samples.figure(own), samples.figure(others), course.result[seat],
    )  # fmt: skip


def widest(report: Report, share: float) -> list[int]:
    """The answers whose figures are largest and least certain: where more retellings tell most. In order."""

    def weight(told: Told) -> float:
        return max(abs(f.value) + f.error for f in (*told.skill, *told.luck))

    count = max(1, round(share * len(report.steps)))
    ranked = sorted(range(len(report.steps)), key=lambda k: weight(report.steps[k]), reverse=True)
    return sorted(ranked[:count])
