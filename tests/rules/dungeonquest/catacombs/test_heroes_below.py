"""Section 14, line by line: heroes with abilities against the cave troll, web, passages and the way below."""

import pytest

from .stage import BOTH, NORTH, about_to_enter, at, below, journey, pass_until, row, turn_over

ODDS = {"sets": BOTH}
OTHER = "volrik"


def troll(hero, number=0, **fields):
    """This hero has met a cave troll; the right player has picked the number, where one is picked."""
    scene = below(hero, OTHER, deck=["cave_troll"], **ODDS, **fields).begin().answer("below:draw")
    return scene.answer(str(number)) if scene.question() == "cave_troll.number" else scene


def in_web(hero, **fields):
    scene = about_to_enter(hero, OTHER, tile="web", **ODDS, **fields).begin().answer("move:north")
    return pass_until(scene)


TREASURE = {"things": [("room", "bracelet")]}


def berserk():
    return {"marks": {"berserk": 1}}


# hero, what it may do about a cave troll when it has something to offer
AT_A_TROLL = {
    "sir_roland": {"fight", "offer"},
    "ironhand": {"fight", "offer"},
    "thargrim": {"fight", "offer"},  # the helm is useless
    "tori_jima": {"fight", "offer"},  # he cannot hide from it; no blowpipe
    "rildo": {"fight", "offer"},
    "helena": {"fight", "offer"},  # no sling
    "sarellia": {"fight", "offer"},
    "fhyll": {"fight", "offer"},  # while he is not berserk
    "azoth": {"fight", "offer", "spell:eyes_of_doom", "spell:fireball", "spell:invisibility"},
}


@pytest.mark.parametrize("hero", AT_A_TROLL)
def test_what_a_hero_may_do_about_a_cave_troll(hero):
    assert troll(hero, **TREASURE).options() == AT_A_TROLL[hero]


# hero, the question that follows "fight"
INTO_THE_FIGHT = {
    "sir_roland": "tactic", "farendil": "arrow", "ironhand": "tactic", "thargrim": "tactic", "tori_jima": "tactic",
    "rildo": "dagger", "helena": "tactic", "fhyll": "berserk.roll",
}  # fmt: skip


@pytest.mark.parametrize("hero", INTO_THE_FIGHT)
def test_how_a_hero_begins_to_fight_it(hero):
    """No sling, shuriken or blowpipe; daggers, bow and rage."""
    assert troll(hero).answer("fight").question() == INTO_THE_FIGHT[hero]


# --- Thargrim


def test_thargrim_may_meditate_below():
    scene = below("thargrim", OTHER, life=5, **ODDS).begin().answer("meditate")
    assert (scene.hero().life, row(scene), turn_over(scene)) == (6, [], True)


# --- Rildo


@pytest.mark.parametrize(("roll", "life"), [(1, 9), (6, 4)])
def test_rildos_daggers_do_a_d6_to_it(roll, life):
    scene = troll("rildo").answer("fight").answer("throw")
    scene.dice(roll).both(("throw", ("slash", "leap_aside")), "slash")
    assert scene.saw("monster.wounded") == [(0, "cave_troll", 10 - life)]


def test_rildos_daggers_are_lost_on_it():
    scene = troll("rildo", number=9).answer("fight").answer("throw")
    scene.dice(1).both(("throw", ("slash", "leap_aside")), "slash")
    assert (turn_over(scene), scene.hero().marks["daggers"], scene.saw("monster.dead")) == (
        True, 3, [(0, "cave_troll", 1)],
    )  # fmt: skip


def test_a_throw_that_misses_costs_him_a_life_point():
    scene = troll("rildo").answer("fight").answer("throw").both(("throw", ("slash", "leap_aside")), "mighty_blow")
    assert (scene.hero().life, scene.question()) == (9, "dagger")


# --- Helena


def test_helena_may_not_run_through_a_web():
    scene = at("helena", OTHER, **ODDS).tile(*NORTH, "web").tile(3, 2, "room_cross").begin()
    assert scene.option("run:north").why_not == "not_through"


def test_but_she_may_stop_on_it():
    scene = at("helena", OTHER, **ODDS).tile(*NORTH, "room_cross").tile(3, 2, "web").begin()
    scene.answer("run:north").answer("move:north")
    assert (turn_over(scene), scene.at(), pass_until(scene).question()) == (True, (3, 2), "turn.web")


def test_running_she_passes_a_passage_by():
    scene = at("helena", OTHER, **ODDS).tile(*NORTH, "room_cross").tile(3, 2, "room_cross").top("room", "passage_down")
    scene.begin().answer("run:north").answer("move:north")
    assert (turn_over(scene), journey(scene), scene.saw("passage.left")) == (True, None, [(0,)])


# --- Tori-Jima


def test_tori_jimas_stars_are_no_use_against_it():
    scene = troll("tori_jima").answer("fight").both("slash", "leap_aside")
    assert (scene.question(), scene.hero().marks["shuriken"]) == ("tactic", 4)


# --- Fhyll


def test_fhyll_rolls_only_if_it_comes_to_a_fight():
    scene = troll("fhyll", **TREASURE).answer(("offer", ("bracelet#40",)))
    assert (turn_over(scene), scene.saw("roll")) == (True, [])


