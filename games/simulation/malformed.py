"""Answers that no rule may take, made from what is asked right now."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from games.rules.kernel import Option, PickOne, PickSome, Position, Range, sample
from games.rules.kernel.options import Field, fits, option_id

Wrong = tuple[str, Any, Any]  # what is wrong with it, the seat, the answer
ABSURD: tuple[Any, ...] = (
    None, 0, -1, 1.5, True, b"stay", {}, {"id": "stay"}, [], (), [[]], [None], ["", ""], [["stay"]], [0, "stay"],
    float("nan"), {"stay"}, object,
)  # fmt: skip
UNKNOWN = ("", " ", "fly", "STAY", "stay ", "move:", "move:up", "\x00", "🐉", "x" * 10_000, "__class__", "pass\n", "-1")
NO_SEATS: tuple[Any, ...] = (-1, 8, 99, 10**12, None, "0", 0.5)


def malformed(position: Position, rng: random.Random, earlier: list[Any]) -> Iterator[Wrong]:
    """One of each sort that can be made here; ``earlier``: answers that were right before."""
    seat = position.may_act()[0]
    legal = position.legal(seat)
    right = sample(rng.choice(legal), rng)
    yield "absurd", seat, rng.choice(ABSURD)
    yield "unknown", seat, rng.choice(UNKNOWN)
    yield "no seat", rng.choice(NO_SEATS), right
    others = [s for s in range(position.rules.seats.stop) if s not in position.may_act()]
    yield "not asked", rng.choice(others), right
    barred = [o for o in position.options(seat) if o.why_not]
    if barred:
        yield "forbidden", seat, rng.choice(barred).id
    old = [a for a in earlier if not any(fits(o, a) for o in legal)]
    if old:
        yield "of another question", seat, rng.choice(old)
    yield from (("shape", seat, answer) for answer in _out_of_shape(rng.choice(legal), right, rng))


def _out_of_shape(option: Option, right: Any, rng: random.Random) -> Iterator[Any]:
    """Fields too many, too few, or filled in with what does not belong there."""
    whole = (option_id(right), *right[1:]) if isinstance(right, tuple) else (right,)
    yield (*whole, rng.choice(("more", 1, None, [], {})))
    if not option.fields:
        yield (option.id, "")
        return
    good = sample(option, rng)
    yield option.id
    yield good[:-1]
    at = rng.randrange(len(option.fields))
    for value in _BAD[type(option.fields[at])](option.fields[at]):
        yield (*good[: at + 1], value, *good[at + 2 :])


def _bad_one(field: Any) -> tuple[Any, ...]:
    return ("nobody", 0, None, True, list(field.of), {"of": field.of})


def _bad_some(field: Any) -> tuple[Any, ...]:
    twice = (field.of[0], field.of[0]) if field.of else ("nobody",)
    extra = () if field.most < len(field.of) else ("nobody",)
    short = () if field.least == 0 else field.of[: field.least - 1]
    return (twice, (*field.of[: field.most + 1], *extra), None if field.least == 0 else short, field.name, (0,), {})


def _bad_range(field: Any) -> tuple[Any, ...]:
    return (field.low - 1, field.high + 1, str(field.low), float(field.low), None, True, 10**400, [field.low])


_BAD: dict[type[Field], Callable[[Any], tuple[Any, ...]]] = {
    PickOne: _bad_one, PickSome: _bad_some, Range: _bad_range,
}  # fmt: skip
