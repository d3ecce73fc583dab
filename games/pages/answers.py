"""A posted decision form becomes a kernel answer. Whether it is legal is for the door to say."""

from collections.abc import Iterable
from typing import Any

from django.http import QueryDict

from games.rules.kernel import PickOne, PickSome, Range
from games.rules.kernel.options import Answer, Field, Option

OPTION = "option"  # the name of the submit buttons
FIELD = "field-"  # of what is filled in: field-<name>, or field-<option id>-<name>


def read_answer(post: QueryDict, options: Iterable[Option]) -> Answer | None:
    """The answer in a form: the pressed option with its fields. ``None``: no such option, or a field is missing."""
    chosen = post.get(OPTION, "")
    option = next((o for o in options if o.id == chosen), None)
    if option is None:
        return None
    if not option.fields:
        return option.id
    values = [_value(post, _name(post, option.id, f.name), f) for f in option.fields]
    return None if None in values else (option.id, *values)


def _name(post: QueryDict, option_id: str, field: str) -> str:
    """Two options of a form may have a field of the same name; then the option's id stands before it."""
    full = f"{FIELD}{option_id}-{field}"
    return full if full in post else FIELD + field


def _value(post: QueryDict, name: str, field: Field) -> Any:
    if isinstance(field, PickSome):
        return tuple(post.getlist(name))
    if isinstance(field, PickOne):
        return post.get(name)
    text = post.get(name, "")
    return int(text) if isinstance(field, Range) and text.removeprefix("-").isdecimal() else None
