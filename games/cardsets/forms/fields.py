"""What a page needs to show an entry's form: a view of each field with its texts, its choices and what is wrong."""

from collections.abc import Iterable, Iterator
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _
from msgspec import Struct

from games.cardsets.checking import Finding
from games.cardsets.forms.posting import REST, value_name
from games.cardsets.forms.values import NO, YES, Texts
from games.cardsets.naming import kind_name, pile_name, said
from games.cardsets.naming import value_name as choice_name
from games.cardsets.shape import LONGEST_NAME, LONGEST_TEXT, MOST_EQUAL
from games.rules.kernel.workshop import Component, Kind, Param

Choice = tuple[str, str, bool]  # key, what it is called, chosen?


class FieldView(Struct, kw_only=True):
    """``control``: ``int``, ``text``, ``choice``, ``choices``, ``bool``, ``range``, ``sides``, ``data`` or ``dice``.
    ``parts`` are the several inputs of one value, as fields themselves."""

    field: str
    name: str
    id: str
    label: str
    control: str = "text"
    help: str = ""
    text: str = ""
    choices: list[Choice] = []
    low: int | None = None
    high: int | None = None
    longest: int | None = None
    required: bool = False
    lang: str = ""
    parts: list["FieldView"] = []
    findings: list[Finding] = []

    @property
    def is_chosen(self) -> bool:
        return any(chosen for _key, _label, chosen in self.choices)

    @property
    def wrong(self) -> bool:
        return any(f.is_error for f in self.findings)


class FormView(Struct, kw_only=True):
    """``others``: findings on the entry that belong to no field shown."""

    id: str
    kind_label: str
    kind_help: str
    component_help: str
    head: list[FieldView]
    values: list[FieldView]
    words: list[FieldView]
    others: list[Finding]

    def fields(self) -> list[FieldView]:
        return [*self.head, *self.values, *self.words]


def form_view(
    ruleset: str, component: Component, texts: Texts, findings: Iterable[Finding], form_id: str, new: bool
) -> FormView:
    """``texts`` as posted, or as ``texts_of`` an entry says them."""
    kind = component.kind(_text(texts, "kind")) or component.kinds[0]
    head = list(_head(ruleset, component, texts, new))
    values = [_value(ruleset, p, texts) for p in kind.params] + ([_rest(texts)] if REST in texts else [])
    words = list(_words(texts, said(component.naming)))
    others = _place(list(findings), [*head, *values, *words])
    for field in (*head, *values, *words):
        field.id = f"{form_id}-{field.id}"
        for part in field.parts:
            part.id = f"{form_id}-{part.id}"
    return FormView(
        id=form_id, kind_label=kind_name(kind, kind.key), kind_help=said(kind.help), head=head, values=values,
        component_help=said(component.help), words=words, others=others,
    )  # fmt: skip


def _place(findings: list[Finding], fields: list[FieldView]) -> list[Finding]:
    """Each finding to its field; what is left belongs to none."""
    left = []
    for finding in findings:
        owner = next((f for f in fields if _owns(f.field, finding.field)), None)
        if owner:
            owner.findings.append(finding)
        else:
            left.append(finding)
    return left


def _owns(field: str, named: str) -> bool:
    return named == field or named.startswith(f"{field}.") or (named == "names" and field == "names.en")


def _text(texts: Texts, name: str) -> str:
    return (texts.get(name) or [""])[-1]


def _field(field: str, name: str, **more: Any) -> FieldView:
    return FieldView(field=field, name=name, id=name.replace(":", "-").replace(".", "-"), **more)


