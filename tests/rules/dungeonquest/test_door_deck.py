"""Section 5: the Door cards, and how the Door deck is used (section 3)."""

import pytest

from .openings import HERE, NORTH, turn_over
from .scene import Scene
from .test_room_deck import counted

DOOR = "room_door_ahead_open_sides"  # entry south: the door is in the north


def test_the_door_deck_holds_15_cards_in_these_numbers():
    assert counted("door") == {
        "door_opens": 5,
        "door_jammed": 6,
        "door_trap_a": 1,
        "door_trap_b": 1,
        "door_trap_c": 1,
        "shuffle": 1,
    }


def at_a_door(*cards, heroes=("volrik", "sir_rohan"), dice=(), **fields):
    scene = Scene(*heroes).tile(*HERE, DOOR).put(0, *HERE, came_from=(3, 5), **fields).top("tiles", "room_cross")
    return scene.top("room", "empty").top("door", *cards).dice(*dice).begin().answer("move:north")


def test_door_opens_and_the_hero_passes():
    scene = at_a_door("door_opens")
    assert (scene.at(), turn_over(scene), scene.bottom("door")) == (NORTH, True, "door_opens")


def test_the_door_card_comes_before_the_tile():
    scene = at_a_door("door_opens")
    keys = [e.key for e in scene.events if e.key in ("card", "tile", "moved")]
    assert keys == ["card", "tile", "moved", "card"]


def test_door_jammed_ends_the_turn_on_the_old_square():
    scene = at_a_door("door_jammed")
    assert (scene.at(), turn_over(scene), scene.bottom("door")) == (HERE, True, "door_jammed")
    assert scene.saw("tile") == [], "no tile was drawn"


def test_a_jammed_door_may_be_tried_again_next_turn():
    scene = at_a_door("door_jammed", "door_opens")
    scene.answer("miss").answer("move:north")
    assert scene.at() == NORTH


def test_after_a_jammed_door_one_may_go_elsewhere():
    scene = at_a_door("door_jammed").top("tiles", "room_cross").top("room", "empty")
    scene.answer("miss").answer("move:east")
    assert scene.at() == (4, 4)


@pytest.mark.parametrize("roll", range(1, 7))
def test_door_trap_a_costs_d6(roll):
    scene = at_a_door("door_trap_a", dice=(roll,))
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (15 - roll, HERE, True)


LUCK = [("sir_rohan", 4, 17), ("ulv_grimhand", 5, 16), ("el_adoran", 7, 11), ("volrik", 8, 15)]


@pytest.mark.parametrize(("hero", "luck", "life"), LUCK)
@pytest.mark.parametrize("roll", [1, 4, 5, 6, 8, 9, 12])
def test_door_trap_b_costs_d12_less_luck(hero, luck, life, roll):
    scene = at_a_door("door_trap_b", heroes=(hero, "volrik" if hero != "volrik" else "sir_rohan"), dice=(roll,))
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (life - max(0, roll - luck), HERE, True)


@pytest.mark.parametrize(("hero", "luck", "life"), LUCK)
@pytest.mark.parametrize("roll", range(1, 7))
def test_door_trap_c_costs_d6_plus_three_less_luck(hero, luck, life, roll):
    scene = at_a_door("door_trap_c", heroes=(hero, "volrik" if hero != "volrik" else "sir_rohan"), dice=(roll,))
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (life - max(0, roll + 3 - luck), HERE, True)


def test_a_door_trap_that_hurts_nobody_still_ends_the_turn():
    scene = at_a_door("door_trap_b", dice=(1,))
    assert (scene.hero().life, scene.at(), turn_over(scene), scene.bottom("door")) == (15, HERE, True, "door_trap_b")


def test_a_door_never_stays_open():
    scene = at_a_door("door_opens").top("door", "door_jammed").answer("miss").answer("move:south")
    assert (scene.at(), turn_over(scene), scene.bottom("door")) == (NORTH, True, "door_jammed")


def between_two_doors(*cards, dice=()):
    """(3, 3) faces (3, 4) with a door of its own: its entry arrow lies north, the door ahead of it south."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, DOOR).tile(*NORTH, DOOR, entry="north")
    scene.put(0, *HERE, came_from=(3, 5)).top("door", *cards).top("room", "empty")
    return scene.dice(*dice).begin().answer("move:north")


def test_doors_back_to_back_both_must_open():
    assert between_two_doors("door_opens", "door_opens").at() == NORTH


@pytest.mark.parametrize("cards", [("door_opens", "door_jammed"), ("door_jammed", "door_opens")])
def test_doors_back_to_back_one_jammed_is_enough(cards):
    scene = between_two_doors(*cards)
    assert (scene.at(), turn_over(scene)) == (HERE, True)
    assert [c[2] for c in scene.saw("card")] == list(cards), "both cards are drawn (R39)"


def test_doors_back_to_back_both_traps_are_followed():
    scene = between_two_doors("door_trap_a", "door_trap_b", dice=(2, 11))
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (15 - 2 - 3, HERE, True)


def test_a_shuffle_card_between_two_doors_is_replaced_at_once():
    """R21."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, DOOR).tile(*NORTH, DOOR, entry="north")
    scene.put(0, *HERE, came_from=(3, 5)).only("door", "shuffle", "door_opens", "door_opens", "door_opens")
    scene.top("room", "empty").begin().answer("move:north")
    assert scene.at() == NORTH
    assert (scene.in_pile("door", "door_opens"), scene.in_pile("door", "shuffle")) == (3, 1)


def test_the_first_of_two_door_traps_may_kill():
    """Section 0: death stops the turn at once; the second trap does not roll."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, DOOR).tile(*NORTH, DOOR, entry="north")
    scene.put(0, *HERE, came_from=(3, 5), life=2).top("door", "door_trap_a", "door_trap_b")
    scene.dice(2).begin().answer("move:north")
    assert (scene.status(), scene.in_pile("door", "door_trap_b")) == ("dead", 1)
