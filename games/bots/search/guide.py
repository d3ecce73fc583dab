"""What a game may tell the search; without a guide of its own any game is played on at random."""

from typing import NamedTuple, Protocol

from games.bots.view import SeatView
from games.rules.kernel import Answer, Position, sample
from games.rules.kernel.options import RandomSource

FILLED_IN = 3  # ways in which an option with fields is filled in
MOST = 16  # candidates
ENDLESS = 100_000  # answers after which a playout counts as one that never ends


class Candidate(NamedTuple):
    """An answer, and the plan by which this seat then plays on."""

    answer: Answer
    plan: str = ""


class Study(Protocol):
    """What has been worked out for one decision of one seat."""

    def candidates(self, view: SeatView, usual: Answer, rng: RandomSource) -> list[Candidate]:
        """What is to be compared; the answer of the first stays unless another gains on it. ``usual`` is that of the
        rule of thumb."""
        ...

    def play_on(self, world: Position, candidate: Candidate, rng: RandomSource) -> float:
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

    def __init__(self, seat: int = -1):
        self.seat = seat

    def worth_a_search(self, view: SeatView) -> bool:
        return True

    def study(self, view: SeatView, seat: int, rng: RandomSource) -> Study:
        return Blind(seat)

    def candidates(self, view: SeatView, usual: Answer, rng: RandomSource) -> list[Candidate]:
        return [Candidate(answer) for answer in answers(view, usual, rng)[:MOST]]

    def play_on(self, world: Position, candidate: Candidate, rng: RandomSource) -> float:
        world.apply(self.seat, candidate.answer)
        for _ in range(ENDLESS):
            if world.decision is None:
                return world.returns()[self.seat]
            seats = world.may_act()
            seat = seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]
            world.apply(seat, _any(world, seat, rng))
        raise RuntimeError(f"a playout did not end within {ENDLESS} answers")


def answers(view: SeatView, usual: Answer, rng: RandomSource) -> list[Answer]:
    """The usual one, then every option, some of those with fields filled in in several ways."""
    filled = [sample(o, rng) for o in view.legal() for _ in range(FILLED_IN if o.fields else 1)]
    return list(dict.fromkeys((usual, *filled)))


def _any(world: Position, seat: int, rng: RandomSource) -> Answer:
    legal = world.legal(seat)
    return sample(legal[int(rng.random() * len(legal))], rng)
