"""What both forms are read into: plain data, and where in the file each piece of it stands."""

from collections.abc import Callable
from typing import Any, NamedTuple

from games.cardsets.files.faults import Fault

Path = tuple[str, ...]


class Rows(NamedTuple):
    """``rows``: entries as plain data; ``at(index, path)``: line and column of a value of an entry, or of what it
    would be part of; ``head``: what the file says of itself."""

    rows: list[Any]
    at: Callable[[int, Path], tuple[int, int | str]]
    head: dict[str, Any]

    def fault(self, index: int, path: Path, sentence: str) -> Fault:
        line, column = self.at(index, path)
        return Fault(line, column, sentence)


def path_in(row: Any, field: str) -> Path:
    """Where a field such as ``params.table.other`` lies in an entry: names of values may have dots in them."""
    path: list[str] = []
    rest = field.split(".") if field else []
    while rest:
        names = [".".join(rest[:n]) for n in range(len(rest), 0, -1)]
        name = next((n for n in names if isinstance(row, dict) and n in row), rest[0])
        path.append(name)
        row = row.get(name) if isinstance(row, dict) else None
        rest = rest[name.count(".") + 1 :]
    return tuple(path)
