"""A game at a moment: the snapshot at the start of the current step plus the tape since."""

from collections.abc import Mapping
from typing import Any, Self

from . import saved
from .chance import Chance
from .decision import ONE, PASS, TOGETHER, Decision
from .errors import Reason, Refused, RulesError
from .imagine import imagine
from .options import Answer, Option, RandomSource, sample
from .play import Play
from .ruleset import Ruleset
from .running import Running
from .seats import Seat, sees
from .state import State
from .tape import Answered, Event, Outcome


class Position(Running):
    """What a table, a bot or a replay holds. The seed is no part of it."""

    __slots__ = ()

    @classmethod
    def start(
        cls,
        rules: Ruleset,
        cards: Any,
        seats: int,
        chance: Chance,
        options: Mapping[str, Any] | None = None,
        recording: bool = True,
        one_step: bool = False,
    ) -> Self:
        """A new game at its first question."""
        state = rules.setup(cards, seats, options or {})
        return cls.begin(rules, cards, state, chance, recording=recording, one_step=one_step)

    @classmethod
    def begin(
        cls,
        rules: Ruleset,
        cards: Any,
        state: State,
        chance: Chance,
        version: int | None = None,
        recording: bool = True,
        one_step: bool = False,
    ) -> Self:
        """Play on from a state that lies between two steps."""
        version = rules.version if version is None else version
        p = cls(Play(rules, cards, state, chance, version, recording), one_step)
        if recording:
            p._cut()
        p._settle(p._next_step())
        return p

    # --- answering

    def apply(self, seat: int, answer: Answer) -> None:
        """Take a seat's answer.

        Raises ``Refused`` with nothing changed, or ``RulesError`` with the game as before and the answer left out.
        """
        d = self._check_asked(seat)
        self._accept(d, seat, self._check_answer(seat, answer))

    def take(self, seat: int, option: Option, rng: RandomSource) -> None:
        """Answer with an option just given by ``legal(seat)``, its fields filled in at random: a step of a playout.

        In a position without recording what was offered is not looked up again; the rest as ``apply``.
        """
        answer = sample(option, rng) if option.fields else option.id
        d = self.decision
        if self.g.recording or d is None:
            self.apply(seat, answer)
        elif d.wait == ONE:
            self._settle(self._resume(answer))
        else:
            self._accept(d, seat, answer)

    def _accept(self, d: Decision, seat: int, answer: Answer) -> None:
        if d.wait == ONE:
            self._wake(d, seat, answer, answer)
        elif d.wait == TOGETHER:
            self._answer_together(d, seat, answer)
        elif answer == PASS:
            self._pass(d, seat)
        else:
            self._wake(d, seat, answer, (seat, answer))

    def _wake(self, d: Decision, seat: int, answer: Any, value: Any) -> None:
        """``answer`` goes on the tape, ``value`` to the rule. Playouts keep no tape and raise as they are."""
        if self.g.recording:
            self._send(value, Answered(d.key, seat, answer, d.hides))
        else:
            self._settle(self._resume(value))

    def _answer_together(self, d: Decision, seat: int, answer: Answer) -> None:
        got = {**self.pending, seat: answer}
        if len(got) < len(d.asks):
            self.pending = got
            return
        both = {s: got[s] for s, _ in d.asks}  # the order of arrival is forgotten
        self._wake(d, -1, tuple(both.items()), both)

    def _pass(self, d: Decision, seat: int) -> None:
        if seat in self.passed:
            raise Refused(Reason.ALREADY_ANSWERED)
        passed = self.passed | {seat}
        if any(s not in passed and s not in d.may for s, _ in d.asks):
            self.passed = passed
            return
        self._wake(d, -1, None, None)

    def take_back(self, seat: int) -> bool:
        """Withdraw a part answer or a pass that nothing has followed yet; False if there is none."""
        if seat in self.pending:
            self.pending = {s: a for s, a in self.pending.items() if s != seat}
            return True
        if seat in self.passed:
            self.passed = self.passed - {seat}
            return True
        return False

    def can_undo(self, seat: int) -> str:
        """``"free"``, ``"consent"`` (all must agree) or ``""`` (nothing to undo). The table does the undoing."""
        if seat in self.pending or seat in self.passed:
            return "free"
        if self.last is None:
            return ""
        alone = not self.pending and not self.passed
        return "free" if alone and self.last == (seat, False) else "consent"

    # --- what came of it

    def seen(self, seat: Seat) -> list[Event]:
        """This step's events that the seat may know."""
        return [e for e in self.g.log if sees(e.seen_by, seat)]

    def returns(self) -> tuple[float, ...]:
        """Each seat's result of a finished game, in the game's own measure."""
        return self.rules.returns(self.g)

    def drain(self) -> tuple[list[Event], list[Outcome]]:
        """The events and chance outcomes since the last call: what an action row keeps."""
        news, outcomes = self.g.news, self.g.outcomes
        self.g.news, self.g.outcomes = [], []
        return news, outcomes

    # --- copies

    def clone(self, chance: Chance | None = None, recording: bool = True) -> Self:
        """An independent copy; without ``recording`` it is a fast one for playouts, which cannot be copied again."""
        self._must_be_recorded()
        p = self.copy()
        p.copy_margin(self)
        p.g.chance = chance or self.g.chance
        p.g.recording = recording
        return p

    def copy_margin(self, other: "Position") -> None:
        """What lies beside the tape: number, part answers, passes, who was last."""
        self.number, self.pending, self.passed = other.number, other.pending, other.passed
        self.last = other.last

    def imagine(self, seat: Seat, rng: RandomSource, check: bool = True) -> Self:
        """A random world that agrees with everything told to this seat. See ``imagine.py``."""
        self._must_be_recorded()
        return imagine(self, seat, rng, check)

    def to_json(self) -> bytes:
        """The stored head. The same position always has the same bytes."""
        self._must_be_recorded()
        return saved.encode(self)

    @classmethod
    def from_json(cls, rules: Ruleset, cards: Any, raw: bytes, chance: Chance) -> Self:
        """A stored head, alive again. Raises ``RulesError`` if changed rules would silently alter the current step."""
        head = saved.decode(rules, raw)
        like = Play(rules, cards, head.base, chance, head.version)
        p = cls.replay(like, head.base, head.tape, head.one_step)
        saved.restore(p, head)
        return p

    def _must_be_recorded(self) -> None:
        if not self.g.recording:
            raise RulesError("a playout keeps no tape: clone the position that it started from")
