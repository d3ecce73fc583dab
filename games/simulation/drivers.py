"""Who answers: chance, the computer players, or whoever wants to see what was seen least."""

import random
from functools import partial

from games.bots import SeatView, player
from games.simulation.playing import Driver, Plan, random_answer
from games.simulation.rare import Experience, Rare

DRIVERS = ("random", "bots", "rare")


def driver_of(plan: Plan, rng: random.Random, experience: Experience) -> Driver:
    """``experience`` is of all games so far; only the rare driver looks at it."""
    if plan.driver == "random":
        return partial(random_answer, rng=rng)
    if plan.driver == "rare":
        return Rare(plan.ruleset, rng, experience)
    players = [player(plan.ruleset, level) for level in plan.levels]
    return lambda position, seat: players[seat](SeatView(position, seat), seat, rng)
