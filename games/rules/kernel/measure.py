"""Figures of a ruleset's speed: random playouts, copies, stored size, imagined worlds. Used by ``bench engine``."""

import random
from time import perf_counter
from typing import Any

from msgspec import Struct

from .chance import Loose, Seeded
from .options import RandomSource, sample
from .position import Position
from .ruleset import Ruleset

EVERY = 7  # of a recorded game's decisions, this one is copied, stored and imagined


class Figures(Struct, frozen=True):
    """Of random games. ``recorded_per_s``: decisions with verifiable dice, events and tape.

    ``clone_us`` and ``imagine_us`` are means over positions in the middle of games; ``action_us`` is what one answer
    costs a server: decode, replay, apply, encode. ``position_bytes`` is the largest stored position seen.
    """

    decisions_per_s: float
    games_per_s: float
    recorded_per_s: float
    clone_us: float
    action_us: float
    imagine_us: float
    position_bytes: int


class Clock:
    """Adds up the time of one kind of work."""

    def __init__(self) -> None:
        self.seconds, self.times = 0.0, 0

    def add(self, since: float, times: int = 1) -> None:
        self.seconds += perf_counter() - since
        self.times += times

    @property
    def us(self) -> float:
        return 1e6 * self.seconds / max(1, self.times)


def play_out(p: Position, rng: RandomSource) -> int:
    """Random legal answers of whoever is waited for, until the game is over; how many there were."""
    n = 0
    draw = rng.random
    while (d := p.decision) is not None:
        seat = d.asks[0][0] if len(d.asks) == 1 else p.waiting_for()[0]
        legal = p.legal(seat)
        p.apply(seat, sample(legal[int(draw() * len(legal))], rng))
        n += 1
    return n


def measure(rules: Ruleset, cards: Any, seats: int, seconds: float = 1.0, seed: int = 1) -> Figures:
    """Half of the time goes to playouts, half to recorded games."""
    rng = random.Random(seed)
    decisions, games, started = 0, 0, perf_counter()
    while perf_counter() - started < seconds / 2:
        decisions += play_out(Position.start(rules, cards, seats, Loose(rng), recording=False), rng)
        games += 1
    spent = perf_counter() - started
    recorded, clone, action, world = Clock(), Clock(), Clock(), Clock()
    size, ends = 0, perf_counter() + seconds / 2
    while perf_counter() < ends or not world.times:
        p = Position.start(rules, cards, seats, Seeded(rng.randbytes(32)))
        size = max(size, _recorded_game(p, rng, (recorded, clone, action, world)))
    return Figures(
        decisions / spent, games / spent, 1e6 / max(recorded.us, 1e-9), clone.us, action.us, world.us, size
    )  # fmt: skip


def _recorded_game(p: Position, rng: random.Random, clocks: tuple[Clock, Clock, Clock, Clock]) -> int:
    """Play one game to its end; the size of its largest stored position."""
    recorded, clone, action, world = clocks
    size, n = 0, rng.randrange(EVERY)
    while not p.is_over:
        seat = p.waiting_for()[0]
        if n % EVERY == 0:
            since = perf_counter()
            p.clone()
            clone.add(since)
            since = perf_counter()
            p.imagine(seat, rng)
            world.add(since)
            size = max(size, len(_answered_from_bytes(p, seat, rng, action)))
        legal = p.legal(seat)
        answer = sample(legal[int(rng.random() * len(legal))], rng)
        since = perf_counter()
        p.apply(seat, answer)
        recorded.add(since)
        n += 1
    return size


def _answered_from_bytes(p: Position, seat: int, rng: random.Random, action: Clock) -> bytes:
    """What the server does with an answer, done to a copy; the bytes it began with."""
    raw = p.to_json()
    answer = sample(rng.choice(p.legal(seat)), rng)
    since = perf_counter()
    q = Position.from_json(p.rules, p.g.cards, raw, p.g.chance)
    q.apply(seat, answer)
    q.to_json()
    action.add(since)
    return raw
