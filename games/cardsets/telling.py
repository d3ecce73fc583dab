"""Differences and records in words: who reads them knows the cards, not the keys."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from django.utils.translation import gettext as _

from games.cardsets.comparing import Difference, FieldChange
from games.cardsets.documents import workshop_of
from games.cardsets.files.yaml_out import write_value
from games.cardsets.naming import component_name, entry_name, kind_name, pile_name, plain, said, value_name
from games.rules.kernel.workshop import Component, Entry, Param


class FieldWords(NamedTuple):
    label: str
    before: str
    after: str


class Told(NamedTuple):
    """A line of a comparison. ``what`` is the key, ``said`` the word for it."""

    what: str
    said: str
    name: str
    key: str
    where: str
    fields: list[FieldWords]


def what_words() -> dict[str, str]:
    return {"added": _("added"), "removed": _("removed"), "changed": _("changed"), "moved": _("moved")}


def tell(ruleset: str, differences: Iterable[Difference]) -> list[Told]:
    components = {c.key: c for c in workshop_of(ruleset).components()}
    words = what_words()
    return [_told(ruleset, components.get(d.entry.component), d, words[d.what]) for d in differences]


def _told(ruleset: str, component: Component | None, d: Difference, said_what: str) -> Told:
    fields: list[FieldWords] = []
    if d.what == "changed":
        fields = [_field(ruleset, component, d.entry, f) for f in d.fields]
    elif d.what == "added":
        fields = [FieldWords("", "", summary(ruleset, component, d.entry))]
    e = d.entry
    return Told(d.what, said_what, entry_name(ruleset, e), e.key, where(ruleset, component, e), fields)


def _field(ruleset: str, component: Component | None, entry: Entry, f: FieldChange) -> FieldWords:
    param = _param(component, entry, ".".join(f.path[1:])) if f.path[0] == "params" else None
    before, after = (words_of(value, ruleset, param) for value in (f.before, f.after))
    return FieldWords(label_of(component, entry, f.path), before, after)


def where(ruleset: str, component: Component | None, entry: Entry) -> str:
    """ "Cards, Room cards"."""
    return ", ".join(w for w in (component_name(component, entry.component), pile_name(ruleset, entry.pile)) if w)


def label_of(component: Component | None, entry: Entry, path: tuple[str, ...]) -> str:
    """What a field is called: "How many", "Name (es)", the label of a value and what lies inside it."""
    named = {"count": _("How many"), "kind": _("Kind"), "on": _("In use"), "key": _("Key"), "pile": _("Deck")}
    first, rest = path[0], ".".join(path[1:])
    if first in named:
        return named[first]
    if first in ("names", "texts"):
        return (_("Name (%(language)s)") if first == "names" else _("Text (%(language)s)")) % {"language": rest}
    return _value_label(component, entry, rest)


def _value_label(component: Component | None, entry: Entry, rest: str) -> str:
    param = _param(component, entry, rest)
    if param is None:
        return plain(rest)
    inside = rest[len(param.name) + 1 :]
    return said(param.label) + (f" · {inside}" if inside else "")


def _param(component: Component | None, entry: Entry, path: str) -> Param | None:
    """The value of the kind in which this lies."""
    kind = component.kind(entry.kind) if component else None
    return next((p for p in (kind.params if kind else ()) if path == p.name or path.startswith(f"{p.name}.")), None)


def words_of(value: Any, ruleset: str = "", param: Param | None = None) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, list) and all(isinstance(one, str | int) for one in value):
        return ", ".join(words_of(one, ruleset, param) for one in value) or "–"
    if param is not None and value in param.choices:
        return value_name(ruleset, value)
    return write_value(value) if isinstance(value, dict | list) else str(value)


def summary(ruleset: str, component: Component | None, entry: Entry) -> str:
    """An entry in one line: its kind, and its values as far as they are short."""
    kind = component.kind(entry.kind) if component else None
    parts = [kind_name(kind, entry.kind)] if entry.kind else []
    for name, value in entry.params.items():
        if not isinstance(value, dict) and not (isinstance(value, list) and any(isinstance(v, dict) for v in value)):
            label = label_of(component, entry, ("params", name))
            words = words_of(value, ruleset, _param(component, entry, name))
            parts.append(label if value is True else f"{label}: {words}")
    return "; ".join(part for part in parts if part)


def record_lines(ruleset: str, data: Mapping[str, Any]) -> list[str]:
    """The changes that a deed's record has, one line an entry: "Cards, Room cards: a goblin: How many 5 → 6"."""
    components = {c.key: c for c in workshop_of(ruleset).components()}
    return [_line(ruleset, components, change) for change in data.get("changes", ())]


def _line(ruleset: str, components: Mapping[str, Component], change: Mapping[str, Any]) -> str:
    component, pile, key = change["place"]
    entry = Entry(component=component, pile=pile, key=key)
    of = components.get(component)
    said_fields = [
        f"{label_of(of, entry, tuple(path.split('.', 1)))} {words_of(before)} → {words_of(after)}"
        for path, before, after in change["fields"]
    ]
    what = what_words()[change["what"]] if not said_fields else ", ".join(said_fields)
    return f"{where(ruleset, of, entry)}: {entry_name(ruleset, entry)}: {what}"
