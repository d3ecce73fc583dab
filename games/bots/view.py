"""A position as one seat sees it: what computer players and pages are given instead of the truth."""

from typing import Any

from games.rules.kernel import Answer, Event, Option, Position
from games.rules.kernel.options import RandomSource

OWN = -1  # "the seat this view belongs to"


class SeatView:
    """``seat`` None is a spectator. Asking for another seat raises ``PermissionError``."""

    __slots__ = ("__position", "seat")

    def __init__(self, position: Position, seat: int | None):
        self.__position = position
        self.seat = seat

    @property
    def ruleset(self) -> str:
        return self.__position.rules.key

    @property
    def question(self) -> int:
        return self.__position.question

    @property
    def key(self) -> str:
        """The key of the decision that is asked now, empty at the end."""
        decision = self.__position.decision
        return decision.key if decision else ""

    def question_data(self) -> tuple[Any, ...]:
        """The public facts of the question."""
        decision = self.__position.decision
        return decision.data if decision else ()

    @property
    def cards(self) -> Any:
        """The composed card set: what is printed on cards and tiles is public, where they lie is not."""
        return self.__position.g.cards

    @property
    def is_over(self) -> bool:
        return self.__position.is_over

    def waiting_for(self) -> tuple[int, ...]:
        return self.__position.waiting_for()

    def asked(self) -> bool:
        """May this seat answer now?"""
        return self.seat is not None and self.seat in self.__position.may_act()

    def observation(self, seat: int | None = OWN) -> dict[str, Any]:
        return self.__position.observation(self._own(seat))

    def options(self, seat: int | None = OWN) -> tuple[Option, ...]:
        return self.__position.options(self._own(seat))

    def legal(self, seat: int | None = OWN) -> tuple[Option, ...]:
        return self.__position.legal(self._own(seat))

    def default(self, rng: RandomSource) -> Answer:
        """What a clock would answer for this seat."""
        assert self.seat is not None
        return self.__position.default(self.seat, rng)

    def seen(self, seat: int | None = OWN) -> list[Event]:
        """This step's events that the seat may know."""
        return self.__position.seen(self._own(seat))

    def can_undo(self, seat: int | None = OWN) -> str:
        own = self._own(seat)
        return "" if own is None else self.__position.can_undo(own)

    def mine(self) -> Answer | None:
        """This seat's own part answer that waits for the others."""
        return None if self.seat is None else self.__position.pending.get(self.seat)

    def returns(self) -> tuple[float, ...]:
        """The results of a finished game; while it runs nobody may ask."""
        if not self.__position.is_over:
            raise PermissionError("the game is still going on")
        return self.__position.returns()

    def imagine(self, rng: RandomSource) -> Position:
        """A random world that agrees with everything this seat was told; it may be cloned and played on at will."""
        return self.__position.imagine(self.seat, rng)

    def _own(self, seat: int | None) -> int | None:
        if seat == OWN or seat == self.seat:
            return self.seat
        raise PermissionError(f"a view of seat {self.seat} was asked about seat {seat}")
