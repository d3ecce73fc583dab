"""How good is it to stand where? Every place gets the chance to come from there to a goal, alive, before patience ends.

Patience: each turn leaves ``Factors.turn`` of the prospects, so time and danger are weighed in one number. Squares not
yet explored count by the mix of tiles still face down. Worked out by sweeps from the goals outwards.
"""

from functools import lru_cache
from math import log
from typing import Any

from games.rules.dungeonquest.board import CHAMBER_SQUARES, EXITS, NOWHERE, SQUARES, WALL, distance, opposite

from .ground import Ground, Link
from .unexplored import Factors

ROOMS_A_TURN = 0.7  # the other turns go to corridors, shut doors, searches
LEAST = 1e-9  # as good as no way
SEARCHES = 2
BACK = 0.75  # who comes back from a dead end knows that the best way is none
DRAGON_SLEEPS = 0.8  # crossing the chamber with the gold turns up another dragon chit
SWEEPS = 3
FIRST_SWEEPS = 8  # of an empty board, once
SEARCHABLE = ("room", "portcullis", "cave_in", "passage")


class Routes:
    """``enter[place * 4 + side]``: having come in by that side. ``stand[place]``: at the start of a turn there."""

    def __init__(self, ground: Ground, goals: frozenset[int]):
        self.ground, self.f, self.goals = ground, ground.f, goals
        enter, stand = _empty_board(goals, ground.f, ground.cards)
        self.enter, self.stand = enter[:], stand[:]
        near = ground.near()
        self._sweep([p for p in _by_distance(goals) if p in near], SWEEPS)

    # --- asking

    def move(self, place: int, side: int, to: int) -> float:
        """A turn spent on this way."""
        return self.f.turn * self.ground.lock(place, side, to) * self.enter[to * 4 + opposite(side)]

    def secretly(self, side: int, to: int) -> float:
        """Through this side by a secret door, at once."""
        return self.enter[to * 4 + opposite(side)]

    def search(self, place: int, searches: int) -> float:
        """Turns spent on looking for a secret door, as often as is still allowed."""
        best = max([self.secretly(e.side, e.to) for e in EXITS[place]], default=0.0)
        worth, found = 0.0, self.f.secret
        for _ in range(searches, SEARCHES):
            worth = self.f.turn * self.f.search * (found * best + (1 - found) * worth)
        return worth

    def turns(self, worth: float) -> float:
        """About how many turns a way of this worth takes."""
        return log(max(worth, LEAST)) / (log(self.f.turn) + ROOMS_A_TURN * log(self.f.room))

    # --- working it out

    def _sweep(self, places: list[int], times: int) -> None:
        linked = [(p, self.ground.kind(p), self.ground.links(p)) for p in places]
        for _ in range(times):
            for place, kind, links in linked:
                if kind:
                    self._known(place, kind, links)
                else:
                    self._unexplored(place, links)

    def _unexplored(self, place: int, links: list[Link]) -> None:
        """Whatever side one comes in by: the best way on, weighed by the chance that the tile opens it."""
        ranked, (to_left, ahead, to_right), dead_end = self.ground.mix
        enter, on = self.enter, [0.0] * 4
        for side, at, lock in links:
            on[side] = enter[at] * lock
        hidden, then = self._hidden(links)
        for side, _, _ in links:
            a, b, c = on[side - 3], on[side - 2], on[side - 1]  # left, ahead, right of who comes in there
            if a >= b:
                n, x, y, z = (0, a, b, c) if b >= c else (1, a, c, b) if a >= c else (4, c, a, b)
            else:
                n, x, y, z = (2, b, a, c) if a >= c else (3, b, c, a) if b >= c else (5, c, b, a)
            stuck = BACK * on[side]
            stuck = max(stuck, hidden + then * stuck)
            p, q, r = ranked[n]
            enter[place * 4 + side] = (
                p * (x if x > stuck else stuck) + q * (y if y > stuck else stuck) + r * (z if z > stuck else stuck)
                + to_left * a + ahead * b + to_right * c + dead_end * stuck
            )  # fmt: skip

    def _hidden(self, links: list[Link]) -> tuple[float, float]:
        """Two searches there: what secret doors give, and what is left if there is none."""
        f, best = self.f, max([self.enter[at] for _, at, _ in links])
        again = f.turn * f.search * (1 - f.secret)
        return f.search * f.secret * best * (1 + again), again * again

    def _known(self, place: int, kind: str, links: list[Link]) -> None:
        enter = self.enter
        ways = [(side, enter[at] * lock) for side, at, lock in links]
        best = max([worth for _, worth in ways])
        hidden = self.search(place, 0) if kind in SEARCHABLE else 0.0
        self.stand[place] = max(self.f.turn * best, hidden)
        enter[place * 4 : place * 4 + 4] = self._entered(place, kind, ways, hidden)

    def _entered(self, place: int, kind: str, ways: list[tuple[int, float]], hidden: float) -> list[float]:
        """By each side. Nobody comes in only to go back by the same side."""
        f = self.f
        if kind == "chamber":
            return [self.stand[place] * DRAGON_SLEEPS] * 4
        if kind == "chamber_of_darkness":
            return [f.turn * self._groping(place, ways)] * 4
        if kind == "chasm":
            return [f.room * f.turn * self._along(place, side, ways) for side in range(4)]
        on = _others(ways)
        if kind in ("corridor", "tower"):
            return on
        if kind == "cave_in":
            back = dict(ways)
            return [f.room * max(f.rubble * f.turn * on[side], f.turn * back.get(side, 0.0)) for side in range(4)]
        through = f.of_kind(kind)
        return [through * max(f.turn * worth, hidden) for worth in on]

    def _along(self, place: int, side: int, ways: list[tuple[int, float]]) -> float:
        bank = self.ground.same_bank(place, side)
        return max([worth for s, worth in ways if s in bank], default=0.0)

    def _groping(self, place: int, ways: list[tuple[int, float]]) -> float:
        """Every opening equally often; the turn is missed where it cannot be passed."""
        openings = sum(code != WALL for code in self.ground.sides[place])
        passable = [worth for _, worth in ways if worth > 0]
        missed = 1 - len(passable) / openings
        return sum(passable) / openings / (1 - missed * self.f.turn)


