"""Section 12, Sarellia: traps, pits and trapdoors with Flame Bright (R31, R50)."""

import pytest

from .stage import HERE, NORTH, about_to_enter, at, at_door, turn_over
from .test_sarellia import PAIR, enters, friend, meets

IN_HOLE = {"friend_in_hole": 1}


def on_trap_tile(card, *dice, **fields):
    scene = about_to_enter(*PAIR, tile="trap_cross", **fields).top("trap", card).dice(8, *dice).begin()
    return enters(scene)


def lives(scene):
    return scene.hero().life, friend(scene)["life"]


# --- traps on cards


@pytest.mark.parametrize("die", [2, 4, 6])
def test_an_even_die_and_both_are_unharmed(die):
    scene = meets("crossfire_trap", die)
    assert (lives(scene), turn_over(scene), scene.bottom("room")) == ((6, 12), True, "crossfire_trap")


def test_an_odd_die_and_both_suffer_by_separate_rolls():
    scene = meets("crossfire_trap", 1, 5, 12)  # D12 less armour, 3 and 5
    assert lives(scene) == (4, 5)


def test_on_trap_tiles_too():
    assert lives(on_trap_tile("poisonous_snakes", 3, 2, 4)) == (4, 8)


def test_the_pair_misses_the_larger_number_of_turns():
    scene = on_trap_tile("poison_gas", 1, 4, 4, 5, 6)  # hers 1 life, 1 turn; his 2 life, 3 turns
    assert (lives(scene), scene.hero().miss) == ((5, 10), 3)
    scene = on_trap_tile("poison_gas", 1, 4, 6, 5, 4)
    assert scene.hero().miss == 3


def test_the_dead_lose_no_turns():
    scene = on_trap_tile("poison_gas", 1, 1, 1, 6, marks={"flame_bright": 3})
    assert (lives(scene), scene.hero().miss, scene.dice_left) == ((6, 0), 0, [])


def test_an_explosion_costs_one_turn_not_two():
    scene = on_trap_tile("explosion", 1)
    assert (lives(scene), scene.hero().miss) == ((2, 8), 1)


def test_a_cave_in_names_a_number_for_each():
    scene = meets("cave_in", 1, 2, 3).answer("5")
    assert (scene.question(), lives(scene)) == ("cave_in.friend", (3, 12))
    scene.dice(5).answer("5")
    assert (friend(scene)["life"], scene.status(), turn_over(scene)) == (0, "inside", True)


def test_a_cave_in_that_spares_him_hurts_him():
    scene = meets("cave_in", 1, 2, 3).answer("5").dice(1, 6).answer("5")
    assert lives(scene) == (3, 6)


def test_a_search_may_lead_to_a_trap():
    scene = at(*PAIR).top("search", "trap").top("trap", "poisonous_snakes").dice(2).begin().answer("search")
    assert lives(scene) == (6, 12)


def test_a_door_trap_is_a_trap_on_a_card():
    scene = at_door(*PAIR).top("door", "door_trap_a").dice(2).begin().answer("move:north").answer("lock:try")
    assert (lives(scene), scene.at(), turn_over(scene)) == ((6, 12), HERE, True)
    scene = at_door(*PAIR).top("door", "door_trap_a").dice(1, 4, 3).begin().answer("move:north").answer("lock:try")
    assert (lives(scene), turn_over(scene)) == ((3, 8), True)


def test_crypt_traps_touch_her_alone():
    scene = about_to_enter(*PAIR).top("room", "crypt").top("crypt", "crypt_trap_a").dice(8, 5).begin()
    assert lives(enters(scene).answer("look")) == (4, 12)


def test_a_trap_may_kill_him():
    scene = on_trap_tile("poisonous_snakes", 3, 1, 4, marks={"flame_bright": 4})
    assert (friend(scene)["life"], scene.saw("friend.dies")) == (0, [(0, "poisonous_snakes")])


def test_without_him_traps_are_as_for_anybody():
    assert on_trap_tile("poisonous_snakes", 3, marks={"flame_bright": 0}).hero().life == 3


def test_a_warning_ring_keeps_both_out():
    scene = meets("crossfire_trap", rings=("warning",))
    assert scene.question() == "ring.warning"
    assert lives(scene.answer("use")) == (6, 12)


# --- pits


def at_pit(*dice, **fields):
    return enters(about_to_enter(*PAIR, tile="bottomless_pit", **fields).dice(8, *dice).begin())


def test_both_roll_at_a_pit():
    scene = at_pit(7, 9)
    assert (scene.at(), lives(scene), turn_over(scene)) == (NORTH, (6, 12), True)


def test_if_he_falls_into_a_pit_he_is_gone():
    scene = at_pit(8, 6)
    assert (friend(scene)["life"], scene.status(), scene.saw("friend.falls")[0][0]) == (0, "inside", 0)


def test_her_agility_is_six_once_he_has_fallen():
    assert at_pit(8, 7).status() == "dead"


def test_if_she_falls_both_are_gone():
    assert at_pit(7, 10).status() == "dead"


# --- trapdoors


def test_both_roll_at_a_trapdoor():
    scene = meets("trapdoor", 7, 9)
    assert (lives(scene), scene.hero().kept, turn_over(scene)) == ((6, 12), (), True)


