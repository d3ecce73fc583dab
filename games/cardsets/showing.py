"""A version as its page shows it: sections by component and deck with their totals, each entry with what is wrong."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from msgspec import Struct

from games.cardsets.checking import Finding
from games.cardsets.documents import workshop_of
from games.cardsets.naming import component_name, entry_name, kind_name, picture, pile_name, said
from games.cardsets.telling import summary
from games.rules.kernel.workshop import Component, Entry, SetDocument


class Filter(NamedTuple):
    """``section``: ``component`` or ``component/pile``; ``only``: ``problems``, ``off`` or nothing."""

    words: str = ""
    section: str = ""
    only: str = ""

    @classmethod
    def of(cls, query: Mapping[str, Any]) -> "Filter":
        return cls(*(str(query.get(name, "")).strip()[:80] for name in ("q", "section", "only")))

    @property
    def is_on(self) -> bool:
        return any(self)


class Row(NamedTuple):
    entry: Entry
    name: str
    kind: str
    values: str
    findings: list[Finding]
    picture: str

    @property
    def anchor(self) -> str:
        return anchor_of(self.entry.place)

    @property
    def said(self) -> str:
        """Everything that a search looks at."""
        words = (self.name, self.entry.key, self.kind, self.values, *self.entry.names.values())
        return " ".join(words).casefold()


class Spot(NamedTuple):
    """A finding and where it is; ``anchor`` of its row, if it has one."""

    finding: Finding
    anchor: str
    label: str


class Section(Struct, kw_only=True):
    """``cards``: all of them together, without those switched off; ``counted``: may there be several of an entry?"""

    key: str
    component: str
    pile: str
    label: str
    help: str
    counted: bool
    entries: int = 0
    cards: int = 0
    rows: list[Row] = []
    findings: list[Finding] = []


def anchor_of(place: tuple[str, str, str]) -> str:
    return "e-" + "-".join(part.replace("_", "-") for part in place if part)


def section_key(component: str, pile: str) -> str:
    return f"{component}/{pile}" if pile else component


def sections(document: SetDocument, findings: Iterable[Finding], wish: Filter) -> list[Section]:
    """In the order of the workshop's components; only those rows that ``wish`` is after, totals of all."""
    found = list(findings)
    components = {c.key: c for c in workshop_of(document.ruleset).components()}
    made = {s.key: s for s in totals(document)}
    for entry in document.entries:
        section = made[section_key(entry.component, entry.pile)]
        row = _row(document.ruleset, components.get(entry.component), entry, found)
        if _wanted(row, section, wish):
            section.rows.append(row)
    _place(made, found)
    return [s for s in made.values() if (s.rows or s.findings or not wish.is_on) and _is_in(s, wish)]


def totals(document: SetDocument) -> list[Section]:
    """All sections, without their rows."""
    components = workshop_of(document.ruleset).components()
    made = {s.key: s for c in components for s in _empty(document.ruleset, c, document)}
    for entry in document.entries:
        section = made.setdefault(section_key(entry.component, entry.pile), _unknown(document.ruleset, entry))
        section.entries += 1
        section.cards += entry.count if entry.on else 0
    return list(made.values())


def spots(document: SetDocument, findings: Iterable[Finding]) -> list[Spot]:
    """Each finding with the row that it is about, or the section, or neither."""
    entries = {e.place: e for e in document.entries}
    components = {c.key: c for c in workshop_of(document.ruleset).components()}
    return [_spot(document.ruleset, f, entries.get(f.place), components.get(f.place[0])) for f in findings]


def _spot(ruleset: str, finding: Finding, entry: Entry | None, component: Component | None) -> Spot:
    if entry is not None:
        return Spot(finding, anchor_of(entry.place), entry_name(ruleset, entry))
    at, pile, _key = finding.place
    names = [component_name(component, at) if at else "", pile_name(ruleset, pile)]
    return Spot(finding, "", ": ".join(name for name in names if name))


def _empty(ruleset: str, component: Component, document: SetDocument) -> list[Section]:
    """Decks of a component even if nothing lies in them; other components only if the set has some."""
    has = {(e.component, e.pile) for e in document.entries}
    piles = component.piles if any(c == component.key for c, _pile in has) else ()
    return [_section(ruleset, component, pile) for pile in piles or ("",)]


def _section(ruleset: str, component: Component, pile: str) -> Section:
    label = component_name(component, component.key)
    return Section(
        key=section_key(component.key, pile), component=component.key, pile=pile, help=said(component.help),
        label=f"{label}: {pile_name(ruleset, pile)}" if pile else label, counted=component.counted,
    )  # fmt: skip


def _unknown(ruleset: str, entry: Entry) -> Section:
    label = ": ".join(part for part in (entry.component, entry.pile) if part)
    return Section(key=section_key(entry.component, entry.pile), component=entry.component, pile=entry.pile,
                   label=label, help="", counted=True)  # fmt: skip


def _row(ruleset: str, component: Component | None, entry: Entry, findings: list[Finding]) -> Row:
    kind = component.kind(entry.kind) if component else None
    own = [f for f in findings if f.place == entry.place]
    values = summary(ruleset, component, entry)
    return Row(entry, entry_name(ruleset, entry), kind_name(kind, entry.kind), values, own, picture(ruleset, entry))


def _wanted(row: Row, section: Section, wish: Filter) -> bool:
    if wish.words and not all(word in row.said for word in wish.words.casefold().split()):
        return False
    return {"problems": bool(row.findings), "off": not row.entry.on}.get(wish.only, True)


def _is_in(section: Section, wish: Filter) -> bool:
    return wish.section in ("", section.key, section.component)


def _place(made: dict[str, Section], findings: list[Finding]) -> None:
    for finding in findings:
        component, pile, key = finding.place
        if component and not key:
            section = made.get(section_key(component, pile)) or next(
                (s for s in made.values() if s.component == component), None
            )
            if section:
                section.findings.append(finding)
