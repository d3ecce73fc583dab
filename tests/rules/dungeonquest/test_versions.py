"""What changed with a version of the rules (see ``DungeonQuest.version``) stays as it was in older games."""

import pytest

from games.rules.dungeonquest.rules import DungeonQuest

from .catacombs.test_wizards_amulet import both
from .heroes.test_danger_sense import EAST, TRIO, at


@pytest.fixture
def first(monkeypatch):
    monkeypatch.setattr(DungeonQuest, "version", 1)


def test_in_a_game_of_the_first_version_none_of_three_amulets_need_be_worn(first):
    """R60 was read otherwise then."""
    scene = both(4)
    assert "none" in scene.options()
    scene.answer("none")
    assert (scene.hero().amulet, scene.saw("amulets.declined")) == (-1, [(0,)])


def test_and_no_danger_is_sensed_behind_a_secret_door(first):
    scene = at(*TRIO, here="room_dead_end").top("search", "secret_door").top("tiles", "room_dead_end")
    scene.top("room", "empty").begin().answer("search").answer("move:east")
    assert (scene.at(), scene.s.numbers) == (EAST, {}), "no die of hers"
