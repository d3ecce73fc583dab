"""Who answers: chance, the computer players, or whoever wants to see what was seen least."""

import random
from functools import partial

from games.bots import SeatView, legend, player
from games.bots.registry import Player
from games.bots.search import Budget
from games.simulation.playing import Driver, Plan, random_answer
from games.simulation.rare import Experience, Rare

DRIVERS = ("random", "bots", "rare")


def driver_of(plan: Plan, rng: random.Random, experience: Experience, game: int = 0) -> Driver:
    """``experience`` is of all games so far; only the rare driver looks at it."""
    if plan.driver == "random":
        return partial(random_answer, rng=rng)
    if plan.driver == "rare":
        return Rare(plan.ruleset, rng, experience)
    players = [_player(plan, level) for level in plan.seated(game)]
    return lambda position, seat: players[seat](SeatView(position, seat), seat, rng)


def _player(plan: Plan, level: str) -> Player:
    """``legend`` with as many playouts as the plan says."""
    if level == legend.LEVEL and plan.playouts:
        return partial(legend.choose, budget=Budget(plan.playouts))
    return player(plan.ruleset, level)
