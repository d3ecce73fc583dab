"""Section 12 and R49: what a running Helena meets that is not on a plain tile; her run beside the other sets' rules."""

import pytest

from tests.rules.dungeonquest.scene import Scene

from .stage import turn_over
from .test_run import FIRST, SECOND, run, runner

BOTH = ("base", "heroes", "catacombs")


def meets(card, *dice, sets=("base", "heroes")):
    """She has run two squares north and drawn this card."""
    scene = runner(sets=sets).top("room", card).dice(*dice)
    return run(scene, "move:north")


def test_a_cave_in_card_costs_two_more():
    scene = meets("cave_in").dice(2, 3).answer("5")
    assert (scene.hero().life, turn_over(scene)) == (12 - 3 - 2, True)


def test_so_does_a_trap_of_the_room_deck():
    assert meets("crossfire_trap", 7).hero().life == 12 - (7 - 5) - 2


def test_a_trapdoor_of_the_room_deck_too():
    assert meets("trapdoor", 9, 4).hero().life == 12 - 4 - 2


def test_the_next_turns_traps_cost_no_more_than_they_say():
    scene = meets("empty").answer("miss").top_now("tiles", "trap_cross").top_now("trap", "poisonous_snakes").dice(3)
    assert scene.answer("move:north").hero().life == 12 - 3


def test_along_a_ledge_but_not_over_the_chasm():
    scene = run(runner(first="chasm_entry_with_left").tile(2, 5, "room_cross"))
    assert (scene.option("move:north").why_not, scene.option("move:west").why_not) == ("chasm", "")


def test_a_ledge_that_leads_nowhere_is_no_way_to_run():
    assert runner(first="chasm_entry_with_right").begin().option("run:north").why_not == "no_second_square"


@pytest.mark.parametrize("lies", [FIRST, SECOND])
def test_a_tile_that_lies_face_down_is_not_known_ground(lies):
    """Only the right player of Sarellia has seen it."""
    scene = runner(heroes=("helena", "sarellia", "volrik"), **{"first" if lies == FIRST else "second": None})
    beside = (lies[0] + 1, lies[1])
    scene.tile(*beside, "room_cross").put(1, *beside).top("tiles", "room_cross").dice(8).begin(1)
    scene.answer("move:west").answer("refuse").answer("stop").answer("miss")
    assert scene.asked() == (0,)
    assert scene.option("run:north").why_not == ("unknown_ground" if lies == FIRST else "no_second_square")


def test_out_of_a_cave_in_once_through_it():
    scene = runner(start="cave_in_straight", through=True).top("room", "empty")
    assert run(scene, "move:north").at() == SECOND


def test_a_spear_trap_that_is_avoided_costs_nothing():
    scene = meets("spear_trap", sets=BOTH).answer("1").answer(("step", ("1", "2")))
    assert (scene.hero().life, turn_over(scene)) == (12, True)


def test_walking_a_sneak_attack_costs_a_d12_less_luck():
    scene = runner().top("room", "sneak_attack_orc").dice(10).begin().answer("move:north")
    assert scene.hero().life == 12 - (10 - 6)


def test_a_free_move_into_a_cave_in_ends_the_run():
    """Not through it, but she may stop on it."""
    scene = runner(first="corridor_straight", second="cave_in_straight").top("room", "bracelet")
    scene = run(scene, "move:north")
    assert (scene.at(), len(scene.saw("card")), turn_over(scene), scene.hero().treasures) == (SECOND, 1, True, ())


def test_a_door_after_a_corridor_bites_deeper():
    """The free move may lead through a door; the run ends there, and the trap costs two more."""
    scene = runner(first="corridor_straight", second=None).tile(*SECOND, "room_door_ahead_open_sides", entry="north")
    scene = run(scene.top("door", "door_trap_a").dice(4), "move:north")
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (12 - 4 - 2, FIRST, True)


def test_she_may_stop_in_a_tower_on_the_run():
    scene = Scene("helena", "volrik").tile(1, 0, "room_cross").put(0, 1, 0).begin().answer("run:west").answer("stop")
    assert (scene.at(), turn_over(scene)) == ((0, 0), True)


@pytest.mark.parametrize("tile", ["bottomless_pit", "trap_cross"])
def test_stopping_short_where_no_room_card_is_due_draws_none(tile):
    scene = runner(first=tile).top("trap", "trapdoor").dice(1)
    assert [card[1] for card in run(scene, "stop").saw("card")] == ["trap"] * (tile == "trap_cross")
