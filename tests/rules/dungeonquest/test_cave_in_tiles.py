"""Section 4, cave-in tiles; R38, R43."""

import pytest

from .scene import Scene


def in_a_cave_in(*heroes, key="cave_in_cross", came_from=(3, 5), **fields):
    """Come in from the south, not yet through."""
    return Scene("volrik", *heroes).tile(3, 4, key).put(0, 3, 4, came_from=came_from, **fields).tile(3, 5, "room_cross")


def test_entering_draws_a_room_card_and_ends_the_turn():
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "cave_in_cross").tile(3, 5, "room_cross").put(0, 3, 5)
    scene.top("room", "bracelet").begin().answer("move:north")
    assert (scene.at(), scene.saw("card"), scene.asked()) == ((3, 4), [(0, "room", "bracelet")], (1,))
    scene.answer("miss")
    assert scene.question() == "turn.cave_in"


def test_the_next_turn_is_the_way_back_or_the_roll():
    scene = in_a_cave_in().begin()
    assert scene.options() - {"miss"} == {"force", "move:south"}


def test_going_back_is_a_normal_move_with_its_room_card():
    """R43."""
    scene = in_a_cave_in().top("room", "bracelet").begin().answer("move:south")
    assert (scene.at(), scene.saw("roll"), scene.gold()) == ((3, 5), [], 40)


def test_going_back_through_a_door_needs_a_card():
    """R43."""
    scene = Scene("volrik").tile(3, 4, "cave_in_cross").put(0, 3, 4, came_from=(3, 5))
    scene.tile(3, 5, "room_door_ahead_open_sides").top("door", "door_jammed").begin().answer("move:south")
    assert (scene.at(), scene.saw("card")) == ((3, 4), [(0, "door", "door_jammed")])


@pytest.mark.parametrize("hero, agility", [("sir_rohan", 4), ("ulv_grimhand", 5), ("el_adoran", 8), ("volrik", 7)])
def test_agility_or_less_and_the_hero_is_through(hero, agility):
    for roll in range(1, 13):
        scene = Scene(hero, "volrik").tile(3, 4, "cave_in_cross").put(0, 3, 4, came_from=(3, 5)).dice(roll).begin()
        scene.answer("force")
        assert (scene.asked(), scene.question()) == (((0,), "turn") if roll <= agility else ((1,), "turn.tower")), roll


def test_through_the_turn_goes_on_with_anything():
    """R43: passing uses no turn."""
    scene = in_a_cave_in().dice(7).begin().answer("force")
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west", "search", "miss"}
    scene.top("search", "empty").answer("search")
    assert scene.saw("sun") == [(1, 26), (2, 26)]


def test_through_is_through_for_this_visit():
    """R43."""
    scene = in_a_cave_in().dice(1).begin().answer("force").answer("miss")
    assert (scene.question(), "move:north" in scene.options()) == ("turn", True)


def test_a_failure_costs_the_turn_and_the_next_is_a_new_choice():
    scene = in_a_cave_in("sir_rohan").dice(8).begin().answer("force")
    assert (scene.asked(), scene.at()) == ((1,), (3, 4))
    scene.answer("miss")
    assert scene.options() - {"miss"} == {"force", "move:south"}


def test_a_new_visit_needs_a_new_roll():
    """R43: for this visit."""
    scene = in_a_cave_in(through=True).top("room", "empty", "empty").begin().answer("move:south").answer("move:north")
    assert (scene.question(), scene.options() - {"miss"}) == ("turn.cave_in", {"force", "move:south"})


def test_without_a_way_back_only_the_roll_remains():
    """R43: come in by a secret door."""
    scene = Scene("volrik").tile(3, 4, "cave_in_straight").tile(2, 4, "room_cross").put(0, 2, 4, came_from=(1, 4))
    scene.top("search", "secret_door").top("room", "empty").begin().answer("search").answer("move:east")
    assert (scene.at(), scene.question(), scene.options() - {"miss"}) == ((3, 4), "turn.cave_in", {"force"})


def test_a_secret_door_into_a_cave_in_closes_though_the_sides_are_open():
    """R43, section 5: the way closes behind; there is no way back by it."""
    scene = (
        Scene("volrik").tile(3, 4, "cave_in_cross").tile(2, 4, "room_dead_end", "west").put(0, 2, 4, came_from=(1, 4))
    )
    scene.top("search", "secret_door").top("room", "empty").begin().answer("search").answer("move:east")
    assert scene.options() - {"miss"} == {"force"}


def test_the_way_back_may_be_taken_by_another_hero():
    scene = in_a_cave_in("sir_rohan").put(1, 3, 5, came_from=(3, 6)).begin()
    assert (scene.option("move:south").why_not, scene.options() - {"miss"}) == ("occupied", {"force"})


def test_an_escape_back_into_a_cave_in_comes_from_the_other_side():
    """R38: as entered from the side stepped back over; a new visit, so a new roll."""
    scene = in_a_cave_in(through=True).tile(3, 3, "room_cross").top("room", "goblin").top("monster", "monster_02")
    scene.begin().answer("move:north").answer("escape")
    assert (scene.at(), scene.question(), scene.options() - {"miss"}) == (
        (3, 4),
        "turn.cave_in",
        {"force", "move:north"},
    )
    assert scene.saw("card") == [(0, "room", "goblin")]


def test_after_two_searches_the_hero_must_move_on_from_a_passed_cave_in():
    scene = in_a_cave_in(through=True, searches=2).begin()
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west"}


def test_the_cave_in_card_has_nothing_to_do_with_the_tile():
    scene = Scene("volrik").tile(3, 4, "room_cross").put(0, 3, 4).tile(3, 3, "room_cross").top("room", "cave_in")
    scene.dice(2, 3).begin().answer("move:north").answer("6")
    assert (scene.hero().life, scene.question()) == (12, "turn")
