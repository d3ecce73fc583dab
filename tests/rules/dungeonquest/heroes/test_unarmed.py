"""Section 12: unarmed combat."""

import pytest

from tests.rules.dungeonquest.openings import room_card, turn_over

FACES = {"goblin": 6, "mountain_troll": 6, "orc": 10, "death_warrior": 10, "champion_of_chaos": 10}
CARD = "monster_15"  # attack: 3 life points, a Death Warrior 4


def bare(monster, *dice, heroes=("rildo", "volrik"), card=CARD, **fields):
    """Rildo without daggers. Dice: the monster's, then the hero's, round after round."""
    return room_card(monster, *heroes, marks={"daggers": 0}, **fields).top("monster", card).dice(*dice)


@pytest.mark.parametrize(("monster", "faces"), FACES.items())
def test_the_monsters_die(monster, faces):
    scene = bare(monster, 1, 2, *[1, 6] * 3).answer("attack")
    assert {data[2] for data in scene.saw("monster.rolls")} == {faces}
    assert turn_over(scene)


@pytest.mark.parametrize("heroes", [("rildo", "volrik"), ("rildo",)])
def test_the_lower_roll_loses_one(heroes):
    scene = bare("goblin", 1, 2, 5, 2, 3, 6, 2, 4, heroes=heroes).answer("attack")
    assert (scene.hero().life, scene.saw("monster.dead"), scene.dice_left) == (9, [(0, "goblin", 3)], [])
    assert [data[4:] for data in scene.saw("exchange")] == [(0, 1), (1, 0), (0, 1), (0, 1)]


def test_a_tie_costs_both_one():
    scene = bare("orc", 4, 4, 3, 3, 6, 6).answer("attack")
    assert (scene.hero().life, scene.saw("monster.dead")) == (7, [(0, "orc", 3)])


def test_both_dead_in_one_round_and_the_hero_has_lost():
    scene = bare("goblin", 4, 4, card="monster_06", life=1).answer("attack")
    assert scene.status() == "dead"


def test_until_one_dies():
    scene = bare("champion_of_chaos", 10, 1, 10, 6, life=2).answer("attack")
    assert (scene.status(), scene.hero().cause) == ("dead", "champion_of_chaos")


def test_nobody_is_asked_for_tactics():
    scene = bare("goblin", 1, 2, card="monster_06").answer("attack")
    assert turn_over(scene) and scene.saw("exchange") == [(0, "goblin", "", "", 0, 1)]


def test_stances_and_monster_card_come_first_as_usual():
    scene = bare("goblin")
    assert scene.options() >= {"attack", "wait", "escape"}
    scene.top("monster", "monster_02").answer("escape")
    assert (scene.at(), scene.saw("escaped")) == ((3, 4), [(0,)])


def test_two_numbers_only_against_the_spider():
    scene = bare("giant_spider")
    assert (scene.option("fight").fields[0].least, scene.option("fight").info) == (2, (2, 6))
    scene.dice(3).answer(("fight", ("1", "2")))
    assert scene.hero().life == 9
    scene.answer("miss")
    assert (scene.question(), scene.option("fight").info) == ("turn.spider", (2, 6))
    scene.dice(2).answer(("fight", ("1", "2")))
    assert scene.saw("spider.dead") == [(0,)]


def test_armed_heroes_name_three():
    assert room_card("giant_spider", "ironhand", "volrik").option("fight").info == (3, 6)


def test_azoth_has_no_weapon_at_all():
    assert room_card("giant_spider", "azoth", "volrik").option("fight").info == (2, 6)
