"""A game at a moment: the snapshot at the start of the current step plus the tape since."""

from collections.abc import Mapping
from typing import Any, Self

from . import saved
from .chance import Chance
from .decision import FIRST, ONE, PASS, TOGETHER, Decision
from .errors import Reason, Refused, RulesError
from .options import Answer, Option, RandomSource, fits, freeze, option_id, sample, tidy
from .play import Outcome, Play
from .ruleset import Rule, Ruleset
from .seats import Seat, sees
from .state import State
from .tape import Answered, Entry, Event

TOO_MANY_STEPS = 10_000  # steps in a row that ask nothing: a rule that never ends


class Position:
    """What a table, a bot or a replay holds. The seed is no part of it.

    ``number`` is the question's number: it changes when what is asked changes; part answers and passes leave it.
    ``pending`` and ``passed`` lie beside the tape: their order is forgotten and they can be taken back.
    ``one_step`` keeps the whole game as a single step (for tests of secrecy).
    """

    __slots__ = (
        "_options", "base", "decision", "g", "gen", "last", "number", "one_step", "passed", "pending",
    )  # fmt: skip

    def __init__(self, g: Play, one_step: bool = False):
        self.g = g
        self.one_step = one_step
        self.base: State = g.s
        self.gen: Rule | None = None
        self.decision: Decision | None = None
        self.number = 0
        self.pending: dict[int, Answer] = {}
        self.passed: set[int] = set()
        self.last: tuple[int, bool] | None = None  # who answered last, and whether that disturbed anything
        self._options: dict[int, tuple[Option, ...]] = {}

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
        p = cls(Play(rules, cards, state, chance, version or rules.version, recording), one_step)
        if recording:
            p._cut()
        p._asked(p._next_step())
        return p

    # --- what a seat may ask

    @property
    def rules(self) -> Ruleset:
        return self.g.rules

    @property
    def is_over(self) -> bool:
        return self.decision is None

    @property
    def question(self) -> int:
        return self.number

    def options(self, seat: Seat) -> tuple[Option, ...]:
        """All options of a seat that has not answered yet, disabled ones too."""
        if self.decision is None or seat is None or seat in self.pending:
            return ()
        if seat not in self._options:
            self._options[seat] = self.decision.options(seat)
        return self._options[seat]

    def legal(self, seat: Seat) -> tuple[Option, ...]:
        return tuple([o for o in self.options(seat) if not o.why_not])

    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose answer the game waits for now."""
        d = self.decision
        if d is None:
            return ()
        return tuple(s for s, _ in d.asks if s not in self.pending and s not in self.passed and s not in d.may)

    def may_act(self) -> tuple[int, ...]:
        """All seats that are asked and have not answered or passed."""
        d = self.decision
        return () if d is None else tuple(s for s, _ in d.asks if s not in self.pending and s not in self.passed)

    def default(self, seat: int, rng: RandomSource) -> Answer:
        """What a clock answers for an absent seat; drawn where a fixed answer would give a secret away."""
        legal = self.legal(seat)
        for option in legal:
            if self.decision is not None and option.id == self.decision.default:
                return sample(option, rng)
        return sample(legal[int(rng.random() * len(legal))], rng)

    def observation(self, seat: Seat) -> dict[str, Any]:
        """What this seat may see: the table, and the question with its own options."""
        return {"table": self.rules.observe(self.g, seat), "question": self._question_seen(seat)}

    def _question_seen(self, seat: Seat) -> dict[str, Any] | None:
        d = self.decision
        if d is None:
            return None
        return {
            "number": self.number,
            "key": d.key,
            "data": d.data,
            "wait": d.wait,
            "asked": tuple(s for s, _ in d.asks),
            "answered": tuple(sorted(self.pending)),
            "passed": tuple(sorted(self.passed)),
            "mine": self.pending.get(seat) if seat is not None else None,
            "options": self.options(seat),
        }

    def seen(self, seat: Seat) -> list[Event]:
        """This step's events that the seat may know."""
        return [e for e in self.g.log if sees(e.seen_by, seat)]

    def returns(self) -> tuple[float, ...]:
        return self.rules.returns(self.g.s)

    # --- answering

    def apply(self, seat: int, answer: Answer) -> None:
        """Take a seat's answer, or raise ``Refused`` with nothing changed, or ``RulesError`` with the game as before."""
        d = self._check_asked(seat)
        answer = self._check_answer(seat, freeze(answer))
        if d.wait == ONE:
            self._send(answer, Answered(d.key, seat, answer, d.hides))
        elif d.wait == TOGETHER:
            self._answer_together(d, seat, answer)
        elif answer == PASS:
            self._pass(d, seat)
        else:
            self._send((seat, answer), Answered(d.key, seat, answer))

    def _check_asked(self, seat: int) -> Decision:
        d = self.decision
        if d is None:
            raise Refused(Reason.OVER)
        if not d.asked(seat):
            raise Refused(Reason.NOT_YOURS)
        if seat in self.pending or seat in self.passed and d.wait != FIRST:
            raise Refused(Reason.ALREADY_ANSWERED)
        return d

    def _check_answer(self, seat: int, answer: Any) -> Answer:
        if not isinstance(answer, str) and not (isinstance(answer, tuple) and answer and isinstance(answer[0], str)):
            raise Refused(Reason.MALFORMED)
        wanted = option_id(answer)
        for option in self.options(seat):
            if option.id == wanted:
                if option.why_not:
                    raise Refused(Reason.FORBIDDEN, option.why_not)
                if not fits(option, answer):
                    raise Refused(Reason.MALFORMED)
                return tidy(option, answer)
        raise Refused(Reason.ILLEGAL)

    def _answer_together(self, d: Decision, seat: int, answer: Answer) -> None:
        got = {**self.pending, seat: answer}
        if len(got) < len(d.asks):
            self.pending = got
            return
        both = {s: got[s] for s, _ in d.asks}  # the order of arrival is forgotten
        self._send(both, Answered(d.key, -1, tuple(both.items())))

    def _pass(self, d: Decision, seat: int) -> None:
        passed = self.passed | {seat}
        if any(s not in passed and s not in d.may for s, _ in d.asks):
            self.passed = passed
            return
        self._send(None, Answered(d.key, -1, None))

    def take_back(self, seat: int) -> bool:
        """Withdraw a part answer or a pass that nothing has followed yet; False if there is none."""
        if seat in self.pending:
            del self.pending[seat]
            return True
        if seat in self.passed:
            self.passed.discard(seat)
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

    # --- running

    def _send(self, value: Any, entry: Answered) -> None:
        g = self.g
        if not g.recording:
            self._asked(self._resume(value))
            return
        before, base, tape = g.disturbed, self.base, g.tape[:]
        g.tape.append(entry)
        g.at = len(g.tape)
        try:
            self._asked(self._resume(value))
        except Exception as e:
            self._rebuild(base, tape)
            raise RulesError(f"{entry.key}: {e!r}") from e
        self.last = (entry.seat, g.disturbed != before)

    def _resume(self, value: Any) -> Decision | None:
        try:
            return self.gen.send(value)  # type: ignore[union-attr, no-any-return]
        except StopIteration:
            if self.g.replaying and not self.one_step:
                raise RulesError("the recording goes on after the step's end") from None
        if self.g.recording and not self.one_step:
            self._cut()
        return self._next_step()

    def _next_step(self) -> Decision | None:
        for _ in range(TOO_MANY_STEPS):
            self.gen = self.rules.step(self.g)
            if self.gen is None:
                return None
            try:
                return self.gen.send(None)  # type: ignore[no-any-return]
            except StopIteration:
                if self.g.recording and not self.one_step:
                    self._cut()
        raise RulesError("steps follow each other without a question")

    def _cut(self) -> None:
        g = self.g
        self.base = g.s.copy()
        g.tape, g.log, g.at = [], [], 0

    def _asked(self, d: Decision | None) -> None:
        same = d is not None and d.same and self.decision is not None and self.decision.key == d.key
        self.decision = d
        self._options = {}
        if not same:
            self.number += 1
            self.pending = {}
            self.passed = set()

    def _rebuild(self, base: State, tape: list[Entry]) -> None:
        """A rule raised half-way: back to the question as it stood, the last answer left out."""
        news, outcomes = self.g.news, self.g.outcomes
        p = Position.replay(self.g, base, tape, self.one_step)
        p.g.news, p.g.outcomes = news, outcomes
        self.g, self.base, self.gen, self.decision = p.g, p.base, p.gen, p.decision
        self._options = {}

    # --- copies

    @classmethod
    def replay(cls, like: Play, base: State, tape: list[Entry], one_step: bool = False) -> "Position":
        """Snapshot and tape make a live position again; raises ``RulesError`` where they do not fit the rules."""
        g = Play(like.rules, like.cards, base.copy(), like.chance, like.version)
        g.tape, g.replaying = list(tape), True
        p = Position(g, one_step)
        p.base = base
        d = p._next_step()
        while g.at < len(g.tape):
            entry = g.next_answer()
            if d is None or entry is None or entry.key != d.key:
                raise RulesError(f"the recording has {entry}, the rule asks {d and d.key}")
            d = p._resume(_value(d, entry))
        p.decision = d
        g.replaying = False
        g.news, g.outcomes, g.disturbed = [], [], 0
        return p

    def clone(self, chance: Chance | None = None, recording: bool = True) -> "Position":
        """An independent copy; without ``recording`` it is a fast one for playouts."""
        p = Position.replay(self.g, self.base, self.g.tape, self.one_step)
        p.copy_margin(self)
        p.g.chance = chance or self.g.chance
        p.g.recording = recording
        return p

    def copy_margin(self, other: "Position") -> None:
        """What lies beside the tape: number, part answers, passes, who was last."""
        self.number, self.pending, self.passed = other.number, dict(other.pending), set(other.passed)
        self.last = other.last

    def imagine(self, seat: Seat, rng: RandomSource, check: bool = True) -> "Position":
        """A random world that agrees with everything told to this seat. See ``imagine.py``."""
        from .imagine import imagine

        return imagine(self, seat, rng, check)

    # --- storing

    def drain(self) -> tuple[list[Event], list[Outcome]]:
        """The events and chance outcomes since the last call: what an action row keeps."""
        news, outcomes = self.g.news, self.g.outcomes
        self.g.news, self.g.outcomes = [], []
        return news, outcomes

    def to_json(self) -> bytes:
        return saved.encode(self)

    @classmethod
    def from_json(cls, rules: Ruleset, cards: Any, raw: bytes, chance: Chance) -> "Position":
        """A stored head, alive again. Raises ``RulesError`` if changed rules would silently alter the current step."""
        head = saved.decode(rules, raw)
        like = Play(rules, cards, head.base, chance, head.version)
        p = Position.replay(like, head.base, head.tape, head.one_step)
        saved.restore(p, head)
        return p


def _value(d: Decision, entry: Answered) -> Any:
    """What the rule was sent when this answer was recorded."""
    if d.wait == ONE:
        return entry.answer
    if d.wait == TOGETHER:
        return dict(entry.answer)
    return None if entry.seat < 0 else (entry.seat, entry.answer)
