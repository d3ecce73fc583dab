"""A great many random answers over all mixtures of sets and numbers of seats, with everything looked at on the way.

At each question: somebody is asked and can answer, the stored bytes come back the same, the rules' own audit finds
nothing amiss. In between, answers that no rule may take: each must be refused with a reason and leave no trace.
"""

import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from games.rules.kernel import Position, Refused, Ruleset, Seeded
from games.rules.library import ruleset
from games.simulation.malformed import malformed
from games.simulation.playing import ENDLESS, next_seat, random_answer

MOST_BROKEN = 20  # games after which there is no need to go on
KEPT = 40  # earlier answers that are tried again at other questions


@dataclass
class Found:
    """``refused``: sort of wrong answer and reason. ``broken``: game, number of its answer, what was found."""

    decisions: int = 0
    games: int = 0
    wrong: int = 0
    mixtures: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)


def thoroughly(key: str, decisions: int, wrong: int, seed: str = "0") -> dict[str, Any]:
    """At least so many right answers and, spread over them, so many wrong ones; games are played to their end."""
    rules, found, start = ruleset(key), Found(), time.perf_counter()
    every = max(1, decisions // wrong) if wrong else 0
    while (found.decisions < decisions or found.wrong < wrong) and len(found.broken) < MOST_BROKEN:
        menu = rules.menus[found.games % len(rules.menus)]
        seats = rules.seats[found.games // len(rules.menus) % len(rules.seats)]
        try:
            _game(rules, menu, seats, f"{seed}|{found.games}", found, every)
        except KeyboardInterrupt:
            break  # what was seen so far is a figure too
        except Exception as error:
            found.broken.append(f"game {found.games} ({'+'.join(menu)}, {seats} seats): {error!r}")
        found.games += 1
    return _report(key, found, time.perf_counter() - start)


def _game(rules: Ruleset, menu: tuple[str, ...], seats: int, seed: str, found: Found, every: int) -> None:
    rng = random.Random(seed)
    deal = {"deal": "random"} if "deal" in rules.plain_options and rng.random() < 0.5 else {}
    position = Position.start(rules, rules.compose(menu), seats, Seeded(rng.randbytes(32)), deal)
    position.drain()
    earlier: list[Any] = []
    for _ in range(ENDLESS):
        raw = position.to_json()
        _look(position, raw)
        if position.is_over:
            return
        if every and (found.decisions % every == 0):
            _refused(position, raw, rng, earlier, found)
        seat = next_seat(position, rng)
        answer = random_answer(position, seat, rng)
        position.apply(seat, answer)
        position.drain()
        earlier = [*earlier[-KEPT:], answer]
        found.decisions += 1
        found.mixtures["+".join(menu)] += 1
    raise RuntimeError(f"no end after {ENDLESS} answers")


def _look(position: Position, raw: bytes) -> None:
    """Raises AssertionError with what is amiss."""
    again = Position.from_json(position.rules, position.g.cards, raw, position.g.chance)
    if again.to_json() != raw:
        raise AssertionError("stored and read again it is another position")
    if wrong := list(position.rules.audit(position.g)):
        raise AssertionError("; ".join(wrong))
    if position.is_over:
        if position.may_act() or len(position.returns()) == 0 or sum(position.returns()) > 1 + 1e-9:
            raise AssertionError(f"an end that is none: {position.returns()}")
    elif not position.waiting_for() or not all(position.legal(seat) for seat in position.may_act()):
        raise AssertionError("nobody who is asked can answer")


def _refused(position: Position, raw: bytes, rng: random.Random, earlier: list[Any], found: Found) -> None:
    for what, seat, answer in malformed(position, rng, earlier):
        found.wrong += 1
        try:
            position.apply(seat, answer)
        except Refused as refused:
            found.refused[f"{what}: {refused.reason.value}"] += 1
        else:
            raise AssertionError(f"taken: {what}: {answer!r} of seat {seat}")
        if position.to_json() != raw or position.drain() != ([], []):
            raise AssertionError(f"refused, and yet something changed: {what}: {answer!r}")


def _report(key: str, found: Found, seconds: float) -> dict[str, Any]:
    return {
        "ruleset": key, "decisions": found.decisions, "games": found.games, "seconds": round(seconds, 1),
        "mixtures": dict(found.mixtures), "wrong": found.wrong, "refused": dict(sorted(found.refused.items())),
        "errors": len(found.broken), "broken": found.broken,
    }  # fmt: skip
