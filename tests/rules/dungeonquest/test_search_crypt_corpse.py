"""Section 5: the Search, Crypt and Corpse cards (the secret door has a file of its own)."""

import pytest

from .openings import about_to_enter, search_card, turn_over
from .test_room_deck import counted


def test_the_search_deck_holds_15_cards_in_these_numbers():
    assert counted("search") == {
        "secret_door": 5,
        "empty": 3,
        "ring": 1,
        "jewellery": 1,
        "golden_guineas": 1,
        "potion": 1,
        "trap": 1,
        "giant_centipede": 1,
        "shuffle": 1,
    }


def test_the_crypt_deck_holds_15_cards_in_these_numbers():
    assert counted("crypt") == {
        "potion": 3,
        "jewelled_dagger": 1,
        "bracelet": 1,
        "brooch": 1,
        "golden_guineas": 1,
        "empty": 4,
        "skeleton": 1,
        "crypt_trap_a": 1,
        "crypt_trap_b": 1,
        "shuffle": 1,
    }


def test_the_corpse_deck_holds_15_cards_in_these_numbers():
    assert counted("corpse") == {
        "rope": 3,
        "potion": 1,
        "necklace": 1,
        "golden_guineas_60": 1,
        "golden_guineas_20": 1,
        "nothing": 5,
        "scorpion_a": 1,
        "scorpion_b": 1,
        "shuffle": 1,
    }


# --- Search


@pytest.mark.parametrize(("card", "gold"), [("ring", 90), ("jewellery", 200), ("golden_guineas", 10)])
def test_treasure_found_by_searching_is_kept(card, gold):
    scene = search_card(card)
    assert (scene.gold(), turn_over(scene), scene.in_pile("search", card)) == (gold, True, 0)


def test_searching_may_find_nothing():
    scene = search_card("empty")
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (15, (3, 4), True)
    assert (scene.bottom("search"), scene.in_pile("search", "empty")) == ("empty", 3)


@pytest.mark.parametrize("roll", range(1, 13))
def test_the_giant_centipede_costs_d12(roll):
    scene = search_card("giant_centipede", dice=(roll,))
    assert (scene.hero().life, turn_over(scene), scene.bottom("search")) == (15 - roll, True, "giant_centipede")


def test_the_giant_centipede_may_kill():
    assert search_card("giant_centipede", dice=(12,), life=12).status() == "dead"


def test_a_trap_found_by_searching_draws_a_trap_card():
    from .scene import Scene

    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5))
    scene.top("search", "trap").top("trap", "poisonous_snakes").dice(4).begin().answer("search")
    assert (scene.hero().life, turn_over(scene)) == (11, True)
    assert (scene.bottom("search"), scene.bottom("trap")) == ("trap", "poisonous_snakes")


# --- Crypt


def crypt_card(card, *heroes, dice=(), **fields):
    heroes = heroes or ("volrik", "sir_rohan")
    scene = about_to_enter(*heroes, **fields).top("room", "crypt").top("crypt", card).dice(*dice)
    return scene.begin().answer("move:north").answer("look")


@pytest.mark.parametrize(
    ("card", "gold"), [("jewelled_dagger", 250), ("bracelet", 120), ("brooch", 100), ("golden_guineas", 50)]
)
def test_treasure_of_the_crypt_is_kept(card, gold):
    scene = crypt_card(card)
    assert (scene.gold(), turn_over(scene), scene.in_pile("crypt", card)) == (gold, True, 0)


def test_a_crypt_may_be_empty():
    scene = crypt_card("empty")
    assert (scene.hero().life, turn_over(scene), scene.bottom("crypt")) == (15, True, "empty")


