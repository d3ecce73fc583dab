"""Section 11: the rings of changing, fate and searching."""

import pytest

from tests.rules.dungeonquest.openings import HERE, NORTH, about_to_enter, room_card, search_card, turn_over
from tests.rules.dungeonquest.scene import Scene


def wearer(ring, **fields):
    return about_to_enter("volrik", "sir_rohan", rings=(ring,), **fields)


# --- changing


def test_a_room_is_drawn_again_and_the_second_stays():
    scene = about_to_enter("volrik", "sir_rohan", rings=("changing",), tile="bottomless_pit").begin()
    scene.answer("move:north")
    assert (scene.question(), scene.position.decision.data) == ("ring.changing", ("bottomless_pit", "bottomless_pit"))
    assert scene.seen_by(1)["table"]["table"] == [{"pile": "tiles", "card": "bottomless_pit"}]
    before = scene.count("tiles")
    scene.top_now("tiles", "rotating_room").answer("use")
    assert (scene.at(), scene.hero().ring_used, scene.saw("rotated")) == (NORTH, True, [(0, 3 * 13 + 3)])
    assert scene.count("tiles") == before, "one drawn, one mixed back"
    assert scene.in_pile("tiles", "bottomless_pit") == 2
    assert len(scene.s.decks["tiles"]) == 1, "mixed, not laid on top or below"


def test_the_first_may_be_kept_and_the_ring_saved():
    scene = wearer("changing", tile="rotating_room").begin().answer("move:north").answer("keep")
    assert (scene.hero().ring_used, scene.saw("tile")[0][2], scene.s.table) == (False, "rotating_room", [])


def test_changing_works_once_and_the_second_tile_is_not_asked_about():
    scene = wearer("changing").begin().answer("move:north").top_now("tiles", "rotating_room").answer("use")
    assert turn_over(scene)


def test_changing_on_a_corridors_free_move():
    scene = wearer("changing", tile="corridor_straight").begin().answer("move:north").answer("keep")
    scene.answer("move:north")
    assert scene.question() == "ring.changing"


def test_no_question_about_a_room_that_lies_already():
    scene = Scene("volrik", "sir_rohan", rings=("changing",)).tile(*HERE, "room_cross").tile(3, 3, "trap_cross")
    scene.put(0, *HERE, came_from=(3, 5)).top("trap", "explosion").begin().answer("move:north")
    assert scene.saw("ring.used") == []


def test_with_a_single_tile_left_there_is_nothing_to_change():
    scene = wearer("changing", tile="rotating_room")
    scene.state.decks["tiles"][1:] = []
    assert turn_over(scene.begin().answer("move:north"))


# --- fate


def test_a_roll_is_rolled_again_and_the_second_stays():
    scene = room_card("vampire_bats", rings=("fate",), dice=(6,))
    assert (scene.question(), scene.position.decision.data) == ("ring.fate", ("vampire_bats", 6, 6))
    scene.dice(1).answer("use")
    assert (scene.hero().life, scene.hero().ring_used, turn_over(scene)) == (15, True, True)


def test_the_second_stays_though_it_is_worse():
    scene = room_card("vampire_bats", rings=("fate",), dice=(3,)).dice(6).answer("use")
    assert scene.hero().life == 11


def test_the_roll_may_stand():
    scene = room_card("vampire_bats", rings=("fate",), dice=(3,)).answer("keep")
    assert (scene.hero().life, scene.hero().ring_used) == (14, False)


def test_each_die_is_asked_about_until_the_ring_is_spent():
    scene = about_to_enter("volrik", "sir_rohan", tile="trap_cross", rings=("fate",)).top("trap", "poison_gas")
    scene.dice(6).begin().answer("move:north").dice(5).answer("keep").dice(1).answer("use")
    assert (scene.hero().life, scene.hero().miss, turn_over(scene)) == (12, 0, True)


def test_a_test_on_agility():
    scene = wearer("fate", tile="bottomless_pit").dice(12).begin().answer("move:north").dice(7).answer("use")
    assert (scene.status(), scene.at()) == ("inside", NORTH)


