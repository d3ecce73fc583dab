"""Section 14: Sarellia and Flame Bright with cave troll, bridges, webs, rats, trapdoors; R31, R50."""

import pytest

from .stage import BOTH, NORTH, about_to_enter, below, journey, pass_until, row, turn_over

OTHER = "volrik"
PAIR = {"sets": BOTH}


def friend(scene):
    """Flame Bright's life points."""
    return scene.hero().marks.get("flame_bright", 12)


def at_bridge(*dice, **fields):
    """They have stepped north onto a bridge and set out across it: her die, his die, and what follows."""
    scene = about_to_enter("sarellia", OTHER, tile="bridge", **PAIR, **fields).begin().answer("move:north")
    if scene.question() == "sense":
        scene.answer("enter")
    return scene.dice(*dice).answer("cross")


@pytest.fixture(autouse=True)
def no_false_reports(monkeypatch):
    """Her danger sense has tests of its own."""
    from games.rules.dungeonquest.heroes import danger_sense

    monkeypatch.setattr(danger_sense, "lies_unseen", lambda g, place: True)  # of such a tile there is no report


def test_across_if_both_keep_their_footing():
    """Her Agility is 9 with him at her side, his 7."""
    scene = at_bridge(9, 7)
    assert (turn_over(scene), scene.hero().through, friend(scene), scene.hero().life) == (True, True, 12, 6)


def test_if_she_falls_he_jumps_after_her_unhurt():
    scene = at_bridge(10, 7, 3, 1)
    assert (scene.question(), scene.hero().life, friend(scene)) == ("below.heading", 3, 12)
    scene.answer("heading:east")
    assert (turn_over(scene), journey(scene)) == (True, (NORTH, "east", 0))


def test_if_both_fall_both_are_hurt():
    scene = at_bridge(10, 8, 5, 3, 1)
    assert (scene.hero().life, friend(scene), scene.question()) == (3, 7, "below.heading")


def test_if_he_falls_she_may_climb_down_unhurt_with_all_her_treasure():
    scene = at_bridge(5, 8, 4, things=[("room", "bracelet")])
    assert (scene.question(), scene.options(), friend(scene)) == ("friend.under_bridge", {"follow", "abandon"}, 8)
    scene.answer("follow").answer("heading:north")
    assert (turn_over(scene), scene.hero().life, scene.gold(), journey(scene)[0]) == (True, 6, 40, NORTH)


def test_or_abandon_him_and_be_across():
    scene = at_bridge(5, 8, 4).answer("abandon")
    assert (turn_over(scene), scene.hero().through, friend(scene), scene.at()) == (True, True, 0, NORTH)


def test_if_the_fall_kills_him_she_is_across_alone():
    scene = at_bridge(5, 8, 10, marks={"flame_bright": 10})
    assert (turn_over(scene), scene.hero().through, friend(scene)) == (True, True, 0)


def test_without_him_she_crosses_alone_with_agility_6():
    scene = at_bridge(6, marks={"flame_bright": 0})
    assert (turn_over(scene), scene.dice_left) == (True, [])


def test_the_treasure_is_her_burden():
    """One piece: her target is 8, his stays 7."""
    scene = at_bridge(8, 7, things=[("room", "bracelet")])
    assert (turn_over(scene), scene.hero().through) == (True, True)


# --- webs


def in_web(**fields):
    scene = about_to_enter("sarellia", OTHER, tile="web", **PAIR, **fields).begin().answer("move:north")
    return pass_until(scene)


def test_webs_use_his_strength():
    scene = in_web()
    assert scene.option("force").info == ("strength", 7, 12)
    assert scene.dice(7).answer("force").question() == "turn"


def test_without_him_they_use_hers():
    assert in_web(marks={"flame_bright": 0}).option("force").info == ("strength", 2, 12)


# --- below


def test_the_cave_troll_rolls_a_d10_against_him():
    """His die is a D12 while he has 9 life points or more."""
    scene = below("sarellia", OTHER, deck=["cave_troll"], **PAIR).begin().answer("below:draw").answer("8")
    scene.dice(10, 9, 3, 12, 1, 2).answer("fight")
    assert (turn_over(scene), friend(scene), scene.hero().life) == (True, 11, 6)
    assert [data[2] for data in scene.saw("monster.rolls")] == [10, 10, 10]


