"""The light hands of ``rollout.py`` on every seat: who plays a game on when luck and skill are told apart.

Each seat fetches a treasure from the chamber and goes home, by the ways that look best from what it has seen. Choices
that this player never makes well (what to keep, when to turn back for little) are judged by it all the same.
"""

import random
from collections.abc import Callable

from games.bots.view import SeatView
from games.rules.dungeonquest.board import CHAMBER, NOWHERE
from games.rules.dungeonquest.state import INSIDE
from games.rules.kernel import Answer, Position, sample
from games.rules.kernel.options import RandomSource

from .mind import Mind
from .rollout import FETCH, Hand, Prospects
from .routes import ROOMS_A_TURN

Answerer = Callable[[Position, int], Answer]
ENOUGH = 10_000  # gold: nobody turns back for less than a treasure chit


class Company:
    """``known``: prospects by seat for heroes on the board; for others by seat, sheet and place once they are."""

    def __init__(self, position: Position):
        heroes = position.g.s.heroes
        self.count = len(heroes)
        self.known: dict[tuple[int, ...], Prospects] = {}
        for hero in heroes:
            if hero.status == INSIDE and hero.place != NOWHERE:
                self.known[(hero.seat,)] = prospects(position, hero.seat)

    def __call__(self, rng: RandomSource) -> Answerer:
        hands: dict[int, Hand] = {}

        def answer(world: Position, seat: int) -> Answer:
            hand = hands.get(seat)
            if hand is None:
                if world.g.s.heroes[seat].place == NOWHERE and (seat,) not in self.known:
                    legal = world.legal(seat)
                    return sample(legal[int(rng.random() * len(legal))], rng)
                hand = hands[seat] = Hand(self.prospects(world, seat), [FETCH] * self.count, ENOUGH, rng)
            return hand.answer(world, seat)

        return answer

    def prospects(self, world: Position, seat: int) -> Prospects:
        found = self.known.get((seat,))
        if found is not None:
            return found
        hero = world.g.s.heroes[seat]
        key = (seat, hero.sheet, hero.place)
        if key not in self.known:
            self.known[key] = prospects(world, seat)
        return self.known[key]


def gather(position: Position) -> Company:
    return Company(position)


def prospects(position: Position, seat: int) -> Prospects:
    """From what this seat sees."""
    mind = Mind(SeatView(position, seat), seat, random.Random(0))
    factors = mind.home.f
    step = factors.turn * factors.room**ROOMS_A_TURN
    return Prospects(mind.gold.enter, mind.home.enter, mind.home.stand[CHAMBER], step)
