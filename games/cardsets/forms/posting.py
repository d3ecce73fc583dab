"""A posted form as an entry; what cannot be read stays as it was written, with a sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from django.conf import settings
from django.utils.translation import gettext as _

from games.cardsets.files.yaml_out import write_value
from games.cardsets.forms.values import (
    ABSENT,
    NO,
    YES,
    Texts,
    Unreadable,
    control_of,
    posted_control,
    read_data,
    read_value_of,
    texts_of_value,
    whole,
)
from games.cardsets.shape import Fault
from games.rules.kernel.workshop import Component, Entry, Kind

REST = "rest"  # values that the kind does not know, as data
WORDS = {"names": "name", "texts": "text"}


class Posted(msgspec.Struct, frozen=True):
    """``entry``: what could be read, with the values from before in the place of what could not; ``texts`` as sent;
    ``faults``: field and sentence."""

    entry: Entry
    texts: dict[str, list[str]]
    faults: tuple[Fault, ...] = ()


def value_name(param: str) -> str:
    return f"p:{param}"


def texts_of(entry: Entry, kind: Kind | None) -> dict[str, list[str]]:
    """The form of an entry as it would be posted unchanged."""
    texts = {
        "key": [entry.key], "pile": [entry.pile], "kind": [entry.kind], "count": [str(entry.count)],
        "on": [YES if entry.on else NO],
    }  # fmt: skip
    for field, word in WORDS.items():
        texts |= {f"{word}:{code}": [getattr(entry, field).get(code, "")] for code, _name in settings.LANGUAGES}
    for param in kind.params if kind else ():
        value = entry.params.get(param.name, ABSENT)
        texts |= texts_of_value(param, control_of(param, value), value_name(param.name), value)
    rest = _rest(entry, kind)
    return texts | ({REST: [write_value(rest)]} if rest else {})


def _rest(entry: Entry, kind: Kind | None) -> dict[str, Any]:
    known = {p.name for p in kind.params} if kind else set()
    return {name: value for name, value in entry.params.items() if name not in known}


def read_post(component: Component, before: Entry, post: Mapping[str, Sequence[str]]) -> Posted:
    """``before`` is the entry that is edited, or what a new one started from."""
    texts = {name: list(values) for name, values in post.items()}
    faults: list[Fault] = []
    plain = {name: (texts.get(name) or [getattr(before, name)])[-1].strip() for name in ("key", "pile", "kind")}
    entry = Entry(
        component=component.key, **plain, on=(texts.get("on") or [YES])[-1] == YES,
        count=_count(texts, before, faults), params=_params(component.kind(plain["kind"]), before, texts, faults),
        names=_words("names", texts), texts=_words("texts", texts),
    )  # fmt: skip
    return Posted(entry, texts, tuple(faults))


def _count(texts: Texts, before: Entry, faults: list[Fault]) -> int:
    text = (texts.get("count") or [str(before.count)])[-1].strip()
    try:
        return whole(text)
    except Unreadable as error:
        faults.append(("count", str(error)))
        return before.count


def _words(field: str, texts: Texts) -> dict[str, str]:
    """Blanks at the ends and empty words are left out; browsers' line breaks become blanks."""
    posted = {code: texts.get(f"{WORDS[field]}:{code}") or [""] for code, _name in settings.LANGUAGES}
    found = {code: " ".join(words[-1].split()) for code, words in posted.items()}
    return {code: text for code, text in found.items() if text}


def _params(kind: Kind | None, before: Entry, texts: Texts, faults: list[Fault]) -> dict[str, Any]:
    if kind is None:
        return dict(before.params)
    found: dict[str, Any] = {}
    for param in kind.params:
        old, name = before.params.get(param.name, ABSENT), value_name(param.name)
        try:
            value = read_value_of(param, posted_control(param, name, texts), name, texts, old)
        except Unreadable as error:
            faults.append((f"params.{param.name}", str(error)))
            value = old
        if value is not ABSENT:
            found[param.name] = value
    return _ordered(found | _posted_rest(texts, faults), before)


def _posted_rest(texts: Texts, faults: list[Fault]) -> dict[str, Any]:
    text = (texts.get(REST) or [""])[-1].strip()
    if not text:
        return {}
    try:
        value = read_data(text)
    except Unreadable as error:
        faults.append((REST, str(error)))
        return {}
    if not isinstance(value, dict):
        faults.append((REST, _("This must be a mapping of names to values.")))
        return {}
    return value


def _ordered(params: dict[str, Any], before: Entry) -> dict[str, Any]:
    """In the order they had, so that an entry that is saved unchanged is unchanged in files too."""
    return {name: params[name] for name in (*before.params, *params) if name in params}