def test_rats_bite_both_with_a_roll_each():
    """His Armour is 5, hers 3."""
    scene = below("sarellia", OTHER, deck=["horde_of_rats"], **PAIR).dice(12, 5).begin().answer("below:draw")
    assert (turn_over(scene), friend(scene), scene.hero().life, row(scene)) == (True, 5, 4, ["horde_of_rats"])


def test_without_him_they_bite_her():
    scene = below("sarellia", OTHER, deck=["horde_of_rats"], marks={"flame_bright": 0}, **PAIR).dice(5).begin()
    assert scene.answer("below:draw").hero().life == 4


def test_her_globe_never_goes_out_below():
    scene = below("sarellia", OTHER, deck=["torch_goes_out"], **PAIR).begin().answer("below:draw")
    assert (turn_over(scene), row(scene), scene.hero().kept) == (True, ["torch_goes_out"], ())
    assert pass_until(scene).question() == "turn.below"


def test_the_salve_below_costs_the_turn():
    scene = below("sarellia", OTHER, life=2, **PAIR).begin().answer("salve:self")
    assert (turn_over(scene), scene.hero().life, row(scene)) == (True, 6, [])


# --- trapdoors


def trapdoor(*dice, **fields):
    """His die comes first."""
    scene = about_to_enter("sarellia", OTHER, **PAIR, **fields).top("room", "trapdoor").dice(*dice).begin()
    return scene.answer("move:north")


def test_if_she_falls_he_jumps_after_her_into_the_pit():
    scene = trapdoor(7, 10, 2).answer("heading:west")
    assert (turn_over(scene), scene.hero().life, friend(scene), journey(scene)[0]) == (True, 4, 12, NORTH)
    assert {"climb", "below:draw"} < pass_until(scene).options()


def test_both_must_roll_to_climb_out():
    scene = pass_until(trapdoor(7, 10, 2).answer("heading:west")).dice(9, 7).answer("climb")
    assert (scene.question(), scene.at(), journey(scene)) == ("turn", NORTH, None)


def test_out_alone_she_waits_leaves_him_or_next_turn_goes_down_to_him():
    scene = pass_until(trapdoor(7, 10, 2).answer("heading:west")).dice(9, 8).answer("climb")
    assert (scene.question(), scene.at(), scene.options()) == ("friend.below", NORTH, {"stay", "abandon"})
    scene = pass_until(scene.answer("stay"))
    assert (scene.question(), scene.options() >= {"miss", "abandon", "follow"}) == ("turn.friend", True)


def test_she_may_follow_him_down_a_trapdoor_unhurt():
    """The turn is then spent below (R53)."""
    scene = pass_until(trapdoor(8, 3, 5))
    assert (scene.question(), friend(scene), scene.hero().life) == ("turn.friend", 9, 6)
    assert scene.answer("follow").question() == "below.heading"


def test_together_again_they_go_on_below():
    scene = pass_until(trapdoor(8, 3, 5, deck=["nothing", "horde_of_rats"])).answer("follow").answer("heading:west")
    assert (turn_over(scene), journey(scene)) == (True, (NORTH, "west", 1))
    scene = pass_until(scene).dice(6, 3).answer("below:draw")
    assert (friend(scene), scene.hero().life, "friend_in_hole" in scene.hero().marks) == (8, 6, False)


def test_along_below_they_leave_the_hole_together():
    scene = pass_until(trapdoor(8, 3, 10, 2, deck=["nothing"]).answer("heading:west")).answer("below:draw")
    scene = pass_until(scene)
    assert (scene.question(), "friend_in_hole" in scene.hero().marks) == ("turn.below", False)


def test_a_rope_gets_both_out_without_a_roll():
    scene = pass_until(trapdoor(7, 10, 2, things=[("corpse", "rope")]).answer("heading:west")).answer("climb")
    assert (scene.question(), scene.at(), "friend_in_hole" in scene.hero().marks) == ("turn", NORTH, False)


def test_killed_by_his_fall_he_needs_no_climbing():
    """He falls to his death, she falls with Agility 6; only her own roll gets her out."""
    scene = pass_until(trapdoor(8, 5, 7, 2, marks={"flame_bright": 5}).answer("heading:west")).dice(6).answer("climb")
    assert (scene.question(), scene.at(), friend(scene)) == ("turn", NORTH, 0)
