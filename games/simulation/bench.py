"""How fast the rules run: playouts with all rules and legality, log off; and what a copy and a stored position cost."""

import time
from collections.abc import Sequence
from statistics import median
from typing import Any

from games.rules.kernel import Ruleset
from games.rules.kernel.tape import Answered
from games.rules.library import ruleset
from games.simulation.playing import Plan, begin, random_answer

EVERY = 7  # of a recorded game's decisions each seventh is copied and measured


def engine(
    keys: Sequence[str],
    seats: Sequence[int],
    seconds: float,
    runs: int,
    seed: str,
    mixtures: Sequence[tuple[str, ...]] = (("base",),),
) -> list[dict[str, Any]]:
    """A row for each game, number of seats it can be played with, and mixture of sets; medians of ``runs`` runs.

    The mixtures take turns, so that a busy machine slows all of them; ``ratio`` is each one's speed against the first.
    """
    return [row for key in keys for n in seats if n in ruleset(key).seats
            for row in _rows(key, n, seconds, runs, seed, mixtures)]  # fmt: skip


def _rows(key: str, seats: int, seconds: float, runs: int, seed: str, mixtures: Any) -> list[dict[str, Any]]:
    rules = ruleset(key)
    plans = [Plan(key, ("random",) * seats, sets, seed=seed, driver="random") for sets in mixtures]
    boxes = [rules.compose(plan.sets) for plan in plans]
    rates: list[list[tuple[float, float]]] = [[] for _ in plans]
    for run in range(runs):
        for plan, cards, found in zip(plans, boxes, rates, strict=True):
            found.append(_playouts(rules, cards, plan, seconds, run))
    rows = [_row(rules, cards, plan, found) for plan, cards, found in zip(plans, boxes, rates, strict=True)]
    return [row | {"ratio": round(row["decisions_per_s"] / rows[0]["decisions_per_s"], 2)} for row in rows]


def _row(rules: Ruleset, cards: Any, plan: Plan, rates: list[tuple[float, float]]) -> dict[str, Any]:
    copies, sizes = _copies(rules, cards, plan)
    later = [seconds for seconds, answers in copies if answers] or [0.0]
    return {
        "ruleset": plan.ruleset, "sets": list(plan.sets), "seats": len(plan.levels),
        "decisions_per_s": round(median(r[0] for r in rates)), "games_per_s": round(median(r[1] for r in rates), 1),
        "clone_us": round(median(seconds for seconds, _ in copies) * 1e6, 1),
        "clone_mid_turn_us": round(median(later) * 1e6, 1), "position_bytes": round(median(sizes)),
        "position_bytes_max": max(sizes), "runs": len(rates),
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
        p.take(seat, legal[int(rnd() * len(legal))], rng)
        decisions += 1
    return decisions


def _copies(rules: Ruleset, cards: Any, plan: Plan) -> tuple[list[tuple[float, int]], list[int]]:
    """Over whole recorded games: seconds a clone with the answers its step has had so far, and bytes a stored position.

    A position at the first question of a turn has had none; only the others lie in the middle of one.
    """
    copies, sizes = [], []
    for game in range(20):
        p, rng, count = begin(rules, cards, plan, game), plan.rng(game, "answers"), 0
        while p.decision is not None:
            if count % EVERY == 0:
                start = time.perf_counter()
                p.clone()
                copies.append((time.perf_counter() - start, sum(type(e) is Answered for e in p.g.tape)))
                sizes.append(len(p.to_json()))
            count += 1
            seat = p.may_act()[0]
            p.apply(seat, random_answer(p, seat, rng))
    return copies, sizes
