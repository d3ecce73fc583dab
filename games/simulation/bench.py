"""How fast the rules run: playouts with all rules and legality, log off; and what a copy and a stored position cost."""

import time
from collections.abc import Sequence
from statistics import median
from typing import Any

from games.rules.kernel import Ruleset, sample
from games.rules.library import ruleset
from games.simulation.playing import Plan, begin, random_answer

EVERY = 7  # of a recorded game's decisions each seventh is copied and measured


def engine(keys: Sequence[str], seats: Sequence[int], seconds: float, runs: int, seed: str) -> list[dict[str, Any]]:
    """A row for each game and number of seats that it can be played with; medians of ``runs`` runs."""
    return [_row(key, n, seconds, runs, seed) for key in keys for n in seats if n in ruleset(key).seats]


def _row(key: str, seats: int, seconds: float, runs: int, seed: str) -> dict[str, Any]:
    rules, plan = ruleset(key), Plan(key, ("random",) * seats, seed=seed, driver="random")
    cards = rules.compose(plan.sets)
    rates = [_playouts(rules, cards, plan, seconds, run) for run in range(runs)]
    copies, sizes = _copies(rules, cards, plan)
    return {
        "ruleset": key, "sets": list(plan.sets), "seats": seats,
        "decisions_per_s": round(median(r[0] for r in rates)), "games_per_s": round(median(r[1] for r in rates), 1),
        "clone_us": round(median(copies) * 1e6, 1), "position_bytes": round(median(sizes)),
        "position_bytes_max": max(sizes), "runs": runs,
    }  # fmt: skip


def _playouts(rules: Ruleset, cards: Any, plan: Plan, seconds: float, run: int) -> tuple[float, float]:
    decisions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += playout(rules, cards, plan, run * 1_000_000 + games)
        games += 1
    return decisions / spent, games / spent


def playout(rules: Ruleset, cards: Any, plan: Plan, game: int) -> int:
    """One random game, as lean as a search would play it; returns the number of decisions."""
    p = begin(rules, cards, plan, game, recording=False)
    rng, decisions = plan.rng(game, "answers"), 0
    rnd = rng.random
    while p.decision is not None:
        seats = p.may_act()
        seat = seats[0] if len(seats) == 1 else seats[int(rnd() * len(seats))]
        legal = p.legal(seat)
        option = legal[int(rnd() * len(legal))]
        p.apply(seat, sample(option, rng) if option.fields else option.id)
        decisions += 1
    return decisions


def _copies(rules: Ruleset, cards: Any, plan: Plan) -> tuple[list[float], list[int]]:
    """Seconds a clone and bytes a stored position, over whole recorded games."""
    seconds, sizes = [], []
    for game in range(20):
        p, rng, count = begin(rules, cards, plan, game), plan.rng(game, "answers"), 0
        while p.decision is not None:
            if count % EVERY == 0:
                start = time.perf_counter()
                p.clone()
                seconds.append(time.perf_counter() - start)
                sizes.append(len(p.to_json()))
            count += 1
            seat = p.may_act()[0]
            p.apply(seat, random_answer(p, seat, rng))
    return seconds, sizes
