"""A file as a document without errors, or all that is wrong with it at once."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from django.utils.translation import gettext as _

from games.cardsets.checking import Finding, errors
from games.cardsets.documents import workshop_of
from games.cardsets.files.csv_in import read_csv
from games.cardsets.files.csv_out import write_csv
from games.cardsets.files.entries import entries_of
from games.cardsets.files.faults import Fault, Faulty, whole
from games.cardsets.files.plain import Rows, path_in
from games.cardsets.files.text import LARGEST, text_of
from games.cardsets.files.yaml_in import read_yaml
from games.cardsets.files.yaml_out import write_yaml
from games.cardsets.shape import MOST_ENTRIES, faults
from games.rules.kernel.workshop import Entry, SetDocument

__all__ = ["FORMS", "LARGEST", "form_of", "read", "write"]


class Form(NamedTuple):
    """``media``: what browsers are told."""

    reads: Callable[[str], Rows]
    writes: Callable[[SetDocument], bytes]
    media: str


FORMS = {
    "yaml": Form(read_yaml, write_yaml, "application/yaml; charset=utf-8"),
    "csv": Form(read_csv, write_csv, "text/csv; charset=utf-8"),
}


def form_of(file_name: str) -> str:
    """By the name's ending; YAML unless it says CSV."""
    return "csv" if file_name.lower().endswith(".csv") else "yaml"


def write(document: SetDocument, form: str) -> bytes:
    return FORMS[form].writes(document)


def read(raw: bytes, form: str, ruleset: str, slot: str) -> SetDocument:
    """Of this game and slot. Raises ``Faulty``."""
    rows = FORMS[form].reads(text_of(raw))
    found = list(_head(rows, ruleset, slot))
    if len(rows.rows) > MOST_ENTRIES:
        raise whole(_("There are more than %(most)d entries.") % {"most": MOST_ENTRIES})
    entries, wrong = entries_of(rows)
    found += [*wrong, *_shapes(rows, entries, ruleset), *_twice(rows, entries)]
    document = SetDocument(ruleset=ruleset, slot=slot, entries=tuple(e for e in entries if e is not None))
    if not found:
        found = [_placed(rows, document, finding) for finding in errors(document)]
    if found:
        raise Faulty(found)
    return document


def _head(rows: Rows, ruleset: str, slot: str) -> Iterator[Fault]:
    for name, wanted in (("ruleset", ruleset), ("slot", slot)):
        if rows.head.get(name, wanted) != wanted:
            parts = {"name": rows.head[name], "wanted": wanted}
            yield Fault(0, 0, _("It is for %(name)s, not for %(wanted)s.") % parts)
    for name in rows.head.keys() - {"ruleset", "slot"}:
        yield Fault(0, 0, _("There is no field %(name)s.") % {"name": name})


def _shapes(rows: Rows, entries: Sequence[Entry | None], ruleset: str) -> Iterator[Fault]:
    workshop = workshop_of(ruleset)
    for index, entry in enumerate(entries):
        for field, sentence in faults(entry, workshop) if entry else ():
            yield rows.fault(index, path_in(rows.rows[index], field), sentence)


def _twice(rows: Rows, entries: Sequence[Entry | None]) -> Iterator[Fault]:
    first: dict[tuple[str, str, str], int] = {}
    for index, entry in enumerate(entries):
        if entry is not None and first.setdefault(entry.place, index) != index:
            line = rows.at(first[entry.place], ())[0]
            yield rows.fault(index, ("key",), _("The same entry stands in line %(line)d already.") % {"line": line})


def _placed(rows: Rows, document: SetDocument, finding: Finding) -> Fault:
    index = next((n for n, e in enumerate(document.entries) if e.place == finding.place), None)
    if index is None:
        return Fault(0, 0, finding.sentence)
    return rows.fault(index, path_in(rows.rows[index], finding.field), finding.sentence)
