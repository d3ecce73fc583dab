"""What is wrong with a document, in sentences of the reader's language: the workshop's problems and the site's own."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from django.conf import settings
from django.utils.translation import gettext as _

from games.cardsets.documents import workshop_of
from games.cardsets.naming import said
from games.rules.kernel.workshop import Entry, Problem, SetDocument, Workshop

FIELDS = Entry.__struct_fields__


class Finding(NamedTuple):
    """``place`` is that of an entry, or of no single one (empty key); ``field`` as ``params.damage`` or ``count``."""

    severity: str
    sentence: str
    place: tuple[str, str, str] = ("", "", "")
    field: str = ""
    code: str = ""

    @property
    def is_error(self) -> bool:
        return self.severity == "error"


def findings(document: SetDocument) -> list[Finding]:
    """Errors first, then warnings; each in the order of the entries."""
    workshop, own = workshop_of(document.ruleset), list(_languages(document.entries))
    said_already = {f.place for f in own if f.field.startswith("names")}
    found = [_finding(workshop, p) for p in workshop.check(document)]
    found = [_insisting(f) for f in found if f.field != "names" or f.place not in said_already]
    return sorted([*found, *own], key=lambda f: not f.is_error)


def errors(document: SetDocument) -> list[Finding]:
    return [f for f in findings(document) if f.is_error]


def of_entry(found: Iterable[Finding], entry: Entry) -> list[Finding]:
    return [f for f in found if f.place == entry.place]


def _finding(workshop: Workshop, problem: Problem) -> Finding:
    english, parts = workshop.sentence(problem)
    place = (problem.component, problem.pile, problem.key)
    return Finding(problem.severity, said(english) % parts, place, _field(problem.field), problem.code)


def _insisting(finding: Finding) -> Finding:
    """The rules do without names; people who read cards do not."""
    return finding._replace(severity="error") if finding.field == "names" else finding


def _field(field: str) -> str:
    """Workshops may name a value of the kind alone."""
    return f"params.{field}" if field and field.partition(".")[0] not in FIELDS else field


def _languages(entries: Iterable[Entry]) -> Iterator[Finding]:
    """Who names something names it for everybody who reads this site."""
    for entry in entries:
        for field in ("names", "texts"):
            words = getattr(entry, field)
            for code, language in settings.LANGUAGES if words else ():
                if code not in words:
                    sentence = _("The words in %(language)s are missing.") % {"language": str(language)}
                    yield Finding("error", sentence, entry.place, f"{field}.{code}", "language_missing")
