"""Section 14: the heroes of the first half and what the Catacombs brought."""

import pytest

from games.rules.dungeonquest.state import Below
from tests.rules.dungeonquest.openings import turn_over
from tests.rules.dungeonquest.scene import Scene, square

SETS = ("base", "heroes", "catacombs")
START, FIRST, SECOND = (3, 6), (3, 5), (3, 4)
MISS, HIT = ("slash", "leap_aside"), ("mighty_blow", "slash")


def before_the_troll(*heroes, number="5", **fields):
    """Seat 0 is below and has drawn the cave troll; its number is chosen."""
    scene = Scene(*heroes, sets=SETS).put(0, 3, 4, below=Below(square(3, 4), 0), **fields)
    scene.state.heroes[0].place = -1
    scene.top("catacomb", "cave_troll")
    if len(heroes) == 1:
        scene.dice(int(number) + 1)
    scene.begin()
    if scene.question() == "turn.below":
        scene.answer("below:draw")
    return scene.answer(number) if len(heroes) > 1 else scene


@pytest.mark.parametrize("hero", ["thargrim", "tori_jima", "helena", "rildo", "ironhand"])
def test_no_helm_no_hiding_no_missiles_before_the_cave_troll(hero):
    scene = before_the_troll(hero, "volrik")
    assert (scene.question(), scene.options()) == ("cave_troll", {"fight"})
    scene.answer("fight")
    assert scene.question() == ("dagger" if hero == "rildo" else "tactic")


def test_daggers_work_on_the_cave_troll_but_are_lost():
    scene = before_the_troll("rildo", "volrik", number="8").answer("fight")
    scene.dice(2).answer("throw").answer(("throw", HIT), 0).answer("slash", 1)
    assert (scene.saw("monster.dead"), scene.saw("dagger.lost"), scene.hero().marks["daggers"]) == (
        [(0, "cave_troll", 2)], [], 3,
    )  # fmt: skip


def test_thrown_in_the_fight_with_it_too():
    scene = before_the_troll("rildo", "volrik", number="7").answer("fight").answer("hold")
    scene.dice(6).both(("throw", HIT), "slash")
    assert (scene.saw("monster.dead"), scene.hero().marks) == ([(0, "cave_troll", 3)], {"daggers": 3})


def test_bare_hands_against_its_d10():
    """R58."""
    scene = before_the_troll("rildo", "volrik", number="9", marks={"daggers": 0}).dice(9, 1, 1, 2).answer("fight")
    assert scene.saw("monster.rolls") == [(0, "cave_troll", 10, 9), (0, "cave_troll", 10, 1)]
    assert (scene.hero().life, scene.saw("monster.dead")) == (9, [(0, "cave_troll", 1)])


def test_alone():
    scene = before_the_troll("rildo", number="7").answer("fight").answer("throw").dice(1, 6).answer(("throw", HIT))
    assert scene.saw("monster.dead") == [(0, "cave_troll", 3)]


# --- Helena


def runner(first="room_cross", second="room_cross", **fields):
    scene = Scene("helena", "volrik", sets=SETS).tile(*START, "room_cross").put(0, *START, **fields)
    return scene.tile(*FIRST, first).tile(*SECOND, second)


def tile_of(kind):
    return next(t.key for t in Scene("helena", sets=SETS).cards.tiles if t.kind == kind)


def test_not_through_a_web_but_onto_it():
    assert runner(first=tile_of("web")).begin().option("run:north").why_not == "not_through"
    scene = runner(second=tile_of("web")).begin().answer("run:north").answer("move:north")
    assert (scene.at(), turn_over(scene)) == (SECOND, True)


def test_over_a_bridge_with_its_test_and_off_at_the_far_end():
    scene = runner(first=tile_of("bridge")).top("room", "empty").begin().answer("run:north").dice(8).answer("cross")
    assert (scene.question(), scene.options()) == ("run", {"move:north", "stop"})
    scene.answer("move:north")
    assert (scene.at(), turn_over(scene)) == (SECOND, True)


def test_staying_at_the_near_end_ends_the_run():
    scene = runner(first=tile_of("bridge")).begin().answer("run:north").answer("stop")
    assert (scene.at(), turn_over(scene)) == (FIRST, True)


def test_a_fall_ends_it():
    scene = runner(first=tile_of("bridge")).begin().answer("run:north").dice(9, 2, 1).answer("cross")
    assert (scene.hero().below is not None, scene.hero().life) == (True, 10)


def test_a_passage_found_while_running_is_left():
    scene = runner().top("room", "passage_down").begin().answer("run:north").answer("move:north")
    assert (scene.saw("passage.left"), turn_over(scene)) == ([(0,)], True)


def test_an_amulet_found_while_running_is_left():
    scene = runner().top("room", "amulet").begin().answer("run:north").answer("move:north")
    assert (scene.hero().amulet, turn_over(scene)) == (-1, True)
