"""All ways out of a place looked up at once are the same as one by one."""

import random

import pytest

from games.rules.dungeonquest.board import EXITS, NOWHERE
from games.rules.dungeonquest.movement import way, ways
from tests.rules.dungeonquest import play


@pytest.mark.parametrize("seed", range(6))
def test_in_games_at_random(seed):
    def look(p):
        for hero in p.g.s.heroes:
            if hero.place != NOWHERE:
                assert ways(p.g, hero) == [way(p.g, hero, exit) for exit in EXITS[hero.place]]

    position = play.begin(1 + seed % 4, seed.to_bytes(32, "big"))
    play.play(position, random.Random(seed), play.TEMPERS[seed % len(play.TEMPERS)], look)
