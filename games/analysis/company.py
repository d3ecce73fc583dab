"""Who plays a game on from some moment, again and again: the same cheap player on every seat.

A game offers one as ``games.bots.<ruleset>.company`` with ``gather(position)``; without it all answer at random.
"""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from games.rules.kernel import Answer, Position, sample
from games.rules.kernel.options import RandomSource

Answerer = Callable[[Position, int], Answer]
Company = Callable[[RandomSource], Answerer]
"""For each playout from a position one answerer, which draws from this source only."""


class Gather(Protocol):
    def __call__(self, position: Position) -> Company:
        """Work out once what all playouts from here share."""
        ...


def anybody(position: Position) -> Company:
    """Any legal answer, each option equally often."""

    def start(rng: RandomSource) -> Answerer:
        def answer(world: Position, seat: int) -> Answer:
            legal = world.legal(seat)
            return sample(legal[int(rng.random() * len(legal))], rng)

        return answer

    return start


@lru_cache(maxsize=32)
def gather_of(ruleset: str) -> Gather:
    name = f"games.bots.{ruleset}.company"
    try:
        found = find_spec(name) is not None
    except ModuleNotFoundError:  # no package for this game
        found = False
    return import_module(name).gather if found else anybody
