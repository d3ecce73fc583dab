"""Named places of the turn where rings, heroes and expansions join in.

A feature module registers its functions with ``@hook(point, of=set)``; a game runs those of its own sets only, in their
registered order. The base rules call ``g.cards.hooks[point]`` and know none of them by name.

point             called with                       gives back
----------------  --------------------------------  -------------------------------------------------
turn.forced       (g, hero) coroutine               nothing; befalls the hero, missed turn or not
turn.choices      (g, hero)                         choices at the start of a turn
encounter.choices (g, hero)                         choices beside the stances
attack.before     (g, hero) coroutine               True if the monster is dead (before its card is drawn)
attack.after      (g, hero) coroutine               True if the monster is dead (after "combat" is announced)
lock.choices      (g, hero, lock)                   choices before a door card or a gate's test
card.drawn        (g, hero, drawn) coroutine        True if the card is dealt with and nothing of it happens
tile.enter        (g, hero, kind, arrival) corout.  True if the tile's own rule is dealt with
tile.drawn        (g, hero, tile) coroutine         the tile to lay
search.choices    (g, hero)                         choices beside the plain search
roll.after        (g, hero, roll) coroutine         the value that counts
stat              (g, hero, name, value)            the value that counts
"""

from collections.abc import Callable
from typing import Any

POINTS = (
    "turn.forced", "turn.choices", "encounter.choices", "attack.before", "attack.after", "lock.choices", "card.drawn",
    "tile.enter", "tile.drawn", "search.choices", "roll.after", "stat",
)  # fmt: skip

Hook = Callable[..., Any]
_registered: dict[str, list[tuple[str, Hook]]] = {point: [] for point in POINTS}


def hook(point: str, of: str = "base") -> Callable[[Hook], Hook]:
    """Register a function at a point for games that play with the set ``of``; ``KeyError`` for an unknown point."""

    def register(function: Hook) -> Hook:
        _registered[point].append((of, function))
        return function

    return register


def for_sets(sets: tuple[str, ...]) -> dict[str, tuple[Hook, ...]]:
    return {point: tuple(f for of, f in functions if of in sets) for point, functions in _registered.items()}
