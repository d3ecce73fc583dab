"""Any legal answer, each option equally often."""

from games.bots.view import SeatView
from games.rules.kernel import Answer, sample
from games.rules.kernel.options import RandomSource


def choose(view: SeatView, seat: int, rng: RandomSource) -> Answer:
    legal = view.legal(seat)
    return sample(legal[int(rng.random() * len(legal))], rng)
