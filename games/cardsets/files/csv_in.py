"""CSV to plain data. Commas or, as spreadsheets of some countries have it, semicolons between the cells."""

import csv
import io
import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from django.utils.translation import gettext as _

from games.cardsets.files.csv_cells import as_was
from games.cardsets.files.csv_out import END, NO, YES, columns
from games.cardsets.files.faults import Fault, Faulty
from games.cardsets.files.plain import Path, Rows
from games.cardsets.shape import MOST_ENTRIES

Cells = dict[str, str]
NEEDED = ("component", "key")
TEXTS = ("component", "pile", "key", "kind")


def read_csv(text: str) -> Rows:
    table = _table(text)
    header = [name.strip() for name in table[0]]
    _check_header(header)
    _check_end(table)
    faults: list[Fault] = []
    rows = [_entry(_cells(header, row, line, faults), line, faults) for line, row in enumerate(table[1:-1], 2)]
    if faults:
        raise Faulty(faults)
    return Rows(rows, lambda index, path: (index + 2, _column(path)), {})


def _table(text: str) -> list[list[str]]:
    first = text.split("\n", 1)[0]
    delimiter = ";" if first.count(";") > first.count(",") else ","
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    table: list[list[str]] = []
    try:
        table.extend(islice(reader, MOST_ENTRIES + 100))  # the rest is too much in any case
    except csv.Error as error:
        sentence = _("This row cannot be read: a quotation mark is missing or stands in the wrong place.")
        raise Faulty([Fault(len(table) + 1, "", sentence)]) from error
    while len(table) > 1 and not any(table[-1]):
        table.pop()
    return table


def _check_header(header: list[str]) -> None:
    known = columns()
    faults = [
        Fault(1, name, _("There is no such column.")) if name not in known else Fault(1, name, _("It comes twice."))
        for n, name in enumerate(header)
        if name not in known or name in header[:n]
    ]
    faults += [Fault(1, name, _("This column is missing.")) for name in NEEDED if name not in header]
    if faults:
        raise Faulty(faults)


def _check_end(table: list[list[str]]) -> None:
    if [cell.strip() for cell in table[-1] if cell.strip()] != [END]:
        sentence = _("The last row must be the single word end: the file seems to be cut off.")
        raise Faulty([Fault(len(table), "", sentence)])


def _cells(header: list[str], row: list[str], line: int, faults: list[Fault]) -> Cells:
    if len(row) > len(header) and any(row[len(header) :]):
        faults.append(Fault(line, "", _("This row has more cells than the first row.")))
    return {name: as_was(cell) for name, cell in zip(header, row, strict=False)}


def _entry(cells: Cells, line: int, faults: list[Fault]) -> dict[str, Any]:
    entry: dict[str, Any] = {name: cells[name] for name in TEXTS if name in cells}
    for name, value in _values(cells, line, faults):
        entry[name] = value
    for field, word in (("names", "name"), ("texts", "text")):
        entry[field] = {
            column.removeprefix(f"{word}_"): cell for column, cell in cells.items()
            if column.startswith(f"{word}_") and cell
        }  # fmt: skip
    return entry


def _values(cells: Cells, line: int, faults: list[Fault]) -> Iterator[tuple[str, Any]]:
    count, on, params = (cells.get(name, "").strip() for name in ("count", "on", "params"))
    if count and not (count.isascii() and count.isdecimal() and len(count) < 7):
        faults.append(Fault(line, "count", _("This must be a whole number.")))
    elif count:
        yield "count", int(count)
    if on and on.lower() not in (YES, NO):
        faults.append(Fault(line, "on", _("This must be yes or no.")))
    elif on:
        yield "on", on.lower() == YES
    if params:
        yield from _params(params, line, faults)


def _params(cell: str, line: int, faults: list[Fault]) -> Iterator[tuple[str, Any]]:
    try:
        yield "params", json.loads(cell, object_pairs_hook=_once, parse_constant=_refused)
    except json.JSONDecodeError as error:
        sentence = _("This is no JSON, from character %(at)d on.") % {"at": error.pos + 1}
        faults.append(Fault(line, "params", sentence))
    except _Twice as error:
        faults.append(Fault(line, "params", _("The key %(key)s comes twice.") % {"key": error}))
    except (RecursionError, ValueError):  # thousands of brackets or digits
        faults.append(Fault(line, "params", _("This is nested too deeply, or has a number that is too long.")))


class _Twice(ValueError):
    """A key that comes twice in an object."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Twice(key)
        found[key] = value
    return found


def _refused(word: str) -> Any:
    raise json.JSONDecodeError(word, word, 0)


def _column(path: Path) -> str:
    """The column in which a value stands."""
    if not path:
        return ""
    if path[0] in ("names", "texts"):
        return f"{path[0][:-1]}_{path[1]}" if len(path) > 1 else f"{path[0][:-1]}_en"
    return path[0]
