"""Section 6.1 to 6.4: stances, rounds, sneak attacks; R8, R27."""

import pytest

from .openings import HERE, NORTH, about_to_enter, room_card, turn_over
from .scene import Scene

MATRIX = {
    ("mighty_blow", "mighty_blow"): (1, 1),
    ("mighty_blow", "slash"): (0, 2),
    ("mighty_blow", "leap_aside"): (1, 0),
    ("slash", "mighty_blow"): (1, 0),
    ("slash", "slash"): (1, 1),
    ("slash", "leap_aside"): (0, 1),
    ("leap_aside", "mighty_blow"): (0, 1),
    ("leap_aside", "slash"): (1, 0),
    ("leap_aside", "leap_aside"): (1, 1),
}


def fight(monster="champion_of_chaos", card="monster_08", heroes=("volrik", "sir_rohan"), **fields):
    """In front of a Champion of Chaos with 7 life points."""
    return room_card(monster, *heroes, **fields).top("monster", card).answer("attack")


@pytest.mark.parametrize(("tactics", "losses"), MATRIX.items())
def test_the_combat_matrix(tactics, losses):
    scene = fight().both(*tactics)
    hero, monster = losses
    assert (scene.hero().life, scene.s.meeting.wounds, scene.question()) == (15 - hero, monster, "tactic")


@pytest.mark.parametrize(("tactics", "losses"), MATRIX.items())
def test_the_matrix_adds_up_over_the_rounds(tactics, losses):
    scene = fight()
    for _ in range(3):
        scene.both(*tactics)
    assert (scene.hero().life, scene.s.meeting.wounds) == (15 - 3 * losses[0], 3 * losses[1])


def test_three_stances_for_a_monster_met_in_the_usual_way():
    scene = room_card("orc")
    assert (scene.question(), scene.asked(), scene.options()) == ("stance", (0,), {"attack", "wait", "escape"})


def test_the_stance_comes_before_the_card():
    scene = room_card("orc")
    assert sum(len(h) for h in scene.s.decks["monster"]) == 15
    scene.answer("attack")
    assert scene.saw("stance") == [(0, "attack", "orc")]


def test_both_choose_from_three_tactics_every_round():
    scene = fight()
    for _ in range(3):
        assert scene.options(0) == scene.options(1) == {"mighty_blow", "slash", "leap_aside"}
        scene.both("leap_aside", "mighty_blow")


@pytest.mark.parametrize("first", [0, 1])
def test_nothing_happens_until_both_have_chosen(first):
    scene = fight()
    events = len(scene.events)
    scene.answer("slash", first)
    assert (len(scene.events), scene.asked()) == (events, (0, 1))
    assert scene.position.may_act() == (1 - first,)
    scene.answer("slash", 1 - first)
    assert scene.hero().life == 14


def test_killing_the_monster_ends_the_turn():
    scene = fight("goblin", "monster_06").both("slash", "slash")
    assert (turn_over(scene), scene.hero().life, scene.saw("monster.dead")) == (True, 14, [(0, "goblin", 1)])


def test_the_monster_may_kill_the_hero():
    scene = fight(life=1).both("slash", "mighty_blow")
    assert (scene.status(), scene.asked(), scene.s.meeting) == ("dead", (1,), None)
    assert (scene.bottom("monster"), scene.bottom("room")) == ("monster_08", "champion_of_chaos")


def test_both_dead_in_one_round_the_hero_is_dead():
    """R8."""
    scene = fight("goblin", "monster_06", life=1).both("slash", "slash")
    assert (scene.status(), scene.at()) == ("dead", None)


@pytest.mark.parametrize(("seats", "right"), [(2, 1), (3, 2), (4, 3)])
def test_the_right_player_is_the_seat_before(seats, right):
    heroes = ("volrik", "sir_rohan", "ulv_grimhand", "el_adoran")[:seats]
    assert fight(heroes=heroes).asked() == (0, right)


def test_the_right_player_of_seat_one_is_seat_nought():
    scene = Scene("volrik", "sir_rohan", "ulv_grimhand").tile(*HERE, "room_cross").put(1, *HERE)
    scene.top("tiles", "room_cross").top("room", "goblin").top("monster", "monster_06").begin(seat=1)
    scene.answer("move:north").answer("attack")
    assert set(scene.asked()) == {0, 1}
    assert scene.position.decision.asks[0][0] == 1, "the hero's tactic is asked first"


