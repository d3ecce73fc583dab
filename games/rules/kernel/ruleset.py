"""What the kernel asks of a game."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Mapping
from typing import Any, ClassVar, Protocol

from .options import Answer
from .seats import Seat
from .state import State

Rule = Generator[Any, Any, Any]
Maps = Mapping[str, bytes]  # pile -> a 256-byte table: card id -> card id in the imagined world


class Cards(Protocol):
    """A composed card set: everything printed on cards, tiles and chits. Rules read values from here only."""

    sizes: dict[str, int]  # pile -> number of physical cards


class Ruleset(ABC):
    """One game's rulebook: code version plus, for each running game, a composed card set."""

    key: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]  # how many can play
    state_type: ClassVar[type[State]]
    secret_piles: ClassVar[frozenset[str]] = frozenset()  # a lone card lying in these is not known to everyone

    @abstractmethod
    def compose(self, sets: tuple[str, ...]) -> Any:
        """The card set of these shipped sets, ready to play with."""

    @abstractmethod
    def setup(self, cards: Any, seats: int, options: Mapping[str, Any]) -> State:
        """The table before anything is rolled or drawn. Setup questions and dice belong to the first steps."""

    @abstractmethod
    def step(self, g: Any) -> Rule | None:
        """The next step of the game as a coroutine, or None when the game is over."""

    @abstractmethod
    def observe(self, g: Any, seat: Seat) -> dict[str, Any]:
        """What this seat may see, built up from nothing; ``None`` is a spectator."""

    @abstractmethod
    def returns(self, s: State) -> tuple[float, ...]:
        """Each seat's result of a finished game, in the game's own measure."""

    def hidden_places(self, s: State) -> Iterable[tuple[str, int]]:
        """(pile, card) of every card that lies face down for somebody outside the decks."""
        return ()

    def relabel(self, s: State, maps: Maps) -> None:
        """Rename cards in the fields that ``hidden_places`` reads, in place."""

    def relabel_answer(self, key: str, answer: Answer, maps: Maps) -> Answer:
        """Rename cards inside an answer whose option ids carry hidden cards."""
        return answer
