"""Section 12 and R49: Helena runs."""

import pytest

from tests.rules.dungeonquest.openings import turn_over
from tests.rules.dungeonquest.scene import Scene

START, FIRST, SECOND, BEYOND = (3, 6), (3, 5), (3, 4), (3, 3)
RING = ("ring", "jewellery", "golden_guineas")


def runner(
    first="room_cross", second="room_cross", start="room_cross", heroes=("helena", "volrik"), sets=None, **fields
):
    """Helena on START, tiles lying north of her. None: no tile lies there."""
    scene = Scene(*heroes, sets=sets).tile(*START, start).put(0, *START, **{"came_from": (3, 7)} | fields)
    for place, tile in ((FIRST, first), (SECOND, second)):
        if tile:
            scene.tile(*place, tile)
    return scene


def run(scene, *answers):
    scene.begin().answer("run:north")
    for answer in answers:
        scene.answer(answer)
    return scene


def test_two_squares_and_a_room_card_only_on_the_second():
    scene = runner().top("room", "empty").begin()
    assert scene.option("run:north").info == (2,)
    scene.answer("run:north")
    assert (scene.question(), scene.at(), scene.saw("card")) == ("run", FIRST, [])
    scene.answer("move:north")
    assert (scene.at(), scene.saw("card"), turn_over(scene)) == (SECOND, [(0, "room", "empty")], True)
    assert scene.hero().marks == {}


def test_she_may_stop_short_and_draws_the_card_there():
    scene = run(runner().top("room", "empty"), "stop")
    assert (scene.at(), scene.saw("card"), turn_over(scene)) == (FIRST, [(0, "room", "empty")], True)


def test_an_ordinary_move_is_still_one_square():
    scene = runner().top("room", "empty").begin().answer("move:north")
    assert (scene.at(), turn_over(scene)) == (FIRST, True)


@pytest.mark.parametrize(("pieces", "why"), [(8, ""), (9, "too_heavy")])
def test_with_eight_or_fewer_treasures(pieces, why):
    chits = [f"golden_guineas_{n:02}" for n in range(1, pieces - 1)]
    scene = runner().give(0, ("room", "bracelet"), ("search", "ring"), ("room", "potion"), chits=chits).begin()
    assert scene.option("run:heavy" if why else "run:north").why_not == why


def test_only_over_tiles_already_placed():
    scene = runner().begin()
    assert scene.option("run:east").why_not == "unknown_ground"
    scene = runner(second=None, first="room_left_ahead").begin()
    assert scene.option("run:north").why_not == "no_second_square"


def test_the_second_square_must_lie_too():
    scene = run(runner())
    assert (scene.option("move:east").why_not, scene.option("move:north").why_not) == ("unknown_ground", "")


@pytest.mark.parametrize("first", ["room_door_ahead_open_sides", "portcullis_cross"])
def test_no_doors_and_no_portcullises(first):
    entry = "north" if first.startswith("room") else "south"
    scene = Scene("helena", "volrik").tile(*START, "room_cross").put(0, *START).tile(*FIRST, first, entry=entry)
    assert scene.tile(*SECOND, "room_cross").begin().option("run:north").why_not == "run_barred"


def test_nor_for_the_second_square():
    scene = runner(first="room_door_ahead_open_sides").tile(2, 5, "room_cross")
    assert run(scene).option("move:north").why_not == "run_barred"


@pytest.mark.parametrize("tile", ["darkness_left", "cave_in_straight"])
def test_not_through_darkness_or_a_cave_in_but_she_may_stop_on_them(tile):
    assert runner(first=tile).begin().option("run:north").why_not == "not_through"
    scene = run(runner(second=tile).top("room", "empty"), "move:north")
    assert (scene.at(), turn_over(scene)) == (SECOND, True)


def test_not_past_another_hero():
    scene = runner().put(1, *FIRST).begin()
    assert scene.option("run:north").why_not == "occupied"
    assert runner().put(1, *SECOND).begin().option("run:north").why_not == "no_second_square"
    scene = run(runner().tile(2, 5, "room_cross").put(1, *SECOND))
    assert scene.option("move:north").why_not == "occupied"


def test_a_pit_needs_its_test_and_is_run_over():
    scene = run(runner(first="bottomless_pit").top("room", "empty").dice(8), "move:north")
    assert (scene.at(), turn_over(scene)) == (SECOND, True)


def test_a_fall_ends_the_run():
    assert run(runner(first="bottomless_pit").dice(9)).status() == "dead"


def test_a_pit_as_the_second_square():
    assert run(runner(second="bottomless_pit").dice(3), "move:north").at() == SECOND


def test_a_corridor_still_gives_its_free_move():
    """Corridor first, a room by the free move, then the second square of the run."""
    scene = runner(first="corridor_straight").tile(*BEYOND, "room_cross").top("room", "empty")
    scene = run(scene, "move:north")
    assert (scene.question(), scene.at(), scene.saw("card")) == ("run", SECOND, [])
    scene.answer("move:north")
    assert (scene.at(), len(scene.saw("card")), turn_over(scene)) == (BEYOND, 1, True)


def test_a_corridor_as_the_second_square():
    scene = runner(second="corridor_straight").top("tiles", "room_cross").top("room", "empty")
    scene = run(scene, "move:north", "move:north")
    assert (scene.at(), len(scene.saw("card")), turn_over(scene)) == (BEYOND, 1, True)


