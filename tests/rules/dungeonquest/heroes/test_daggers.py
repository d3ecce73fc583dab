"""Section 12: Rildo's four daggers; R48, R65."""

import pytest

from tests.rules.dungeonquest.openings import room_card, turn_over

CARD = "monster_15"  # attack: 3 life points, a Death Warrior 4
MISS, HIT = ("slash", "leap_aside"), ("mighty_blow", "slash")  # the monster chooses a mighty blow


def rildo(card, *dice, monster=CARD, daggers=4, heroes=("rildo", "volrik"), **fields):
    return room_card(card, *heroes, marks={"daggers": daggers}, **fields).top("monster", monster).dice(*dice)


def throw(scene, names, tactic="mighty_blow"):
    return scene.answer(("throw", names), 0).answer(tactic, scene.asked()[-1])


def fighting(card="mountain_troll", *dice, **fields):
    """In the first round, nothing thrown."""
    scene = rildo(card, *dice, **fields).answer("attack")
    return scene.answer("hold") if scene.question() == "dagger" else scene


# --- before the fight


def test_thrown_before_the_card_and_the_damage_is_noted():
    scene = rildo("mountain_troll", 2).answer("attack")
    assert (scene.question(), scene.options(), scene.position.decision.data) == (
        "dagger", {"throw", "hold"}, ("mountain_troll", 4),
    )  # fmt: skip
    scene.answer("throw")
    assert (scene.question(), scene.asked(), scene.options(1)) == (
        "dagger.throw", (0, 1), {"mighty_blow", "slash", "leap_aside"},
    )  # fmt: skip
    throw(scene, HIT)
    assert (scene.s.meeting.wounds, scene.s.meeting.card, scene.hero().marks["daggers"]) == (2, -1, 3)
    scene.answer("hold").dice(2).both("slash", "leap_aside")
    assert scene.saw("monster.stands")[0] == (0, "mountain_troll", 2)
    assert (scene.saw("monster.dead"), scene.hero().marks) == ([(0, "mountain_troll", 3)], {"daggers": 4})


def test_a_throw_that_does_not_match_costs_a_life_point():
    scene = throw(rildo("orc").answer("attack").answer("throw"), MISS)
    assert (scene.hero().life, scene.s.meeting.wounds, scene.hero().marks["daggers"]) == (9, 0, 3)
    assert scene.saw("dagger.misses") == [(0, "orc", MISS, "mighty_blow")]


