"""Section 6.5: El-Adoran's longbow; R28, R41."""

import pytest

from .openings import NORTH, room_card, turn_over

DEATH_WARRIOR = {1: "missed", 2: "missed", 3: "missed", 4: "wounded", 5: "wounded", 6: "killed"}
OTHER = {1: "missed", 2: "missed", 3: "wounded", 4: "wounded", 5: "killed", 6: "killed"}
MONSTERS = ("goblin", "orc", "mountain_troll", "death_warrior")
CELLS = [(m, r, (DEATH_WARRIOR if m == "death_warrior" else OTHER)[r]) for m in MONSTERS for r in range(1, 7)]
CARD = "monster_15"  # attack: goblin 3, troll 3, Death Warrior 4, orc 3, Champion 3
LIFE = {"goblin": 3, "mountain_troll": 3, "death_warrior": 4, "orc": 3, "champion_of_chaos": 3}


def archer(monster, *dice, card=CARD, **fields):
    return room_card(monster, "el_adoran", "volrik", **fields).top("monster", card).dice(*dice)


def test_he_has_four_arrows():
    assert archer("orc").hero().arrows == 4


@pytest.mark.parametrize(("monster", "roll", "result"), CELLS)
def test_one_arrow_before_the_card(monster, roll, result):
    scene = archer(monster, roll, *([2] if result == "wounded" else [])).answer("attack")
    assert (scene.question(), scene.options()) == ("arrow", {"shoot", "hold"})
    scene.answer("shoot")
    assert (scene.hero().arrows, scene.dice_left) == (3, [])
    if result == "killed":
        assert (turn_over(scene), scene.bottom("room")) == (True, monster)
        assert sum(len(h) for h in scene.s.decks["monster"]) == 15, "R28: no Monster card is drawn"
    else:
        assert (scene.question(), scene.s.meeting.wounds) == ("arrow", 1 if result == "wounded" else 0)


@pytest.mark.parametrize(("monster", "roll", "result"), CELLS)
def test_one_arrow_after_the_card(monster, roll, result):
    scene = archer(monster, roll, *([2] if result == "wounded" else [])).answer("attack").answer("hold")
    assert (scene.question(), scene.hero().arrows) == ("arrow", 4)
    scene.answer("shoot")
    assert (scene.hero().arrows, scene.dice_left) == (3, [])
    if result == "killed":
        assert (turn_over(scene), scene.bottom("monster"), scene.bottom("room")) == (True, CARD, monster)
    else:
        assert (scene.question(), scene.s.meeting.wounds) == ("tactic", 1 if result == "wounded" else 0)


