"""Are the heroes balanced? Each one alone, many games, with 95 % intervals; as a table for people who read Markdown."""

from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from statistics import fmean
from typing import Any, NamedTuple

from games.rules.library import ruleset
from games.simulation.outcome import outcome_of
from games.simulation.playing import Plan
from games.simulation.strength import Z, interval

FIGURES = ("survived", "won", "gold")
HEAD = "| hero | games | out alive % | 95 % | won % | 95 % | gold a game | 95 % | apart from the mean |"
RULE = "|---|--:|--:|--:|--:|--:|--:|--:|---|"


class Share(NamedTuple):
    """How often, and Wilson's interval, which keeps its word for rare things too."""

    mean: float
    low: float
    high: float


class Line(NamedTuple):
    """One hero: games that came to an end, those that broke, and the figures. ``gold``: of the lost nothing."""

    hero: str
    games: int
    errors: int
    survived: Share
    won: Share
    gold: Share


def share(hits: int, of: int) -> Share:
    """Raises ``ZeroDivisionError`` without any."""
    p, z = hits / of, Z * Z / of
    middle, half = (p + z / 2) / (1 + z), Z * sqrt(p * (1 - p) / of + z / of / 4) / (1 + z)
    return Share(p, middle - half, middle + half)


def line(plan: Plan, games: int) -> Line:
    """The first ``games`` games of a plan for one seat and one hero."""
    rules = ruleset(plan.ruleset)
    cards, (hero,) = rules.compose(plan.sets), plan.options["heroes"]
    played = [outcome_of(rules, cards, plan, game) for game in range(games)]
    fates = [outcome.fates[0] for outcome in played if not outcome.error]
    survived, won = (share(sum(getattr(f, name) for f in fates), len(fates)) for name in ("survived", "won"))
    gold = Share(*interval([float(f.gold) for f in fates], 1))
    return Line(hero, len(fates), len(played) - len(fates), survived, won, gold)


def lines(plans: list[Plan], games: int, jobs: int) -> list[Line]:
    if jobs == 1:
        return [line(plan, games) for plan in plans]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(line, plans, [games] * len(plans)))


def apart(found: list[Line], name: str) -> dict[str, str]:
    """Heroes whose interval leaves out the mean of all: "above" or "below" it."""
    mean = fmean(getattr(one, name).mean for one in found)
    sides = {one.hero: "above" if getattr(one, name).low > mean else "below" if getattr(one, name).high < mean else ""
             for one in found}  # fmt: skip
    return {hero: side for hero, side in sides.items() if side}


def markdown(found: list[Line]) -> str:
    """Best survivors first, then the mean; the last column says who is apart from it, and in what."""
    sides = {name: apart(found, name) for name in FIGURES}
    body = [_row(one, ", ".join(f"{name} {sides[name][one.hero]}" for name in FIGURES if one.hero in sides[name]))
            for one in sorted(found, key=lambda one: -one.survived.mean)]  # fmt: skip
    means = {name: fmean(getattr(one, name).mean for one in found) for name in FIGURES}
    games = sum(one.games for one in found)
    last = f"| mean | {games} | {means['survived']:.1%} | | {means['won']:.1%} | | {means['gold']:.0f} | | |"
    return "\n".join([HEAD, RULE, *body, last.replace("%", "")])


def _row(one: Line, remark: str) -> str:
    cells: list[Any] = [one.hero, one.games]
    for chance in (one.survived, one.won):
        cells += [f"{100 * chance.mean:.1f}", f"{100 * chance.low:.1f} to {100 * chance.high:.1f}"]
    cells += [f"{one.gold.mean:.0f}", f"{one.gold.low:.0f} to {one.gold.high:.0f}", remark]
    return f"| {' | '.join(map(str, cells))} |"