def _head(ruleset: str, component: Component, texts: Texts, new: bool) -> Iterator[FieldView]:
    yield _field("key", "key", label=_("Key"), text=_text(texts, "key"), required=True, longest=60,
                 help=_("Small letters, digits and underscores. A key of the shipped set keeps its name."))  # fmt: skip
    if component.piles:
        yield _field("pile", "pile", label=_("Deck"), control="choice", required=True,
                     choices=_chosen([(p, pile_name(ruleset, p)) for p in component.piles], texts, "pile"))  # fmt: skip
    if len(component.kinds) > 1:
        kinds = [(k.key, kind_name(k, k.key) or "–") for k in component.kinds]
        yield _field("kind", "kind", label=_("Kind"), control="choice", required=True,
                     choices=_chosen(kinds, texts, "kind"))  # fmt: skip
    if component.counted:
        yield _field("count", "count", label=_("How many"), control="int", low=0, high=MOST_EQUAL, required=True,
                     text=_text(texts, "count"))  # fmt: skip
    yield _field("on", "on", label=_("In use"), control="choice", required=True,
                 choices=_chosen([(YES, _("yes")), (NO, _("no: left out of every game"))], texts, "on"))  # fmt: skip


def _chosen(choices: list[tuple[str, str]], texts: Texts, name: str) -> list[Choice]:
    """What is chosen but cannot be is shown too: nothing is changed silently."""
    now = list(texts.get(name, ()))
    known = {key for key, _label in choices}
    strange = [(key, f"{key} (?)", True) for key in now if key and key not in known]
    return [(key, label, key in now) for key, label in choices] + strange


def _value(ruleset: str, param: Param, texts: Texts) -> FieldView:
    name = value_name(param.name)
    control = param.type
    view = _field(f"params.{param.name}", name, label=said(param.label) or param.name, help=_help(param),
                  text=_text(texts, name), low=param.low, high=param.high, required=param.required)  # fmt: skip
    if param.type == "data" and any(posted.startswith(f"{name}:") for posted in texts):
        control, view.parts = "sides", _sides(ruleset, param, name, texts)
    elif param.type == "range":
        view.parts = [
            _field("", f"{name}:{end}", label=label, control="int", low=param.low, high=param.high,
                   text=_text(texts, f"{name}:{end}"))
            for end, label in (("low", _("from")), ("high", _("to")))
        ]  # fmt: skip
    elif param.type in ("choice", "choices"):
        view.choices = _chosen([(c, choice_name(ruleset, c)) for c in param.choices], texts, name)
    elif param.type == "bool":
        view.choices = _chosen([(YES, _("yes")), (NO, _("no"))], texts, name)
    view.control = control
    return view


def _sides(ruleset: str, param: Param, name: str, texts: Texts) -> list[FieldView]:
    return [
        _field("", posted, label=choice_name(ruleset, posted.removeprefix(f"{name}:")), control="choice", required=True,
               choices=_chosen([(c, choice_name(ruleset, c)) for c in param.choices], texts, posted))
        for posted in texts if posted.startswith(f"{name}:")
    ]  # fmt: skip


def _help(param: Param) -> str:
    bounds = ""
    if param.low is not None and param.high is not None and param.type in ("int", "range", "numbers"):
        bounds = _("From %(low)d to %(high)d.") % {"low": param.low, "high": param.high}
    return " ".join(part for part in (said(param.help), bounds, FORMS_HELP.get(param.type, lambda: "")()) if part)


FORMS_HELP = {
    "numbers": lambda: _("Several numbers with commas between them."),
    "dice": lambda: _("For example D6, 2D6+1 or 3."),
}


def _rest(texts: Texts) -> FieldView:
    return _field(REST, REST, label=_("Other values"), control="data", text=_text(texts, REST),
                  help=_("The kind does not know these. Empty the field to take them out."))  # fmt: skip


def _words(texts: Texts, naming: str) -> Iterator[FieldView]:
    for field, word, label, longest in (
        ("names", "name", _("Name"), LONGEST_NAME), ("texts", "text", _("Text"), LONGEST_TEXT),
    ):  # fmt: skip
        for code, language in settings.LANGUAGES:
            name = f"{word}:{code}"
            yield _field(f"{field}.{code}", name, label=f"{label} ({language})", text=_text(texts, name), lang=code,
                         longest=longest, control="text" if word == "name" else "prose",
                         help=naming if name == "name:en" else "")  # fmt: skip


def kind_of(component: Component, texts: Texts) -> Kind:
    return component.kind(_text(texts, "kind")) or component.kinds[0]
