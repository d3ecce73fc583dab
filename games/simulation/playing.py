"""One game from the first question to the last, answered by a driver."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from games.rules.kernel import Answer, Event, Loose, Position, Ruleset, sample
from games.rules.kernel.options import option_id
from games.rules.kernel.tape import Drawn

Driver = Callable[[Position, int], Answer]
Witness = Callable[[Position, list[Event], list[tuple[str, str]]], None]
ROLL = "roll"  # the event of a die: seat, purpose, faces, value
ENDLESS = 100_000  # decisions after which a game counts as one that never ends


@dataclass(frozen=True)
class Plan:
    """What to play. ``levels``: one a seat. ``options`` go to the rules' setup. The seed makes each game repeatable.

    ``rotate``: from game to game the levels move on by one seat. ``playouts``: what a player that searches may spend on
    a decision; 0 leaves it the time that it has at a table, and its games are then not repeatable.
    """

    ruleset: str
    levels: tuple[str, ...]
    sets: tuple[str, ...] = ("base",)
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str = "0"
    driver: str = "bots"
    rotate: bool = False
    playouts: int = 0

    def moved_on(self, game: int) -> int:
        """By how many seats the levels have moved in this game."""
        return game % len(self.levels) if self.rotate else 0

    def seated(self, game: int) -> tuple[str, ...]:
        """The level of each seat in this game."""
        by = len(self.levels) - self.moved_on(game)
        return self.levels[by:] + self.levels[:by]

    def of_seats(self, n: int) -> "Plan":
        """The same for the first ``n`` seats."""
        return replace(self, levels=self.levels[:n])

    def rng(self, game: int, purpose: str) -> random.Random:
        return random.Random(f"{self.seed}|{game}|{purpose}")


@dataclass(slots=True)
class Played:
    """``summary`` is the rulebook's, a row a seat, with the seat's ``share`` of the victory.

    ``asked``: (decision key, option's name) of every answer; ``offered``: the same of every option that was open;
    ``drawn``: what each card counts among, and its name.
    """

    decisions: int
    summary: list[dict[str, Any]]
    events: list[Event]
    asked: list[tuple[str, str]]
    offered: set[tuple[str, str]] = field(default_factory=set)
    drawn: list[tuple[str, str]] = field(default_factory=list)


def begin(rules: Ruleset, cards: Any, plan: Plan, game: int, recording: bool = True) -> Position:
    chance = Loose(plan.rng(game, "dice"))
    return Position.start(rules, cards, len(plan.levels), chance, dict(plan.options), recording=recording)


def play(position: Position, driver: Driver, rng: random.Random, passed: Witness | None = None) -> Played:
    """Play to the end; ``passed`` sees what each answer has led to. Raises what the rules raise."""
    game = Played(0, [], list(position.drain()[0]), [])
    while position.decision is not None and len(game.asked) < ENDLESS:
        key, seat = position.decision.key, next_seat(position, rng)
        answer = driver(position, seat)
        game.asked.append((key, named(option_id(answer))))
        game.offered.update((key, named(o.id)) for o in position.legal(seat))
        drawn, events = drawn_by(position, seat, answer), position.drain()[0]
        game.drawn += drawn
        game.events += events
        if passed:
            passed(position, events, drawn)
    if not position.is_over:
        raise RuntimeError(f"no end after {ENDLESS} decisions")
    game.decisions, game.summary = len(game.asked), position.rules.summary(position.g)
    for row, share in zip(game.summary, position.returns(), strict=True):
        row["share"] = share
    return game


def named(option: str) -> str:
    """An option without the number of a square or card that it may end with: ``entrance:100``."""
    head, _, tail = option.rpartition(":")
    return head if head and tail.isdigit() else option


def drawn_by(position: Position, seat: int, answer: Answer) -> list[tuple[str, str]]:
    """Give the answer; every card drawn until the next question, by its name."""
    tape, before = position.g.tape, len(position.g.tape)
    position.apply(seat, answer)
    entries, g = tape[before:], position.g
    if g.tape is not tape:  # a new step has begun
        entries = entries + g.tape
    return [g.rules.printed(g.cards, e.pile, e.card) for e in entries if isinstance(e, Drawn)]


def next_seat(position: Position, rng: random.Random) -> int:
    """In a window nobody is first by right: anybody who may act can be the fastest."""
    seats = position.may_act()
    return seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]


def random_answer(position: Position, seat: int, rng: random.Random) -> Answer:
    legal = position.legal(seat)
    return sample(legal[int(rng.random() * len(legal))], rng)