def test_only_the_wearers_own_dice():
    scene = room_card("vampire_bats", rings=("", "fate"), dice=(6,))
    assert (scene.hero().life, turn_over(scene)) == (11, True)


def test_not_a_monsters_die():
    scene = room_card("goblin", "rildo", "volrik", rings=("fate",), marks={"daggers": 0})
    scene.top("monster", "monster_06").dice(6, 1).answer("attack")
    assert (scene.question(), scene.position.decision.data) == ("ring.fate", ("unarmed", 6, 1))
    scene.dice(6, 1, 2).answer("use")
    assert scene.saw("monster.dead") == [(0, "goblin", 1)]


def test_on_the_table_of_the_lone_fighter():
    scene = room_card("goblin", "volrik", rings=("fate",)).top("monster", "monster_06").dice(1).answer("attack")
    scene.dice(9).answer("use")
    assert (scene.hero().life, scene.saw("monster.dead")) == (15, [(0, "goblin", 1)])


# --- searching


def searching(*cards, rings=("searching",), heroes=("volrik", "sir_rohan"), **fields):
    scene = Scene(*heroes, rings=rings).tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5), **fields)
    return scene.top("search", *cards).begin()


def test_four_cards_one_kept():
    scene = searching("giant_centipede", "jewellery", "empty", "potion").answer("ring:searching")
    assert scene.options() == {"card:giant_centipede", "card:jewellery", "card:empty", "card:potion"}
    assert len(scene.seen_by(1)["table"]["table"]) == 4
    scene.answer("card:jewellery")
    assert (len(scene.hero().treasures), scene.hero().ring_used, turn_over(scene)) == (1, True, True)
    assert (scene.hero().searches, scene.s.table, scene.bottom("search")) == (1, [], "potion")


def test_the_card_kept_is_followed_like_any_other():
    scene = searching("secret_door", "empty", "trap", "giant_centipede").answer("ring:searching")
    assert scene.answer("card:secret_door").question() == "secret_door"


def test_equal_cards_are_one_choice():
    scene = searching("secret_door", "secret_door", "secret_door", "secret_door").answer("ring:searching")
    assert scene.options() == {"card:secret_door"}


def test_a_shuffle_card_is_replaced_at_once():
    """R21."""
    scene = searching("empty", "shuffle").answer("ring:searching")
    assert (len(scene.s.table), scene.saw("shuffle")[0]) == (4, (0, "search"))
    assert all(scene.cards.decks[pile][card].key != "shuffle" for pile, card in scene.s.table)


def test_searching_works_once():
    scene = searching("empty", "empty", "empty", "ring").answer("ring:searching").answer("card:empty").answer("miss")
    assert "ring:searching" not in scene.options()


def test_where_no_search_is_allowed_neither_is_this():
    assert searching(searches=2).option("ring:searching").why_not == "searched_twice"


@pytest.mark.parametrize("tile", ["rotating_room", "trap_cross"])
def test_nor_on_tiles_without_search(tile):
    scene = Scene("volrik", "sir_rohan", rings=("searching",)).tile(*HERE, tile).put(0, *HERE, came_from=(3, 5))
    assert scene.tile(3, 5, "room_cross").begin().option("ring:searching").why_not == "no_search"


def test_the_plain_search_is_as_ever():
    scene = search_card("jewellery", rings=("searching",))
    assert (len(scene.hero().treasures), scene.hero().ring_used) == (1, False)


def test_rildo_may_wear_it_too():
    scene = searching("empty", "empty", "empty", "jewellery", heroes=("rildo", "volrik")).answer("ring:searching")
    assert len(scene.answer("card:jewellery").hero().treasures) == 1


def test_with_no_search_cards_left_there_is_nothing_to_choose():
    """R22."""
    scene = Scene("volrik", "sir_rohan", rings=("searching",)).tile(*HERE, "room_cross").put(0, *HERE).only("search")
    scene.begin().answer("ring:searching")
    assert (turn_over(scene), scene.hero().searches) == (True, 1)
