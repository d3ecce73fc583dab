"""Section 12, Azoth: Eyes of Doom (R29), Fireball against what he meets and at doors (R51), bare hands."""

import pytest

from .stage import NORTH, at, at_door, room_card, turn_over

AZOTH = ("azoth", "volrik", "sir_rohan")  # the right player is seat 2
EYES, FIRE, VANISH = "spell:eyes_of_doom", "spell:fireball", "spell:invisibility"
FIVE = ["goblin", "orc", "mountain_troll", "death_warrior", "champion_of_chaos"]


# --- Eyes of Doom


@pytest.mark.parametrize("monster", FIVE)
def test_on_meeting_any_of_the_five_he_has_three_spells(monster):
    scene = room_card(monster, *AZOTH)
    assert scene.options() == {"attack", "wait", "escape", EYES, FIRE, VANISH}
    assert [scene.option(o).info for o in (EYES, FIRE, VANISH)] == [(1,), (0,), (2,)]


def test_eyes_of_doom_reads_the_attack_column_and_a_fleeing_monster_is_gone():
    scene = room_card("goblin", *AZOTH).top("monster", "monster_01").answer(EYES)
    assert (scene.hero().life, turn_over(scene), scene.saw("roll")) == (13, True, [])
    assert scene.bottom("monster") == "monster_01"


@pytest.mark.parametrize(("die", "gone"), [(2, False), (3, True), (10, True), (1, False)])
def test_a_d10_above_its_life_points_sends_it_off(die, gone):
    scene = room_card("goblin", *AZOTH).top("monster", "monster_14").dice(die).answer(EYES)  # two life points
    assert (turn_over(scene), scene.question() == "eyes.failed") == (gone, not gone)


def test_having_failed_he_may_fight_burn_it_or_vanish():
    scene = room_card("goblin", *AZOTH).top("monster", "monster_14").dice(2).answer(EYES)
    assert scene.options() == {"fight_it", FIRE, VANISH}


def test_the_card_serves_for_the_fight():
    """R29: attack has been read, no second card is drawn."""
    scene = room_card("goblin", *AZOTH).top("monster", "monster_14").dice(2).answer(EYES)
    scene.dice(1, 6, 1, 6).answer("fight_it").answer("fight_on").answer("fight_on")
    assert (scene.saw("monster.dead"), scene.hero().life, turn_over(scene)) == ([(0, "goblin", 2)], 13, True)
    assert [c[:3] for c in scene.saw("monster.card", 2)] == [(0, "goblin", "attack")]


def test_the_right_player_alone_sees_the_card():
    scenes = [room_card("champion_of_chaos", *AZOTH).top("monster", card).dice(1).answer(EYES)
              for card in ("monster_08", "monster_05")]  # seven or four life points  # fmt: skip
    for seat in (0, 1, None):
        assert scenes[0].seen_by(seat) == scenes[1].seen_by(seat)
    assert [s.seen_by(2)["table"]["meeting"]["life"] for s in scenes] == [7, 4]


def test_burnt_after_the_eyes_have_failed():
    scene = room_card("goblin", *AZOTH).top("monster", "monster_14").dice(2).answer(EYES).answer(FIRE)
    assert (scene.hero().miss, turn_over(scene), scene.hero().life) == (1, True, 13)


def test_vanished_after_the_eyes_have_failed():
    scene = room_card("goblin", *AZOTH).top("monster", "monster_14").dice(2).answer(EYES).answer(VANISH)
    assert (turn_over(scene), scene.hero().life) == (True, 11)


def test_usable_after_the_damage_of_a_sneak_attack():
    scene = room_card("sneak_attack_orc", *AZOTH, dice=(10,))  # D12 less luck 6
    assert (scene.hero().life, scene.options()) == (10, {"attack", "escape", EYES, FIRE})
    scene.top_now("monster", "monster_13").dice(2).answer(EYES)  # combat, two life points
    assert scene.options() == {"fight_it", FIRE}, "no vanishing from a sneak attack"


def test_not_with_the_last_life_point():
    scene = room_card("goblin", *AZOTH, life=1)
    assert [scene.option(o).why_not for o in (EYES, VANISH, FIRE)] == ["last_life", "last_life", ""]


# --- Fireball


@pytest.mark.parametrize("monster", FIVE)
def test_fireball_kills_one_of_the_five_and_the_next_turn_is_missed(monster):
    scene = room_card(monster, *AZOTH).answer(FIRE)
    assert (scene.saw("monster.burnt"), scene.hero().miss, turn_over(scene)) == ([(0, monster)], 1, True)
    assert scene.count("monster") == 15
    scene.answer("miss").answer("miss")
    assert (scene.asked(), scene.saw("turn.missed")) == ((1,), [(0, 0)])


