"""Positions worth going on from: right after something that has led to rare things, or right before a rare one.

What needs several rare things in a row is hardly met in games from the start; gone on with from each of them, with new
luck, it is: multilevel splitting, as for rare events in the theory of queues.
"""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Protocol

from games.rules.kernel import Position

KEPT = 3  # positions after each thing: a fair sample of all that there were
WANDERS = 0.25  # how often any of them will do


class Copied(Protocol):
    def clone(self) -> Position: ...


class Moment:
    """A position as it is now, to be copied when it has turned out to matter; until then it costs next to nothing."""

    def __init__(self, p: Position):
        self.like, self.base, self.tape, self.one_step = p.g, p.base, p.g.tape[:], p.one_step
        self.number, self.pending, self.passed, self.last = p.number, p.pending, p.passed, p.last

    def clone(self) -> Position:
        p = Position.replay(self.like, self.base, self.tape, self.one_step)
        p.copy_margin(self)  # type: ignore[arg-type]  # has all that lies beside the tape
        return p


class Crossroads:
    def __init__(self) -> None:
        self.passed: Counter[str] = Counter()
        self.kept: defaultdict[str, list[Position]] = defaultdict(list)

    def pass_by(self, position: Copied, names: Iterable[str], rng: random.Random) -> None:
        """``names``: what has just happened here, or is about to. A copy is made only if it is kept."""
        wanted = [(name, place) for name in sorted(set(names)) if (place := self._place(name, rng)) < KEPT]
        if wanted:
            copy = position.clone()
            for name, place in wanted:
                self.kept[name][place : place + 1] = [copy]

    def _place(self, name: str, rng: random.Random) -> int:
        """Where to keep this one, KEPT or more for nowhere: after n of a name each has had the same chance."""
        self.passed[name] += 1
        many = len(self.kept.get(name, ()))
        return many if many < KEPT else int(rng.random() * self.passed[name])

    def best(self, promise: Callable[[str], float], rng: random.Random) -> tuple[str, Position] | None:
        """The name that promises most, now and then any, and one of its positions; None before the first."""
        if not self.kept:
            return None
        names = list(self.kept)
        any_will_do = rng.random() < WANDERS
        name = rng.choice(names) if any_will_do else max(names, key=lambda n: (promise(n), rng.random()))
        return name, rng.choice(self.kept[name])
