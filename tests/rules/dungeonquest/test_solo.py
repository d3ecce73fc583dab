"""Section 10: one hero alone; R12, R65."""

import pytest

from .openings import HERE, about_to_enter, room_card
from .scene import Scene

TABLE = {
    **dict.fromkeys((1, 2, 3), (1, 0)),
    **dict.fromkeys((4, 5, 6), (1, 1)),
    **dict.fromkeys((7, 8, 9), (0, 1)),
    10: (0, 2),
}


def alone(monster="champion_of_chaos", card="monster_08", hero="sir_rohan", **fields):
    """In front of a Champion of Chaos with 7 life points (attack) when the stance is still to be told."""
    return room_card(monster, hero, **fields).top("monster", card)


@pytest.mark.parametrize(("roll", "losses"), TABLE.items())
def test_a_round_goes_by_the_table(roll, losses):
    """The row once, then as many nines as the Champion has life points left."""
    scene = alone().dice(roll, *[9] * (7 - losses[1])).answer("attack")
    assert (scene.hero().life, scene.dice_left) == (17 - losses[0], [])
    assert scene.saw("monster.dead") == [(0, "champion_of_chaos", 7)]


@pytest.mark.parametrize("roll", [11, 12])
def test_eleven_and_twelve_roll_again(roll):
    scene = alone("goblin", "monster_06").dice(roll, 12, 11, 7).answer("attack")
    assert (scene.hero().life, scene.dice_left, scene.saw("monster.dead")) == (17, [], [(0, "goblin", 1)])


def test_a_ten_may_take_more_than_is_left():
    scene = alone("goblin", "monster_06").dice(10).answer("attack")
    assert (scene.hero().life, scene.saw("monster.dead")) == (17, [(0, "goblin", 1)])


def test_both_at_nought_and_the_hero_has_lost():
    """R8."""
    scene = alone("goblin", "monster_06", life=1).dice(5).answer("attack")
    assert (scene.status(), scene.question()) == ("dead", None)


def test_nobody_is_asked_for_tactics():
    scene = alone("goblin", "monster_06").dice(7).answer("attack")
    assert (scene.question(), scene.asked(), scene.s.round) == ("turn", (0,), 2)


def test_the_stances_and_the_monster_card_are_the_same():
    scene = alone("goblin", "monster_02")
    assert (scene.question(), scene.options()) == ("stance", {"attack", "wait", "escape"})
    scene.answer("escape")
    assert (scene.at(), scene.bottom("monster")) == (HERE, "monster_02")


def test_the_lone_hero_does_not_see_the_monster_card():
    """The server holds all hidden information."""
    scene = alone("champion_of_chaos", "monster_08", hero="el_adoran").answer("attack").answer("hold")
    assert (scene.question(), scene.asked()) == ("arrow", (0,))
    assert scene.saw("monster.card", 0) == []
    assert scene.seen_by(0)["table"]["meeting"]["life"] is None


def test_arrows_may_be_shot_alone_too():
    scene = alone("goblin", "monster_15", hero="el_adoran").answer("attack").dice(3, 4).answer("shoot")
    scene.dice(9).answer("hold")
    assert (scene.hero().life, scene.hero().arrows, scene.saw("monster.dead")) == (11, 3, [(0, "goblin", 3)])


def test_a_sneak_attack_alone():
    scene = room_card("sneak_attack_orc", "sir_rohan", dice=(8,)).top("monster", "monster_15")
    assert (scene.hero().life, scene.options()) == (13, {"attack", "escape"})
    scene.dice(9, 9, 9).answer("attack")
    assert scene.saw("monster.dead") == [(0, "orc", 3)]


def test_a_spider_alone():
    scene = room_card("giant_spider", "sir_rohan", dice=(6,)).answer(("fight", ("1", "2", "3")))
    assert (scene.question(), scene.hero().life, scene.s.round) == ("turn.spider", 16, 2)


def test_missed_turns_alone():
    scene = about_to_enter("volrik", tile="trap_cross").top("trap", "explosion").begin().answer("move:north")
    assert (scene.s.round, scene.question(), scene.hero().miss) == (3, "turn", 0)


def test_the_dragon_chit_is_turned_up_alone():
    scene = Scene("volrik").tile(5, 4, "room_cross").put(0, 5, 4).top("treasure", "sceptre", "golden_mug")
    scene.dragon("sleeping").begin().answer("move:east")
    assert (scene.at(), scene.gold(), scene.s.round) == ("chamber", 2600, 2)


# --- winning


def leaving(*cards, chits=()):
    scene = Scene("volrik").put(0, 0, 0).give(0, *cards, chits=chits).begin().answer("leave")
    assert (scene.question(), scene.status()) == (None, "out")
    return scene


@pytest.mark.parametrize("chits", [("golden_guineas_01",), ("giant_ruby", "sceptre")])
def test_out_with_at_least_one_treasure_chit_is_winning(chits):
    scene = leaving(chits=chits)
    assert scene.saw("game.over")[0][0] == (0,)


@pytest.mark.parametrize("cards", [(), (("room", "bracelet"),), (("search", "jewellery"), ("crypt", "brooch"))])
def test_out_without_a_chit_is_not(cards):
    scene = leaving(*cards)
    assert scene.saw("game.over")[0][0] == ()


def test_the_gold_is_told_either_way():
    scene = leaving(("room", "bracelet"))
    assert scene.saw("left") == [(0, 0, 40)]


def test_a_dead_hero_has_not_won():
    scene = room_card("vampire_bats", "volrik", dice=(6,), life=4)
    assert (scene.question(), scene.saw("game.over")[0][0]) == (None, ())


def test_nightfall_alone():
    scene = Scene("volrik", round=26).tile(*HERE, "room_cross").put(0, *HERE).give(0, chits=("sceptre",)).begin()
    scene.answer("miss")
    assert (scene.question(), scene.status(), scene.saw("game.over")[0][0]) == (None, "lost", ())