def _others(ways: list[tuple[int, float]]) -> list[float]:
    """For each side, the best way by another one."""
    first = second = 0.0
    at = -1
    for side, worth in ways:
        if worth > first:
            first, second, at = worth, first, side
        elif worth > second:
            second = worth
    return [second if side == at else first for side in range(4)]


class _EmptyBoard(Routes):
    """Nothing explored: where the sweeps of every game start from."""

    def __init__(self, goals: frozenset[int], factors: Factors, cards: Any):
        self.ground = Ground({"board": [], "heroes": []}, NOWHERE, factors, cards)
        self.f, self.goals = factors, goals
        self.enter, self.stand = [0.0] * (SQUARES + 1) * 4, [0.0] * (SQUARES + 2)  # the last: nowhere
        for goal in goals:
            self.enter[goal * 4 : goal * 4 + 4], self.stand[goal] = [1.0] * 4, 1.0
        self._sweep(_by_distance(goals), FIRST_SWEEPS)


@lru_cache(maxsize=512)
def _empty_board(goals: frozenset[int], factors: Factors, cards: Any) -> tuple[list[float], list[float]]:
    board = _EmptyBoard(goals, factors, cards)
    return board.enter, board.stand


@lru_cache(maxsize=32)
def _by_distance(goals: frozenset[int]) -> list[int]:
    """All other places, from the goals outwards."""
    others = [p for p in range(SQUARES + 1) if p not in goals and p not in CHAMBER_SQUARES]
    return sorted(others, key=lambda place: min([distance(place, goal) for goal in goals], default=0))
