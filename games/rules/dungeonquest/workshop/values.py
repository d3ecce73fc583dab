"""What a single value of an entry may be, and what is wrong with one. Nothing here raises, whatever the value is."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from ..dice import Dice, parse

DICE = ("D4", "D6", "D8", "D10", "D12", "D20")
MOST_DICE, MOST_PLUS, LONGEST_TEXT = 9, 99, 120
Wrong = tuple[str, dict[str, Any]]  # the code of a sentence and its parts


class Field(Struct, frozen=True, kw_only=True):
    """A value as the checks see it. ``type`` as in ``Param``, or ``sum``: dice that are added.

    ``low`` and ``high`` bound every number in it.
    """

    name: str
    type: str
    required: bool = True
    default: Any = None
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None


def integer(name: str, low: int, high: int) -> Field:
    return Field(name=name, type="int", low=low, high=high)


def dice(name: str) -> Field:
    return Field(name=name, type="dice")


def die(name: str) -> Field:
    """One die, by its faces."""
    return of(name, DICE)


def of(name: str, among: tuple[str, ...]) -> Field:
    return Field(name=name, type="choice", choices=among)


def choices(name: str, among: tuple[str, ...]) -> Field:
    return Field(name=name, type="choices", choices=among)


def span(name: str, low: int, high: int) -> Field:
    """From one number to another, both included."""
    return Field(name=name, type="range", low=low, high=high)


def flag(name: str) -> Field:
    return Field(name=name, type="bool")


def table(name: str) -> Field:
    """Checked as a whole by the checks of its subject."""
    return Field(name=name, type="data")


def is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def wrong(field: Field, value: Any) -> Wrong | None:
    """The first thing wrong with a value, or None."""
    return next(TYPES[field.type](field, value), None)


def _int(field: Field, value: Any) -> Iterator[Wrong]:
    if not is_int(value):
        yield "not_a_number", {}
    elif field.low is not None and value < field.low:
        yield "too_small", {"low": field.low}
    elif field.high is not None and value > field.high:
        yield "too_large", {"high": field.high}


def _dice(field: Field, value: Any) -> Iterator[Wrong]:
    thrown = read_dice(value)
    if thrown is None:
        if value or field.required or not isinstance(value, str):
            yield "no_dice", {"value": short(value)}
        return
    if value[:1] == "0" and "D" in value:
        yield "zero_dice", {"value": short(value)}
    elif "D" in value and f"D{thrown.faces}" not in DICE:
        yield "no_such_die", {"value": short(value), "dice": ", ".join(DICE)}
    elif thrown.times > MOST_DICE or abs(thrown.plus) > MOST_PLUS:
        yield "too_many_dice", {"value": short(value), "dice": MOST_DICE, "plus": MOST_PLUS}
    elif value != "0" and thrown.times * thrown.faces + thrown.plus <= 0:
        yield "never_anything", {"value": short(value)}


def _sum(field: Field, value: Any) -> Iterator[Wrong]:
    """Dice of different kinds: ``"D10+D6"``."""
    if not isinstance(value, str):
        yield "no_dice", {"value": short(value)}
        return
    for part in value.split("+"):
        yield from _dice(field, part)


def read_dice(value: Any) -> Dice | None:
    """As the rules read it; None for what is no dice expression."""
    if not isinstance(value, str) or not value.isascii():
        return None
    try:
        return parse(value)
    except ValueError:
        return None


def _bool(field: Field, value: Any) -> Iterator[Wrong]:
    if not isinstance(value, bool):
        yield "not_yes_or_no", {}


def _text(field: Field, value: Any) -> Iterator[Wrong]:
    if not isinstance(value, str) or (field.required and not value.strip()):
        yield "no_text", {}
    elif len(value) > LONGEST_TEXT:
        yield "text_too_long", {"most": LONGEST_TEXT}


def _choice(field: Field, value: Any) -> Iterator[Wrong]:
    if value == "" and isinstance(value, str) and not field.required:
        return
    if not isinstance(value, str) or value not in field.choices:
        yield "not_among", {"value": short(value), "choices": ", ".join(field.choices)}


def _choices(field: Field, value: Any) -> Iterator[Wrong]:
    if not isinstance(value, list | tuple):
        yield "not_a_list", {}
        return
    for one in value:
        yield from _choice(Field(name=field.name, type="choice", choices=field.choices), one)
    if len(set(value)) < len(value):
        yield "named_twice", {}


def _range(field: Field, value: Any) -> Iterator[Wrong]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        yield "not_two_numbers", {}
        return
    for one in value:
        yield from _int(field, one)
    if value[0] > value[1]:
        yield "backwards", {}


def _numbers(field: Field, value: Any) -> Iterator[Wrong]:
    if not isinstance(value, list | tuple) or not value:
        yield "no_numbers", {}
        return
    for one in value:
        yield from _int(field, one)
    if len(set(value)) < len(value):
        yield "named_twice", {}


def _data(field: Field, value: Any) -> Iterator[Wrong]:
    """Its shape is a matter of its subject."""
    if not isinstance(value, dict | list | tuple):
        yield "no_data", {}


def short(value: Any) -> str:
    """What somebody wrote, short enough for a sentence."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists in lists without end
        text = type(value).__name__
    return text if len(text) <= 40 else f"{text[:39]}…"


TYPES: dict[str, Callable[[Field, Any], Iterator[Wrong]]] = {
    "int": _int, "dice": _dice, "sum": _sum, "bool": _bool, "text": _text, "choice": _choice, "choices": _choices,
    "range": _range, "numbers": _numbers, "data": _data,
}  # fmt: skip
