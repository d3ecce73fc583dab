"""Which answer? The field is thinned out; then the best challenger has to beat the usual answer, in new worlds."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from games.bots.view import SeatView
from games.rules.kernel import Answer, Position
from games.rules.kernel.options import RandomSource

from .budget import Clock
from .chance import Line, Luck
from .guide import Candidate, Study
from .paired import Gain, gain

THINNING = 0.5  # share of the budget for the first part
FIRST_LOOK = 6  # worlds before anything is dropped
LEAST = 2  # worlds, however little time there is
BATCH = 6  # worlds between two looks at the final pair
WORLDS_OF_ONE = 4  # lines of luck played in each imagined world
ERRORS = 1.0  # standard errors that a paired gain must reach
SURE = 3.0  # standard errors at which nothing more need be played


class Found(NamedTuple):
    """``values``: the mean of each candidate in the worlds it was looked at in; ``gain``: of the final pair."""

    answer: Answer
    values: dict[Candidate, float]
    gain: Gain | None
    playouts: int


class Table:
    """What each candidate has brought in each world so far."""

    def __init__(self, view: SeatView, seat: int, study: Study, rng: RandomSource, clock: Clock):
        self.view, self.seat, self.study, self.rng, self.clock = view, seat, study, rng, clock
        self.brought: dict[Candidate, list[float]] = {}
        self.world: Position | None = None
        self.lines = 0

    def play_worlds(self, worlds: int, candidates: Sequence[Candidate]) -> None:
        """So many, or fewer if time runs out, but two."""
        for n in range(worlds):
            if n >= LEAST and self.clock.overdue():
                return
            self.play(candidates)

    def play(self, candidates: Sequence[Candidate]) -> None:
        """One more world for all of these."""
        if self.world is None or self.lines % WORLDS_OF_ONE == 0:
            self.world = self.view.imagine(self.rng)
        self.lines += 1
        luck = Luck(int(self.rng.random() * 2**48))
        for candidate in candidates:
            self.brought.setdefault(candidate, []).append(self._value(self.world, candidate, luck))
            self.clock.tick()

    def _value(self, world: Position, candidate: Candidate, luck: Luck) -> float:
        line = Line(luck)
        playout = world.clone(line, recording=False)
        return self.study.play_on(playout, candidate, line)

    def mean(self, candidate: Candidate) -> float:
        return fmean(self.brought[candidate])


def search(
    view: SeatView, seat: int, rng: RandomSource, candidates: Sequence[Candidate], study: Study, clock: Clock
) -> Found:
    """The answer of the first candidate stays, unless another one gains on it."""
    usual = candidates[0].answer
    table = Table(view, seat, study, rng, clock)
    left = _thin_out(table, list(candidates), usual)
    values = {c: table.mean(c) for c in candidates}
    ours = [c for c in left if c.answer != usual]
    if not ours:
        return Found(usual, values, None, table.clock.used)
    found = _decide(table, ours[0], next(c for c in left if c.answer == usual))
    answer = ours[0].answer if found.beyond(ERRORS) else usual
    return Found(answer, values, found, table.clock.used)


def _thin_out(table: Table, left: list[Candidate], usual: Answer) -> list[Candidate]:
    """Halve the field again and again, until the best way with the usual answer and the best other one are left."""
    worlds = FIRST_LOOK
    while len(left) > 2 or worlds == FIRST_LOOK:
        table.play_worlds(worlds, left)
        left = _better_half(table, left, usual)
        worlds += 2
        if table.clock.spent() > THINNING:
            left = left[:2]
    return left


def _better_half(table: Table, left: list[Candidate], usual: Answer) -> list[Candidate]:
    """Best first, the best with the usual answer always among the first two."""
    ranked = sorted(left, key=table.mean, reverse=True)
    ours = next((c for c in ranked if c.answer != usual), None)
    theirs = next(c for c in ranked if c.answer == usual)
    first = [c for c in (theirs, ours) if c is not None]
    rest = [c for c in ranked if c not in first]
    return [*first, *rest[: max(0, len(left) // 2 - len(first))]]


def _decide(table: Table, ours: Candidate, theirs: Candidate) -> Gain:
    """New worlds only: whoever was lucky while the field was thinned out has nothing of it here."""
    start = {c: len(table.brought[c]) for c in (ours, theirs)}
    while True:
        table.play_worlds(BATCH, (ours, theirs))
        found = gain(table.brought[ours][start[ours] :], table.brought[theirs][start[theirs] :])
        if table.clock.spent() >= 1 or abs(found.mean) > SURE * found.error:
            return found
