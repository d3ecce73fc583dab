"""R40: abilities against the five monsters; a skeleton is met as a Death Warrior, a spider is none of them."""

import pytest

from .stage import about_to_enter, room_card, turn_over

CARD = "monster_15"  # attack: combat, a Death Warrior has 4 life points
MATCH = ("mighty_blow", "slash")


def skeleton(hero, *dice, **fields):
    """It wakes on a 6; no danger is sensed on the way."""
    scene = about_to_enter(hero, "volrik", tile="room_cross", **fields).top("room", "crypt").top("crypt", "skeleton")
    scene.dice(6).begin().answer("move:north").answer("look")
    return scene.top_now("monster", CARD).dice(*dice)


@pytest.mark.parametrize(("roll", "hits"), [(6, False), (7, True)])
def test_the_sling_needs_a_seven(roll, hits):
    scene = skeleton("helena", roll, *[1] * hits).answer("attack").answer("let_fly")
    assert scene.s.meeting.wounds == hits


def test_shuriken_only_wound_it():
    scene = skeleton("tori_jima", 6, 4, marks={"shuriken": 4, "blowpipe_used": 1}).answer("attack").answer("throw")
    assert (scene.saw("shuriken"), scene.s.meeting.wounds) == ([(0, "death_warrior", "wounded")], 2)


def test_the_dart_kills_it():
    scene = skeleton("tori_jima", 2).answer("blowpipe")
    assert (scene.saw("monster.poisoned"), turn_over(scene)) == ([(0, "death_warrior")], True)


def test_three_numbers_find_who_hides_from_it():
    assert skeleton("tori_jima").option("hide").info == (3, 6)


def test_a_dagger_does_a_d6_less_two():
    scene = skeleton("rildo", 6).answer("attack").answer("throw")
    assert scene.answer(("throw", MATCH), 0).answer("slash", 1).s.meeting.wounds == 4


@pytest.mark.parametrize(("roll", "goes"), [(4, False), (5, True)])
def test_eyes_of_doom_go_by_a_death_warriors_life_points(roll, goes):
    assert turn_over(skeleton("azoth", roll).answer("spell:eyes_of_doom")) == goes


def test_fireball_burns_it():
    assert skeleton("azoth").answer("spell:fireball").saw("monster.burnt") == [(0, "death_warrior")]


def test_bare_hands_meet_its_d10():
    scene = skeleton("rildo", *[1, 2] * 4, marks={"daggers": 0}).answer("attack")
    assert (scene.saw("monster.rolls")[0][2], turn_over(scene)) == (10, True)


def test_fhyll_rolls_before_he_fights_it():
    assert skeleton("fhyll").answer("attack").question() == "berserk.roll"


AT_A_SPIDER = {
    "thargrim": {"fight", "flee"}, "helena": {"fight", "flee"}, "rildo": {"fight", "flee"},
    "tori_jima": {"fight", "flee", "shuriken"},  # neither hiding nor a dart
    "azoth": {"fight", "flee", "spell:fireball", "spell:invisibility"},  # nor Eyes of Doom
}  # fmt: skip


@pytest.mark.parametrize("hero", AT_A_SPIDER)
def test_a_spider_is_none_of_them(hero):
    assert room_card("giant_spider", hero, "volrik").options() == AT_A_SPIDER[hero]
