"""The game in play, as a rule sees it (``g``): the state, the cards, chance, and the voice that announces."""

from collections.abc import Callable
from typing import Any

from .errors import RulesError
from .piles import Piles
from .seats import ALL
from .secrets import EXACTLY, HiddenNumber, mask_of, narrow, tell_number
from .tape import Event, Outcome

__all__ = ["Outcome", "Play"]


class Play(Piles):
    """Handed to every rule."""

    __slots__ = ()

    def at_least(self, version: int) -> bool:
        """Did this game start under this version of the rules, or a later one?"""
        return self.version >= version

    def roll(self, faces: int, stream: str) -> int:
        return 1 + self.below(faces, stream)

    def roll_hidden(self, faces: int, stream: str, name: str, known: int) -> int:
        """Roll a die that only the seats of ``known`` see, and keep it as the hidden number ``name``."""
        value = 1 + self.below(faces, stream, hides=name)
        self.hide(name, value, 1, faces, known)
        return value

    # --- announcing

    def event(self, key: str, *data: Any, seen_by: int = ALL) -> None:
        if self.recording:
            self._event(key, data, seen_by)

    def tell(self, seats: int, pile: str, card: int, test: Callable[[int], bool], key: str, *data: Any) -> None:
        """The only door by which something about a face-down card becomes known: an event and a lasting fact.

        ``test(card_id)`` says which cards of the pile agree with what is said. It must hold for the true card.
        """
        if self.recording:
            if not test(card):
                raise RulesError(f"{key} is not true of the card it is told about")
            self._told(key, data, seats)
            narrow(self.s.facts, pile, card, seats, mask_of(self.cards.sizes[pile], test))

    def reveal(self, pile: str, card: int, key: str, *data: Any, seats: int = ALL) -> None:
        """Turn a face-down card up for these seats."""
        if self.recording:
            self._told(key, data, seats)
            narrow(self.s.facts, pile, card, seats, EXACTLY)

    # --- hidden numbers

    def hide(self, name: str, value: int, low: int, high: int, known: int) -> None:
        """Keep a number that only the seats of ``known`` know, until ``forget_number``.

        ``value`` is what a decision made with ``Decision.hide`` answered; for dice there is ``roll_hidden``. A number
        that follows from a hidden card is no hidden number of its own: compute it from the card.
        """
        self.s.numbers[name] = HiddenNumber(value, low, high, known)

    def number(self, name: str) -> int:
        value: int = self.s.numbers[name].value
        return value

    def tell_number(self, seats: int, name: str, test: Callable[[int], bool], key: str, *data: Any) -> None:
        """Like ``tell``, about a hidden number: ``test(value)`` says which values agree with what is said."""
        if self.recording:
            number = self.s.numbers[name]
            if not test(number.value):
                raise RulesError(f"{key} is not true of the number it is told about")
            self._told(key, data, seats)
            self.s.numbers[name] = tell_number(number, seats, test)

    def forget_number(self, name: str) -> None:
        """The number has been told in full or no longer matters."""
        self.s.numbers.pop(name, None)

    # --- inside

    def _told(self, key: str, data: tuple[Any, ...], seats: int) -> None:
        self.disturbed += 1
        self._event(key, data, seats)

    def _event(self, key: str, data: tuple[Any, ...], seen_by: int) -> None:
        event = Event(key, data, seen_by)
        self.log.append(event)
        self.news.append(event)
