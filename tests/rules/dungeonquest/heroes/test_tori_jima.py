"""Section 12: Tori-Jima hides, senses, and blows his one dart; R40, R52, R65."""

import pytest

from tests.rules.dungeonquest.openings import HERE, NORTH, room_card, turn_over

PICKS = {"mountain_troll": 2, "champion_of_chaos": 2, "orc": 2, "goblin": 3, "death_warrior": 3}
CARD = "monster_15"
STANCES = {"attack", "wait", "escape"}


def met(card, *dice, monster=CARD, heroes=("tori_jima", "volrik", "sir_rohan"), **fields):
    return room_card(card, *heroes, dice=dice, **fields).top("monster", monster)


# --- hiding


@pytest.mark.parametrize(("monster", "picks"), PICKS.items())
def test_the_right_player_names_two_or_three_numbers(monster, picks):
    scene = met(monster)
    assert (scene.options(), scene.option("hide").info) == (STANCES | {"hide", "blowpipe"}, (picks, 6))
    scene.answer("hide")
    assert (scene.question(), scene.asked(), scene.options()) == ("hide.number", (0,), set("123456"))
    scene.answer("4")
    assert (scene.question(), scene.asked()) == ("hide.seek", (2,))
    field = scene.option("seek").fields[0]
    assert (field.least, field.most, field.of) == (picks, picks, tuple("123456"))


def test_not_named_and_the_monster_walks_on():
    scene = met("orc").answer("hide").answer("4").answer(("seek", ("1", "6")))
    assert (turn_over(scene), scene.at(), scene.bottom("room"), scene.s.numbers) == (True, NORTH, "orc", {})
    assert (scene.saw("hide.unseen", None), scene.count("monster")) == ([(0, "orc", 4)], 15)


def test_named_and_it_is_a_normal_encounter_without_a_second_hiding():
    scene = met("orc").answer("hide").answer("4").answer(("seek", ("1", "4")))
    assert (scene.question(), scene.options()) == ("stance", STANCES | {"blowpipe"})
    assert scene.saw("hide.found", None) == [(0, "orc", 4)]
    scene.answer("attack").answer("hold").answer("hold").answer("hold")
    assert scene.question() == "tactic"


def test_hiding_is_a_choice():
    """R52: not hiding means being discovered."""
    assert met("orc").answer("attack").question() == "shuriken"


def test_only_he_knows_the_number_until_it_is_shown():
    scene = met("orc").answer("hide").answer("4")
    assert scene.seen_by(0)["table"]["secrets"] == {"hide.0": 4}
    assert all(scene.seen_by(seat)["table"]["secrets"] == {} for seat in (1, 2, None))


def test_alone_the_game_names_the_numbers():
    scene = met("orc", heroes=("tori_jima",)).answer("hide").dice(4, 2).answer("4")
    assert (scene.saw("hide.sought"), scene.question()) == ([(0, "orc", ("2", "4"))], "stance")


def test_alone_and_not_found():
    scene = met("goblin", heroes=("tori_jima",)).answer("hide").dice(1, 1, 1).answer("4")
    assert (scene.saw("hide.sought"), turn_over(scene, 0)) == ([(0, "goblin", ("1", "2", "3"))], True)


def test_from_a_skeleton_too():
    """R40."""
    scene = met("crypt", 4, monster="monster_01")
    scene.top_now("crypt", "skeleton").answer("look").answer("hide").answer("1").answer(("seek", ("2", "3", "4")))
    assert (turn_over(scene), scene.bottom("crypt")) == (True, "skeleton")


def test_nobody_else_can_hide():
    assert room_card("goblin", "rildo", "volrik").options() == STANCES


# --- senses


@pytest.mark.parametrize("roll", [2, 4, 6])
def test_an_even_roll_makes_a_sneak_attack_a_normal_encounter_without_hiding(roll):
    scene = met("sneak_attack_orc", roll)
    assert (scene.saw("senses.sharp"), scene.options()) == ([(0,)], STANCES | {"blowpipe"})
    assert (scene.hero().life, scene.s.meeting.sneak) == (10, False)


