"""Section 13: the spear trap and the right player's hidden number."""

import pytest

from .stage import at, room_card, trap_card, turn_over

THREE = ("volrik", "sir_rohan", "ulv_grimhand")


@pytest.mark.parametrize("draws", [room_card, trap_card])
def test_the_right_player_hides_one_of_three(draws):
    scene = draws("spear_trap", *THREE)
    assert (scene.question(), scene.asked(), scene.options()) == ("spear_trap.hide", (2,), {"1", "2", "3"})


def hidden(number, *heroes):
    return room_card("spear_trap", *(heroes or THREE)).answer(str(number))


def test_the_hero_names_two_and_does_not_see_it():
    scene = hidden(2)
    assert (scene.question(), scene.asked()) == ("spear_trap", (0,))
    assert scene.position.options(0)[0].info == (2, 3)
    assert [scene.seen_by(seat)["table"]["secrets"] for seat in (0, 1, 2)] == [{}, {}, {"spear_trap": 2}]


@pytest.mark.parametrize("named", [("1", "2"), ("2", "3")])
def test_named_the_hero_lives(named):
    scene = hidden(2).answer(("step", named))
    assert (scene.status(), scene.hero().life, turn_over(scene)) == ("inside", 15, True)
    assert scene.saw("spear_trap.plate") == [(0, 2, True)]


def test_neither_of_them_is_death():
    scene = hidden(2).answer(("step", ("1", "3")))
    assert (scene.status(), scene.hero().cause, scene.s.numbers) == ("dead", "spear_trap", {})


def test_neither_one_nor_three_may_be_named():
    from games.rules.kernel import Refused

    scene = hidden(2)
    for named in (("1",), ("1", "2", "3")):
        with pytest.raises(Refused):
            scene.answer(("step", named))


@pytest.mark.parametrize(("plate", "status"), [(1, "inside"), (3, "dead")])
def test_alone_the_game_draws_it(plate, status):
    """R65."""
    scene = room_card("spear_trap", "volrik", dice=[plate])
    assert scene.question() == "spear_trap"
    assert scene.answer(("step", ("1", "2"))).status() == status


def test_alone_no_ring_of_fate_touches_it():
    from .stage import BOTH

    scene = room_card("spear_trap", "volrik", dice=[3], rings=("fate",), sets=BOTH)
    assert (scene.question(), scene.seen_by(0)["table"]["secrets"]) == ("spear_trap", {})


def test_a_dead_player_still_hides():
    """R27."""
    scene = at(*THREE).top("tiles", "room_cross").top("room", "spear_trap")
    scene.state.heroes[2].status, scene.state.heroes[2].place = 2, -1
    assert scene.begin().answer("move:north").asked() == (2,)


def test_the_ring_that_warns_avoids_it():
    scene = room_card("spear_trap", *THREE, rings=("warning",)).answer("use")
    assert (scene.status(), turn_over(scene)) == ("inside", True)


def test_a_clock_draws_the_plates():
    import random

    scene = hidden(2)
    drawn = {scene.position.default(0, random.Random(n)) for n in range(40)}
    assert drawn == {("step", ("1", "2")), ("step", ("1", "3")), ("step", ("2", "3"))}
