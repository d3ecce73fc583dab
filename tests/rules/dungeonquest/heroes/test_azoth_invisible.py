"""Section 12, Azoth: Invisibility, on meeting something, in mid-fight, kept up and lapsing (R46, R51)."""

import pytest

from .stage import NORTH, at, room_card, turn_over

AZOTH = ("azoth", "volrik", "sir_rohan")
VANISH = "spell:invisibility"
FIVE = ["goblin", "orc", "mountain_troll", "death_warrior", "champion_of_chaos"]


def marks(**up):
    return {"marks": {f"up:{key}": value for key, value in up.items()}}


def test_vanishing_on_meeting_a_monster():
    scene = room_card("orc", *AZOTH).answer(VANISH)
    assert (scene.hero().life, turn_over(scene), scene.bottom("room")) == (12, True, "orc")
    assert (scene.hero().marks, scene.count("monster")) == ({"up:invisibility": 1}, 15)


def invisible(card, *dice, pile="room"):
    scene = at(*AZOTH).top("tiles", "room_cross").top("room", card).dice(*dice).begin().answer(VANISH)
    return scene.answer("move:north")


@pytest.mark.parametrize("card", [*FIVE, "giant_spider"])
def test_the_five_and_the_spider_are_ignored_and_their_cards_discarded(card):
    scene = invisible(card)
    assert (turn_over(scene), scene.bottom("room"), scene.at()) == (True, card, NORTH)


def test_a_skeleton_from_a_crypt_is_ignored_too():
    """R40."""
    scene = at(*AZOTH).top("tiles", "room_cross").top("room", "crypt").top("crypt", "skeleton").dice(6).begin()
    scene.answer(VANISH).answer("move:north").answer("look")
    assert (turn_over(scene), scene.saw("monster.passes")) == (True, [(0, "death_warrior")])


def test_not_sneak_attacks_nor_traps():
    scene = invisible("sneak_attack_orc", 10)
    assert (scene.hero().life, scene.options()) == (8, {"attack", "escape"}), "one spell up at a time"
    assert invisible("crossfire_trap", 10).hero().life == 5


def test_in_the_middle_of_a_fight_it_ends_it():
    """R51."""
    scene = room_card("champion_of_chaos", *AZOTH).top("monster", "monster_08").dice(6, 1).answer("attack")
    scene.answer("fight_on")
    assert (scene.question(), scene.hero().life, scene.options()) == ("invisibility", 13, {"fight_on", VANISH})
    scene.answer(VANISH)
    assert (scene.hero().life, turn_over(scene), scene.bottom("monster")) == (11, True, "monster_08")


def test_never_in_a_fight_begun_by_a_sneak_attack():
    scene = room_card("sneak_attack_orc", *AZOTH, dice=(1,)).top("monster", "monster_05").dice(1, 6, 1, 6, 1, 6)
    scene.answer("attack")
    assert (scene.saw("monster.dead"), turn_over(scene)) == ([(0, "orc", 3)], True)


def test_in_the_middle_of_a_fight_with_the_spider():
    scene = at(*AZOTH).give(0, ("room", "giant_spider")).begin().answer(VANISH)
    assert (turn_over(scene), scene.hero().kept, scene.bottom("room")) == (True, (), "giant_spider")


def test_each_later_turn_start_a_life_point_keeps_it():
    scene = at(*AZOTH).begin().answer(VANISH).answer("miss").answer("miss").answer("miss")
    assert (scene.question(), scene.options(), scene.hero().life) == ("invisibility.on", {"pay", "lapse"}, 12)
    scene.answer("pay")
    assert (scene.hero().life, scene.hero().marks, scene.question()) == (11, {"up:invisibility": 1}, "turn")
    scene.answer("miss").answer("miss").answer("miss").answer("lapse")
    assert (scene.hero().life, scene.hero().marks, scene.saw("spell.ends")) == (11, {}, [(0, "invisibility")])


def test_upkeep_in_missed_turns_too():
    """R46."""
    scene = at(*AZOTH, miss=1, **marks(invisibility=1)).begin()
    assert scene.question() == "invisibility.on"
    assert (scene.answer("pay").hero().life, turn_over(scene)) == (13, True)


def test_with_the_last_life_point_it_lapses():
    scene = at(*AZOTH, life=1, **marks(invisibility=1)).begin()
    assert (scene.question(), scene.hero().marks) == ("turn", {})


def test_it_costs_no_turn_and_bars_the_other_spells():
    scene = at(*AZOTH, life=10).begin().answer(VANISH)
    barred = ("spell:dark_force:sure", "spell:stasis", "spell:doorway")
    assert (scene.question(), {scene.option(o).why_not for o in barred}) == ("turn", {"spell_up"})


def test_a_pit_is_as_deep_for_the_invisible():
    scene = at(*AZOTH, **marks(invisibility=1)).top("tiles", "bottomless_pit").dice(5).begin().answer("pay")
    assert scene.answer("move:north").status() == "dead"


def test_the_dragon_smells_him():
    scene = at(*AZOTH).put(0, "chamber", **marks(invisibility=1)).dragon("fire").dice(3).begin().answer("pay")
    scene.answer("stay")
    assert (scene.question(), scene.hero().life, scene.hero().chits) == ("dragon.flee", 14 - 1 - 3, b"")


def test_vanished_from_a_spider_its_card_is_gone_for_good():
    scene = room_card("giant_spider", *AZOTH).answer(VANISH)
    assert (turn_over(scene), scene.hero().life, scene.hero().kept, scene.bottom("room")) == (
        True, 12, (), "giant_spider",
    )  # fmt: skip
