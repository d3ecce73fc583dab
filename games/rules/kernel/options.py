"""What a seat may answer: options, some with fields to fill in."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Protocol

from msgspec import Struct

Answer = str | tuple[Any, ...]


class RandomSource(Protocol):
    def random(self) -> float: ...


class PickOne(Struct, frozen=True, tag="one"):
    """A field: one of ``of``."""

    name: str
    of: tuple[str, ...]


class PickSome(Struct, frozen=True, tag="some"):
    """A field: between ``least`` and ``most`` different members of ``of``; their order carries no meaning."""

    name: str
    of: tuple[str, ...]
    least: int
    most: int


class Range(Struct, frozen=True, tag="range"):
    """A field: a whole number from ``low`` to ``high``, both included."""

    name: str
    low: int
    high: int


Field = PickOne | PickSome | Range


class Option(Struct, frozen=True):
    """One thing a seat may answer.

    ``id`` is stable (``"move:north"``), ``place`` says where it lies on the board, ``why_not`` is a reason key when the
    rules forbid it right now (shown greyed, never legal), ``info`` is plain data for the sentence: price, odds.
    Everything here must be made from what the asked seat may see.
    """

    id: str
    fields: tuple[Field, ...] = ()
    place: tuple[int, ...] | str | None = None
    why_not: str = ""
    info: tuple[Any, ...] = ()


@lru_cache(maxsize=4096)
def plain(option_id: str) -> Option:
    """The option that is nothing but its id."""
    return Option(option_id)


def _made(raw: Iterable[str | Option]) -> tuple[Option, ...]:
    return tuple([o if type(o) is Option else plain(o) for o in raw])


_kept = lru_cache(maxsize=4096)(_made)


def as_options(raw: Iterable[str | Option]) -> tuple[Option, ...]:
    """Options of whatever a rule wrote. Tuples of bare ids, which come again and again, are made once."""
    if type(raw) is tuple and raw and type(raw[0]) is str and type(raw[-1]) is str:
        try:
            return _kept(raw)
        except TypeError:  # something unhashable among them
            pass
    return _made(raw)


def option_id(answer: Answer) -> str:
    return answer if isinstance(answer, str) else answer[0]


def freeze(value: Any) -> Any:
    """Lists that came in as JSON become tuples, all the way down."""
    return tuple(freeze(v) for v in value) if isinstance(value, list | tuple) else value


def fits(option: Option, answer: Answer) -> bool:
    """Is the answer of this option's shape? A plain option takes its bare id only."""
    if not option.fields:
        return answer == option.id
    if not isinstance(answer, tuple) or len(answer) != 1 + len(option.fields) or answer[0] != option.id:
        return False
    return all(_field_fits(f, v) for f, v in zip(option.fields, answer[1:], strict=True))


def _field_fits(field: Field, value: Any) -> bool:
    if isinstance(field, PickOne):
        return isinstance(value, str) and value in field.of
    if isinstance(field, Range):
        return type(value) is int and field.low <= value <= field.high
    if not isinstance(value, tuple) or not all(isinstance(v, str) for v in value):
        return False
    return len(set(value)) == len(value) and field.least <= len(value) <= field.most and set(value) <= set(field.of)


def tidy(option: Option, answer: Answer) -> Answer:
    """The same answer with the members of each pick-some in the order the option lists them."""
    if not option.fields:
        return answer
    parts = [
        tuple(m for m in f.of if m in v) if isinstance(f, PickSome) else v
        for f, v in zip(option.fields, answer[1:], strict=True)
    ]
    return (option.id, *parts)


def sample(option: Option, rng: RandomSource) -> Answer:
    """Fill the option's fields in at random, evenly in each field."""
    if not option.fields:
        return option.id
    return (option.id, *[_sample_field(f, rng) for f in option.fields])


def _sample_field(field: Field, rng: RandomSource) -> Any:
    if isinstance(field, PickOne):
        return field.of[int(rng.random() * len(field.of))]
    if isinstance(field, Range):
        return field.low + int(rng.random() * (field.high - field.low + 1))
    count = field.least + int(rng.random() * (field.most - field.least + 1))
    left = list(field.of)
    picked = {left.pop(int(rng.random() * len(left))) for _ in range(count)}
    return tuple(m for m in field.of if m in picked)