def test_if_she_falls_he_jumps_after_her_unhurt():
    scene = meets("trapdoor", 7, 10, 3)
    assert (lives(scene), friend(scene)["in_hole"], len(scene.hero().kept)) == ((3, 12), True, 1)


def test_both_may_fall_each_for_its_own_damage():
    scene = meets("trapdoor", 8, 5, 10, 2)
    assert (lives(scene), friend(scene)["in_hole"]) == ((4, 7), True)


def test_both_must_roll_to_climb_out():
    scene = at(*PAIR, marks=IN_HOLE).give(0, ("room", "trapdoor")).dice(9, 7).begin().answer("climb")
    assert (scene.question(), friend(scene)["in_hole"], scene.hero().kept) == ("turn", False, ())


def test_out_without_him_she_may_wait_or_abandon_him():
    scene = at(*PAIR, marks=IN_HOLE).give(0, ("room", "trapdoor")).dice(9, 8).begin().answer("climb")
    assert (scene.question(), scene.options()) == ("friend.below", {"stay", "abandon"})
    assert turn_over(scene.answer("stay"))
    scene.answer("miss").answer("miss")
    assert scene.question() == "turn.friend"


def test_he_may_be_out_before_her():
    scene = at(*PAIR, marks=IN_HOLE).give(0, ("room", "trapdoor")).dice(10, 7).begin().answer("climb")
    assert (turn_over(scene), friend(scene)["in_hole"], len(scene.hero().kept)) == (True, False, 1)
    scene.answer("miss").answer("miss").dice(9).answer("climb")
    assert scene.question() == "turn"


def only_he_fell():
    return meets("trapdoor", 8, 5, 9)


def test_if_he_alone_falls_her_turn_ends_and_she_stays():
    scene = only_he_fell()
    assert (lives(scene), friend(scene)["in_hole"], scene.hero().kept, turn_over(scene)) == ((6, 7), True, (), True)
    scene.answer("miss").answer("miss")
    assert (scene.question(), scene.options()) == ("turn.friend", {"miss", "abandon", "salve:friend"})


def test_waiting_he_rolls_at_each_turn_start():
    scene = only_he_fell().answer("miss").answer("miss").dice(8).answer("miss")
    assert (scene.question(), scene.options()) == ("friend.below", {"stay", "abandon"})
    scene.answer("stay").answer("miss").answer("miss").dice(7).answer("miss")
    assert (scene.question(), friend(scene)["in_hole"]) == ("turn", False), "then a normal turn"


@pytest.mark.parametrize("before", [True, False])
def test_abandoned_he_is_gone_for_good_and_the_turn_is_hers(before):
    scene = only_he_fell().answer("miss").answer("miss")
    if not before:
        scene.dice(8).answer("miss")
    scene.answer("abandon")
    assert (scene.question(), friend(scene)["life"], scene.saw("friend.abandoned")) == ("turn", 0, [(0,)])
    assert scene.seen_by(0)["table"]["heroes"][0]["companion"]["in_hole"] is False


def test_a_fall_may_kill_him():
    scene = meets("trapdoor", 8, 5, 5, marks={"flame_bright": 5})
    assert (friend(scene)["life"], friend(scene)["in_hole"], turn_over(scene)) == (0, False, True)


def test_a_rope_gets_both_out():
    scene = at(*PAIR, marks=IN_HOLE).give(0, ("room", "trapdoor"), ("corpse", "rope")).begin()
    assert (scene.question(), friend(scene)["in_hole"]) == ("turn", False)
    scene = at(*PAIR, marks=IN_HOLE).give(0, ("corpse", "rope")).begin()
    assert (scene.question(), friend(scene)["in_hole"]) == ("turn", False)


# --- what is no trap


def test_what_bites_in_a_search_or_under_a_corpse_is_hers():
    """R50: he suffers only what is named."""
    scene = at(*PAIR).top("search", "giant_centipede").dice(2).begin().answer("search")
    assert (scene.hero().life, friend(scene)["life"]) == (4, 12)
    scene = meets("dead_adventurer", 1).top_now("corpse", "scorpion_a").answer("look")
    assert friend(scene)["life"] == 12


def test_a_potion_is_hers():
    """R50."""
    scene = at(*PAIR, life=1, marks={"flame_bright": 5}).give(0, ("room", "potion")).dice(1).begin().answer("drink")
    assert (scene.hero().life, friend(scene)["life"]) == (5, 5)


def test_without_him_a_door_bites_as_anybody():
    scene = at_door(*PAIR, marks={"flame_bright": 0}).top("door", "door_trap_a").dice(4).begin().answer("move:north")
    assert (scene.hero().life, turn_over(scene)) == (2, True)


@pytest.mark.parametrize(("card", "tile"), [("trapdoor", "room_cross"), ("", "bottomless_pit")])
def test_without_him_she_alone_rolls_over_a_depth(card, tile):
    scene = about_to_enter(*PAIR, tile=tile, marks={"flame_bright": 0}).top("room", *[card] * bool(card)).dice(8, 6)
    scene = enters(scene.begin())
    assert (scene.status(), scene.at(), scene.dice_left) == ("inside", NORTH, [])