def test_a_free_move_onto_unknown_ground_ends_the_run():
    scene = runner(first="corridor_straight", second=None).top("tiles", "room_cross").top("room", "empty")
    scene = run(scene, "move:north")
    assert (scene.at(), len(scene.saw("card")), turn_over(scene)) == (SECOND, 1, True)


def test_through_a_rotating_room_there_is_no_running():
    scene = Scene("helena", "volrik").tile(*START, "room_cross").put(0, *START).tile(*SECOND, "room_cross")
    scene.tile(*FIRST, "rotating_room", rotated=True)
    assert turn_over(run(scene)) and scene.at() == FIRST


def test_a_tower_counts_as_a_placed_tile():
    scene = Scene("helena", "volrik").tile(1, 1, "room_cross").tile(1, 0, "room_cross").put(0, 1, 1).begin()
    scene.answer("run:north").answer("move:west")
    assert (scene.question(), scene.at()) == ("tower", (0, 0))
    scene.answer("leave")
    assert scene.status() == "out"


def test_out_of_a_tower():
    scene = Scene("helena", "volrik").tile(1, 0, "room_cross").tile(2, 0, "room_cross").top("room", "empty").begin()
    scene.answer("run:east").answer("move:east")
    assert (scene.at(), turn_over(scene)) == ((2, 0), True)


# --- the price


def test_a_sneak_attack_costs_d12_less_4():
    scene = run(runner().top("room", "sneak_attack_orc").dice(10), "move:north")
    assert (scene.hero().life, scene.options()) == (6, {"attack", "escape"})


@pytest.mark.parametrize(("card", "dice", "loss"), [
    ("poisonous_snakes", (3,), 5), ("explosion", (), 6), ("crossfire_trap", (2,), 2), ("poison_gas", (1, 1), 2),
])  # fmt: skip
def test_any_trap_costs_two_more(card, dice, loss):
    """Even where its own damage is 0."""
    scene = run(runner(first="trap_cross").top("trap", card).top("room", "empty").dice(*dice), "move:north")
    assert (scene.hero().life, scene.at()) == (12 - loss, SECOND)


def test_a_trapdoor_ends_the_run():
    scene = run(runner(first="trap_cross").top("trap", "trapdoor").dice(12, 3))
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (7, FIRST, True)


def test_a_trapdoor_avoided_costs_nothing():
    scene = run(runner(first="trap_cross").top("trap", "trapdoor").top("room", "empty").dice(8), "move:north")
    assert (scene.hero().life, scene.at()) == (12, SECOND)


def test_bats_are_no_trap():
    assert run(runner().top("room", "vampire_bats").dice(6), "move:north").hero().life == 8


@pytest.mark.parametrize("card", ["crypt", "dead_adventurer"])
def test_no_crypts_and_no_corpses(card):
    assert turn_over(run(runner().top("room", card), "move:north"))


@pytest.mark.parametrize("card", ["bracelet", "potion"])
def test_nothing_found_may_be_kept(card):
    scene = run(runner().top("room", card), "move:north")
    assert (scene.hero().treasures, scene.hero().kept, turn_over(scene), scene.s.table) == ((), (), True, [])


def test_no_sling_that_turn_but_the_next():
    scene = run(runner().top("room", "goblin", "orc").top("monster", "monster_06"), "move:north", "attack")
    assert scene.question() == "tactic"
    scene.both("mighty_blow", "slash").answer("miss").top_now("tiles", "room_cross").answer("move:north")
    assert scene.answer("attack").question() == "sling"


def test_the_price_is_paid_when_she_stops_short_too():
    scene = run(runner().top("room", "bracelet"), "stop")
    assert scene.hero().treasures == ()


# --- the Treasure Chamber


def test_the_chamber_ends_the_run_with_a_dragon_chit_and_no_treasure():
    scene = Scene("helena", "volrik").tile(5, 4, "room_cross").put(0, 5, 4).dragon("sleeping").begin()
    scene.answer("run:east")
    assert (scene.at(), scene.hero().chits, len(scene.saw("dragon.sleeps")), turn_over(scene)) == (
        "chamber", b"", 1, True,
    )  # fmt: skip


def test_as_the_second_square_too():
    scene = Scene("helena", "volrik").tile(4, 4, "room_cross").tile(5, 4, "room_cross").put(0, 4, 4).dragon("sleeping")
    scene.begin().answer("run:east").answer("move:east")
    assert (scene.at(), scene.hero().chits, len(scene.saw("dragon.sleeps"))) == ("chamber", b"", 1)


def test_next_turn_in_the_chamber_is_as_ever():
    scene = Scene("helena", "volrik").tile(5, 4, "room_cross").put(0, 5, 4).dragon("sleeping", "sleeping").begin()
    scene.answer("run:east").answer("miss").answer("stay")
    assert len(scene.hero().chits) == 2


def test_out_of_the_chamber():
    scene = Scene("helena", "volrik").tile(5, 4, "room_cross").tile(4, 4, "room_cross").put(0, "chamber")
    scene.top("room", "empty").begin().answer("run:upper_west").answer("move:west")
    assert (scene.at(), scene.saw("dragon.sleeps")) == ((4, 4), [])


def test_alone():
    scene = run(runner(heroes=("helena",)).top("room", "empty"), "move:north")
    assert (scene.at(), scene.s.round) == (SECOND, 2)


def test_nobody_else_runs():
    assert not any(o.startswith("run") for o in runner(heroes=("rildo", "volrik")).begin().options())
