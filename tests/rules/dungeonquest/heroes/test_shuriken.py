"""Section 12: Tori-Jima's four shuriken, thrown as arrows are loosed, by their own table."""

import pytest

from tests.rules.dungeonquest.openings import room_card, turn_over

DEATH_WARRIOR = dict(zip(range(1, 7), ["missed"] * 4 + ["wounded"] * 2, strict=True))
OTHER = dict(zip(range(1, 7), ["missed"] * 3 + ["wounded"] * 2 + ["killed"], strict=True))
CELLS = [("death_warrior", r, DEATH_WARRIOR[r]) for r in range(1, 7)] + [("orc", r, OTHER[r]) for r in range(1, 7)]
CARD = "monster_15"  # attack: 3 life points, a Death Warrior 4
SPENT = {"blowpipe_used": 1}


def ninja(card, *dice, monster=CARD, stars=4, heroes=("tori_jima", "volrik"), **fields):
    marks = SPENT | {"shuriken": stars}
    return room_card(card, *heroes, marks=marks, **fields).top("monster", monster).dice(*dice)


@pytest.mark.parametrize(("monster", "roll", "result"), CELLS)
def test_one_before_the_card(monster, roll, result):
    scene = ninja(monster, roll, *([4] if result == "wounded" else [])).answer("attack")
    assert (scene.question(), scene.position.decision.data) == ("shuriken", (monster, 4))
    scene.answer("throw")
    assert (scene.saw("shuriken"), scene.hero().marks["shuriken"]) == ([(0, monster, result)], 3)
    if result == "killed":
        assert (turn_over(scene), scene.saw("monster.shuriken"), scene.count("monster")) == (True, [(0, monster)], 15)
    else:
        assert (scene.question(), scene.s.meeting.wounds) == ("shuriken", 2 if result == "wounded" else 0)


@pytest.mark.parametrize(("monster", "roll", "result"), CELLS)
def test_one_after_the_card(monster, roll, result):
    scene = ninja(monster, roll, *([4] if result == "wounded" else [])).answer("attack").answer("hold").answer("throw")
    if result == "killed":
        assert (turn_over(scene), scene.bottom("monster")) == (True, CARD)
    else:
        assert (scene.question(), scene.s.meeting.wounds) == ("tactic", 2 if result == "wounded" else 0)


@pytest.mark.parametrize(("roll", "wounds"), [(1, 0), (2, 1), (3, 1), (6, 3)])
def test_a_wound_is_half_a_d6_rounded_down(roll, wounds):
    assert ninja("death_warrior", 5, roll).answer("attack").answer("throw").s.meeting.wounds == wounds


def test_a_champion_loses_three_and_dies_of_the_second():
    scene = ninja("champion_of_chaos", 6, 6, monster="monster_08").answer("attack").answer("throw")
    assert (scene.s.meeting.wounds, scene.question()) == (3, "shuriken")
    scene.answer("throw")
    assert (scene.saw("monster.shuriken"), turn_over(scene)) == ([(0, "champion_of_chaos")], True)


def test_they_are_spent_even_before_a_flee():
    scene = ninja("goblin", 1, monster="monster_01").answer("attack").answer("throw")
    assert (turn_over(scene), scene.hero().marks["shuriken"]) == (True, 3)


@pytest.mark.parametrize("stance", ["wait", "escape"])
def test_only_when_attacking(stance):
    assert ninja("goblin", monster="monster_06").answer(stance).question() == "tactic"


def test_without_stars_no_question():
    assert ninja("goblin", monster="monster_06", stars=0).answer("attack").question() == "tactic"


def test_not_against_a_sneak_attack():
    scene = ninja("sneak_attack_orc", dice=(1, 1)).answer("attack")
    assert scene.question() == "tactic"


def test_alone():
    scene = ninja("orc", 6, heroes=("tori_jima",)).answer("attack").answer("throw")
    assert scene.saw("monster.shuriken") == [(0, "orc")]


# --- the spider


def test_up_to_four_at_the_spider_and_then_it_bites():
    scene = ninja("giant_spider", 4, 3, 2, 1)
    assert (scene.options(), scene.option("shuriken").info) == ({"fight", "shuriken", "flee"}, (4, 4, 5))
    scene.answer("shuriken").answer("throw").answer("throw").answer("throw")
    assert (scene.hero().life, scene.hero().marks["shuriken"], turn_over(scene)) == (9, 0, True)
    scene.answer("miss")
    assert scene.options() == {"fight"}


@pytest.mark.parametrize("roll", [5, 6])
def test_each_kills_on_five_or_six(roll):
    scene = ninja("giant_spider", 1, roll).answer("shuriken").answer("throw")
    assert (scene.saw("spider.dead"), scene.hero().life, scene.hero().marks["shuriken"]) == ([(0,)], 10, 2)


def test_he_may_stop_and_is_bitten():
    scene = ninja("giant_spider", 1).answer("shuriken").answer("stop")
    assert (scene.hero().life, turn_over(scene)) == (9, True)


def test_next_turn_again():
    scene = ninja("giant_spider", 1).answer("shuriken").answer("stop").answer("miss")
    assert (scene.question(), scene.options()) == ("turn.spider", {"fight", "shuriken"})
    assert scene.dice(6).answer("shuriken").saw("spider.dead") == [(0,)]


def test_the_bite_may_kill():
    assert ninja("giant_spider", 1, life=1, stars=1).answer("shuriken").status() == "dead"
