"""How levels fared against each other, with 95 % intervals.

Seats of one level at the same table share their luck, so the table is the unit: first the mean over its seats of the
level, then mean and interval over the tables.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any

Z = 1.959963984540054
FIGURES = {"share": 4, "won": 4, "survived": 4, "gold": 1}  # and how many digits they are given with

Row = dict[str, Any]


def by_level(levels: Sequence[str], tables: Sequence[Sequence[Row]]) -> dict[str, dict[str, Any]]:
    """Level -> its seats at a table, and each figure as ``[mean, low, high]``; None where nothing was counted.

    ``share`` is what the rules give the seat of the victory, ``won`` counts shared victories in full.
    """
    return {level: _fared([n for n, name in enumerate(levels) if name == level], tables)
            for level in dict.fromkeys(levels)}  # fmt: skip


def _fared(seats: list[int], tables: Sequence[Sequence[Row]]) -> dict[str, Any]:
    gold = [float(row["gold"]) for table in tables for row in _of(seats, table) if row.get("gold") is not None]
    return {
        "seats": len(seats),
        **{name: _figure(seats, tables, name, digits) for name, digits in FIGURES.items()},
        "median_gold": median(gold) if gold else None,
    }


def _of(seats: list[int], table: Sequence[Row]) -> list[Row]:
    """Thorough runs play tables of fewer seats as well."""
    return [table[n] for n in seats if n < len(table)]


def _figure(seats: list[int], tables: Sequence[Sequence[Row]], name: str, digits: int) -> list[float] | None:
    found = []
    for table in tables:
        values = [float(row[name]) for row in _of(seats, table) if row.get(name) is not None]
        if values:
            found.append(fmean(values))
    return interval(found, digits) if len(found) > 1 else None


def interval(values: Sequence[float], digits: int) -> list[float]:
    """The mean and the usual interval for large numbers."""
    mean, half = fmean(values), Z * stdev(values) / sqrt(len(values))
    return [round(mean, digits), round(mean - half, digits), round(mean + half, digits)]
