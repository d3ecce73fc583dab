"""Section 5: the Room cards, one by one (monsters, spider, trapdoor, torch and curse have files of their own)."""

import pytest

from .openings import about_to_enter, room_card, turn_over
from .scene import RULES

ROOM = {
    "empty": 34,
    "bracelet": 1,
    "jewellery": 1,
    "potion": 1,
    "crypt": 6,
    "dead_adventurer": 5,
    "cave_in": 1,
    "crossfire_trap": 1,
    "trapdoor": 1,
    "wizards_curse": 1,
    "vampire_bats": 3,
    "giant_spider": 3,
    "torch_goes_out": 3,
    "goblin": 5,
    "orc": 4,
    "mountain_troll": 3,
    "death_warrior": 3,
    "champion_of_chaos": 2,
    "sneak_attack_orc": 2,
    "sneak_attack_death_warrior": 2,
    "sneak_attack_mountain_troll": 1,
    "shuffle": 1,
}


def counted(pile):
    keys = [c.key for c in RULES.compose(("base",)).decks[pile]]
    return {k: keys.count(k) for k in keys}


def test_the_room_deck_holds_84_cards_in_these_numbers():
    assert counted("room") == ROOM
    assert sum(ROOM.values()) == 84


def test_sneak_attacks_are_two_orcs_two_death_warriors_and_one_troll():
    """R15: the green face is an orc, never a goblin."""
    sneaks = {k: n for k, n in counted("room").items() if k.startswith("sneak")}
    assert sneaks == {"sneak_attack_orc": 2, "sneak_attack_death_warrior": 2, "sneak_attack_mountain_troll": 1}


def test_empty_does_nothing_and_goes_to_the_bottom():
    scene = room_card("empty")
    assert turn_over(scene)
    assert (scene.hero().life, scene.bottom("room")) == (15, "empty")
    assert scene.in_pile("room", "empty") == 34


@pytest.mark.parametrize(("card", "gold"), [("bracelet", 40), ("jewellery", 30)])
def test_treasure_of_the_room_deck_is_kept(card, gold):
    scene = room_card(card)
    assert turn_over(scene)
    assert scene.gold() == gold
    assert len(scene.hero().treasures) == 1
    assert scene.in_pile("room", card) == 0, "a kept card does not go to the bottom"


@pytest.mark.parametrize(("card", "pile"), [("crypt", "crypt"), ("dead_adventurer", "corpse")])
def test_crypt_and_dead_adventurer_may_be_walked_past(card, pile):
    scene = room_card(card)
    assert scene.options() == {"look", "pass"}
    drawn = len(scene.saw("card"))
    scene.answer("pass")
    assert turn_over(scene)
    assert len(scene.saw("card")) == drawn, f"no {pile} card was drawn"
    assert scene.bottom("room") == card


@pytest.mark.parametrize(
    ("card", "pile", "found", "gold"),
    [("crypt", "crypt", "brooch", 100), ("dead_adventurer", "corpse", "necklace", 150)],
)
def test_looking_draws_one_card_of_that_deck(card, pile, found, gold):
    scene = about_to_enter("volrik", "sir_rohan").top("room", card).top(pile, found).begin()
    scene.answer("move:north").answer("look")
    assert scene.saw("card")[-1] == (0, pile, found)
    assert (scene.gold(), turn_over(scene)) == (gold, True)
    assert scene.bottom("room") == card


@pytest.mark.parametrize("number", ["1", "2", "3", "4", "5", "6"])
def test_cave_in_the_named_number_kills(number):
    scene = room_card("cave_in").dice(int(number)).answer(number)
    assert (scene.status(), scene.at()) == ("dead", None)
    assert scene.bottom("room") == "cave_in"


@pytest.mark.parametrize("loss", [1, 2, 3, 4, 5, 6])
def test_cave_in_any_other_number_costs_a_second_separate_roll(loss):
    scene = room_card("cave_in").dice(3, loss).answer("4")
    assert (scene.hero().life, scene.dice_left) == (15 - loss, [])
    assert turn_over(scene)


def test_cave_in_the_second_roll_may_show_the_named_number_without_killing():
    scene = room_card("cave_in").dice(3, 4).answer("4")
    assert (scene.status(), scene.hero().life) == ("inside", 11)


@pytest.mark.parametrize(
    ("hero", "armour", "life"), [("sir_rohan", 9, 17), ("ulv_grimhand", 6, 16), ("el_adoran", 5, 11), ("volrik", 4, 15)]
)
@pytest.mark.parametrize("roll", [1, 4, 5, 6, 9, 10, 12])
def test_crossfire_costs_d12_less_armour_and_never_less_than_nothing(hero, armour, life, roll):
    other = "volrik" if hero != "volrik" else "sir_rohan"
    scene = room_card("crossfire_trap", hero, other, dice=(roll,))
    assert scene.hero().life == life - max(0, roll - armour)
    assert turn_over(scene)
    assert scene.bottom("room") == "crossfire_trap"


@pytest.mark.parametrize(("roll", "loss"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_vampire_bats_cost_d6_less_two(roll, loss):
    scene = room_card("vampire_bats", dice=(roll,))
    assert (scene.hero().life, turn_over(scene)) == (15 - loss, True)
    assert scene.bottom("room") == "vampire_bats"


def test_a_loss_that_reaches_nought_kills():
    scene = room_card("vampire_bats", dice=(6,), life=4)
    assert (scene.status(), scene.hero().life) == ("dead", 0)
    assert scene.saw("died")[0][:2] == (0, "vampire_bats")


def test_a_loss_larger_than_what_is_left_kills_too():
    assert room_card("crossfire_trap", dice=(12,), life=3).status() == "dead"
