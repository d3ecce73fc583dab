"""Section 2, search limit; R36."""

import pytest

from .scene import Scene


def searched(times, **fields):
    return Scene("volrik").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5), searches=times, **fields)


def test_two_searches_on_one_visit_and_then_the_hero_must_move():
    scene = searched(0).top("search", "empty", "empty").begin().answer("search")
    assert {"search", "miss"} <= scene.options()
    scene.answer("search")
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west"}
    assert scene.option("search").why_not == "searched_twice"
    assert scene.option("miss").why_not == "must_move"


def test_a_missed_turn_between_does_not_give_a_third_search():
    """R36."""
    scene = searched(1).begin().answer("miss").top("search", "empty").answer("search")
    assert scene.option("search").why_not == "searched_twice"


def test_a_turn_missed_by_a_card_between_does_not_either():
    """R36."""
    scene = searched(0).top("search", "trap").top("trap", "explosion").begin().answer("search")
    assert scene.saw("sun")[-1] == (3, 26)
    scene.top("search", "empty").answer("search")
    assert scene.option("search").why_not == "searched_twice"


def test_leaving_and_coming_back_gives_two_new_searches():
    """R36."""
    scene = searched(2).tile(3, 3, "room_cross").top("room", "empty", "empty").begin()
    scene.answer("move:north").answer("move:south").top("search", "empty", "empty").answer("search").answer("search")
    assert scene.option("search").why_not == "searched_twice"


def test_an_escape_back_is_a_new_visit():
    """R36."""
    scene = searched(2).tile(3, 3, "room_cross").top("room", "goblin").top("monster", "monster_02").begin()
    scene.answer("move:north").answer("escape")
    assert (scene.at(), "search" in scene.options()) == ((3, 4), True)


def test_after_two_searches_without_a_way_out_the_turn_is_missed():
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_dead_end").put(0, 3, 4, came_from=(3, 5), searches=2)
    scene.tile(3, 5, "room_cross").put(1, 3, 5, came_from=(3, 6)).begin()
    assert scene.options() == {"miss"}
    scene.answer("miss")
    assert scene.asked() == (1,)


def test_missed_turns_in_a_room_without_a_way_out_give_no_more_searches():
    scene = Scene("volrik").tile(3, 9, "room_dead_end", entry="south").put(0, 3, 9, searches=2).begin().answer("miss")
    assert scene.options() == {"miss"}


def test_after_two_searches_trying_a_door_counts_as_moving_whatever_comes_of_it():
    """R36: the door jams; the next turn must again be a move or an attempt."""
    scene = Scene("volrik").tile(3, 4, "room_door_ahead_open_sides").put(0, 3, 4, came_from=(3, 5), searches=2)
    scene.top("door", "door_jammed").begin().answer("move:north")
    assert (scene.at(), scene.saw("sun")[-1]) == ((3, 4), (2, 26))
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west"}


def test_after_two_searches_trying_a_gate_counts_as_moving():
    """R36."""
    scene = Scene("volrik").tile(3, 4, "portcullis_dead_end").put(0, 3, 4, came_from=(3, 5), searches=2)
    scene.tile(3, 5, "room_cross").begin()
    assert scene.options() == {"move:south"}
    scene.dice(12).answer("move:south")
    assert (scene.at(), scene.options()) == ((3, 4), {"move:south"})


@pytest.mark.parametrize("key", ["room_cross", "room_three_doors", "portcullis_cross", "cave_in_cross"])
def test_rooms_portcullis_tiles_and_passed_cave_ins_may_be_searched(key):
    scene = Scene("volrik").tile(3, 4, key).put(0, 3, 4, came_from=(3, 5), through=True).begin()
    assert "search" in scene.options()


@pytest.mark.parametrize(
    "key",
    [
        "corridor_cross", "rotating_room", "darkness_left_right", "darkness_left", "darkness_right", "bottomless_pit",
        "chasm_entry_with_left", "chasm_entry_with_right", "trap_cross", "trap_left_ahead", "trap_ahead_right",
    ],
)  # fmt: skip
def test_no_searching_on_these_tiles(key):
    scene = Scene("volrik").tile(3, 4, key).put(0, 3, 4, came_from=(3, 5)).begin()
    assert "search" not in scene.options()


def test_no_searching_in_a_tower():
    assert "search" not in Scene("volrik").put(0, 0, 0).begin().options()


def test_no_searching_in_the_treasure_chamber():
    scene = Scene("volrik").put(0, "chamber").begin()
    assert "search" not in scene.options()
