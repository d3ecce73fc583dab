"""Section 12: Helena's sling; R13."""

import pytest

from tests.rules.dungeonquest.openings import room_card, turn_over

FIVE = ("goblin", "orc", "mountain_troll", "death_warrior", "champion_of_chaos")
DAMAGE = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
CARD = "monster_15"  # attack: 3 life points, wait: 2 to 4


def slinger(card, *dice, monster=CARD, heroes=("helena", "volrik"), **fields):
    return room_card(card, *heroes, **fields).top("monster", monster).dice(*dice)


@pytest.mark.parametrize("monster", FIVE)
def test_before_the_card_when_attacking(monster):
    scene = slinger(monster, 10, 1).answer("attack")
    needed = 7 if monster == "death_warrior" else 5
    assert (scene.question(), scene.position.decision.data) == ("sling", (monster, needed, 10))
    scene.answer("let_fly")
    assert (scene.s.meeting.wounds, scene.question()) == (1, "tactic")


@pytest.mark.parametrize(("monster", "roll", "hits"), [
    ("orc", 4, False), ("orc", 5, True), ("orc", 10, True), ("death_warrior", 6, False), ("death_warrior", 7, True),
])  # fmt: skip
def test_to_hit(monster, roll, hits):
    scene = slinger(monster, roll, *([1] if hits else [])).answer("attack").answer("let_fly")
    assert (scene.s.meeting.wounds, len(scene.saw("sling.missed"))) == ((1, 0) if hits else (0, 1))


@pytest.mark.parametrize(("roll", "damage"), DAMAGE.items())
def test_damage(roll, damage):
    scene = slinger("champion_of_chaos", 5, roll, monster="monster_08").answer("attack").answer("let_fly")
    assert scene.s.meeting.wounds == damage


def test_damage_before_the_card_may_be_all_it_has():
    scene = slinger("orc", 5, 6).answer("attack").answer("let_fly")
    assert (scene.saw("monster.dead"), turn_over(scene)) == ([(0, "orc", 3)], True)


def test_after_the_card_when_it_was_wait_and_see():
    """R13."""
    scene = slinger("goblin", 5, 3).answer("wait")
    assert (scene.question(), scene.s.meeting.result) == ("sling", "combat")
    scene.answer("let_fly")
    assert (scene.saw("monster.dead"), turn_over(scene)) == ([(0, "goblin", 2)], True)


def test_no_stone_after_the_card_of_an_attack():
    scene = slinger("orc").answer("attack").answer("hold")
    assert scene.question() == "tactic"


def test_no_stone_before_a_wait_that_makes_it_flee():
    scene = slinger("orc", monster="monster_02").answer("wait")
    assert (turn_over(scene), scene.saw("monster.result")[0][3]) == (True, "flee")


def test_no_stone_when_escaping():
    assert slinger("goblin", monster="monster_06").answer("escape").question() == "tactic"


def test_not_against_a_sneak_attack():
    assert slinger("sneak_attack_orc", dice=(1,)).answer("attack").question() == "tactic"


def test_the_stones_never_run_out():
    scene = slinger("goblin", 1, monster="monster_01").answer("attack").answer("let_fly").answer("miss")
    scene.top_now("tiles", "room_cross").top_now("room", "orc").answer("move:north").answer("attack")
    assert (scene.question(), scene.hero().marks) == ("sling", {})


def test_not_at_the_spider():
    assert slinger("giant_spider").options() == {"fight", "flee"}


def test_alone():
    scene = slinger("orc", 5, 6, heroes=("helena",)).answer("attack").answer("let_fly")
    assert scene.saw("monster.dead") == [(0, "orc", 3)]


def test_nobody_else_slings():
    assert (
        room_card("goblin", "ironhand", "volrik").top("monster", "monster_06").answer("attack").question() == "tactic"
    )
