"""What both forms are read into: plain data, and where in the file each piece of it stands."""

from collections.abc import Callable
from typing import Any, NamedTuple

from games.cardsets.files.faults import Fault

Path = tuple[str, ...]
MOST_FAULTS = 200


class Rows(NamedTuple):
    """``rows``: entries as plain data; ``at(index, path)``: line and column of a value of an entry, or of what it
    would be part of; ``head``: what the file says of itself."""

    rows: list[Any]
    at: Callable[[int, Path], tuple[int, int | str]]
    head: dict[str, Any]

    def fault(self, index: int, path: Path, sentence: str) -> Fault:
        line, column = self.at(index, path)
        return Fault(line, column, sentence)
