"""Section 6, escape: where it leads, what acts there (R38), where it is barred (R18, R37), doors and gates."""

import pytest

from .openings import HERE, NORTH, about_to_enter, room_card, turn_over
from .scene import Scene

ESCAPE = "monster_02"  # goblin, troll, Death Warrior: escape


def escaping_to(tile, entry="south", came_from=(3, 5), **fields):
    """Seat 0 walks north off this tile into a goblin and escapes."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, tile, entry=entry).put(0, *HERE, came_from=came_from, **fields)
    return scene.top("tiles", "room_cross").top("room", "goblin").top("monster", ESCAPE)


def test_escape_steps_back_without_a_room_card():
    scene = escaping_to("room_cross").begin().answer("move:north").answer("escape")
    assert (scene.at(), turn_over(scene), scene.hero().life) == (HERE, True, 15)
    assert [c[1] for c in scene.saw("card")] == ["room"], "the goblin's own"
    assert (scene.bottom("room"), scene.bottom("monster")) == ("goblin", ESCAPE)


def test_the_turn_after_an_escape_is_a_normal_one():
    scene = escaping_to("room_cross").begin().answer("move:north").answer("escape").answer("miss")
    assert (scene.asked(), scene.question()) == ((0,), "turn")
    assert {"search", "move:north", "move:south"} <= scene.options()


def test_an_escape_through_a_door_just_used_needs_no_new_card():
    scene = escaping_to("room_door_ahead_open_sides").top("door", "door_opens").begin().answer("move:north")
    scene.answer("escape")
    assert (scene.at(), len([c for c in scene.saw("card") if c[1] == "door"])) == (HERE, 1)


def test_escape_onto_a_trap_tile_draws_a_trap_card():
    """R38."""
    scene = escaping_to("trap_cross").top("trap", "explosion").begin().answer("move:north").answer("escape")
    assert (scene.at(), scene.hero().life, turn_over(scene)) == (HERE, 11, True)


@pytest.mark.parametrize(("roll", "inside"), [(7, True), (8, False)])
def test_escape_onto_a_pit_tests_agility_again(roll, inside):
    """R38."""
    scene = escaping_to("bottomless_pit").begin().answer("move:north").dice(roll).answer("escape")
    assert (scene.status() == "inside", scene.at() == HERE) == (inside, inside)


def test_a_pit_crossed_by_an_escape_may_be_left_by_any_opening():
    scene = escaping_to("bottomless_pit").begin().answer("move:north").dice(1).answer("escape").answer("miss")
    assert {"move:north", "move:south"} <= scene.options()


def test_escape_onto_a_corridor_must_be_moved_on_from():
    """R19."""
    scene = Scene("volrik", "sir_rohan").tile(3, 5, "room_cross").put(0, 3, 5).tile(*HERE, "corridor_left_right")
    scene.tile(*NORTH, "room_cross")
    scene.top("tiles", "room_cross").top("room", "goblin").top("monster", ESCAPE)
    scene.begin().answer("move:north").answer("move:west").answer("escape")
    assert (scene.at(), scene.question(), scene.asked()) == (HERE, "corridor", (0,))
    assert "stop" not in scene.options()
    scene.top("room", "empty").answer("move:south")
    assert (scene.at(), turn_over(scene)) == ((3, 5), True)


def test_escape_onto_darkness_counts_as_entered_from_the_side_stepped_over():
    """R38: next turn 1 to 3 leads back over the side stepped over, the north."""
    # entry west: openings west, north (left) and south (right)
    scene = escaping_to("darkness_left", entry="east").put(0, *HERE, came_from=(4, 4))
    # entry east: openings east and south
    scene.top("tiles", "room_cross")
    scene.begin()
    assert scene.question() == "turn.darkness"
    scene.dice(4).answer("grope")
    assert scene.at() == (3, 5)
    scene.answer("escape")
    assert (scene.at(), turn_over(scene)) == (HERE, True)
    scene.answer("miss").dice(2).top("room", "empty").answer("grope")
    assert scene.at() == (3, 5), "1 to 3 is the way in: over the side stepped back over"


def test_escape_onto_a_cave_in_counts_as_entered_from_that_side():
    """R38: next turn back means over the side stepped over; the other side needs the roll."""
    scene = escaping_to("cave_in_straight").put(0, *HERE, came_from=(3, 5), through=True).begin()
    scene.answer("move:north").answer("escape").answer("miss")
    assert (scene.question(), scene.hero().through) == ("turn.cave_in", False)
    assert scene.options() & {"move:north", "move:south", "force"} == {"move:north", "force"}


def test_escape_onto_a_chasm_stays_on_the_side_stepped_over():
    """Groups of this tile with its arrow south: south and west, north and east."""
    scene = escaping_to("chasm_entry_with_left").put(0, *HERE, came_from=(4, 4)).begin()
    scene.answer("move:north").answer("escape").answer("miss")
    moves = {o for o in scene.options() if o.startswith("move")}
    assert moves == {"move:north", "move:east"}


def test_a_rotating_room_stays_as_it_is_on_an_escape():
    """R38."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "rotating_room", entry="north", rotated=True)
    scene.put(0, *HERE, came_from=(3, 5)).top("tiles", "room_cross").top("room", "goblin").top("monster", ESCAPE)
    scene.begin()
    assert scene.sides(*HERE) == (1, 0, 0, 0)
    scene.answer("move:north").answer("escape")
    assert (scene.at(), scene.sides(*HERE), turn_over(scene)) == (HERE, (1, 0, 0, 0), True)


