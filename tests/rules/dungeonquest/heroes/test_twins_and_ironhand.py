"""Section 12: the four twins, Farendil's bow, Ironhand; combat cards."""

import pytest

from tests.rules.dungeonquest.openings import room_card, turn_over
from tests.rules.dungeonquest.scene import RULES, Scene

CARDS = RULES.compose(("base", "heroes"))
SHEETS = {h.key: h for h in CARDS.heroes}
TWINS = {"sir_roland": "sir_rohan", "vikas": "volrik", "siegfried": "ulv_grimhand", "farendil": "el_adoran"}
STATS = ("strength", "agility", "armour", "luck", "life", "weapon", "ammunition", "abilities", "no_ring", "no_amulet")


@pytest.mark.parametrize(("twin", "of"), [t for t in TWINS.items() if t[0] != "farendil"])
def test_a_twin_is_the_same_hero_with_another_face(twin, of):
    assert [getattr(SHEETS[twin], s) for s in STATS] == [getattr(SHEETS[of], s) for s in STATS]


def test_farendil_has_el_adorans_numbers_bow_and_arrows():
    mine, his = SHEETS["farendil"], SHEETS["el_adoran"]
    assert [getattr(mine, s) for s in STATS[:6]] == [getattr(his, s) for s in STATS[:6]]
    assert (Scene("farendil").state.heroes[0].arrows, mine.ammunition) == (4, 4)


def test_farendil_shoots_before_and_after_the_card():
    scene = room_card("orc", "farendil", "volrik").top("monster", "monster_15").answer("attack")
    assert (scene.question(), scene.options()) == ("arrow", {"shoot", "hold"})
    scene.dice(1).answer("shoot").dice(5).answer("shoot")
    assert (scene.saw("monster.shot"), scene.hero().arrows, turn_over(scene)) == ([(0, "orc")], 2, True)


def test_farendil_shoots_at_the_spider():
    scene = room_card("giant_spider", "farendil", "volrik").dice(5).answer("shoot")
    assert (scene.saw("spider.dead"), scene.hero().arrows) == ([(0,)], 3)


def test_no_other_twin_is_asked_anything_new():
    scene = room_card("goblin", "vikas", "sir_roland").top("monster", "monster_06")
    assert scene.options() == {"attack", "wait", "escape"}
    assert scene.answer("attack").question() == "tactic"


def test_ironhand_may_wear_no_amulet_and_is_passed_over_when_rings_are_chosen():
    assert SHEETS["ironhand"].no_amulet and SHEETS["ironhand"].no_ring
    scene = Scene("volrik", "ironhand", "sir_rohan").begin(phase="rings")
    assert scene.asked() == (2,)
    scene.answer("fate")
    assert scene.asked() == (0,)
    scene.answer("changing")
    assert ([h.ring for h in scene.s.heroes], scene.question()) == (["changing", "", "fate"], "tower.start")


def test_azoth_is_passed_over_too():
    assert Scene("azoth", "volrik").begin(phase="rings").asked() == (1,)


def test_seven_rings_to_choose_from_and_those_left_over_are_out_of_the_game():
    scene = Scene("volrik", "thargrim").begin(phase="rings")
    seven = {"dazzling", "healing", "opening", "warning", "changing", "fate", "searching"}
    assert (scene.asked(), scene.options()) == ((1,), seven)
    scene.answer("searching")
    assert (scene.asked(), scene.options()) == ((0,), seven - {"searching"})


def test_sixteen_or_more_heroes_and_each_can_be_taken():
    scene = Scene.fresh(2, sets=("base", "heroes")).dice(2, 1).begin(phase="first_player")
    assert scene.options() == set(SHEETS)
    scene.answer("rildo")
    assert scene.options() == set(SHEETS) - {"rildo"}
    scene.answer("tori_jima").answer("fate").answer("changing")
    assert (scene.hero(0).marks, scene.hero(1).marks) == ({"daggers": 4}, {"shuriken": 4})


def test_combat_cards_are_the_three_tactics_with_the_same_results():
    assert CARDS.set.matrix == RULES.compose(("base",)).set.matrix


def test_a_base_game_knows_none_of_it():
    scene = Scene("volrik", "sir_rohan").begin(phase="rings")
    assert scene.options() == {"dazzling", "healing", "opening", "warning"}
