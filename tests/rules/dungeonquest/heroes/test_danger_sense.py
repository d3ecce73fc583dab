"""Section 12, Sarellia: the tile and the die only the right player sees, the report told to all (R50, R65)."""

import pytest

from tests.rules.dungeonquest.scene import square

from .stage import HERE, NORTH, SETS, about_to_enter, at, turn_over

TRIO = ("sarellia", "volrik", "sir_rohan")  # the right player is seat 2
EAST = (4, 4)


def report(tile, die, *heroes, way="north", **fields):
    """She has chosen this way; the right player has seen the tile and rolled."""
    scene = about_to_enter(*(heroes or TRIO), tile=tile, **fields).dice(die).begin()
    return scene.answer(f"move:{way}")


DANGERS = ["trap_cross", "bottomless_pit", "rotating_room"]
HARMLESS = ["room_cross", "corridor_straight", "darkness_left", "cave_in_cross", "chasm_entry_with_left",
            "portcullis_cross"]  # fmt: skip


@pytest.mark.parametrize("die", [2, 5, 10])
@pytest.mark.parametrize("tile", [*DANGERS, *HARMLESS])
def test_2_to_10_the_report_is_true(tile, die):
    scene = report(tile, die)
    assert (scene.question(), scene.position.decision.data) == ("sense", ("north", tile in DANGERS))
    assert scene.saw("sense.warns" if tile in DANGERS else "sense.quiet") == [(0, square(*NORTH))]


@pytest.mark.parametrize("tile", [*DANGERS, *HARMLESS])
def test_on_a_1_it_is_false(tile):
    assert report(tile, 1).position.decision.data == ("north", tile not in DANGERS)


def test_only_the_right_player_sees_tile_and_die():
    scene = report("trap_cross", 8)
    assert scene.saw("sense.tile", 2) == [(0, square(*NORTH), "trap")]
    assert scene.saw("sense.die", 2) == [(0, 8)]
    for seat in (0, 1):
        assert scene.saw("sense.tile", seat) == scene.saw("sense.die", seat) == []
    seen = [scene.seen_by(seat)["table"]["unseen"] for seat in (0, 1, None, 2)]
    lying = {"place": square(*NORTH), "warned": True, "tile": None}
    assert seen == [[lying]] * 3 + [[{**lying, "tile": "trap_cross"}]]


def test_alone_nobody_does():
    """R65."""
    scene = report("trap_cross", 8, "sarellia")
    assert (scene.saw("sense.tile"), scene.saw("sense.die"), scene.question()) == ([], [], "sense")
    assert scene.seen_by(0)["table"]["unseen"][0]["tile"] is None


def test_the_report_is_told_to_all_and_she_alone_decides():
    scene = report("trap_cross", 8)
    assert (scene.asked(), scene.options()) == ((0,), {"enter", "refuse"})
    assert len(scene.saw("sense.warns", 1)) == 1


def test_entering_she_turns_it_up_with_the_arrow_at_her_entry():
    scene = report("room_door_ahead_open_left", 8).top_now("room", "empty").answer("enter")
    assert (scene.at(), scene.s.unseen, scene.s.numbers) == (NORTH, (), {})
    assert scene.sides(*NORTH) == (2, 0, 1, 1)
    assert scene.saw("sense.was_true") == [(0, square(*NORTH))]


def test_a_false_report_shows_when_it_is_turned_up():
    scene = report("trap_cross", 1).top_now("trap", "poisonous_snakes").dice(2).answer("enter")
    assert scene.saw("sense.was_false") == [(0, square(*NORTH))]


def test_refusing_she_tries_another_opening_once():
    scene = report("trap_cross", 8).answer("refuse")
    assert (scene.question(), scene.options()) == (
        "sense.elsewhere", {"move:east", "move:south", "move:west", "stop"},
    )  # fmt: skip
    assert scene.option("move:north").why_not == "refused"
    scene.top_now("tiles", "room_cross").top_now("room", "empty").dice(8).answer("move:east")
    assert (scene.question(), scene.at()) == ("sense", HERE)
    scene.answer("enter")
    assert (scene.at(), turn_over(scene), scene.hero().came_from) == (EAST, True, square(*HERE))


def test_another_opening_is_no_wall():
    scene = about_to_enter(*TRIO, here="room_left_ahead", tile="trap_cross").dice(8).begin().answer("move:north")
    assert scene.answer("refuse").options() == {"move:west", "move:south", "stop"}


def test_refusing_the_second_ends_the_turn():
    scene = report("trap_cross", 8).answer("refuse").top_now("tiles", "trap_cross").dice(8).answer("move:east")
    scene.answer("refuse")
    assert (scene.at(), turn_over(scene), len(scene.s.unseen)) == (HERE, True, 2)
    assert "sense_refused" not in scene.hero().marks


