"""Section 13 with the data's fill-ins (R30): Death, Destruction, Dragonfire, Madness."""

import pytest

from .stage import below, pass_until, table, turn_over
from .worn import amulet, drawing, entering, shown, wearing, wears

THREE = ("volrik", "sir_rohan", "ulv_grimhand")

# --- Death


def test_death_shows_itself_at_the_next_turn_start_and_costs_one():
    scene = wearing("death", *THREE).begin()
    assert (shown(scene), scene.hero().life) == (True, 14)


def test_in_a_missed_turn_too():
    """R46."""
    assert wearing("death", miss=1, life=5).begin().hero().life == 4


def test_it_may_kill():
    scene = wearing("death", life=1).begin()
    assert (scene.status(), scene.hero().cause, scene.bottom("amulet")) == ("dead", "amulet_of_death", "death")


def test_torn_off_by_strength():
    scene = wearing("death").dice(4).begin()
    assert scene.option("tear_off").info == ("strength", 4, 12)
    scene.answer("tear_off")
    assert (amulet(scene), scene.bottom("amulet"), scene.question()) == (None, "death", "turn")


def test_one_try_a_turn():
    scene = wearing("death").dice(5).begin().answer("tear_off")
    assert (amulet(scene), scene.option("tear_off").why_not) == ("death", "tear_off_tried")
    pass_until(scene.answer("miss"))
    assert (scene.hero().life, scene.option("tear_off").why_not) == (13, "")


@pytest.mark.parametrize("key", ["luck", "control"])
def test_other_amulets_are_told_from_it_at_the_first_turn_start(key):
    scene = wearing(key).begin()
    assert scene.saw("amulet.silent") == [(0, "start_of_next_turn")]
    assert "tear_off" not in scene.options()


# --- Madness


def test_on_one_or_two_the_right_player_chooses_the_direction():
    scene = wearing("madness", *THREE).dice(2).begin()
    assert (scene.question(), scene.asked()) == ("madness.steer", (2,))
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west"}
    scene.top("tiles", "rotating_room").answer("move:east")
    assert (scene.at(), turn_over(scene)) == ((4, 4), True)


@pytest.mark.parametrize("value", [3, 6])
def test_else_the_turn_is_the_heros_own(value):
    scene = wearing("madness", *THREE).dice(value).begin()
    assert (scene.question(), scene.asked(), scene.saw("madness.clear")) == ("turn", (0,), [(0,)])


def test_a_missed_turn_needs_no_die():
    scene = wearing("madness", miss=1).begin()
    assert (shown(scene), scene.dice_left, scene.saw("roll")) == (True, [], [])


def test_below_there_is_but_one_way_to_go():
    scene = wears(below(deck=["nothing"]), "madness").begin()
    assert (shown(scene), scene.saw("roll"), scene.question()) == (True, [], "turn.below")


def test_alone_the_way_is_drawn():
    """R65."""
    scene = wearing("madness", "volrik").dice(1, 2, 6).top("tiles", "chasm_entry_with_left").top("room", "empty")
    scene.begin()
    assert (scene.at(), scene.saw("moved")[0][1]) == ((4, 4), "east")


# --- Destruction


def test_the_next_treasure_destroys_all_that_is_carried():
    scene = drawing("destruction", "jewellery", things=[("crypt", "brooch")], chits=["sceptre"])
    hero = scene.hero()
    assert (hero.treasures, hero.chits, amulet(scene)) == ((), b"", None)
    assert scene.saw("amulet.destroys") == [(0, 3)]
    assert [scene.bottom(pile) for pile in ("room", "crypt", "amulet")] == ["jewellery", "brooch", "destruction"]
    assert scene.in_pile("treasure", "sceptre") == 1


def test_chits_are_treasure_and_potions_are_none():
    """R7."""
    scene = wearing("destruction", things=[("crypt", "potion")]).put(0, "chamber").dragon("sleeping").begin()
    scene.answer("stay")
    assert (scene.hero().chits, len(scene.hero().kept)) == (b"", 1)


def test_a_potion_found_does_not_stir_it():
    scene = drawing("destruction", "potion").answer("keep")
    assert not shown(scene)


def test_other_amulets_are_silent_at_a_treasure():
    scene = drawing("luck", "jewellery")
    assert (scene.saw("amulet.silent")[-1], scene.gold()) == ((0, "next_treasure_gained"), 30)


def test_worn_openly_it_waits_for_the_treasure_all_the_same():
    scene = drawing("destruction", "jewellery", shown=True)
    assert (scene.hero().treasures, amulet(scene)) == ((), None)


# --- Dragonfire


def at_the_door(key, *heroes, **fields):
    return wears(table(*heroes).tile(5, 4, "room_cross").put(0, 5, 4, **fields), key)


def test_the_dragon_wakes_and_kills_the_wearer():
    scene = at_the_door("dragonfire", *THREE).begin().answer("move:east")
    assert (scene.status(), scene.hero().cause, scene.saw("dragon.wakes")) == ("dead", "amulet_of_dragonfire", [(0,)])
    assert scene.count("treasure") == scene.cards.sizes["treasure"]
    assert turn_over(scene)


def test_the_others_wake_to_it_as_usual():
    scene = at_the_door("dragonfire", *THREE).put(1, "chamber").give(1, chits=["sceptre"]).dice(3)
    scene.begin().answer("move:east")
    assert (scene.hero(1).chits, scene.hero(1).life, scene.asked()) == (b"", 17 - 3, (1,))
    assert scene.question() == "dragon.flee"
    scene.top("tiles", "room_cross").answer("move:north")
    assert (scene.at(1), turn_over(scene)) == ((6, 3), True)


def test_other_amulets_are_silent_at_the_chamber():
    scene = at_the_door("luck", *THREE).dragon("sleeping").begin().answer("move:east")
    assert scene.saw("amulet.silent")[1] == (0, "entering_treasure_chamber")


def test_coming_up_in_the_chamber_is_entering_it():
    scene = wears(below(start=(6, 5), deck=["exit"]), "dragonfire").begin()
    scene.answer("below:draw").dice(1).answer("up")
    if scene.question() == "surface":
        scene.answer("step_out")
    assert (scene.status(), scene.hero().cause) == ("dead", "amulet_of_dragonfire")


def test_coming_up_elsewhere_is_not():
    scene = wears(below(start=(3, 6), deck=["exit"]), "dragonfire").top("tiles", "room_cross").dice(1).begin()
    scene.answer("below:draw").answer("up").answer("step_out")
    assert (scene.status(), shown(scene)) == ("inside", False)


def test_a_trap_of_the_search_deck_does_not_concern_it():
    scene = entering("dragonfire", "trap_cross", cards=[("trap", "crossfire_trap")], dice=[1])
    assert not shown(scene)
