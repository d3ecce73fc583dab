"""Common random numbers: each candidate meets the same dice and cards in the same world.

An outcome belongs to its stream (a pile, a purpose of a seat) and to how often that was asked before, not to what was
rolled elsewhere meanwhile. So two lines of play differ by what was chosen, and much less by luck.
"""

import random
from zlib import crc32


class Luck:
    """All luck of one imagined world. Each line of play takes its own ``Line``, from the same numbers."""

    def __init__(self, seed: int):
        self.seed = seed
        self.streams: dict[str, tuple[random.Random, list[float]]] = {}

    def at(self, stream: str, k: int) -> float:
        """The k-th number of a stream, from 0: in [0, 1)."""
        found = self.streams.get(stream)
        if found is None:
            found = self.streams[stream] = (random.Random(self.seed ^ crc32(stream.encode())), [])
        source, drawn = found
        while len(drawn) <= k:
            drawn.append(source.random())
        return drawn[k]


class Line:
    """The luck of one line of play, as ``Chance`` for the rules and as ``RandomSource`` for who answers."""

    __slots__ = ("counts", "luck")

    def __init__(self, luck: Luck):
        self.luck = luck
        self.counts: dict[str, int] = {}

    def below(self, n: int, stream: str = "", k: int = 0) -> int:
        at = self.counts.get(stream, 0)
        self.counts[stream] = at + 1
        return int(self.luck.at(stream, at) * n)

    def random(self) -> float:
        at = self.counts.get("?", 0)
        self.counts["?"] = at + 1
        return self.luck.at("?", at)
