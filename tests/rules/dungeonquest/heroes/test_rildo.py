"""Section 12: Rildo's skeleton keys and double search; R39, R48."""

import pytest

from tests.rules.dungeonquest.openings import HERE, NORTH, turn_over
from tests.rules.dungeonquest.scene import Scene

# --- skeleton keys


def at_a_door(*cards, hero="rildo", beyond="rotating_room", dice=()):
    scene = Scene(hero, "volrik").tile(*HERE, "room_door_ahead_open_sides").put(0, *HERE, came_from=(3, 5))
    return scene.top("tiles", beyond).top("door", *cards).dice(*dice).begin().answer("move:north")


def test_a_jammed_door_opens():
    scene = at_a_door("door_jammed")
    assert (scene.at(), scene.saw("door.picked"), scene.bottom("door")) == (NORTH, [(0,)], "door_jammed")


def test_for_others_it_does_not():
    scene = at_a_door("door_jammed", hero="volrik")
    assert (scene.at(), scene.saw("door.jammed")) == (HERE, [(0,)])


def test_a_trap_in_the_door_still_bites_and_ends_the_turn():
    scene = at_a_door("door_trap_a", dice=(4,))
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (6, HERE, True)


def two_doors(*cards, dice=()):
    scene = Scene("rildo", "volrik").tile(*HERE, "room_door_ahead_open_sides").put(0, *HERE, came_from=(3, 5))
    scene.tile(*NORTH, "room_three_doors", entry="north").top("door", *cards).top("room", "empty")
    return scene.dice(*dice).begin().answer("move:north")


def test_two_jammed_doors_open_one_after_the_other():
    """R39."""
    scene = two_doors("door_jammed", "door_jammed")
    assert (scene.at(), scene.saw("door.picked")) == (NORTH, [(0,), (0,)])


def test_a_jammed_door_and_a_trap():
    scene = two_doors("door_jammed", "door_trap_a", dice=(2,))
    assert (scene.at(), scene.hero().life, scene.saw("door.picked")) == (HERE, 8, [(0,)])


# --- double search


def searched(*cards, dice=(), heroes=("rildo", "volrik"), **fields):
    scene = Scene(*heroes).tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5), **fields)
    scene.top("search", *cards).dice(*dice).begin()
    assert scene.option("search:double").info == (2,)
    return scene.answer("search:double")


def test_two_cards_and_both_apply():
    scene = searched("jewellery", "ring")
    assert (len(scene.hero().treasures), scene.hero().searches, turn_over(scene)) == (2, 1, True)


def test_in_the_order_drawn():
    scene = searched("potion", "giant_centipede", dice=(3,))
    assert scene.question() == "potion.found" and scene.hero().life == 10
    scene.answer("keep")
    assert (scene.hero().life, scene.bottom("search")) == (7, "giant_centipede")


def test_a_secret_door_is_last():
    """R48."""
    scene = searched("secret_door", "jewellery")
    assert (scene.question(), len(scene.hero().treasures)) == ("secret_door", 1)
    scene.answer("decline")
    assert (turn_over(scene), scene.s.table) == (True, [])


def test_dying_of_the_first_ends_it():
    scene = searched("giant_centipede", "jewellery", dice=(12,))
    assert (scene.status(), scene.s.table, scene.in_pile("search", "jewellery")) == ("dead", [], 1)


def test_falling_ends_it():
    scene = Scene("rildo", "volrik").tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5))
    scene.top("search", "trap", "jewellery").top("trap", "trapdoor").dice(12, 2).begin().answer("search:double")
    assert (scene.hero().treasures, turn_over(scene), scene.s.table) == ((), True, [])
    assert scene.in_pile("search", "jewellery") == 1


def test_a_trap_that_lets_him_go_on_does_not_end_it():
    scene = Scene("rildo", "volrik").tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5))
    scene.top("search", "trap", "jewellery").top("trap", "explosion").begin().answer("search:double")
    assert (len(scene.hero().treasures), scene.hero().life, scene.hero().miss) == (1, 6, 1)


def test_a_shuffle_card_is_replaced_at_once():
    """R21."""
    scene = Scene("rildo", "volrik").tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5))
    scene.only("search", "shuffle", "jewellery", "ring").begin().answer("search:double")
    assert (scene.saw("shuffle")[0], len(scene.hero().treasures)) == ((0, "search"), 2)


def test_he_may_search_with_one_card_too():
    scene = Scene("rildo", "volrik").tile(*HERE, "room_cross").put(0, *HERE).top("search", "jewellery", "ring").begin()
    assert len(scene.answer("search").hero().treasures) == 1


@pytest.mark.parametrize(
    ("tile", "searches", "why"), [("room_cross", 2, "searched_twice"), ("trap_cross", 0, "no_search")]
)
def test_where_he_may_not_search_he_may_not_search_twice(tile, searches, why):
    scene = Scene("rildo", "volrik").tile(*HERE, tile).put(0, *HERE, came_from=(3, 5), searches=searches).begin()
    assert scene.option("search:double").why_not == why


def test_it_counts_as_one_search():
    scene = searched("empty", "empty").answer("miss")
    assert scene.option("search:double").why_not == ""


def test_alone():
    assert len(searched("jewellery", "ring", heroes=("rildo",)).hero().treasures) == 2