def test_the_card_stays_face_up_until_the_missed_turn_is_over():
    scene = room_card("goblin", *AZOTH).answer(FIRE)
    assert scene.hero().marks == {"up:fireball": 1}
    scene.answer("miss").answer("miss")
    assert (scene.hero().marks, scene.saw("spell.ends")) == ({}, [(0, "fireball")])


def test_held_back_with_wait_and_see():
    scene = room_card("goblin", *AZOTH).top("monster", "monster_14").answer("wait")
    assert (scene.question(), scene.options()) == ("fireball", {"throw", "hold"})
    scene.answer("throw")
    assert (scene.saw("monster.burnt"), turn_over(scene), scene.hero().miss) == ([(0, "goblin")], True, 1)


def test_kept_back_it_comes_to_a_fight():
    scene = room_card("goblin", *AZOTH).top("monster", "monster_14").answer("wait").answer("hold")
    assert scene.question() == "invisibility"


def test_not_needed_where_the_monster_walks_on():
    assert turn_over(room_card("goblin", *AZOTH).top("monster", "monster_01").answer("wait"))


def test_after_attack_it_is_too_late():
    scene = room_card("goblin", *AZOTH, life=2).top("monster", "monster_14").dice(1, 6, 1, 6).answer("attack")
    assert (turn_over(scene), scene.saw("monster.dead")) == (True, [(0, "goblin", 2)])


def test_after_a_sneak_attacks_damage_too():
    scene = room_card("sneak_attack_orc", *AZOTH, dice=(1,)).answer(FIRE)
    assert (scene.saw("monster.burnt"), turn_over(scene)) == ([(0, "orc")], True)


def test_it_burns_the_spider_at_once_and_later():
    scene = room_card("giant_spider", *AZOTH)
    assert scene.options() == {"fight", "flee", FIRE, VANISH}
    scene.answer(FIRE)
    assert (scene.saw("spider.dead"), scene.hero().miss, turn_over(scene)) == ([(0,)], 1, True)
    scene = at(*AZOTH).give(0, ("room", "giant_spider")).begin()
    assert scene.options() == {"fight", FIRE, VANISH}
    assert scene.answer(FIRE).saw("spider.dead") == [(0,)]


# --- doors


def test_a_fireball_at_a_door_then_through_without_a_card():
    scene = at_door(*AZOTH).top("room", "empty").begin().answer("move:north")
    assert (scene.question(), scene.options()) == ("lock", {FIRE, "lock:try"})
    scene.answer(FIRE)
    assert (turn_over(scene), scene.hero().miss, scene.at()) == (True, 1, (3, 4))
    scene.answer("miss").answer("miss").answer("miss").answer("miss").answer("move:north")
    assert (scene.at(), [c[1] for c in scene.saw("card")]) == (NORTH, ["room"])


def test_a_gate_too_without_a_roll_and_the_whole_side_at_once():
    """R39."""
    scene = at(*AZOTH, here="portcullis_cross", entry="north").tile(3, 3, "room_door_ahead_open_sides", entry="north")
    scene.top("room", "empty").begin().answer("move:north").answer(FIRE)
    scene.answer("miss").answer("miss").answer("miss").answer("miss").answer("move:north")
    assert (scene.at(), scene.saw("roll"), scene.saw("breach.passed")) == (NORTH, [], [(0,)])


def test_the_opening_does_not_last():
    scene = at_door(*AZOTH).top("room", "empty").begin().answer("move:north").answer(FIRE)
    for _ in range(5):
        scene.answer("miss")
    scene.answer("miss").answer("miss").answer("move:north")
    assert scene.question() == "lock"


def test_only_the_side_that_was_burnt():
    scene = at(*AZOTH, here="room_three_doors").begin().answer("move:north").answer(FIRE)
    scene.answer("miss").answer("miss").answer("miss").answer("miss").answer("move:west")
    assert scene.question() == "lock"


def test_not_on_the_run_from_the_dragon():
    scene = at(*AZOTH).put(0, "chamber").tile(6, 3, "room_door_ahead_open_sides", entry="north").dragon("fire")
    scene.top("door", "door_jammed").dice(1, 1).begin().answer("stay").answer("move:north")
    assert scene.question() == "dragon.flee", "a card was drawn, nothing was offered"


# --- the sheet


def test_no_ring_and_bare_hands():
    scene = room_card("giant_spider", *AZOTH)
    assert scene.option("fight").fields[0].most == 2