@pytest.mark.parametrize(("roll", "damage"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_a_death_warrior_loses_d6_less_two(roll, damage):
    scene = throw(rildo("death_warrior", roll).answer("attack").answer("throw"), HIT)
    assert scene.s.meeting.wounds == damage


def test_up_to_four_and_then_he_is_unarmed():
    scene = rildo("champion_of_chaos", monster="monster_08").answer("attack")
    for _ in range(3):
        throw(scene.answer("throw"), MISS)
    scene.dice(10, 1, *[1, 2] * 7, 1, 3, 5, 6)
    throw(scene.answer("throw"), MISS)
    assert (scene.hero().life, turn_over(scene)) == (5, True)
    assert scene.saw("monster.rolls")[0] == (0, "champion_of_chaos", 10, 10)
    assert (scene.hero().marks, scene.dice_left) == ({"daggers": 1}, [])


def test_a_monster_that_is_dead_when_the_card_is_read():
    scene = throw(rildo("orc", 5, 2).answer("attack").answer("throw"), HIT).answer("hold")
    assert (scene.saw("monster.dead"), turn_over(scene), scene.hero().marks) == ([(0, "orc", 3)], True, {"daggers": 4})


def test_a_throw_before_the_fight_may_kill_him():
    scene = throw(rildo("orc", life=1).answer("attack").answer("throw"), MISS)
    assert (scene.status(), scene.hero().cause) == ("dead", "orc")


@pytest.mark.parametrize("stance", ["wait", "escape"])
def test_throwing_commits_to_attack(stance):
    assert rildo("goblin", monster="monster_06").answer(stance).question() == "tactic"


def test_after_a_sneak_attack_too():
    scene = rildo("sneak_attack_orc", dice=(8,))
    assert scene.answer("attack").question() == "dagger"


def test_the_recovery_comes_also_when_the_monster_flees():
    scene = throw(rildo("goblin", monster="monster_01").answer("attack").answer("throw"), MISS).dice(1).answer("hold")
    assert (scene.saw("dagger.lost"), scene.hero().marks, turn_over(scene)) == ([(0,)], {"daggers": 3}, True)


# --- in a fight


def test_a_throw_instead_of_a_round():
    scene = fighting("mountain_troll", 3, 4)
    assert (scene.question(), scene.options()) == ("tactic", {"mighty_blow", "slash", "leap_aside", "throw"})
    assert scene.options(1) == {"mighty_blow", "slash", "leap_aside"}
    scene.both(("throw", HIT), "slash")
    assert (scene.saw("monster.dead"), scene.hero().marks["daggers"]) == ([(0, "mountain_troll", 3)], 4)


def test_a_throw_in_a_fight_that_fails():
    scene = fighting().both(("throw", MISS), "mighty_blow")
    assert (scene.hero().life, scene.s.meeting.wounds, scene.s.meeting.rounds) == (9, 0, 2)


def test_never_two_rounds_running():
    scene = fighting().both(("throw", MISS), "mighty_blow")
    assert "throw" not in scene.options()
    scene.both("slash", "slash")
    assert "throw" in scene.options()


def test_throws_before_the_fight_are_no_round():
    """R48."""
    scene = throw(rildo("mountain_troll").answer("attack").answer("throw"), MISS).answer("hold")
    assert "throw" in scene.options()


def test_in_hand_a_dagger_never_does_more_than_one():
    scene = fighting().both("slash", "mighty_blow")
    loss = scene.cards.set.matrix["mighty_blow"]["slash"]
    assert loss.monster == 2
    scene.both("mighty_blow", "slash")
    assert scene.s.meeting.wounds - scene.cards.set.matrix["slash"]["mighty_blow"].monster == 1


def test_the_last_one_thrown_in_a_fight_and_the_next_round_is_bare_handed():
    scene = fighting("mountain_troll", 2, 1, 3, 1, daggers=1).both(("throw", HIT), "slash")
    assert (scene.saw("monster.dead"), scene.saw("monster.rolls")) == (
        [(0, "mountain_troll", 3)], [(0, "mountain_troll", 6, 1)],
    )  # fmt: skip
    assert scene.hero().marks == {"daggers": 0}


def test_even_is_recovered_odd_is_lost_for_each_one_thrown():
    scene = rildo("goblin", monster="monster_02").answer("attack")
    throw(scene.answer("throw"), MISS)
    throw(scene.answer("throw"), MISS)
    scene.dice(4, 5).answer("hold")
    assert (scene.saw("dagger.recovered"), scene.saw("dagger.lost")) == ([(0,)], [(0,)])
    assert scene.hero().marks == {"daggers": 3}


def test_those_of_earlier_fights_are_gone():
    scene = throw(rildo("goblin", monster="monster_01", daggers=2).answer("attack").answer("throw"), MISS).dice(2)
    assert scene.answer("hold").hero().marks == {"daggers": 2}


def test_none_left_and_he_fights_unarmed():
    scene = rildo("goblin", 1, 2, monster="monster_06", daggers=0).answer("attack")
    assert (scene.saw("monster.rolls"), scene.saw("monster.dead")) == ([(0, "goblin", 6, 1)], [(0, "goblin", 1)])


@pytest.mark.parametrize(("daggers", "numbers"), [(1, 3), (0, 2)])
def test_against_the_spider_a_dagger_means_three_numbers(daggers, numbers):
    assert rildo("giant_spider", daggers=daggers).option("fight").info == (numbers, 6)


# --- alone


def test_alone_each_round_he_strikes_or_throws():
    scene = fighting("mountain_troll", heroes=("rildo",))
    assert (scene.question(), scene.options()) == ("dagger.round", {"strike", "throw"})
    scene.dice(1, 6, 2).answer(("throw", HIT))
    assert (scene.saw("dagger.hits"), scene.saw("monster.dead")) == (
        [(0, "mountain_troll", HIT, "mighty_blow")], [(0, "mountain_troll", 3)],
    )  # fmt: skip


def test_alone_a_dagger_caps_the_tables_ten_at_one():
    """R65."""
    scene = fighting("mountain_troll", heroes=("rildo",)).dice(10).answer("strike")
    assert (scene.s.meeting.wounds, scene.question()) == (1, "dagger.round")


def test_alone_never_two_throws_running():
    scene = fighting("mountain_troll", heroes=("rildo",)).dice(1, 1).answer(("throw", MISS))
    assert (scene.s.meeting.rounds, scene.question(), scene.hero().life) == (3, "dagger.round", 8)


def test_alone_before_the_fight():
    scene = rildo("orc", heroes=("rildo",)).answer("attack").answer("throw")
    assert (scene.question(), scene.asked()) == ("dagger.throw", (0,))
    scene.dice(3).answer(("throw", HIT))
    assert (scene.hero().life, scene.question()) == (9, "dagger")