def test_escape_into_a_tower_asks_the_tower_question():
    """R38 with R6."""
    scene = Scene("volrik", "sir_rohan").put(0, 0, 0).top("tiles", "room_cross").top("room", "goblin")
    scene.top("monster", ESCAPE).begin().answer("move:south").answer("escape")
    assert (scene.at(), scene.question(), scene.asked()) == ((0, 0), "tower", (0,))


def test_escape_back_over_a_gate_one_did_not_cross_is_open():
    """R37: entering a portcullis tile by another side leaves escape open."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5))
    scene.tile(*NORTH, "portcullis_cross", entry="north").top("room", "goblin").top("monster", ESCAPE)
    scene.begin().answer("move:north")
    assert scene.options() == {"attack", "wait", "escape"}


def test_no_escape_with_a_gate_behind_on_drawing_its_tile():
    """R37."""
    scene = room_card("goblin", tile="portcullis_cross")
    assert scene.options() == {"attack", "wait"}


def test_no_escape_on_passing_an_old_gate_inwards():
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5))
    scene.tile(*NORTH, "portcullis_cross", entry="south").top("room", "goblin").dice(4).begin().answer("move:north")
    assert (scene.at(), scene.options()) == (NORTH, {"attack", "wait"})


def test_no_escape_on_passing_a_gate_outwards():
    """R37: in either direction."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "portcullis_cross", entry="north").put(0, *HERE)
    scene.top("tiles", "room_cross").top("room", "goblin").dice(1).begin().answer("move:north")
    assert (scene.at(), scene.options()) == (NORTH, {"attack", "wait"})


def test_nor_over_a_gate_opened_with_the_ring():
    scene = Scene("volrik", "sir_rohan", rings=("opening",)).tile(*HERE, "portcullis_cross", entry="north")
    scene.put(0, *HERE).top("tiles", "room_cross").top("room", "goblin").begin().answer("move:north")
    scene.answer("ring:opening:gate")
    assert (scene.at(), scene.options()) == (NORTH, {"attack", "wait"})


def test_a_gate_crossed_on_an_earlier_square_is_no_longer_behind():
    scene = about_to_enter("volrik", "sir_rohan", tile="portcullis_cross").top("room", "empty", "goblin")
    scene.top("tiles", "portcullis_cross", "room_cross").begin().answer("move:north").answer("miss")
    scene.answer("move:north")
    assert scene.options() == {"attack", "wait", "escape"}


def test_escape_back_into_the_chamber_just_left_draws_no_chit():
    """R18."""
    scene = Scene("volrik", "sir_rohan").put(0, "chamber").top("tiles", "room_cross").top("room", "goblin")
    scene.top("monster", ESCAPE).begin().answer("move:north").answer("escape")
    assert (scene.at(), scene.hero().chits, turn_over(scene)) == ("chamber", b"", True)
    assert scene.saw("dragon.sleeps") == []
    scene.answer("miss")
    assert scene.question() == "turn.chamber"


def test_a_search_count_starts_anew_after_an_escape():
    """R36: any return is a new visit."""
    scene = escaping_to("room_cross", searches=2).begin().answer("move:north").answer("escape")
    assert scene.hero().searches == 0
