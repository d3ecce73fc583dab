"""A document as CSV for spreadsheets: a row an entry, values of the kind as JSON in one cell, a column a language."""

import csv
import io
import json
from collections.abc import Iterable
from typing import Any

from django.conf import settings

from games.cardsets.files.csv_cells import harmless
from games.rules.kernel.workshop import Entry, SetDocument

FIELDS = ("component", "pile", "key", "kind", "count", "on", "params")
END = "end"
YES, NO = "yes", "no"


def columns() -> list[str]:
    languages = [code for code, _name in settings.LANGUAGES]
    return [*FIELDS, *(f"{word}_{code}" for word in ("name", "text") for code in languages)]


def write_csv(document: SetDocument) -> bytes:
    """With the mark that tells spreadsheets that this is UTF-8, and a last row that shows that nothing is cut off."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(columns())
    writer.writerows([harmless(cell) for cell in _row(e)] for e in document.entries)
    writer.writerow([END])
    return out.getvalue().encode("utf-8-sig")


def _row(e: Entry) -> Iterable[str]:
    yield from (e.component, e.pile, e.key, e.kind, str(e.count), YES if e.on else NO, as_json(e.params))
    for words in (e.names, e.texts):
        yield from (words.get(code, "") for code, _name in settings.LANGUAGES)


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
