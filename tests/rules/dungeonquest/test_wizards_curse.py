"""Section 5, the wizard's curse: all placed corridors turn, one roll for all."""

import pytest

from .openings import about_to_enter, turn_over
from .scene import Scene

# corridor_left, entry south: openings south and west; as (north, east, south, west)
TURNED = {
    1: (1, 0, 0, 1),  # 90 degrees clockwise: south -> west, west -> north
    2: (1, 0, 0, 1),
    3: (1, 1, 0, 0),
    4: (1, 1, 0, 0),
    5: (0, 1, 1, 0),  # anticlockwise: south -> east, west -> south
    6: (0, 1, 1, 0),
}


@pytest.mark.parametrize(("roll", "sides"), TURNED.items())
def test_the_roll_turns_a_corridor(roll, sides):
    scene = about_to_enter("volrik", "sir_rohan").tile(9, 2, "corridor_left").top("room", "wizards_curse")
    scene.dice(roll).begin()
    assert scene.sides(9, 2) == (0, 0, 1, 1)
    scene.answer("move:north")
    assert (scene.sides(9, 2), turn_over(scene), scene.bottom("room")) == (sides, True, "wizards_curse")


@pytest.mark.parametrize("roll", [1, 3, 5])
def test_all_corridors_turn_by_the_same_roll(roll):
    scene = about_to_enter("volrik", "sir_rohan").top("room", "wizards_curse").dice(roll)
    laid = {
        (9, 2): ("corridor_straight", "south"),
        (1, 1): ("corridor_straight", "west"),
        (5, 8): ("corridor_left_right", "north"),
        (8, 8): ("corridor_right", "east"),
        (2, 7): ("corridor_cross", "south"),
    }
    for place, (key, entry) in laid.items():
        scene.tile(*place, key, entry=entry)
    scene.begin()
    before = {place: scene.sides(*place) for place in laid}
    scene.answer("move:north")
    quarter = {1: 1, 3: 2, 5: 3}[roll]
    for place, sides in before.items():
        assert scene.sides(*place) == sides[4 - quarter :] + sides[: 4 - quarter], place
    assert scene.dice_left == []


def test_only_corridors_turn():
    scene = about_to_enter("volrik", "sir_rohan").top("room", "wizards_curse").dice(1)
    others = ["room_left", "portcullis_left_ahead", "trap_left_ahead"]
    others += ["darkness_left", "cave_in_straight", "room_straight"]
    for column, key in enumerate(others, 5):
        scene.tile(column, 8, key)
    scene.begin()
    before = [scene.sides(column, 8) for column in range(5, 11)]
    scene.answer("move:north")
    assert [scene.sides(column, 8) for column in range(5, 11)] == before


def test_a_second_curse_turns_them_further():
    scene = about_to_enter("volrik", "sir_rohan").tile(9, 2, "corridor_left").top("tiles", "room_cross")
    scene.top("room", "wizards_curse", "empty").dice(2).begin().answer("move:north")
    assert scene.sides(9, 2) == (1, 0, 0, 1)
    scene.answer("miss").top("room", "wizards_curse").dice(6).answer("move:east")
    assert scene.sides(9, 2) == (0, 0, 1, 1), "back where it was"


def test_corridors_laid_later_are_not_turned():
    scene = about_to_enter("volrik", "sir_rohan").top("room", "wizards_curse").dice(3).begin().answer("move:north")
    scene.answer("miss").top("tiles", "corridor_left").answer("move:north")
    assert scene.sides(3, 2) == (0, 0, 1, 1)


def test_the_turned_corridor_is_what_one_walks_through():
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5))
    scene.tile(2, 4, "corridor_straight").top("tiles", "room_cross").top("room", "wizards_curse").dice(1)
    scene.begin()
    assert scene.option("move:west").why_not == "wall_beyond"
    scene.answer("move:north").answer("miss").top("room", "empty").answer("move:south").answer("miss")
    assert (scene.at(), scene.option("move:west").why_not) == ((3, 4), "")


def test_a_hero_stuck_in_a_corridor_turns_with_it():
    """R24."""
    scene = about_to_enter("sir_rohan", "volrik").tile(9, 2, "corridor_left").put(1, 9, 2, came_from=(9, 3))
    scene.top("room", "wizards_curse").dice(3).begin().answer("move:north")
    assert scene.asked() == (1,)
    assert scene.options() & {"move:north", "move:east", "move:south", "move:west"} == {"move:north", "move:east"}


def test_the_curse_with_no_corridor_on_the_board_does_nothing():
    scene = about_to_enter("volrik", "sir_rohan").top("room", "wizards_curse").dice(4).begin().answer("move:north")
    assert (turn_over(scene), scene.hero().life) == (True, 15)
