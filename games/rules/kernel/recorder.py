"""The state in play with its tape: every outcome is either read from the recording or taken from chance and written."""

from typing import Any, TypeVar

from .chance import Chance
from .errors import RulesError
from .ruleset import Ruleset
from .secrets import Fact
from .state import State
from .tape import Answered, Drawn, Entry, Event, Mixed, Outcome, Rolled

E = TypeVar("E", Rolled, Drawn, Mixed)


class Recorder:
    """With ``recording`` off (playouts) nothing is logged, told or taped, and facts are not kept up to date."""

    __slots__ = (
        "at", "cards", "chance", "disturbed", "known_then", "log", "news", "outcomes", "recording", "replaying",
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
        self.news: list[Event] = []  # events nobody has collected yet
        self.outcomes: list[Outcome] = []  # chance nobody has collected yet
        self.disturbed = 0  # rolls, draws and tellings so far: what makes an undo no longer free

    def below(self, n: int, stream: str, hides: str = "") -> int:
        """The next outcome of a stream, 0 .. n-1. ``hides`` names the hidden number it becomes."""
        if not self.recording:
            return self.chance.below(n, stream, 0)
        entry = self._read(Rolled)
        if entry is None:
            value = self._fresh(n, stream)
            self._write(Rolled(stream, value, hides))
            return value
        if entry.stream != stream or entry.value >= n:
            raise RulesError(f"the recording has {entry}, the rule rolls {stream}")
        self._count(stream)
        return entry.value

    def next_answer(self) -> Answered:
        """The recorded answer to the question that a rule asks while the recording is replayed."""
        entry = self.tape[self.at]
        if type(entry) is not Answered:
            raise RulesError(f"the recording has {entry}, the rule asks a question")
        self.at += 1
        return entry

    def answered(self, entry: Answered) -> None:
        self._write(entry)

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
        if self.at >= len(self.tape):
            if self.replaying:
                raise RulesError(f"the recording ends before the rule is done: {kind.__name__}")
            return None
        entry = self.tape[self.at]
        if type(entry) is not kind:
            raise RulesError(f"the recording has {entry}, the rule wants {kind.__name__}")
        self.at += 1
        return entry

    def _write(self, entry: Entry) -> None:
        self.tape.append(entry)
        self.at += 1
