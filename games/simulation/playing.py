"""One game from the first question to the last, answered by a driver."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from games.rules.kernel import Answer, Event, Loose, Position, Ruleset, sample

Driver = Callable[[Position, int], Answer]
ENDLESS = 100_000  # decisions after which a game counts as one that never ends


@dataclass(frozen=True)
class Plan:
    """What to play. ``levels``: one a seat. ``options`` go to the rules' setup. The seed makes each game repeatable."""

    ruleset: str
    levels: tuple[str, ...]
    sets: tuple[str, ...] = ("base",)
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str = "0"
    driver: str = "bots"

    def rng(self, game: int, purpose: str) -> random.Random:
        return random.Random(f"{self.seed}|{game}|{purpose}")


@dataclass(slots=True)
class Played:
    """``summary`` is the rulebook's, a row a seat. ``asked``: (decision key, option id) of every answer."""

    decisions: int
    summary: list[dict[str, Any]]
    events: list[Event]
    asked: list[tuple[str, str]]


def begin(rules: Ruleset, cards: Any, plan: Plan, game: int, recording: bool = True) -> Position:
    chance = Loose(plan.rng(game, "dice"))
    return Position.start(rules, cards, len(plan.levels), chance, dict(plan.options), recording=recording)


def play(position: Position, driver: Driver, rng: random.Random) -> Played:
    """Play to the end. Raises what the rules raise."""
    asked: list[tuple[str, str]] = []
    events = list(position.drain()[0])
    while position.decision is not None and len(asked) < ENDLESS:
        key, seat = position.decision.key, _next_seat(position, rng)
        answer = driver(position, seat)
        asked.append((key, answer if isinstance(answer, str) else answer[0]))
        position.apply(seat, answer)
        events += position.drain()[0]
    if not position.is_over:
        raise RuntimeError(f"no end after {ENDLESS} decisions")
    return Played(len(asked), position.rules.summary(position.g), events, asked)


def _next_seat(position: Position, rng: random.Random) -> int:
    """In a window nobody is first by right: anybody who may act can be the fastest."""
    seats = position.may_act()
    return seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]


def random_answer(position: Position, seat: int, rng: random.Random) -> Answer:
    legal = position.legal(seat)
    return sample(legal[int(rng.random() * len(legal))], rng)
