"""Chance as a scene lays it out: dice in the order in which they are rolled, then something that is always the same."""

from collections.abc import Iterable
from zlib import crc32


class Scripted:
    """The next die that fits is taken from the list; piles, and dice nobody laid out, depend on their name alone."""

    def __init__(self, piles: Iterable[str], dice: Iterable[int]):
        self.piles, self.dice = frozenset(piles), list(dice)

    def below(self, n: int, stream: str, k: int) -> int:
        if stream not in self.piles and self.dice and self.dice[0] <= n:
            return self.dice.pop(0) - 1
        return crc32(f"{stream}|{k}".encode()) % n
