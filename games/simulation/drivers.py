"""Who answers: chance, the computer players, or whoever wants to see what was seen least."""

import random
from collections import Counter
from functools import partial

from games.bots import SeatView, player
from games.rules.kernel import Answer, Position, sample
from games.simulation.playing import Driver, Plan, random_answer

DRIVERS = ("random", "bots", "rare")


def driver_of(plan: Plan, rng: random.Random, seen: Counter[tuple[str, str]]) -> Driver:
    """``seen`` counts (decision key, option id) over all games so far; only the rare driver looks at it."""
    if plan.driver == "random":
        return partial(random_answer, rng=rng)
    if plan.driver == "rare":
        return partial(_rarest, rng=rng, seen=seen)
    players = [player(plan.ruleset, level) for level in plan.levels]
    return lambda position, seat: players[seat](SeatView(position, seat), seat, rng)


def _rarest(position: Position, seat: int, rng: random.Random, seen: Counter[tuple[str, str]]) -> Answer:
    """The legal option taken least often; of equally rare ones any."""
    assert position.decision is not None
    key, legal = position.decision.key, position.legal(seat)
    counts = [seen[key, o.id] for o in legal]
    least = min(counts)
    rarest = [o for o, n in zip(legal, counts, strict=True) if n == least]
    option = rarest[int(rng.random() * len(rarest))]
    seen[key, option.id] += 1
    return sample(option, rng)
