"""The state in play with its tape: every outcome is either read from the recording or taken from chance and written."""

from collections.abc import Callable
from typing import Any, TypeVar

from .chance import Chance
from .errors import RulesError
from .ruleset import Ruleset
from .secrets import Fact
from .state import State
from .tape import Answered, Drawn, Entry, Event, Mixed, Outcome, Rolled

E = TypeVar("E", Rolled, Drawn, Mixed)
M = TypeVar("M")


class Recorder:
    """With ``recording`` off (playouts) nothing is logged, told or taped, and facts are not kept up to date.

    ``replaying`` without ``recording`` is how a copy is brought to where the original is: luck comes from the tape, and
    what else a recording holds is the original's.
    """

    __slots__ = (
        "at", "cards", "chance", "disturbed", "known_then", "log", "made", "news", "outcomes", "recording", "replaying",
        "rules", "s", "secret_piles", "tape", "version",
    )  # fmt: skip

    def __init__(self, rules: Ruleset, cards: Any, state: State, chance: Chance, version: int, recording: bool = True):
        self.rules, self.cards, self.chance = rules, cards, chance
        self.secret_piles = rules.secret_piles_of(cards)
        self.s: Any = state  # of the ruleset's ``state_type``
        self.version, self.recording = version, recording
        self.replaying = False
        self.tape: list[Entry] = []  # this step's entries
        self.at = 0  # how far the tape has been read
        self.known_then: list[list[Fact]] = []  # the facts just before each ``Mixed`` of the tape
        self.log: list[Event] = []  # this step's events
        self.made: list[
            Any
        ] = []  # what this step's rules worked out with ``once``; in a copy under way: the rest, last first
        self.news: list[Event] = []  # events nobody has collected yet
        self.outcomes: list[Outcome] = []  # chance nobody has collected yet
        self.disturbed = 0  # rolls, draws and tellings so far: what makes an undo no longer free

    def below(self, n: int, stream: str, hides: str = "") -> int:
        """The next outcome of a stream, 0 .. n-1. ``hides`` names the hidden number it becomes."""
        if not self.recording:
            return self._next(Rolled).value if self.replaying else self.chance.below(n, stream, 0)
        entry = self._read(Rolled)
        if entry is None:
            value = self._fresh(n, stream)
            self._write(Rolled(stream, value, hides))
            return value
        if entry.stream != stream or entry.value >= n:
            raise RulesError(f"the recording has {entry}, the rule rolls {stream}")
        self._count(stream)
        return entry.value

    def once(self, make: Callable[..., M], *args: Any) -> M:
        """What ``make`` works out from the state alone, changing nothing: a copy need not work it out again.

        It must hold on to nothing that lies in the state.
        """
        if self.recording:
            made = make(*args)
            self.made.append(made)
            return made
        return self.made.pop() if self.replaying else make(*args)

    def next_answer(self) -> Answered:
        """The recorded answer to the question that a rule asks while the recording is replayed."""
        entry = self.tape[self.at]
        if type(entry) is not Answered:
            raise RulesError(f"the recording has {entry}, the rule asks a question")
        self.at += 1
        return entry

    def answered(self, entry: Answered) -> None:
        self._write(entry)

    def take_over(self, original: "Recorder") -> None:
        """The copy has come to where the original is: from here on it is recorded as that is."""
        s, theirs = self.s, original.s
        s.counts, s.facts, s.numbers = theirs.counts.copy(), theirs.facts[:], theirs.numbers.copy()
        self.tape, self.at = original.tape[:], original.at
        self.log, self.known_then, self.made = original.log[:], original.known_then[:], original.made[:]
        self.recording = True

    def _fresh(self, n: int, stream: str) -> int:
        k = self._count(stream)
        value = self.chance.below(n, stream, k)
        self.outcomes.append(Outcome(stream, k, n, value))
        return value

    def _count(self, stream: str) -> int:
        self.disturbed += 1
        k: int = self.s.counts.get(stream, 0) + 1
        self.s.counts[stream] = k
        return k

    def _read(self, kind: type[E]) -> E | None:
        """The next entry of the recording, or None where the game is live."""
        return self._next(kind) if self.replaying or self.at < len(self.tape) else None

    def _next(self, kind: type[E]) -> E:
        if self.at >= len(self.tape):
            raise RulesError(f"the recording ends before the rule is done: {kind.__name__}")
        entry = self.tape[self.at]
        if type(entry) is not kind:
            raise RulesError(f"the recording has {entry}, the rule wants {kind.__name__}")
        self.at += 1
        return entry

    def _write(self, entry: Entry) -> None:
        self.tape.append(entry)
        self.at += 1
