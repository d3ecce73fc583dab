"""Section 12: Thargrim's helm of terror and his meditation; R29, R40, R44."""

import pytest

from tests.rules.dungeonquest.openings import HERE, NORTH, room_card, turn_over
from tests.rules.dungeonquest.scene import Scene

AFRAID = ("goblin", "mountain_troll", "orc", "champion_of_chaos")
CARD = "monster_15"  # attack: combat for all, 3 life points


def met(monster, *dice, card=CARD, heroes=("thargrim", "volrik"), **fields):
    return room_card(monster, *heroes, **fields).top("monster", card).dice(*dice)


@pytest.mark.parametrize("monster", AFRAID)
def test_thirteen_on_four_dice_and_it_flees(monster):
    scene = met(monster, 3, 3, 3, 4).answer("helm")
    assert (scene.hero().life, turn_over(scene), scene.at()) == (12, True, NORTH)
    assert scene.saw("monster.terrified") == [(0, monster)]
    assert (sum(len(h) for h in scene.s.decks["monster"]), scene.bottom("room")) == (15, monster), "no card is drawn"


def test_it_costs_a_life_point_whatever_the_roll():
    scene = met("goblin", 3, 3, 3, 3, card="monster_01").answer("helm")
    assert (scene.hero().life, turn_over(scene)) == (12, True)


def test_twelve_does_not_and_a_card_that_says_flee_still_lets_it_go():
    scene = met("orc", 3, 3, 3, 3, card="monster_02").answer("helm")
    assert (scene.saw("monster.result"), scene.hero().life) == ([(0, "orc", "attack", "flee", "")], 12)
    assert (turn_over(scene), scene.bottom("monster")) == (True, "monster_02")


@pytest.mark.parametrize("monster", AFRAID[1:])
def test_combat_costs_a_d6_first_and_then_it_is_fought_with_that_card(monster):
    scene = met(monster, 1, 1, 1, 1, 5).answer("helm")
    assert (scene.hero().life, scene.question()) == (7, "tactic")
    assert scene.seen_by(1)["table"]["meeting"]["life"] == 3, "R29: the card drawn for the helm is the Monster card"
    scene.both("mighty_blow", "slash").both("mighty_blow", "slash")
    assert scene.saw("monster.dead") == [(0, monster, 3)]


@pytest.mark.parametrize(("roll", "life"), [(1, 12), (3, 12), (4, 11), (6, 9)])
def test_a_goblins_anger_is_d6_less_3(roll, life):
    scene = met("goblin", 1, 1, 1, 1, roll).answer("helm")
    assert (scene.hero().life, scene.question()) == (life, "tactic")


def test_the_anger_may_kill():
    scene = met("orc", 1, 1, 1, 1, 5, life=6).answer("helm")
    assert (scene.status(), scene.hero().cause) == ("dead", "orc")


def test_the_stance_read_is_attack_and_no_stance_is_left():
    scene = met("orc", 1, 1, 1, 1, 1).answer("helm")
    assert (scene.s.meeting.stance, scene.question()) == ("attack", "tactic")


def test_a_death_warrior_knows_no_fear():
    option = met("death_warrior").option("helm")
    assert option.why_not == "fearless"


def test_nor_does_a_skeleton():
    """R40."""
    scene = room_card("crypt", "thargrim", "volrik").top("crypt", "skeleton").dice(4).answer("look")
    assert scene.option("helm").why_not == "fearless"


def test_not_for_the_last_life_point():
    assert met("orc", life=1).option("helm").why_not == "last_life"


@pytest.mark.parametrize("monster", ["orc", "mountain_troll"])
def test_after_the_damage_of_a_sneak_attack(monster):
    scene = met(f"sneak_attack_{monster}", dice=(8,))
    assert (scene.hero().life, scene.options()) == (10, {"attack", "escape", "helm"})
    scene.dice(6, 6, 6, 6).answer("helm")
    assert (scene.hero().life, turn_over(scene)) == (9, True)


def test_not_after_a_death_warriors_sneak_attack():
    assert met("sneak_attack_death_warrior", dice=(1,)).option("helm").why_not == "fearless"


def test_the_price_and_the_odds_are_told():
    assert met("orc").option("helm").info == (1, "4D6", 13)


def test_alone():
    scene = met("goblin", 1, 1, 1, 1, 2, 9, 9, 9, heroes=("thargrim",)).answer("helm")
    assert (scene.hero().life, scene.saw("monster.dead")) == (12, [(0, "goblin", 3)])


def test_nobody_else_has_the_helm():
    assert room_card("orc", "ironhand", "volrik").options() == {"attack", "wait", "escape"}


# --- meditation


def sitting(*plight, life=5, tile="room_cross", **fields):
    scene = Scene("thargrim", "volrik").tile(*HERE, tile).put(0, *HERE, came_from=(3, 5), life=life, **fields)
    return scene.give(0, *plight).begin()


def test_meditating_gives_a_life_point_instead_of_a_turn():
    scene = sitting().answer("meditate")
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (6, HERE, True)


def test_not_beyond_the_starting_value():
    assert sitting(life=13).option("meditate").why_not == "unhurt"


@pytest.mark.parametrize("plight", [("room", "torch_goes_out"), ("trap", "trapdoor")])
def test_in_the_dark_and_in_a_hole_too(plight):
    """R2."""
    assert sitting(plight).answer("meditate").hero().life == 6


def test_not_before_the_spider():
    assert sitting(("room", "giant_spider")).options() == {"fight"}


def test_not_once_the_turn_has_begun_otherwise():
    scene = sitting(("room", "torch_goes_out")).dice(1).answer(("relight", ("1", "2", "3")))
    assert "meditate" not in scene.options()


def test_in_the_treasure_chamber_a_dragon_chit_but_no_treasure():
    """R44."""
    scene = Scene("thargrim", "volrik").put(0, "chamber", life=5).dragon("sleeping").begin().answer("meditate")
    assert (scene.hero().life, scene.hero().chits, len(scene.saw("dragon.sleeps"))) == (6, b"", 1)


def test_alone_again_and_again():
    scene = Scene("thargrim").tile(*HERE, "room_cross").put(0, *HERE, life=5).begin()
    assert scene.answer("meditate").answer("meditate").hero().life == 7
