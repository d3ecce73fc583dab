"""The rule's coroutine, kept going: from answer to question, from step to step, and again from snapshot and tape."""

from typing import Any, Self

from .asking import Asking, sent
from .decision import FIRST, Decision
from .errors import RulesError
from .play import Play
from .ruleset import Rule
from .state import State
from .tape import Answered, Entry, Mixed

TOO_MANY_STEPS = 10_000  # steps in a row that ask nothing: a rule that never ends


class Running(Asking):
    """``base`` is the snapshot at the start of the current step; ``g.tape`` is what happened since.

    ``one_step`` keeps the whole game as a single step (for tests of secrecy).
    """

    __slots__ = ("base", "gen", "last", "one_step")

    def __init__(self, g: Play, one_step: bool = False):
        super().__init__(g)
        self.one_step = one_step
        self.base: State = g.s
        self.gen: Rule | None = None
        self.last: tuple[int, bool] | None = None  # who answered last, and whether that disturbed anything

    def _send(self, value: Any, entry: Answered) -> None:
        """Wake the rule with an answer; if it raises, everything is as before and the answer is left out."""
        g = self.g
        before, collected = g.disturbed, (len(g.news), len(g.outcomes))
        margin = (self.base, g.tape[:], self.number, self.pending, self.passed)
        g.answered(entry)
        try:
            self._settle(self._resume(value))
        except Exception as e:
            del g.news[collected[0] :], g.outcomes[collected[1] :]
            self._rebuild(*margin)
            raise RulesError(f"{entry.key}: {e!r}") from e
        self.last = (entry.seat, g.disturbed != before)

    def _settle(self, d: Decision | None) -> None:
        """Put the rule's next question on the table; a window that waits for nobody is closed at once."""
        self._asked(d)
        if d is not None and d.wait == FIRST and not self.waiting_for():
            self._close_windows(d)

    def _close_windows(self, d: Decision | None) -> None:
        for _ in range(TOO_MANY_STEPS):
            if d is None or d.wait != FIRST or self.waiting_for():
                return
            if self.g.recording:
                self.g.answered(Answered(d.key, -1, None))
            d = self._resume(None)
            self._asked(d)
        raise RulesError("windows follow each other without anybody to wait for")

    def _resume(self, value: Any) -> Decision | None:
        try:
            d: Decision = self.gen.send(value)  # type: ignore[union-attr]
            return d
        except StopIteration:
            self._step_ended()
        return self._next_step()

    def _next_step(self) -> Decision | None:
        for _ in range(TOO_MANY_STEPS):
            self.gen = self.g.rules.step(self.g)
            if self.gen is None:
                return None
            try:
                d: Decision = self.gen.send(None)
                return d
            except StopIteration:
                self._step_ended()
        raise RulesError("steps follow each other without a question")

    def _step_ended(self) -> None:
        if self.one_step:
            return
        if self.g.replaying:
            raise RulesError("the recording goes on after the step's end")
        if self.g.recording:
            self._cut()

    def _cut(self) -> None:
        g = self.g
        self.base = g.s.copy()
        g.tape, g.log, g.known_then, g.made, g.at = [], [], [], [], 0

    def _rebuild(self, base: State, tape: list[Entry], number: int, pending: dict[int, Any], passed: set[int]) -> None:
        p = self.replay(self.g, base, tape, self.one_step)
        p.g.news, p.g.outcomes = self.g.news, self.g.outcomes
        self.g, self.base, self.gen, self.decision = p.g, p.base, p.gen, p.decision
        self.number, self.pending, self.passed = number, pending, passed
        self._offers.clear()

    @classmethod
    def replay(cls, like: Play, base: State, tape: list[Entry], one_step: bool = False) -> Self:
        """Snapshot and tape make a live position again; raises ``RulesError`` where they do not fit the rules."""
        g = Play(like.rules, like.cards, base.copy(), like.chance, like.version)
        g.tape = tape[:]
        return cls._played(g, base, one_step)

    def copy(self) -> Self:
        """This moment again, with a rule of its own. On the way there nothing is announced, told, counted or worked
        out anew: all that is taken from here."""
        like = self.g
        g = Play(like.rules, like.cards, self.base.copy(), like.chance, like.version, recording=False)
        g.tape, g.made = [e for e in like.tape if type(e) is not Mixed], like.made[::-1]
        p = self._played(g, self.base, self.one_step)
        g.take_over(like)
        return p

    @classmethod
    def _played(cls, g: Play, base: State, one_step: bool) -> Self:
        g.replaying = True
        p = cls(g, one_step)
        p.base = base
        try:
            p.decision = p._play_tape()
        except RulesError:
            raise
        except Exception as e:
            raise RulesError(f"the recording does not fit the rules: {e!r}") from e
        g.replaying = False
        g.news, g.outcomes, g.disturbed = [], [], 0
        return p

    def _play_tape(self) -> Decision | None:
        g = self.g
        d = self._next_step()
        end = len(g.tape)
        while g.at < end:
            entry = g.next_answer()
            if d is None or entry.key != d.key or (entry.seat >= 0 and not d.asked(entry.seat)):
                raise RulesError(f"the recording has {entry}, the rule asks {d and d.key}")
            d = self._resume(sent(d, entry))
        return d
