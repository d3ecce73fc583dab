"""The only source of randomness: one stream for each pile and for each purpose of a seat.

A stream's counter lies in the game's state. So an outcome belongs to one question alone: undone and asked again the
same question gets the same answer, and no number can be carried to another question.
"""

import hashlib
import hmac
import random
from typing import Protocol

from .options import RandomSource

WORD = 1 << 64


class Chance(Protocol):
    def below(self, n: int, stream: str, k: int) -> int:
        """The k-th outcome (from 1) of a stream: evenly one of 0 .. n-1."""
        ...


class Seeded:
    """Verifiable chance: HMAC-SHA256 under ``seed`` and the seats' entropies over ``"stream|k|try"``.

    ``seed`` is 32 secret bytes; ``commitment`` may be shown before anybody gives entropy.
    """

    def __init__(self, seed: bytes, entropies: tuple[bytes, ...] = ()):
        self.key = seed + b"".join(hashlib.sha256(e).digest() for e in entropies)

    def below(self, n: int, stream: str, k: int) -> int:
        attempt = 0
        while True:
            digest = hmac.digest(self.key, f"{stream}|{k}|{attempt}".encode(), "sha256")
            value = int.from_bytes(digest[:8], "big")
            if value < WORD - WORD % n:
                return value % n
            attempt += 1


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


class Loose:
    """Fast chance for playouts and imagined worlds; outcomes depend on nothing but the generator."""

    __slots__ = ("random",)

    def __init__(self, rng: RandomSource | None = None):
        self.random = (rng or random.Random()).random

    def below(self, n: int, stream: str = "", k: int = 0) -> int:
        return int(self.random() * n)
