"""Many games, in one process or several. The same seed gives the same games, however many processes share them."""

import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

from games.rules.kernel import Position
from games.rules.library import ruleset
from games.simulation.drivers import driver_of
from games.simulation.playing import Plan, Played, begin, play
from games.simulation.rare import Experience, Rare
from games.simulation.tally import Tally, report


def simulate(plan: Plan, games: int, jobs: int = 1) -> tuple[dict[str, Any], list[str]]:
    """The report and the messages of games that broke. The rare driver counts for each process on its own."""
    start = time.perf_counter()
    shares = [range(n, games, jobs) for n in range(jobs)]
    if jobs == 1:
        tallies = [share_of(plan, shares[0])]
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            tallies = list(pool.map(share_of, [plan] * jobs, shares))
    whole = Tally()
    for tally in tallies:
        whole.merge(tally)
    return report(plan, whole, time.perf_counter() - start), whole.messages


def share_of(plan: Plan, games: range, experience: Experience | None = None) -> Tally:
    rules = ruleset(plan.ruleset)
    cards, tally, past = rules.compose(plan.sets), Tally(), experience or Experience()
    for game in games:
        rng = plan.rng(game, "answers")
        driver = driver_of(plan, rng, past, game)
        fresh = partial(begin, rules, cards, plan, game)
        try:
            played = _curious(driver, fresh, rng) if isinstance(driver, Rare) else play(fresh(), driver, rng)
            tally.add(played, plan.moved_on(game))
        except Exception as error:  # a broken game is a figure too, and the rest goes on
            tally.fail(game, error)
    return tally


def _curious(driver: Rare, fresh: Callable[[], Position], rng: random.Random) -> Played:
    played = play(driver.start(fresh), driver, rng, driver.passed)
    driver.learn(played)
    return played
