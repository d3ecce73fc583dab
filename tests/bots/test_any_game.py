"""Legend at games that it was told nothing about: through the kernel alone, blind, and still better than chance."""

import random

import pytest

from games.bots import SeatView, legend, novice
from games.bots.search import Budget
from games.bots.search.guide import Blind
from games.rules.kernel import Loose, Position
from games.rules.kernel.options import fits, option_id
from tests.kernel.games import TINY, shelve

FEW = Budget(playouts=16)
GAMES = 6

pytestmark = pytest.mark.parametrize("key", sorted(TINY))


@pytest.fixture(autouse=True)
def shelf():
    with shelve() as tiny:
        yield tiny


def start(key, seats, seed):
    rules = TINY[key]()
    return Position.start(rules, rules.compose(("base",)), seats, Loose(random.Random(seed)))


def against_chance(key, seed):
    """What the legend brought home, and what the other seat did, which answers at random."""
    position, rng, mine = start(key, 2, seed), random.Random(seed), seed % 2
    while not position.is_over:
        seat = position.may_act()[0]
        view = SeatView(position, seat)
        answer = legend.choose(view, seat, rng, FEW) if seat == mine else novice.choose(view, seat, rng)
        position.apply(seat, answer)
    returns = position.returns()
    return returns[mine], returns[1 - mine]


def test_legends_play_it_to_its_end(key):
    assert isinstance(legend.guide_of(key), Blind)
    seats, searched, rng = max(TINY[key].seats), 0, random.Random(2)
    position = start(key, seats, 1)
    while not position.is_over:
        seat = position.may_act()[0]
        found = legend.think(SeatView(position, seat), seat, rng, Budget(playouts=8))
        legal = {option.id: option for option in position.legal(seat)}
        assert fits(legal[option_id(found.answer)], found.answer)
        searched += found.playouts > 0
        position.apply(seat, found.answer)
    assert searched > 3
    assert len(position.returns()) == seats


def test_it_brings_home_more_than_chance(key):
    games = [against_chance(key, seed) for seed in range(GAMES)]
    assert sum(ours for ours, _ in games) > 1.25 * sum(theirs for _, theirs in games)
