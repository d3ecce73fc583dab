"""The question on the table: who is asked, what each may answer, and what has come in so far."""

from typing import Any

from .decision import ONE, TOGETHER, Decision, allowed
from .errors import Reason, Refused, RulesError
from .options import Answer, Option, RandomSource, fits, freeze, option_id, sample, tidy
from .play import Play
from .ruleset import Ruleset
from .seats import Seat
from .tape import Answered

Options = tuple[Option, ...]


class Asking:
    """``number`` is the question's number: it changes when what is asked changes; part answers and passes leave it.

    ``pending`` and ``passed`` lie beside the tape: their order is forgotten and they can be taken back. They are
    replaced, never changed in place, so that copies may share them.
    """

    __slots__ = ("_offers", "decision", "g", "number", "passed", "pending")

    def __init__(self, g: Play):
        self.g = g
        self.decision: Decision | None = None
        self.number = 0
        self.pending: dict[int, Answer] = {}
        self.passed: set[int] = set()
        self._offers: dict[int, tuple[Options, Options]] = {}  # seat -> all its options, and those it may take

    @property
    def rules(self) -> Ruleset:
        return self.g.rules

    @property
    def is_over(self) -> bool:
        return self.decision is None

    @property
    def question(self) -> int:
        return self.number

    # --- what a seat may ask

    def options(self, seat: Seat) -> tuple[Option, ...]:
        """All options of a seat that has not answered yet, disabled ones too. Raises ``RulesError`` if a rule does."""
        return () if seat is None or seat in self.pending else self._offer(seat)[0]

    def legal(self, seat: Seat) -> tuple[Option, ...]:
        """The options that this seat may take now."""
        return () if seat is None or seat in self.pending else self._offer(seat)[1]

    def _offer(self, seat: int) -> tuple[Options, Options]:
        got = self._offers.get(seat)
        if got is None:
            if self.decision is None:
                return (), ()
            try:
                options = self.decision.options(seat)
            except Exception as e:
                raise RulesError(f"options of {self.decision.key}: {e!r}") from e
            got = self._offers[seat] = options, allowed(options)
        return got

    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose answer the game waits for now."""
        d = self.decision
        if d is None:
            return ()
        if d.wait == ONE:
            return (d.asks[0][0],)
        return tuple([s for s, _ in d.asks if s not in self.pending and s not in self.passed and s not in d.may])

    def may_act(self) -> tuple[int, ...]:
        """All seats that are asked and have not answered or passed."""
        d = self.decision
        if d is None:
            return ()
        if d.wait == ONE:
            return (d.asks[0][0],)
        return tuple([s for s, _ in d.asks if s not in self.pending and s not in self.passed])

    def default(self, seat: int, rng: RandomSource) -> Answer:
        """What a clock answers for an absent seat; drawn where a fixed answer would give a secret away."""
        legal = self.legal(seat)
        if not legal:
            raise RulesError(f"seat {seat} has nothing to answer to {self.decision and self.decision.key}")
        d = self.decision
        if d is not None and not d.secret:
            for wanted in (d.default,) if isinstance(d.default, str) else d.default:
                for option in legal:
                    if option.id == wanted:
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

    # --- taking an answer

    def _check_asked(self, seat: int) -> Decision:
        d = self.decision
        if d is None:
            raise Refused(Reason.OVER)
        for s, _ in d.asks:
            if s == seat:
                break
        else:
            raise Refused(Reason.NOT_YOURS)
        if seat in self.pending:
            raise Refused(Reason.ALREADY_ANSWERED)
        return d

    def _check_answer(self, seat: int, answer: Any) -> Answer:
        """The answer as it is kept: frozen, with the members of each pick-some in the option's order."""
        if type(answer) is not str:
            answer = freeze(answer)
            if not (isinstance(answer, tuple) and answer and isinstance(answer[0], str)):
                raise Refused(Reason.MALFORMED)
        wanted = option_id(answer)
        for option in self.options(seat):
            if option.id == wanted:
                if option.why_not:
                    raise Refused(Reason.FORBIDDEN, option.why_not)
                if wanted is answer and not option.fields:
                    return option.id
                if not fits(option, answer):
                    raise Refused(Reason.MALFORMED)
                return tidy(option, answer)
        raise Refused(Reason.ILLEGAL)

    def _asked(self, d: Decision | None) -> None:
        """A new question, or the same window again."""
        if d is not None and self.g.recording:
            check_question(d)
        old, self.decision = self.decision, d
        self._offers.clear()
        if d is not None and d.same and old is not None and old.key == d.key:
            self.passed = {s for s in self.passed if d.asked(s)}
            return
        self.number += 1
        if self.pending:
            self.pending = {}
        if self.passed:
            self.passed = set()


def check_question(d: Decision) -> None:
    """Questions that nobody could ever finish answering are mistakes of a rule."""
    seats = [s for s, _ in d.asks]
    if not seats or None in seats or len(set(seats)) < len(seats) or (d.wait == ONE and len(seats) > 1):
        raise RulesError(f"{d.key} asks the seats {seats}")


def sent(d: Decision, entry: Answered) -> Any:
    """What the rule is sent for this entry of the tape."""
    if d.wait == ONE:
        return entry.answer
    if d.wait == TOGETHER:
        return dict(entry.answer)
    return None if entry.seat < 0 else (entry.seat, entry.answer)
