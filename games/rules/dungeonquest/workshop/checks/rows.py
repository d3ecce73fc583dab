"""Reading the rows of a table, whatever somebody may have put there."""

import re
from collections.abc import Iterable
from typing import Any

from ..values import is_int

NAME = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")


def numbers_of(name: Any) -> range:
    """The numbers of ``"3-4"`` or ``"9"``; none of what is no name of a row."""
    match = NAME.fullmatch(name) if isinstance(name, str) else None
    if not match:
        return range(0)
    first, last = int(match[1]), int(match[2] or match[1])
    return range(first, last + 1)


def covers(names: Iterable[Any], last: int) -> bool:
    """Do these rows name every number from 1 to the last, each once?"""
    return sorted(n for name in names for n in (numbers_of(name) or (0,))) == list(range(1, last + 1))


def spans_cover(spans: Iterable[Any], last: int) -> bool:
    """The same of pairs of numbers, in order."""
    seen: list[int] = []
    for span in spans:
        if not is_span(span) or span[1] > 2 * last + 99:
            return False
        seen += range(span[0], span[1] + 1)
    return seen[:last] == list(range(1, last + 1)) and len(set(seen)) == len(seen)


def is_span(span: Any) -> bool:
    return isinstance(span, list | tuple) and len(span) == 2 and all(map(is_int, span)) and 0 <= span[0] <= span[1]


def small(value: Any, most: int, least: int = 0) -> bool:
    return is_int(value) and least <= value <= most


def dicts(rows: Any) -> list[dict[Any, Any]] | None:
    """A list of mappings, or None."""
    if not isinstance(rows, list | tuple) or not rows or not all(isinstance(row, dict) for row in rows):
        return None
    return list(rows)
