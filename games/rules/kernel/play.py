"""The game in play, as a rule sees it (``g``): the state, the cards, chance, and the voice that announces."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct

from . import deck as decks
from .chance import Chance
from .errors import RulesError
from .ruleset import Ruleset
from .secrets import EXACTLY, HiddenNumber, forget, mask_of, narrow, tell_number
from .seats import ALL
from .state import State
from .tape import Answered, Drawn, Entry, Event, Rolled

E = TypeVar("E", Rolled, Drawn)


class Outcome(Struct, array_like=True, frozen=True):
    """One consumed number, for whoever checks the dice: the k-th outcome of ``stream``, one of 0 .. n-1."""

    stream: str
    k: int
    n: int
    value: int


class Play:
    """Handed to every rule. With ``recording`` off (playouts) nothing is logged, told or taped."""

    __slots__ = (
        "at", "cards", "chance", "disturbed", "log", "news", "outcomes", "recording", "replaying",
        "rules", "s", "tape", "version",
    )  # fmt: skip

    def __init__(self, rules: Ruleset, cards: Any, state: State, chance: Chance, version: int, recording: bool = True):
        self.rules, self.cards, self.s, self.chance = rules, cards, state, chance
        self.version, self.recording = version, recording
        self.replaying = False
        self.tape: list[Entry] = []  # this step's entries
        self.at = 0  # how far the tape has been read
        self.log: list[Event] = []  # this step's events
        self.news: list[Event] = []  # events nobody has collected yet
        self.outcomes: list[Outcome] = []  # chance nobody has collected yet
        self.disturbed = 0  # rolls, draws and tellings so far: what makes an undo no longer free

    def at_least(self, version: int) -> bool:
        """Did this game start under this version of the rules, or a later one?"""
        return self.version >= version

    # --- chance

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

    def roll(self, faces: int, stream: str) -> int:
        return 1 + self.below(faces, stream)

    def roll_hidden(self, faces: int, stream: str, name: str, known: int) -> int:
        """Roll a die that only the seats of ``known`` see, and keep it as the hidden number ``name``."""
        value = 1 + self.below(faces, stream, hides=name)
        self.hide(name, value, 1, faces, known)
        return value

    def draw(self, pile: str, seen_by: int = ALL) -> int | None:
        """The top card of a pile, or None if the pile is empty. ``seen_by``: who looks at its face."""
        heaps = self.s.decks[pile]
        if not heaps:
            return None
        if not self.recording:
            size = len(heaps[0])
            return decks.draw_nth(heaps, self.chance.below(size, pile, 0) if size > 1 else 0)
        card = self._draw_recorded(pile, heaps)
        if pile in self.rules.secret_piles or seen_by != ALL:
            narrow(self.s.facts, pile, card, seen_by, EXACTLY)
        return card

    def _draw_recorded(self, pile: str, heaps: decks.Heaps) -> int:
        size = len(heaps[0])
        entry = self._read(Drawn)
        if entry is None:
            card = decks.draw_nth(heaps, self._fresh(size, pile) if size > 1 else 0)
            self._write(Drawn(pile, card))
            return card
        at = heaps[0].find(entry.card)
        if entry.pile != pile or at < 0:
            raise RulesError(f"the recording has {entry}, the rule draws from {pile}")
        if size > 1:
            self._count(pile)
        return decks.draw_nth(heaps, at)

    def _fresh(self, n: int, stream: str) -> int:
        if self.replaying:
            raise RulesError(f"the recording ends before the rule is done: {stream}")
        k = self._count(stream)
        value = self.chance.below(n, stream, k)
        self.outcomes.append(Outcome(stream, k, n, value))
        return value

    def _count(self, stream: str) -> int:
        self.disturbed += 1
        k = self.s.counts[stream] = self.s.counts.get(stream, 0) + 1
        return k

    def _read(self, kind: type[E]) -> E | None:
        if self.at >= len(self.tape):
            return None
        entry = self.tape[self.at]
        if type(entry) is not kind:
            raise RulesError(f"the recording has {entry}, the rule wants {kind.__name__}")
        self.at += 1
        return entry

    def _write(self, entry: Entry) -> None:
        self.tape.append(entry)
        self.at += 1

    # --- piles

    def put_under(self, pile: str, card: int) -> None:
        decks.put_under(self.s.decks[pile], card)

    def shuffle(self, pile: str, *cards: int) -> None:
        """Mix a pile, with these cards dropped in; whatever was known of their places is forgotten."""
        heaps = self.s.decks[pile]
        decks.put_back(heaps, *cards)
        if self.s.facts:
            forget(self.s.facts, pile, heaps[0] if heaps else b"")

    # --- announcing

    def event(self, key: str, *data: Any, seen_by: int = ALL) -> None:
        if self.recording:
            event = Event(key, data, seen_by)
            self.log.append(event)
            self.news.append(event)

    def tell(self, seats: int, pile: str, card: int, test: Callable[[int], bool], key: str, *data: Any) -> None:
        """The only door by which something about a face-down card becomes known: an event and a lasting fact.

        ``test(card_id)`` says which cards of the pile agree with what is said. It must hold for the true card.
        """
        if self.recording:
            self.disturbed += 1
            self.event(key, *data, seen_by=seats)
            narrow(self.s.facts, pile, card, seats, mask_of(self.cards.sizes[pile], test))

    def reveal(self, pile: str, card: int, key: str, *data: Any, seats: int = ALL) -> None:
        """Turn a face-down card up for these seats."""
        if self.recording:
            self.disturbed += 1
            self.event(key, *data, seen_by=seats)
            narrow(self.s.facts, pile, card, seats, EXACTLY)

    # --- hidden numbers

    def hide(self, name: str, value: int, low: int, high: int, known: int) -> None:
        """Keep a number that only the seats of ``known`` know, until ``forget_number``."""
        self.s.numbers[name] = HiddenNumber(value, low, high, known)

    def number(self, name: str) -> int:
        return self.s.numbers[name].value

    def tell_number(self, seats: int, name: str, test: Callable[[int], bool], key: str, *data: Any) -> None:
        """Like ``tell``, about a hidden number: ``test(value)`` says which values agree with what is said."""
        if self.recording:
            self.disturbed += 1
            self.event(key, *data, seen_by=seats)
            self.s.numbers[name] = tell_number(self.s.numbers[name], seats, test)

    def forget_number(self, name: str) -> None:
        """The number has been told in full or no longer matters."""
        self.s.numbers.pop(name, None)

    # --- used by Position

    def next_answer(self) -> Answered | None:
        if self.at >= len(self.tape):
            return None
        entry = self.tape[self.at]
        if type(entry) is not Answered:
            raise RulesError(f"the recording has {entry}, the rule asks a question")
        self.at += 1
        return entry
