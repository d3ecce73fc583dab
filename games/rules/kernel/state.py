"""The part of a game's state that the kernel looks after."""

from typing import Any, Self

from msgspec import Struct

from .deck import Heaps
from .secrets import Fact, HiddenNumber


class State(Struct, array_like=True):
    """Base of every game's state: flat fields, tuples and bytes for what does not change in place.

    ``counts`` holds each chance stream's counter. A game adds its own fields and writes ``copy`` by hand.
    """

    decks: dict[str, Heaps]
    counts: dict[str, int]
    facts: list[Fact]
    numbers: dict[str, HiddenNumber]

    def copy(self) -> Self:
        raise TypeError(f"{type(self).__name__} must write its own copy()")

    def shared_copy(self) -> tuple[dict[str, Heaps], dict[str, int], list[Fact], dict[str, HiddenNumber]]:
        """Copies of the four shared fields, in order."""
        return ({k: v[:] for k, v in self.decks.items()}, self.counts.copy(), self.facts[:], self.numbers.copy())


Plain = Any
