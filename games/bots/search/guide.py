"""What a game may tell the search; without a guide of its own any game is played on at random."""

from collections.abc import Sequence
from typing import Protocol

from games.bots.view import SeatView
from games.rules.kernel import Answer, Position, sample
from games.rules.kernel.options import RandomSource

ENDLESS = 100_000  # answers after which a playout counts as one that never ends


class Study(Protocol):
    """What has been worked out for one decision of one seat."""

    plans: Sequence[str]
    """Ways to play on after the answer; the first is the usual one."""

    def first(self, world: Position, plan: str, rng: RandomSource) -> Answer:
        """What this plan would answer now. ``world`` is left as it is."""
        ...

    def play_on(self, world: Position, answer: Answer, plan: str, rng: RandomSource) -> float:
        """Give the seat's answer and play on to the end; what the seat has of it, the more the better.

        ``world`` is this call's own and keeps no tape; its chance is the playout's.
        """
        ...


class Guide(Protocol):
    def worth_a_search(self, view: SeatView) -> bool:
        """Is this question worth more than the rule of thumb?"""
        ...

    def study(self, view: SeatView, seat: int, rng: RandomSource) -> Study: ...


class Blind:
    """Knows nothing of the game: all seats answer at random, to the end; what counts is the share of the victory."""

    plans: Sequence[str] = ("",)

    def __init__(self, seat: int = -1):
        self.seat = seat

    def worth_a_search(self, view: SeatView) -> bool:
        return True

    def study(self, view: SeatView, seat: int, rng: RandomSource) -> Study:
        return Blind(seat)

    def first(self, world: Position, plan: str, rng: RandomSource) -> Answer:
        return _any(world, self.seat, rng)

    def play_on(self, world: Position, answer: Answer, plan: str, rng: RandomSource) -> float:
        world.apply(self.seat, answer)
        for _ in range(ENDLESS):
            if world.decision is None:
                return world.returns()[self.seat]
            seats = world.may_act()
            seat = seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]
            world.apply(seat, _any(world, seat, rng))
        raise RuntimeError(f"a playout did not end within {ENDLESS} answers")


def _any(world: Position, seat: int, rng: RandomSource) -> Answer:
    legal = world.legal(seat)
    return sample(legal[int(rng.random() * len(legal))], rng)
