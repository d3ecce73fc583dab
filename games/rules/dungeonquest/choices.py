"""A menu: options, each with the rule that follows when it is picked."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec import Struct

from ..kernel import Answer, Decision, Option, Play, Rule
from ..kernel.decision import Default
from ..kernel.options import option_id
from .state import Hero


class Choice(Struct, frozen=True):
    """``run(g, hero, answer)`` is a coroutine; in a turn menu it returns True if the turn goes on."""

    option: Option
    run: Callable[[Play, Hero, Answer], Rule]


@lru_cache(maxsize=4096)
def option(id: str, place: int | None = None, why_not: str = "", info: tuple[Any, ...] = ()) -> Option:
    """An option without fields; equal ones are the same object."""
    return Option(id, (), None if place is None else (place,), why_not, info)


def choose(
    g: Play, hero: Hero, key: str, choices: list[Choice], data: tuple[Any, ...] = (), default: Default = ""
) -> Rule:
    """Ask, then follow the choice made; gives back what it gives back."""
    answer = yield Decision.one(hero.seat, key, [c.option for c in choices], default, data)
    wanted = option_id(answer)
    for c in choices:
        if c.option.id == wanted:
            return (yield from c.run(g, hero, answer))


def pick(
    g: Play, hero: Hero, key: str, ids: tuple[str | Option, ...], default: str = "", data: tuple[Any, ...] = ()
) -> Rule:
    """Ask for one of these plain options; gives back its id."""
    return (yield Decision.one(hero.seat, key, ids, default, data))


def answered(g: Play, hero: Hero, answer: Answer) -> Rule:
    """A choice with no rule of its own: the asker looks at the answer."""
    return answer
    yield
