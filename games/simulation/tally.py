"""Counting what was seen and how the seats fared."""

from collections import Counter
from collections.abc import Iterable
from statistics import fmean, median
from typing import Any

from games.rules.kernel import Event
from games.simulation.playing import ROLL, Plan, Played
from games.simulation.strength import by_level

KINDS = ("cards", "tiles", "decisions", "options", "events", "rolls")


class Tally:
    """Figures of many games; those of several processes can be added."""

    def __init__(self) -> None:
        self.games = self.decisions = self.errors = 0
        self.seen: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
        self.rows: list[list[dict[str, Any]]] = []
        self.messages: list[str] = []

    def add(self, played: Played, moved_on: int = 0) -> None:
        """Rows are kept in the order of the plan's levels, which sat so many seats further on."""
        self.games += 1
        self.decisions += played.decisions
        self.rows.append(played.summary[moved_on:] + played.summary[:moved_on])
        self.seen["decisions"].update(key for key, _ in played.asked)
        self.seen["options"].update(dict.fromkeys((f"{key}/{option}" for key, option in played.offered), 0))
        self.seen["options"].update(f"{key}/{option}" for key, option in played.asked)
        for kind, name in played.drawn:
            self.seen[kind][name] += 1
        for event in played.events:
            self._witness(event)

    def _witness(self, event: Event) -> None:
        """Rolls are counted by purpose and value as well: so tables are seen row by row."""
        self.seen["events"][event.key] += 1
        if event.key == ROLL:
            _, purpose, faces, value = event.data
            self.seen["rolls"].update(dict.fromkeys((f"{purpose}.{n}" for n in range(1, faces + 1)), 0))
            self.seen["rolls"][f"{purpose}.{value}"] += 1

    def fail(self, game: int, error: Exception) -> None:
        self.games += 1
        self.errors += 1
        self.messages.append(f"game {game}: {error!r}")

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.errors += other.errors
        self.rows += other.rows
        self.messages += other.messages
        for name, counts in other.seen.items():
            self.seen[name].update(counts)


def report(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The keys that stay; see the commands' help."""
    return {
        "ruleset": plan.ruleset,
        "sets": list(plan.sets),
        "driver": plan.driver,
        "games": tally.games,
        "seconds": round(seconds, 3),
        "decisions": tally.decisions,
        "errors": tally.errors,
        "seen": {name: dict(sorted(counts.items())) for name, counts in tally.seen.items()},
        "seats": [
            _seat(level, [game[n] for game in tally.rows if n < len(game)]) for n, level in enumerate(plan.levels)
        ],
        "levels": by_level(plan.levels, tally.rows),
    }


def _seat(level: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    heroes = sorted({row.get("hero") or "" for row in rows} - {""})
    deaths = Counter(row["cause"] for row in rows if row.get("cause") and row.get("survived") is False)
    by_hero = {hero: _fared([r for r in rows if r.get("hero") == hero]) for hero in heroes}
    return {
        "level": level,
        "hero": heroes[0] if len(heroes) == 1 else None,
        **_fared(rows),
        "deaths": dict(deaths.most_common()),
        "heroes": by_hero,
    }


def _fared(rows: list[dict[str, Any]]) -> dict[str, Any]:
    gold = _values(rows, "gold")
    return {
        "games": len(rows),
        "survived": _mean(_values(rows, "survived")),
        "won": _mean(_values(rows, "won")),
        "mean_gold": _mean(gold, 1),
        "median_gold": median(gold) if gold else None,
        "mean_score": _mean(_values(rows, "score"), 1),
        "mean_rounds": _mean(_values(rows, "rounds"), 1),
    }


def _values(rows: Iterable[dict[str, Any]], name: str) -> list[float]:
    return [float(row[name]) for row in rows if row.get(name) is not None]


def _mean(values: list[float], digits: int = 4) -> float | None:
    return round(fmean(values), digits) if values else None
