"""Random games for tests: any game, any seat that may answer, any legal option, its fields filled in at random."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from games.rules.kernel import Answer, Chance, Position, RulesError, Ruleset, Seeded, sample

Move = tuple[int, Answer]
TOO_LONG = 5_000


def seed_of(n: int) -> bytes:
    return n.to_bytes(32, "big")


def start(rules: Ruleset, seats: int, seed: int, one_step: bool = False, sets: tuple[str, ...] = ("base",)) -> Position:
    """A game with verifiable chance, the seed made from a small number."""
    return Position.start(rules, rules.compose(sets), seats, Seeded(seed_of(seed)), one_step=one_step)


def draw_move(p: Position, rng: random.Random, avoid: tuple[str, ...] = ()) -> Move:
    """A random answer of a random seat. Option ids that begin with one of ``avoid`` are left alone."""
    seat = rng.choice(p.may_act())
    legal = [o for o in p.legal(seat) if not o.id.startswith(avoid)] if avoid else p.legal(seat)
    return seat, sample(rng.choice(legal), rng)


def random_game(p: Position, seed: int, avoid: tuple[str, ...] = ()) -> Iterator[Position]:
    """The same position object, before each answer of a random game and once more when it is over."""
    rng = random.Random(seed)
    for _ in range(TOO_LONG):
        yield p
        if p.is_over:
            return
        p.apply(*draw_move(p, rng, avoid))
    raise RulesError("the game does not end")


def moves_of(p: Position, seed: int) -> list[Move]:
    """Play a random game to its end; the answers in the order in which they came."""
    rng, moves = random.Random(seed), []
    while not p.is_over:
        moves.append(draw_move(p, rng))
        p.apply(*moves[-1])
    return moves


def again(p: Position, chance: Chance | None = None) -> Position:
    """Through bytes and back."""
    return Position.from_json(p.rules, p.g.cards, p.to_json(), chance or p.g.chance)


def everything(p: Position) -> Any:
    """All that two equal positions share, down to each seat's options and the log of the step."""
    seats = range(p.rules.seats.stop)
    return (
        p.to_json(), msgspec.json.encode(p.g.s), p.question, p.decision and p.decision.key, p.waiting_for(),
        [p.options(seat) for seat in seats], p.g.log[:], p.g.known_then[:],
        [p.can_undo(seat) for seat in seats],
        [p.observation(seat) for seat in (None, *seats)] if not p.is_over else None,
    )  # fmt: skip
