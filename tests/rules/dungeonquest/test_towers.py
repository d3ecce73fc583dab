"""Section 4, towers; R3, R5, R6, R38."""

import pytest

from .scene import Scene


def before_the_tower(*heroes, **more):
    """East of the tower NW, which nobody holds."""
    scene = Scene("volrik", *heroes, **more).tile(1, 0, "room_cross").put(0, 1, 0, came_from=(2, 0))
    return scene.give(0, ("room", "bracelet"))


def test_reaching_a_tower_is_a_choice_of_leaving_going_on_or_stopping():
    scene = before_the_tower("sir_rohan").begin().answer("move:west")
    assert (scene.at(), scene.question(), scene.saw("card")) == ((0, 0), "tower", [])
    assert scene.options() == {"leave", "move:south", "stop"}


@pytest.mark.parametrize("place, step, other", [
    ((1, 0), "west", "south"), ((0, 1), "north", "east"), ((11, 0), "east", "south"), ((12, 1), "north", "west"),
    ((1, 9), "west", "north"), ((0, 8), "south", "east"), ((11, 9), "east", "north"), ((12, 8), "south", "west"),
])  # fmt: skip
def test_the_free_move_is_by_the_other_opening(place, step, other):
    scene = Scene("volrik").tile(*place, "room_cross").put(0, *place).begin().answer(f"move:{step}")
    assert scene.options() == {"leave", f"move:{other}", "stop"}


def test_leaving_locks_the_treasure_in():
    scene = before_the_tower("sir_rohan").begin().answer("move:west").answer("leave")
    assert (scene.status(), scene.at(), scene.saw("left"), scene.gold()) == ("out", None, [(0, 0, 40)], 40)
    assert scene.asked() == (1,)


def test_going_on_belongs_to_the_same_turn():
    """R35: the next tile takes full effect."""
    scene = before_the_tower("sir_rohan").top("tiles", "room_cross").top("room", "jewellery").begin()
    scene.answer("move:west").answer("move:south")
    assert (scene.at(), scene.gold(), scene.asked()) == ((0, 1), 70, (1,))


def test_a_corridor_leads_through_a_tower_to_the_next():
    """R35."""
    scene = Scene("volrik", "sir_rohan").tile(1, 0, "corridor_straight", "west").tile(2, 0, "room_cross").put(0, 2, 0)
    scene.tile(0, 1, "corridor_straight").begin().answer("move:west").answer("move:west").answer("move:south")
    assert (scene.at(), scene.question(), scene.asked()) == ((0, 1), "corridor", (0,))


def test_a_tower_is_not_stepped_onto_from_the_same_side_twice_in_a_turn():
    """R5: in from the south, back from the corridor to the south."""
    scene = Scene("volrik").tile(0, 1, "corridor_straight").tile(0, 2, "room_cross").put(0, 0, 2).begin()
    scene.answer("move:north").answer("move:north").top("tiles", "corridor_straight")
    scene.answer("move:east").answer("move:west")
    assert (scene.at(), scene.question()) == ((0, 0), "tower")
    assert scene.options() == {"leave", "move:south", "stop"}
    scene.answer("move:south")
    assert (scene.option("move:north").why_not, scene.option("move:south").why_not) == ("circling", "")


def test_one_who_stops_may_later_leave_move_out_by_any_opening_or_wait():
    """R6."""
    scene = before_the_tower("sir_rohan").begin().answer("move:west").answer("stop")
    assert (scene.status(), scene.at(), scene.asked()) == ("inside", (0, 0), (1,))
    scene.answer("miss")
    assert (scene.question(), scene.options()) == ("turn.tower", {"leave", "move:east", "move:south", "miss"})


def test_the_start_tower_does_not_count_before_the_hero_has_moved():
    """R6."""
    assert Scene("volrik").begin().options() == {"move:east", "move:south", "miss"}


def test_the_start_tower_counts_once_the_hero_has_been_away():
    """R6."""
    scene = (
        Scene("volrik").top("tiles", "room_cross").top("room", "empty").begin().answer("move:east").answer("move:west")
    )
    assert "leave" in scene.options()


def test_an_escape_back_into_a_tower_is_a_tower_reached():
    """R38, R6."""
    scene = Scene("volrik", "sir_rohan").put(0, 0, 0, came_from=(0, 1)).tile(1, 0, "room_cross").top("room", "goblin")
    scene.top("monster", "monster_02").begin().answer("move:east").answer("escape")
    assert (scene.at(), scene.question(), scene.options()) == ((0, 0), "tower", {"leave", "move:south", "stop"})


def test_an_escape_back_into_the_start_tower_reaches_it():
    """R38, R6: the hero has moved."""
    scene = Scene("volrik", "sir_rohan").tile(1, 0, "room_cross").top("room", "goblin").top("monster", "monster_02")
    scene.begin().answer("move:east").answer("escape")
    assert "leave" in scene.options(0)


def test_the_other_opening_may_be_blocked():
    scene = before_the_tower().tile(0, 1, "room_dead_end", "south").begin().answer("move:west")
    assert (scene.option("move:south").why_not, scene.options()) == ("wall_beyond", {"leave", "stop"})


def test_a_door_out_of_a_tower_is_tried_and_on_failure_the_turn_ends_in_the_tower():
    scene = before_the_tower("sir_rohan").tile(0, 1, "room_door_ahead_open_sides").top("door", "door_jammed").begin()
    scene.answer("move:west").answer("move:south")
    assert (scene.at(), scene.asked()) == ((0, 0), (1,))
