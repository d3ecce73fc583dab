"""Section 14: Azoth's spells in the Catacombs; R51."""

import pytest

from games.rules.dungeonquest.board import square

from .stage import HERE, NORTH, about_to_enter, at, below, pass_until, row, turn_over
from .test_heroes_below import ODDS, OTHER, TREASURE, in_web, troll


def spell(key, number=0, dice=(), **fields):
    return troll("azoth", number=number, **fields).dice(*dice).answer(f"spell:{key}")


@pytest.mark.parametrize(("number", "roll", "goes"), [(4, 7, True), (4, 6, False), (9, 2, True), (0, 10, False)])
def test_eyes_of_doom_is_a_d10_above_its_life(number, roll, goes):
    """R51: 10 less the number; one life point to cast."""
    scene = spell("eyes_of_doom", number, (roll,))
    assert (turn_over(scene), scene.hero().life) == (goes, 13)
    assert (scene.question() == "eyes.failed") != goes


def test_failed_he_may_still_burn_it_vanish_or_fight_but_not_pay():
    scene = spell("eyes_of_doom", 0, (1,), **TREASURE)
    assert scene.options() == {"fight_it", "spell:fireball", "spell:invisibility"}
    assert turn_over(scene.answer("spell:fireball"))


def test_what_the_die_says_of_its_number_is_told():
    scene = spell("eyes_of_doom", 4, (5,))
    assert scene.s.numbers["cave_troll"].may_be(0) == 0b0000111111, "its life is 5 or more, its number 5 or less"


def test_fireball_destroys_it_and_costs_the_next_turn():
    scene = spell("fireball")
    assert (turn_over(scene), scene.hero().miss, row(scene), scene.s.numbers) == (True, 1, ["cave_troll"], {})


def test_invisibility_avoids_it():
    scene = spell("invisibility")
    assert (turn_over(scene), scene.hero().life, row(scene)) == (True, 12, ["cave_troll"])


def test_invisible_already_it_walks_past_and_no_number_is_picked():
    scene = below("azoth", OTHER, deck=["cave_troll"], marks={"up:invisibility": 1}, **ODDS).begin().answer("pay")
    scene.answer("below:draw")
    assert (turn_over(scene), scene.saw("monster.passes"), scene.hero().life) == (True, [(0, "cave_troll")], 13)


def test_invisibility_does_not_help_against_rats():
    scene = below("azoth", OTHER, deck=["horde_of_rats"], marks={"up:invisibility": 1}, **ODDS).begin().answer("pay")
    assert scene.dice(10).answer("below:draw").hero().life == 6


def test_he_fights_it_with_bare_hands_a_d10_against_his_d6():
    scene = troll("azoth", number=9).dice(1, 6).answer("fight")
    assert (turn_over(scene), scene.saw("monster.rolls")) == (True, [(0, "cave_troll", 10, 1)])


def test_fireball_burns_a_web_and_he_walks_on():
    scene = in_web("azoth").answer("spell:fireball")
    assert (scene.question(), scene.asked(), scene.hero().miss) == ("turn", (0,), 1)
    scene.top("tiles", "room_cross").top("room", "empty").answer("move:west")
    assert (turn_over(scene), scene.at()) == (True, (2, 3))


@pytest.mark.parametrize("card", ["cave_troll", "horde_of_rats"])
def test_stasis_works_below_and_ignores_troll_and_rats(card):
    scene = below("azoth", OTHER, deck=[card, "nothing"], **ODDS).begin().answer("spell:stasis").answer("below:draw")
    assert (scene.saw("stasis.ignored"), row(scene), scene.hero().life) == ([(0, card)], [card], 13)
    scene.answer("lapse").answer("below:draw")
    assert (turn_over(scene), row(scene)) == (True, [card, "nothing"])


def test_doorway_cannot_leave_the_catacombs():
    assert "spell:doorway" not in below("azoth", OTHER, **ODDS).begin().options()


def test_nor_can_he_cast_it_from_the_bottom_of_a_pit():
    scene = about_to_enter("azoth", OTHER, **ODDS).top("room", "trapdoor").dice(12, 1).begin().answer("move:north")
    scene = pass_until(scene.answer("heading:east"))
    assert (scene.question(), "spell:doorway" in scene.options()) == ("turn.trapdoor", False)


def test_dark_force_below():
    scene = below("azoth", OTHER, life=5, **ODDS).begin().answer("spell:dark_force:sure")
    assert (scene.hero().life, scene.question()) == (8, "turn.below")


def test_by_the_doorway_into_a_bridge_only_the_roll_remains():
    """R43."""
    scene = at("azoth", OTHER, **ODDS).tile(*NORTH, "bridge").begin().answer("spell:doorway").answer("move:north")
    scene = pass_until(scene.answer("stop"))
    assert {o for o in scene.options() if not o.startswith("spell:")} == {"cross", "miss"}
    assert scene.hero().place == square(*NORTH) != square(*HERE)


def test_with_the_fireball_face_up_no_other_spell_can_be_cast():
    """Section 12: he has burnt his way out of a web and meets a monster in the same turn."""
    scene = in_web("azoth").answer("spell:fireball").top("tiles", "room_cross").top("room", "goblin")
    scene.answer("move:west")
    spells = [scene.option(f"spell:{key}") for key in ("eyes_of_doom", "fireball", "invisibility")]
    assert (scene.question(), {spell.why_not for spell in spells}) == ("stance", {"spell_up"})


def test_nor_in_the_turn_that_is_missed_but_in_the_next():
    scene = pass_until(in_web("azoth").answer("spell:fireball").answer("miss"))
    assert (len(scene.saw("turn.missed")), scene.option("spell:invisibility").why_not) == (1, "")


def test_a_missed_turn_below_is_when_the_fireball_burns_out():
    scene = pass_until(spell("fireball"))
    assert (len(scene.saw("turn.missed")), scene.hero().marks, scene.question()) == (1, {}, "turn.below")