@pytest.mark.parametrize("gone", ["dead", "out"])
def test_a_dead_or_departed_player_still_acts_as_right_player(gone):
    """R27."""
    scene = about_to_enter("volrik", "sir_rohan").top("room", "goblin").top("monster", "monster_06")
    scene.put(1, 12, 9)
    scene.begin(seat=1).answer("leave" if gone == "out" else "miss")
    if gone == "dead":
        scene.hero(1).status, scene.hero(1).place = 2, -1
    assert scene.status(1) == ("out" if gone == "out" else "dead")
    scene.answer("move:north").answer("attack")
    assert (scene.question(), scene.asked()) == ("tactic", (0, 1))
    scene.both("mighty_blow", "slash")
    assert scene.saw("monster.dead") == [(0, "goblin", 1)]


# --- sneak attacks

LUCK = {"sir_rohan": (4, 17), "ulv_grimhand": (5, 16), "el_adoran": (7, 11), "volrik": (8, 15)}


@pytest.mark.parametrize("hero", LUCK)
@pytest.mark.parametrize("roll", range(1, 13))
def test_a_sneak_attack_costs_d12_less_luck_first(hero, roll):
    luck, life = LUCK[hero]
    scene = room_card("sneak_attack_orc", hero, "volrik" if hero != "volrik" else "sir_rohan", dice=(roll,))
    assert scene.hero().life == life - max(0, roll - luck)
    assert (scene.question(), scene.options()) == ("stance", {"attack", "escape"})


@pytest.mark.parametrize("monster", ["orc", "death_warrior", "mountain_troll"])
def test_then_attack_or_escape_only(monster):
    scene = room_card(f"sneak_attack_{monster}", dice=(1,))
    assert (scene.options(), scene.s.meeting.monster) == ({"attack", "escape"}, monster)


@pytest.mark.parametrize("monster", ["orc", "death_warrior", "mountain_troll"])
def test_then_attack_alone_if_escape_is_barred(monster):
    scene = room_card(f"sneak_attack_{monster}", dice=(1,), tile="portcullis_cross").top("monster", "monster_15")
    if scene.question() == "stance":
        assert scene.options() == {"attack"}
        scene.answer("attack")
    assert scene.question() == "tactic"


@pytest.mark.parametrize(("monster", "life"), [("orc", 3), ("death_warrior", 4), ("mountain_troll", 3)])
def test_the_card_is_read_as_for_the_monster_of_that_face(monster, life):
    scene = room_card(f"sneak_attack_{monster}", dice=(1,)).top("monster", "monster_15").answer("attack")
    for _ in range(life):
        scene.both("slash", "leap_aside")
    assert scene.saw("monster.dead") == [(0, monster, life)]
    assert (scene.bottom("room"), turn_over(scene)) == (f"sneak_attack_{monster}", True)


def test_one_may_escape_after_a_sneak_attack():
    scene = room_card("sneak_attack_orc", dice=(10,)).top("monster", "monster_03").answer("escape")
    assert (scene.at(), scene.hero().life, scene.bottom("room")) == (HERE, 13, "sneak_attack_orc")


def test_a_sneak_attack_may_kill_outright():
    scene = room_card("sneak_attack_orc", dice=(12,), life=4)
    assert (scene.status(), scene.bottom("room"), scene.asked()) == ("dead", "sneak_attack_orc", (1,))
    assert sum(len(h) for h in scene.s.decks["monster"]) == 15, "no Monster card was drawn"


def test_the_dazzling_ring_does_not_work_against_a_sneak_attack():
    scene = room_card("sneak_attack_orc", dice=(1,), rings=("dazzling",))
    assert scene.options() == {"attack", "escape"}


def test_flee_the_monster_is_gone_and_the_hero_stays():
    scene = room_card("champion_of_chaos").top("monster", "monster_12").answer("wait")
    assert (scene.at(), turn_over(scene), scene.hero().life) == (NORTH, True, 15)
