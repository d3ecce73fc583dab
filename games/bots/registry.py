"""Which levels exist for which game. Nothing falls back to another level in silence."""

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from games.bots.view import SeatView
from games.rules.kernel import Answer
from games.rules.kernel.options import RandomSource

LEVELS = ("novice", "veteran", "legend")  # from the weakest to the strongest
PACKAGE = "games.bots"


class Player(Protocol):
    def __call__(self, view: SeatView, seat: int, rng: RandomSource) -> Answer: ...


class UnknownLevel(LookupError):
    """No computer player of this level plays this game."""


@lru_cache(maxsize=128)
def player(ruleset: str, level: str) -> Player:
    """A game's own module of this level, else the one for all games; raises ``UnknownLevel``."""
    if level in LEVELS:
        for name in (f"{PACKAGE}.{ruleset}.{level}", f"{PACKAGE}.{level}"):
            if _exists(name):
                return import_module(name).choose  # type: ignore[no-any-return]
    raise UnknownLevel(f"{level} at {ruleset}")


@lru_cache(maxsize=32)
def levels_of(ruleset: str) -> tuple[str, ...]:
    """The levels that play this game, from the weakest to the strongest."""
    return tuple(level for level in LEVELS if _plays(ruleset, level))


def _plays(ruleset: str, level: str) -> bool:
    try:
        player(ruleset, level)
    except UnknownLevel:
        return False
    return True


def _exists(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # no package for this game
        return False
