"""What the kernel asks of a game."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Mapping
from typing import Any, ClassVar, Protocol

from .deeds import Told, count_deeds
from .options import Answer
from .seats import Seat
from .secrets import HiddenNumber
from .state import State
from .workshop import Workshop

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
    secret_piles: ClassVar[frozenset[str]] = frozenset()
    """Piles with cards that somebody may ever not know: hands, a card face down, an order that only some have seen.

    What is known of their cards is kept in facts alone. Of any other pile every card that leaves it is public."""

    menus: ClassVar[tuple[tuple[str, ...], ...]] = (("base",),)
    """The choices of sets that people are offered."""
    plain_options: ClassVar[frozenset[str]] = frozenset()
    """Options that change nothing about how hard the game is: games with others count for no leaderboard."""

    def secret_piles_of(self, cards: Any) -> frozenset[str]:
        """The same for games with this card set: what no card of it ever hides need not be kept in facts."""
        return self.secret_piles

    @abstractmethod
    def compose(self, sets: tuple[str, ...]) -> Any:
        """The card set of these shipped sets, ready to play with."""

    def workshop(self) -> Workshop | None:
        """How card sets of this game are edited; None where nobody may."""
        return None

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
    def returns(self, g: Any) -> tuple[float, ...]:
        """Each seat's share of the victory in a finished game: what a player that searches maximises."""

    def summary(self, g: Any) -> list[dict[str, Any]]:
        """One entry a seat of a finished game for results and figures: at least ``seat`` and ``won``; as the game has
        them ``hero``, ``survived``, ``gold``, ``score``, ``cause``, ``rounds``."""
        return [{"seat": seat, "won": share > 0} for seat, share in enumerate(self.returns(g))]

    def lore(self) -> Mapping[str, Any]:
        """``deeds`` (see ``deeds.py``) and ``achievements`` of this game, as declared in its data file."""
        return {}

    def chronicle(self, events: Iterable[Told]) -> dict[int, dict[str, Any]]:
        """Seat -> what all events of a finished game tell beyond the summary: ``deeds``, how often each; and of who
        did not survive ``fate``: ``how``, ``cause``, ``place``, ``gold`` and ``steps`` (from safety, or None)."""
        return {seat: {"deeds": deeds} for seat, deeds in count_deeds(self.lore().get("deeds", {}), events).items()}

    def printed(self, cards: Any, pile: str, card: int) -> tuple[str, str]:
        """Among what a drawn card is counted (``cards``, ``tiles``), and under which name."""
        return "cards", f"{pile}.{card}"

    def inventory(self, cards: Any) -> Mapping[str, set[str]]:
        """Everything there is to see in games with these cards, by what it is counted among; for thorough tests.

        Options as ``decision/option``, or ``*/option`` where several questions offer it.
        """
        return {}

    def audit(self, g: Any) -> Iterable[str]:
        """Whatever is amiss on this table, in words for programmers: nothing, if the rules are right."""
        return ()

    def pack_cards(self, cards: Any) -> bytes:
        """The composed card set as JSON, the way a running game remembers it."""
        raise TypeError(f"{self.key} has no card set to remember")

    def unpack_cards(self, raw: bytes) -> Any:
        """The card set again, ready to play with."""
        raise TypeError(f"{self.key} has no card set to remember")

    def hidden_places(self, s: State) -> Iterable[tuple[str, int]]:
        """(pile, card) of every card of a secret pile that lies face down for somebody outside the decks."""
        return ()

    def relabel(self, s: State, maps: Maps) -> None:  # noqa: B027  (only games with hidden places need it)
        """Rename cards in the fields that ``hidden_places`` reads, in place: ``table = maps.get(pile)``.

        A field that another field was computed from (a hand's total, say) needs its copy renamed as well.
        """

    def facts_given(self, g: Any, numbers: Mapping[str, HiddenNumber]) -> Mapping[tuple[str, int], int]:
        """(pile, card) -> bits of what that hidden card may be if the hidden numbers are these.

        Only for what has been told about a card and a number together, so that neither alone says it.
        """
        return {}

    def relabel_answer(self, key: str, answer: Answer, maps: Maps) -> Answer:
        """Rename cards inside one seat's answer whose option ids carry hidden cards. ``maps`` may lack the pile."""
        return answer
