"""A value of a kind as texts of a form, and back. ``ABSENT`` is a value that is not there."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from games.cardsets.files.faults import Faulty
from games.cardsets.files.yaml_in import read_value
from games.cardsets.files.yaml_out import write_value
from games.rules.kernel.workshop import Param

ABSENT = object()
YES, NO = "yes", "no"
Texts = Mapping[str, Sequence[str]]  # posted name -> its values
_WHOLE = re.compile(r"-?\d{1,9}")


class Unreadable(Exception):
    """What was written cannot be that value; the message is a sentence."""


def control_of(param: Param, value: Any) -> str:
    """How a value is asked for: its type, or ``sides`` for a mapping of words to choices."""
    if param.type == "data" and param.choices and isinstance(value, dict) and value:
        return "sides" if all(isinstance(v, str) for v in value.values()) else "data"
    return param.type if param.type in READERS else "data"


def texts_of_value(param: Param, control: str, name: str, value: Any) -> dict[str, list[str]]:
    """Posted names and texts that ``read_value_of`` reads as this value."""
    if control == "sides":
        return {f"{name}:{side}": [what] for side, what in value.items()}
    if control == "range":
        low, high = value if isinstance(value, list) and len(value) == 2 else ("", "")
        return {f"{name}:low": [str(low)], f"{name}:high": [str(high)]}
    return {name: WRITERS.get(control, _one)(value)}


def _one(value: Any) -> list[str]:
    return ["" if value is None or value is ABSENT else str(value)]


WRITERS: dict[str, Callable[[Any], list[str]]] = {
    "bool": lambda v: [YES if v is True else NO if v is False else ""],
    "choices": lambda v: [str(one) for one in v] if isinstance(v, list) else [],
    "numbers": lambda v: [", ".join(map(str, v))] if isinstance(v, list) else _one(v),
    "data": lambda v: [write_value(v)],
}


def read_value_of(param: Param, control: str, name: str, texts: Texts, before: Any) -> Any:
    """The value, or ``ABSENT``. Raises ``Unreadable``."""
    if control == "sides":
        return {k.removeprefix(f"{name}:"): v[-1] for k, v in texts.items() if k.startswith(f"{name}:")}
    if control == "range":
        return _range(*(_text(texts, f"{name}:{end}") for end in ("low", "high")))
    if control == "choices":
        return _choices(param, texts.get(name, ()), before)
    text = _text(texts, name)
    return READERS[control](text) if text else ABSENT


def _text(texts: Texts, name: str) -> str:
    return (texts.get(name) or [""])[-1].strip()


def whole(text: str) -> int:
    if not _WHOLE.fullmatch(text):
        raise Unreadable(_("This must be a whole number."))
    return int(text)


def _range(low: str, high: str) -> Any:
    return [whole(low), whole(high)] if low or high else ABSENT


def _choices(param: Param, chosen: Sequence[str], before: Any) -> Any:
    """In the order they had before; what is new comes last. Nothing chosen where nothing was: not there."""
    wanted = [key for key in chosen if key]
    kept = [key for key in before if key in wanted] if isinstance(before, list) else []
    found = [*kept, *(key for key in wanted if key not in kept)]
    return found if found or isinstance(before, list) or param.required else ABSENT


def _numbers(text: str) -> list[int]:
    return [whole(part) for part in re.split(r"[,;\s]+", text) if part]


def posted_control(param: Param, name: str, texts: Texts) -> str:
    """How the form that was posted asked for the value."""
    if param.type == "data" and any(posted.startswith(f"{name}:") for posted in texts):
        return "sides"
    return param.type if param.type in READERS else "data"


def read_data(text: str) -> Any:
    try:
        return read_value(text)
    except Faulty as error:
        raise Unreadable(str(error.faults[0])) from error


def _bool(text: str) -> bool:
    if text not in (YES, NO):
        raise Unreadable(_("This must be yes or no."))
    return text == YES


READERS: dict[str, Callable[[str], Any]] = {
    "int": whole, "dice": str, "text": str, "choice": str, "bool": _bool, "numbers": _numbers, "data": read_data,
    "range": str, "choices": str,
}  # fmt: skip