def test_or_she_stays_where_she_is():
    scene = report("trap_cross", 8).answer("refuse").answer("stop")
    assert (scene.at(), turn_over(scene)) == (HERE, True)


def test_another_opening_may_lead_to_a_known_tile():
    scene = about_to_enter(*TRIO, tile="trap_cross").tile(4, 4, "room_cross").top("room", "empty").dice(8).begin()
    scene.answer("move:north").answer("refuse").answer("move:east")
    assert (scene.at(), turn_over(scene)) == (EAST, True)


def test_one_refusal_a_turn_over_corridors_too():
    scene = report("room_cross", 1).answer("refuse").top_now("tiles", "corridor_cross").dice(8).answer("move:east")
    scene.answer("enter").top_now("tiles", "trap_cross").dice(8).answer("move:east").answer("refuse")
    assert (scene.at(), turn_over(scene)) == (EAST, True)


def test_doors_are_opened_before_the_report():
    scene = at(*TRIO, here="room_door_ahead_open_sides").top("door", "door_jammed").begin()
    scene.answer("move:north").answer("lock:try")
    assert (turn_over(scene), scene.s.unseen) == (True, ())


# --- by a secret door


def at_a_secret_door(*tiles, dice=()):
    scene = at(*TRIO, here="room_dead_end").top("search", "secret_door").top("tiles", *tiles).dice(*dice)
    return scene.begin().answer("search").answer("move:east")


def test_there_is_a_report_before_an_empty_square_behind_a_secret_door():
    scene = at_a_secret_door("trap_cross", dice=(8,))
    assert (scene.question(), scene.position.decision.data, scene.at()) == ("sense", ("east", True), HERE)
    scene.top_now("trap", "poisonous_snakes").dice(2).answer("enter")
    assert (scene.at(), turn_over(scene), scene.hero().came_from) == (EAST, True, -1)


def test_refusing_there_she_tries_another_wall_once():
    scene = at_a_secret_door("trap_cross", "trap_cross", dice=(8, 8)).answer("refuse")
    assert (scene.question(), scene.options()) == ("sense.elsewhere", {"move:north", "move:south", "move:west", "stop"})
    scene.answer("move:west").answer("refuse")
    assert (scene.at(), turn_over(scene), scene.bottom("search")) == (HERE, True, "secret_door")


# --- tiles that lie face down


def lying_north(tile, die=8):
    scene = report(tile, die).answer("refuse").answer("stop")
    assert turn_over(scene)
    return scene


def test_a_face_down_tile_stays_and_gives_no_second_report():
    scene = lying_north("room_cross", 1).answer("miss").answer("miss")
    scene.top_now("room", "empty").answer("move:north")
    assert (scene.at(), scene.s.unseen, scene.saw("sense.was_false")) == (NORTH, (), [(0, square(*NORTH))])


def test_whoever_enters_later_turns_it_up_with_the_arrow_at_the_own_entry():
    scene = about_to_enter(*TRIO, tile="room_door_ahead_open_left").tile(3, 2, "room_cross")
    scene.put(1, 3, 2).dice(8).begin().answer("move:north").answer("refuse").answer("stop")
    assert scene.asked() == (1,)
    scene.top_now("room", "empty").answer("move:south")
    assert (scene.at(1), scene.sides(*NORTH), scene.saw("sense.was_true")) == (NORTH, (1, 1, 2, 0), [(1, 42)])


def test_it_is_out_of_the_pile_and_back_in_nobodys():
    scene = lying_north("trap_cross")
    assert (scene.count("tiles"), scene.in_pile("tiles", "trap_cross")) == (115 - 2, 2)


def test_it_can_be_entered_when_the_pile_is_empty():
    scene = about_to_enter(*TRIO, tile="room_cross").dice(8)
    scene.state.decks["tiles"] = scene.state.decks["tiles"][:1]
    scene.begin().answer("move:north").answer("refuse")
    assert scene.option("move:east").why_not == "rock"
    scene.answer("stop").answer("miss").answer("miss")
    assert "move:north" in scene.options()


def test_no_report_before_known_tiles_and_none_for_others():
    scene = at(*TRIO).tile(3, 3, "room_cross").top("room", "empty").begin().answer("move:north")
    assert turn_over(scene)
    scene = about_to_enter("volrik", "sarellia").top("room", "empty").begin().answer("move:north")
    assert turn_over(scene)


def test_no_report_on_the_run_from_the_dragon():
    scene = at(*TRIO).put(0, "chamber").dragon("fire").top("tiles", "room_cross").dice(1).begin().answer("stay")
    assert (scene.question(), turn_over(scene.answer("move:north"))) == ("dragon.flee", True)


def test_in_a_game_with_heroes_and_a_sarellia_nowhere_tiles_are_as_ever():
    scene = at("volrik", "sir_rohan", sets=SETS).top("tiles", "room_cross").top("room", "empty").begin()
    assert turn_over(scene.answer("move:north"))
