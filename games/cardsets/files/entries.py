"""Plain data of a file to entries: every field has the type it must have, nothing is guessed, nothing is left over."""

from collections.abc import Callable, Iterator
from typing import Any

from django.utils.translation import gettext as _

from games.cardsets.files.faults import Fault
from games.cardsets.files.plain import Path, Rows
from games.rules.kernel.workshop import Entry

Wrong = Iterator[tuple[Path, str]]


def entries_of(rows: Rows) -> tuple[list[Entry | None], list[Fault]]:
    """``None`` in the place of what cannot be an entry."""
    found: list[Entry | None] = []
    faults: list[Fault] = []
    for index, row in enumerate(rows.rows):
        wrong = [rows.fault(index, path, sentence) for path, sentence in _wrong(row)]
        faults += wrong
        found.append(None if wrong else Entry(**row))
    return found, faults


def _wrong(row: Any) -> Wrong:
    if not isinstance(row, dict):
        yield (), _("An entry must be a mapping of fields.")
        return
    for name in ("component", "key"):
        if not row.get(name):
            yield (), _("The field %(name)s is missing.") % {"name": name}
    for name, value in row.items():
        check = CHECKS.get(name)
        if check is None:
            yield (name,), _("There is no field %(name)s.") % {"name": name}
        else:
            yield from (((name, *path), sentence) for path, sentence in check(value))


def _text(value: Any) -> Wrong:
    if not isinstance(value, str):
        yield (), _("This must be a text.")


def _whole(value: Any) -> Wrong:
    if type(value) is not int:
        yield (), _("This must be a whole number.")


def _yes_or_no(value: Any) -> Wrong:
    if not isinstance(value, bool):
        yield (), _("This must be true or false.")


def _mapping(value: Any) -> Wrong:
    if not isinstance(value, dict):
        yield (), _("This must be a mapping of names to values.")


def _words(value: Any) -> Wrong:
    if not isinstance(value, dict):
        yield (), _("This must be a mapping of languages to words.")
        return
    for language, words in value.items():
        if not isinstance(words, str):
            yield (language,), _("This must be a text.")


CHECKS: dict[str, Callable[[Any], Wrong]] = {
    "component": _text, "key": _text, "pile": _text, "kind": _text, "count": _whole, "on": _yes_or_no,
    "params": _mapping, "names": _words, "texts": _words,
}  # fmt: skip
