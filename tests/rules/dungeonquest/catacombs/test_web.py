"""Section 13 and R43: the room full of web."""

import pytest

from .stage import HERE, NORTH, about_to_enter, at, pass_until, turn_over


def in_web(*heroes, dice=(), **fields):
    """Seat 0 stands in a web it has entered from the south; its turn begins."""
    scene = about_to_enter(*heroes, tile="web", **fields).begin().answer("move:north")
    assert (turn_over(scene), scene.at(), scene.saw("card")) == (True, NORTH, []), "it stops the hero, without a card"
    return pass_until(scene).dice(*dice)


def test_next_turn_back_or_through_and_no_search():
    scene = in_web()
    assert (scene.question(), scene.options()) == ("turn.web", {"move:south", "force", "miss"})
    assert scene.option("force").info == ("strength", 4, 12)


def test_going_back_is_a_normal_move():
    scene = in_web().top("room", "bracelet").answer("move:south")
    assert (scene.at(), scene.gold()) == (HERE, 40)


@pytest.mark.parametrize(("roll", "torn"), [(1, True), (4, True), (5, False), (12, False)])
def test_strength_or_less_on_a_d12(roll, torn):
    """Volrik's Strength is 4."""
    scene = in_web(dice=(roll,)).answer("force")
    assert (scene.question() == "turn" and scene.asked() == (0,), turn_over(scene)) == (torn, not torn)


def test_through_the_turn_goes_on_by_any_opening():
    scene = in_web(dice=(1,)).answer("force")
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west", "miss"}
    scene.top("tiles", "room_cross").top("room", "empty").answer("move:west")
    assert (turn_over(scene), scene.at()) == (True, (2, 3))


def test_through_is_through_for_this_visit():
    scene = pass_until(in_web(dice=(1,)).answer("force").answer("miss"))
    assert (scene.question(), "move:north" in scene.options()) == ("turn", True)


def test_held_only_more_tries_are_allowed():
    scene = pass_until(in_web(dice=(12,)).answer("force"))
    assert (scene.question(), scene.options()) == ("turn.web", {"force"})
    scene = pass_until(scene.dice(5).answer("force"))
    assert scene.options() == {"force"}
    scene.dice(4).answer("force")
    assert "move:south" in scene.options()


def test_held_one_may_still_drink_first():
    """R2."""
    scene = pass_until(in_web(dice=(12,), things=[("room", "potion")]).answer("force"))
    assert scene.options() == {"force", "drink"}
    scene.dice(4).answer("force")
    assert "drink" not in scene.options(), "once through, the start of the turn is over"


def test_by_a_secret_door_only_the_roll_remains():
    scene = at().tile(*NORTH, "web").top("search", "secret_door").begin().answer("search").answer("move:north")
    assert (turn_over(scene), pass_until(scene).options()) == (True, {"force", "miss"})


def test_a_new_visit_is_a_new_web():
    scene = in_web(dice=(12,)).answer("force")
    scene = pass_until(scene).dice(1).answer("force").top("room", "empty").answer("move:south")
    scene = pass_until(scene).answer("move:north")
    assert pass_until(scene).options() == {"move:south", "force", "miss"}


def test_somebody_on_the_way_back_bars_it():
    scene = in_web()
    scene.s.heroes[1].place = scene.s.heroes[0].came_from
    scene.answer("miss").answer("miss")
    assert (scene.option("move:south").why_not, scene.options()) == ("occupied", {"force", "miss"})
