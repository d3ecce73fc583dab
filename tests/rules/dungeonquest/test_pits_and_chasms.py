"""Section 4, bottomless pits and chasms; R38, R43."""

import pytest

from .scene import Scene

STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SIDES = tuple(STEP)
MOVES = {f"move:{side}" for side in SIDES}


def onto_a_pit(roll, *heroes):
    scene = (
        Scene("volrik", *heroes).tile(3, 5, "room_cross").put(0, 3, 5, came_from=(3, 6)).tile(3, 4, "bottomless_pit")
    )
    return scene.give(0, ("room", "bracelet"), ("corpse", "rope")).dice(roll).begin().answer("move:north")


def test_agility_or_less_and_the_hero_is_across_without_a_card():
    scene = onto_a_pit(7, "sir_rohan")
    assert (scene.at(), scene.status(), scene.saw("card"), scene.asked()) == ((3, 4), "inside", [], (1,))


def test_higher_and_the_hero_is_out_of_the_game_a_rope_is_no_help():
    """Sections 4 and 16."""
    scene = onto_a_pit(8, "sir_rohan")
    assert (scene.at(), scene.status(), scene.asked()) == (None, "dead", (1,))


def test_what_the_fallen_hero_carried_goes_back():
    """R61."""
    scene = onto_a_pit(8, "sir_rohan")
    assert (scene.in_pile("room", "bracelet"), scene.in_pile("corpse", "rope"), scene.gold()) == (1, 3, 0)


def test_once_across_any_opening_may_be_taken_the_next_turn():
    """R43."""
    scene = onto_a_pit(1)
    assert scene.options() == {"move:north", "move:south"}
    scene.top("tiles", "room_cross").top("room", "empty").answer("move:north")
    assert (scene.at(), scene.dice_left) == ((3, 3), [])


def test_every_entry_needs_a_new_roll():
    scene = onto_a_pit(1).top("room", "empty").answer("move:south").dice(12).answer("move:north")
    assert scene.status() == "dead"


def test_an_escape_back_onto_a_pit_needs_agility_again():
    """R38."""
    scene = onto_a_pit(1).tile(3, 3, "room_cross").top("room", "goblin").top("monster", "monster_02").dice(12)
    scene.answer("move:north").answer("escape")
    assert (scene.status(), scene.dice_left) == ("dead", [])


# which sides lie together, tile laid with its arrow to the south
LEFT = [{"south", "west"}, {"north", "east"}]  # entry with left, ahead with right
RIGHT = [{"south", "east"}, {"north", "west"}]


@pytest.mark.parametrize("entry", SIDES)
@pytest.mark.parametrize("key, groups", [("chasm_entry_with_left", LEFT), ("chasm_entry_with_right", RIGHT)])
def test_a_chasm_is_left_only_on_the_side_the_hero_stands_on(key, groups, entry):
    turn = SIDES.index(entry) - 2
    groups = [{SIDES[(SIDES.index(side) + turn) % 4] for side in group} for group in groups]
    for came in SIDES:
        scene = Scene("volrik").tile(3, 4, key, entry)
        scene.put(0, 3, 4, came_from=(3 + STEP[came][0], 4 + STEP[came][1])).begin()
        own = next(group for group in groups if came in group)
        assert scene.options() == {f"move:{side}" for side in own} | {"miss"}
        assert {scene.option(f"move:{side}").why_not for side in set(SIDES) - own} == {"chasm"}


def test_a_chasm_draws_a_room_card_and_is_not_searched():
    scene = Scene("volrik").tile(3, 5, "room_cross").put(0, 3, 5).tile(3, 4, "chasm_entry_with_left")
    scene.top("room", "bracelet").begin().answer("move:north")
    assert (scene.at(), scene.saw("card"), scene.gold()) == ((3, 4), [(0, "room", "bracelet")], 40)
    assert scene.options() == {"move:south", "move:west", "miss"}


def test_a_secret_door_onto_a_chasm_stands_the_hero_on_the_side_come_in_by():
    scene = Scene("volrik").tile(3, 4, "chasm_entry_with_left").tile(4, 4, "room_dead_end", "east").put(0, 4, 4)
    scene.top("search", "secret_door").top("room", "empty").begin().answer("search").answer("move:west")
    assert (scene.at(), scene.option("move:east").why_not) == ((3, 4), "wall_beyond")
    assert scene.options() == {"move:north", "miss"}


def test_escape_from_a_chasm_leads_back_over_the_side_come_in_by():
    scene = (
        Scene("volrik").tile(3, 5, "room_cross").put(0, 3, 5).tile(3, 4, "chasm_entry_with_left").top("room", "goblin")
    )
    scene.top("monster", "monster_02").begin().answer("move:north").answer("escape")
    assert scene.at() == (3, 5)


def test_an_escape_back_onto_a_chasm_stays_on_the_same_side_of_it():
    """R38."""
    scene = Scene("volrik").tile(3, 4, "chasm_entry_with_left").put(0, 3, 4, came_from=(3, 5)).tile(2, 4, "room_cross")
    scene.top("room", "goblin").top("monster", "monster_02").begin().answer("move:west").answer("escape")
    assert (scene.at(), scene.options(), scene.saw("card")) == (
        (3, 4), {"move:south", "move:west", "miss"}, [(0, "room", "goblin")]
    )  # fmt: skip