@pytest.mark.parametrize("roll", [1, 3, 5])
def test_an_odd_roll_leaves_it_a_sneak_attack(roll):
    scene = met("sneak_attack_orc", roll, 8)
    assert (scene.hero().life, scene.options()) == (7, {"attack", "escape"})
    assert scene.answer("attack").question() == "tactic", "no shuriken, no blowpipe after a sneak attack"


def test_sensed_in_time_shuriken_may_fly():
    """R52."""
    scene = met("sneak_attack_orc", 2).answer("attack")
    assert (scene.question(), scene.options()) == ("shuriken", {"throw", "hold"})


def test_nobody_else_senses_anything():
    assert room_card("sneak_attack_orc", "rildo", "volrik", dice=(8,)).hero().life == 9


# --- blowpipe


@pytest.mark.parametrize("monster", [m for m in PICKS if m != "champion_of_chaos"])
@pytest.mark.parametrize("roll", [2, 12])
def test_the_dart_kills(monster, roll):
    scene = met(monster).dice(roll).answer("blowpipe")
    assert (scene.saw("monster.poisoned"), turn_over(scene)) == ([(0, monster)], True)
    assert (scene.bottom("room"), scene.count("monster")) == (monster, 15)


def test_a_one_misses_and_the_monster_is_still_there():
    scene = met("goblin").dice(1).answer("blowpipe")
    assert (scene.saw("blowpipe.missed"), scene.options()) == ([(0, "goblin")], STANCES)


@pytest.mark.parametrize("roll", [1, 2])
def test_it_is_discarded_either_way(roll):
    scene = met("goblin").dice(roll).answer("blowpipe")
    assert scene.hero().marks["blowpipe_used"] == 1
    scene = met("goblin", marks={"blowpipe_used": 1, "shuriken": 0})
    assert scene.options() == STANCES | {"hide"}


def test_a_champion_loses_four_before_its_card_is_read():
    scene = met("champion_of_chaos", monster="monster_08").dice(7).answer("blowpipe")
    assert (scene.s.meeting.wounds, scene.options()) == (4, STANCES)
    scene.answer("attack").answer("hold").answer("hold").both("mighty_blow", "slash")
    assert scene.saw("monster.stands")[-1] == (0, "champion_of_chaos", 6)


def test_a_champion_with_no_more_than_four_is_dead_when_the_card_is_read():
    scene = met("champion_of_chaos", monster="monster_01").dice(7).answer("blowpipe").answer("attack").answer("hold")
    assert (scene.saw("monster.dead"), turn_over(scene)) == ([(0, "champion_of_chaos", 4)], True)


@pytest.mark.parametrize(("stance", "held"), [("attack", 2), ("wait", 0), ("escape", 0)])
def test_or_at_the_last_moment_before_the_fight(stance, held):
    scene = met("goblin", monster="monster_06").answer(stance)
    for _ in range(held):
        assert scene.answer("hold")
    assert (scene.question(), scene.options()) == ("blowpipe", {"blow", "hold"})
    scene.dice(5).answer("blow")
    assert (scene.saw("monster.poisoned"), turn_over(scene), scene.bottom("monster")) == (
        [(0, "goblin")], True, "monster_06",
    )  # fmt: skip


def test_a_miss_at_the_last_moment_and_the_fight_begins():
    scene = met("goblin", monster="monster_06").answer("wait").dice(1).answer("blow")
    assert scene.question() == "tactic"


def test_a_champions_four_at_the_last_moment():
    scene = met("champion_of_chaos", monster="monster_15").answer("wait").dice(9).answer("blow")
    assert (scene.saw("monster.dead"), turn_over(scene)) == ([(0, "champion_of_chaos", 4)], True)


def test_it_may_be_used_after_being_found():
    scene = met("orc").answer("hide").answer("4").answer(("seek", ("1", "4"))).dice(2).answer("blowpipe")
    assert turn_over(scene)


def test_escaping_works_for_him_as_for_all():
    scene = met("orc", monster="monster_03").answer("escape")
    assert (scene.at(), turn_over(scene)) == (HERE, True)
