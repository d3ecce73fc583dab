"""Tables of the data whose rows are named by what a die shows: a number, or the first and last of several."""

from typing import Any


def row_of(rows: dict[str, Any], value: int) -> Any:
    """``"3-4"`` or ``"9"``; raises ``KeyError`` where no row has the value."""
    for row, result in rows.items():
        first, _, last = row.partition("-")
        if int(first) <= value <= int(last or first):
            return result
    raise KeyError(value)