@pytest.mark.parametrize(("wish", "roll", "berserk"), [("hold_back", 4, 0), ("hold_back", 5, 1), ("let_go", 3, 1)])
def test_in_the_fight_he_may_go_berserk_and_hit_twice_as_hard(wish, roll, berserk):
    scene = troll("fhyll", life=10).answer("fight").dice(roll).answer(wish).both("slash", "leap_aside")
    assert scene.s.meeting.wounds == (2 if berserk else 1)


def test_after_a_bribe_too_small_he_rolls_as_well():
    scene = troll("fhyll", number=9, **TREASURE).answer(("offer", ("bracelet#40",)))
    assert scene.question() == "berserk.roll"


def test_berserk_he_cannot_bribe_and_the_troll_has_d10_life():
    """The die of 1 to 10 is the game's; the right player leads the troll and knows it."""
    scene = below("fhyll", OTHER, deck=["cave_troll"], **berserk(), **TREASURE, **ODDS).dice(3, 7).begin()
    scene.answer("below:draw")
    assert (scene.question(), scene.options(), scene.option("offer").why_not) == ("cave_troll", {"fight"}, "berserk")
    assert scene.seen_by(1)["table"]["meeting"]["life"] == 4
    assert scene.seen_by(0)["table"]["meeting"]["life"] is None


def test_berserk_he_keeps_no_treasure():
    scene = below("fhyll", OTHER, deck=["giant_diamond"], **berserk(), **ODDS).dice(3).begin().answer("below:draw")
    assert (scene.gold(), row(scene), journey(scene)[2]) == (0, ["giant_diamond"], 1)


def test_berserk_he_cannot_choose_to_go_down():
    scene = at("fhyll", OTHER, here="passage_left_ahead", **berserk(), **ODDS).dice(3).begin()
    assert scene.option("down").why_not == "berserk"
    scene = about_to_enter("fhyll", OTHER, **berserk(), **ODDS).top("room", "passage_down").dice(3).begin()
    assert (turn_over(scene.answer("move:north")), journey(scene)) == (True, None)


def test_falling_he_still_can():
    scene = about_to_enter("fhyll", OTHER, **berserk(), **ODDS).top("room", "trapdoor").dice(3, 12, 1).begin()
    assert journey(scene.answer("move:north").answer("heading:east"))[0] == NORTH


@pytest.mark.parametrize(("roll", "calm"), [(1, True), (2, False), (5, False), (6, True)])
def test_below_he_calms_on_1_or_6(roll, calm):
    scene = below("fhyll", OTHER, life=10, **berserk(), **ODDS).dice(roll).begin()
    assert ("berserk" not in scene.hero().marks, scene.question()) == (calm, "turn.below")


def test_a_torch_out_below_calms_him_too():
    scene = below("fhyll", OTHER, deck=["torch_goes_out"], life=10, **berserk(), **ODDS).dice(3).begin()
    scene.answer("below:draw")
    assert ("berserk" in scene.hero().marks, scene.hero().life, journey(scene)[2]) == (False, 6, 1)


@pytest.mark.parametrize(("roll", "berserk"), [(1, True), (2, True), (3, False), (6, False)])
def test_failing_a_web_enrages_him_on_1_or_2(roll, berserk):
    scene = in_web("fhyll").dice(9, roll).answer("force")
    assert (turn_over(scene), "berserk" in scene.hero().marks) == (True, berserk)


def test_one_roll_a_turn():
    """R47: he has tried by choice already."""
    scene = in_web("fhyll").dice(1).answer("berserk").dice(9).answer("force")
    assert (turn_over(scene), scene.dice_left) == (True, [])


def test_a_berserk_fhyll_tears_webs_with_strength_11():
    scene = about_to_enter("fhyll", OTHER, tile="web", **ODDS).begin().answer("move:north")
    scene.s.heroes[0].marks["berserk"] = 1
    pass_until(scene.dice(3)).dice(11).answer("force")
    assert scene.question() == "turn"


def test_berserk_and_come_up_he_does_not_choose_to_go_back_down():
    scene = below("fhyll", OTHER, deck=["exit"], **berserk(), **ODDS).tile(3, 3, "room_cross").dice(3, 5).begin()
    scene.answer("below:draw").answer("up")
    assert (scene.options(), scene.option("back_down").why_not) == ({"step_out"}, "berserk")


def test_falling_ends_rildos_double_search():
    """R48: the second card is not followed."""
    scene = at("rildo", OTHER, **ODDS).top("search", "trap", "jewellery").top("trap", "trapdoor").dice(12, 2)
    scene.begin().answer("search:double").answer("heading:east")
    assert (turn_over(scene), scene.hero().treasures, scene.in_pile("search", "jewellery")) == (True, (), 1)


def test_farendils_arrows_use_the_death_warriors_column_on_it():
    scene = troll("farendil").answer("fight").dice(3).answer("shoot")
    assert scene.saw("arrow") == [(0, "cave_troll", "missed")]


@pytest.mark.parametrize(("monster", "result"), [("orc", "wounded"), ("death_warrior", "missed")])
def test_above_every_monster_keeps_its_own(monster, result):
    scene = about_to_enter("farendil", OTHER, **ODDS).top("room", monster).begin().answer("move:north").answer("attack")
    scene.dice(3, *[2] * (result == "wounded")).answer("shoot")
    assert scene.saw("arrow") == [(0, monster, result)]
