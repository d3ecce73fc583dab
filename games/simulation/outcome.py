"""What is kept of one game for figures, and a game played for nothing else: no log, no options looked at in vain."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from games.bots import SeatView, player
from games.rules.kernel import Position, Ruleset
from games.simulation.playing import Plan, begin, drawn_by, next_seat

MOST_DECISIONS = 20_000  # of a game that ends; those of DungeonQuest have a few hundred


class Fate(Struct, frozen=True, array_like=True):
    """How one seat fared. Whoever did not survive brought no ``gold`` home; ``cause`` says what became of them."""

    hero: str
    survived: bool
    won: bool
    gold: int
    cause: str


class Outcome(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game by its number. ``drawn``: how often each card came up, as ``pile.key``. With ``error`` it has no end."""

    game: int
    fates: tuple[Fate, ...] = ()
    rounds: int = 0
    decisions: int = 0
    drawn: dict[str, int] = {}
    error: str = ""


def outcome_of(rules: Ruleset, cards: Any, plan: Plan, game: int) -> Outcome:
    """Play one game. What the rules raise becomes the outcome's ``error``: a broken game is a figure too."""
    try:
        return _played(rules, cards, plan, game)
    except Exception as error:  # house cards may break anything
        return Outcome(game=game, error=f"{type(error).__name__}: {error}"[:300])


def _played(rules: Ruleset, cards: Any, plan: Plan, game: int) -> Outcome:
    rng = plan.rng(game, "answers")
    position = begin(rules, cards, plan, game)
    players = [player(plan.ruleset, level) for level in plan.levels]
    drawn, decisions = Counter[str](), 0
    while position.decision is not None:
        if decisions == MOST_DECISIONS:
            raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
        seat = next_seat(position, rng)
        _answer(position, seat, players[seat](SeatView(position, seat), seat, rng), drawn)
        decisions += 1
    rows = rules.summary(position.g)
    rounds = max((int(row.get("rounds") or 0) for row in rows), default=0)
    fates = tuple(_fate(row) for row in rows)
    return Outcome(game=game, fates=fates, rounds=rounds, decisions=decisions, drawn=dict(drawn))


def _answer(position: Position, seat: int, answer: Any, drawn: Counter[str]) -> None:
    for kind, name in drawn_by(position, seat, answer):
        drawn[name if kind == "cards" else f"{kind}.{name}"] += 1
    position.drain()


def _fate(row: Mapping[str, Any]) -> Fate:
    """In games without survival whoever wins has survived."""
    survived = row.get("survived")
    survived = bool(row["won"]) if survived is None else bool(survived)
    gold, cause = int(row.get("gold") or 0), "" if survived else str(row.get("cause") or "")
    return Fate(str(row.get("hero") or ""), survived, bool(row["won"]), gold if survived else 0, cause)