@pytest.mark.parametrize(("roll", "loss"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_the_first_crypt_trap_costs_d6_less_three(roll, loss):
    scene = crypt_card("crypt_trap_a", dice=(roll,))
    assert (scene.hero().life, turn_over(scene), scene.bottom("crypt")) == (15 - loss, True, "crypt_trap_a")


@pytest.mark.parametrize(
    ("hero", "luck", "life"), [("sir_rohan", 4, 17), ("ulv_grimhand", 5, 16), ("el_adoran", 7, 11), ("volrik", 8, 15)]
)
@pytest.mark.parametrize("roll", range(1, 13))
def test_the_second_crypt_trap_costs_d12_plus_three_less_luck(hero, luck, life, roll):
    """R16: the printed D12-3 was corrected."""
    scene = crypt_card("crypt_trap_b", hero, "volrik" if hero != "volrik" else "sir_rohan", dice=(roll,))
    left = life - max(0, roll + 3 - luck)
    assert scene.hero().life == max(0, left)
    assert scene.status() == ("inside" if left > 0 else "dead")


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_the_skeleton_sleeps_on_one_to_three(roll):
    scene = crypt_card("skeleton", dice=(roll,))
    assert (turn_over(scene), scene.bottom("crypt")) == (True, "skeleton")


@pytest.mark.parametrize("roll", [4, 5, 6])
def test_the_skeleton_fights_as_a_death_warrior_on_four_to_six(roll):
    scene = crypt_card("skeleton", dice=(roll,))
    assert (scene.question(), scene.options()) == ("stance", {"attack", "wait", "escape"})
    assert scene.s.meeting.monster == "death_warrior"


@pytest.mark.parametrize(("stance", "life"), [("attack", 4), ("wait", 4)])
def test_the_skeleton_is_looked_up_as_a_death_warrior(stance, life):
    scene = crypt_card("skeleton", dice=(6,)).top("monster", "monster_01").answer(stance)
    assert scene.question() == "tactic"
    for _ in range(life // 2):
        scene.both("mighty_blow", "slash")
    assert scene.saw("monster.dead") == [(0, "death_warrior", life)]
    assert (turn_over(scene), scene.bottom("crypt"), scene.hero().life) == (True, "skeleton", 15)


def test_one_may_escape_from_the_skeleton():
    scene = crypt_card("skeleton", dice=(4,)).top("monster", "monster_02").answer("escape")
    assert (scene.at(), turn_over(scene), scene.bottom("crypt")) == ((3, 4), True, "skeleton")


# --- Corpse


def corpse_card(card, *heroes, dice=(), **fields):
    heroes = heroes or ("volrik", "sir_rohan")
    scene = about_to_enter(*heroes, **fields).top("room", "dead_adventurer").top("corpse", card).dice(*dice)
    return scene.begin().answer("move:north").answer("look")


@pytest.mark.parametrize(("card", "gold"), [("necklace", 150), ("golden_guineas_60", 60), ("golden_guineas_20", 20)])
def test_treasure_of_the_dead_is_kept(card, gold):
    scene = corpse_card(card)
    assert (scene.gold(), turn_over(scene), scene.in_pile("corpse", card)) == (gold, True, 0)


def test_the_dead_may_have_nothing():
    scene = corpse_card("nothing")
    assert (turn_over(scene), scene.bottom("corpse")) == (True, "nothing")


@pytest.mark.parametrize("roll", range(1, 7))
@pytest.mark.parametrize(("card", "less"), [("scorpion_a", 0), ("scorpion_b", 2)])
def test_the_scorpions_printed_dice(card, less, roll):
    scene = corpse_card(card, dice=(roll,))
    assert (scene.hero().life, scene.bottom("corpse")) == (15 - max(0, roll - less), card)


def test_the_rope_is_kept_and_is_no_treasure():
    """R7."""
    scene = corpse_card("rope")
    assert (scene.gold(), scene.hero().treasures, len(scene.hero().kept)) == (0, (), 1)
    assert (turn_over(scene), scene.in_pile("corpse", "rope")) == (True, 2)


def test_the_dragon_does_not_take_potion_and_rope():
    """R7: what is not treasure stays with the hero; rings too."""
    from .scene import Scene

    scene = Scene("volrik", "sir_rohan", rings=("warning",)).put(0, "chamber").tile(5, 4, "room_cross")
    scene.give(0, ("corpse", "rope"), ("crypt", "potion"), ("room", "bracelet"), chits=["giant_ruby"])
    scene.dragon("fire").dice(3).begin().answer("stay")
    assert (scene.hero().treasures, scene.hero().chits, scene.hero().life) == ((), b"", 12)
    assert sorted(pile for pile, _ in scene.hero().kept) == ["corpse", "crypt"]
    assert (scene.hero().ring, scene.in_pile("room", "bracelet")) == ("warning", 1)
