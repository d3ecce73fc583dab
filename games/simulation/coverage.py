"""Games until everything has been seen often enough, or until there have been too many."""

import time
from collections.abc import Mapping
from typing import Any

from games.rules.library import ruleset
from games.simulation.playing import Plan
from games.simulation.rare import Experience
from games.simulation.running import share_of
from games.simulation.tally import Tally, report

BATCH = 100  # at most: games of one number of seats before the next number's turn


def cover(plan: Plan, games: int, at_least: int) -> tuple[dict[str, Any], list[str]]:
    """The report, its ``missing`` what was seen too seldom; tables of one seat up to as many as ``plan`` has."""
    start, rules = time.perf_counter(), ruleset(plan.ruleset)
    inventory = rules.inventory(rules.compose(plan.sets))
    whole, experience, lacking = Tally(), Experience(at_least), {"nothing yet": {"": 0}}
    sizes = [n for n in rules.seats if n <= len(plan.levels)]
    share = max(1, min(BATCH, games // len(sizes)))
    while lacking and whole.games < games:
        for n in sizes:
            batch = range(whole.games, min(games, whole.games + share))
            whole.merge(share_of(plan.of_seats(n), batch, experience))
        lacking = missing(whole, inventory, at_least)
    found = report(plan, whole, time.perf_counter() - start)
    return found | {"at_least": at_least, "missing": lacking}, whole.messages


def missing(tally: Tally, inventory: Mapping[str, set[str]], at_least: int) -> dict[str, dict[str, int]]:
    """Kind -> what was seen less often, and how often: of all there is, and of whatever else has turned up.

    Of dice only those of tables: what the inventory names.
    """
    found = {}
    for kind, counts in tally.seen.items():
        rare = {name: n for name, n in counts.items() if n < at_least and kind != "rolls"}
        rare |= {name: n for name in inventory.get(kind, ()) if (n := times(kind, name, counts)) < at_least}
        if rare:
            found[kind] = dict(sorted(rare.items()))
    return found


def times(kind: str, name: str, counts: Mapping[str, int]) -> int:
    if kind != "options" or name in counts:
        return counts.get(name, 0)
    question, _, head = name.partition("/")
    return sum(n for taken, n in counts.items() if _is_one(taken.partition("/"), question, head))


def _is_one(taken: tuple[str, str, str], question: str, head: str) -> bool:
    return question in ("*", taken[0]) and (taken[2] == head or taken[2].startswith(f"{head}:"))