@pytest.mark.parametrize(("roll", "wounds"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_wound_is_half_a_d6_rounded_down(roll, wounds):
    scene = archer("death_warrior", 4, roll).answer("attack").answer("shoot")
    assert scene.s.meeting.wounds == wounds


def test_at_most_one_before_and_one_after():
    scene = archer("orc", 1, 1).answer("attack").answer("shoot").answer("shoot")
    assert (scene.question(), scene.hero().arrows) == ("tactic", 2)


def test_never_during_the_rounds():
    """R41."""
    scene = archer("champion_of_chaos", card="monster_08").answer("attack").answer("hold").answer("hold")
    for _ in range(3):
        assert scene.question() == "tactic"
        scene.both("leap_aside", "mighty_blow")


def test_both_arrows_may_be_held():
    scene = archer("orc").answer("attack").answer("hold").answer("hold")
    assert (scene.question(), scene.hero().arrows) == ("tactic", 4)


def test_damage_done_before_the_card_is_applied_to_the_life_found():
    scene = archer("orc", 3, 4).answer("attack").answer("shoot").answer("hold").both("slash", "leap_aside")
    assert (scene.saw("monster.dead"), turn_over(scene)) == ([(0, "orc", 3)], True)


def test_a_monster_with_no_more_life_than_that_is_dead_when_the_card_is_read():
    scene = archer("orc", 3, 6).answer("attack").answer("shoot")
    assert (scene.saw("monster.dead"), turn_over(scene), scene.hero().arrows) == ([(0, "orc", 3)], True, 3)
    assert (scene.bottom("monster"), scene.bottom("room")) == (CARD, "orc")


def test_a_wound_after_the_card_may_kill():
    scene = archer("mountain_troll", 3, 6).answer("attack").answer("hold").answer("shoot")
    assert (scene.saw("monster.dead"), turn_over(scene)) == ([(0, "mountain_troll", 3)], True)


def test_two_wounds_add_up():
    scene = archer("death_warrior", 4, 4, 5, 5).answer("attack").answer("shoot").answer("shoot")
    assert (scene.saw("monster.dead"), scene.hero().arrows) == ([(0, "death_warrior", 4)], 2)


def test_an_arrow_before_a_flee_is_spent_too():
    scene = archer("goblin", 1, card="monster_01").answer("attack").answer("shoot")
    assert (turn_over(scene), scene.hero().arrows, scene.at()) == (True, 3, NORTH)


def test_a_wounded_monster_may_still_flee():
    scene = archer("goblin", 3, 6, card="monster_01").answer("attack").answer("shoot")
    assert (turn_over(scene), scene.hero().arrows, scene.saw("monster.dead")) == (True, 3, [])


@pytest.mark.parametrize("stance", ["wait", "escape"])
def test_only_after_declaring_attack(stance):
    scene = archer("goblin", card="monster_06").answer(stance)
    assert (scene.question(), scene.hero().arrows) == ("tactic", 4)


def test_nobody_else_has_a_bow():
    assert room_card("goblin").top("monster", "monster_06").answer("attack").question() == "tactic"


def test_without_arrows_no_question():
    assert archer("goblin", card="monster_06", arrows=0).answer("attack").question() == "tactic"


def test_the_last_arrow_shot_before_the_card_leaves_none_for_after():
    scene = archer("orc", 1, arrows=1).answer("attack").answer("shoot")
    assert (scene.question(), scene.hero().arrows) == ("tactic", 0)


def test_the_bow_may_be_used_after_a_sneak_attack():
    scene = archer("sneak_attack_orc", dice=(1,)).answer("attack")
    assert (scene.question(), scene.options()) == ("arrow", {"shoot", "hold"})
    scene.dice(1).answer("shoot").dice(6).answer("shoot")
    assert (scene.hero().arrows, turn_over(scene)) == (2, True)


def test_a_death_warrior_that_sneaks_up_is_shot_by_its_own_column():
    scene = archer("sneak_attack_death_warrior", dice=(1,)).answer("attack").dice(5, 2).answer("shoot")
    assert (scene.question(), scene.s.meeting.wounds) == ("arrow", 1)


def test_not_when_escaping_from_a_sneak_attack():
    scene = archer("sneak_attack_orc", dice=(1,), card="monster_06").answer("escape")
    assert (scene.question(), scene.hero().arrows) == ("tactic", 4)


def test_a_skeleton_from_a_crypt_is_shot_as_a_death_warrior():
    scene = room_card("crypt", "el_adoran", "volrik").top("crypt", "skeleton").dice(4).answer("look")
    scene.top("monster", CARD).answer("attack").dice(3).answer("shoot")
    assert (scene.question(), scene.s.meeting.wounds) == ("arrow", 0), "a three misses a Death Warrior"


# --- the Champion of Chaos


@pytest.mark.parametrize("roll", [5, 6])
@pytest.mark.parametrize("late", [False, True])
def test_a_champion_loses_three_on_the_first_killed(roll, late):
    scene = archer("champion_of_chaos", roll, card="monster_08").answer("attack")
    scene.answer("hold").answer("shoot") if late else scene.answer("shoot")
    assert (scene.s.meeting.wounds, scene.question()) == (3, "tactic" if late else "arrow")


def test_a_champion_dies_on_the_second_killed_whatever_is_left():
    scene = archer("champion_of_chaos", 5, 6, card="monster_08").answer("attack").answer("shoot").answer("shoot")
    assert (scene.saw("monster.shot"), turn_over(scene)) == ([(0, "champion_of_chaos")], True)
    assert (scene.bottom("monster"), scene.bottom("room")) == ("monster_08", "champion_of_chaos")


def test_a_champion_with_three_life_points_dies_of_the_first():
    scene = archer("champion_of_chaos", 6).answer("attack").answer("shoot")
    assert (scene.saw("monster.dead"), turn_over(scene)) == ([(0, "champion_of_chaos", 3)], True)


def test_a_wound_and_a_killed_add_up_on_a_champion():
    scene = archer("champion_of_chaos", 3, 4, 5, card="monster_04").answer("attack").answer("shoot").answer("shoot")
    assert scene.saw("monster.dead") == [(0, "champion_of_chaos", 5)]


@pytest.mark.parametrize(("roll", "wounds"), [(1, 0), (2, 0), (3, 2), (4, 2)])
def test_a_champion_is_missed_and_wounded_like_the_others(roll, wounds):
    scene = archer("champion_of_chaos", roll, *([4] if wounds else []), card="monster_08").answer("attack")
    scene.answer("shoot")
    assert (scene.s.meeting.wounds, scene.question()) == (wounds, "arrow")


def test_the_hits_on_a_champion_are_not_carried_to_another_encounter():
    scene = archer("champion_of_chaos", 5, card="monster_12").answer("attack").answer("shoot")
    assert turn_over(scene), "it let him pass"
    scene.answer("miss").top("tiles", "room_cross").top("room", "champion_of_chaos").top("monster", "monster_08")
    scene.dice(6).answer("move:north").answer("attack").answer("shoot")
    assert (scene.s.meeting.wounds, scene.question()) == (3, "arrow")
