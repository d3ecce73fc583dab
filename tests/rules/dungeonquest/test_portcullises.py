"""Section 3, portcullises; section 4; R37, R39."""

import pytest

from .scene import Scene

GATE, DOOR = "portcullis_cross", "room_door_ahead_open_sides"


def behind_the_gate(hero="volrik", *others, rings=(), **fields):
    """In a portcullis tile at (3, 4), its gate to the south; a room at (3, 5)."""
    scene = Scene(hero, *others, rings=rings).tile(3, 4, GATE).put(0, 3, 4, came_from=(3, 5), **fields)
    return scene.tile(3, 5, "room_cross")


def before_the_gate(hero="volrik", *others, rings=()):
    """South of the gate of an explored portcullis tile at (3, 4)."""
    return Scene(hero, *others, rings=rings).tile(3, 4, GATE).tile(3, 5, "room_cross").put(0, 3, 5, came_from=(3, 6))


@pytest.mark.parametrize("hero, strength", [("sir_rohan", 6), ("ulv_grimhand", 7), ("el_adoran", 3), ("volrik", 4)])
def test_strength_or_less_lifts_the_gate(hero, strength):
    for roll in range(1, 13):
        scene = behind_the_gate(hero).top("room", "empty").dice(roll).begin().answer("move:south")
        assert scene.at() == ((3, 5) if roll <= strength else (3, 4)), roll


def test_a_failure_ends_the_turn_and_may_be_tried_again():
    scene = behind_the_gate("volrik", "sir_rohan").dice(12).begin().answer("move:south")
    assert (scene.at(), scene.asked()) == ((3, 4), (1,))
    scene.answer("miss").dice(4).top("room", "empty").answer("move:south")
    assert scene.at() == (3, 5)


def test_a_gate_on_the_facing_side_of_the_neighbour_is_tested_too():
    scene = before_the_gate().dice(5).begin().answer("move:north")
    assert (scene.at(), scene.saw("card")) == ((3, 5), [])
    scene.dice(4).top("room", "empty").answer("move:north")
    assert (scene.at(), scene.saw("card")) == ((3, 4), [(0, "room", "empty")])


def test_a_newly_drawn_portcullis_tile_is_entered_freely():
    scene = Scene("volrik").tile(3, 5, "room_cross").put(0, 3, 5).top("tiles", GATE).top("room", "empty").begin()
    scene.answer("move:north")
    assert (scene.at(), scene.saw("roll"), scene.sides(3, 4)) == ((3, 4), [], (1, 1, 3, 1))


def test_the_other_openings_of_a_portcullis_tile_need_no_test():
    scene = behind_the_gate().top("tiles", "room_cross").top("room", "empty").begin().answer("move:north")
    assert (scene.at(), scene.saw("roll")) == ((3, 3), [])


def test_a_portcullis_tile_draws_a_room_card():
    scene = behind_the_gate().put(0, 3, 5).dice(1).top("room", "bracelet").begin().answer("move:north")
    assert (scene.saw("card"), scene.gold()) == ([(0, "room", "bracelet")], 40)


def test_no_escape_with_a_gate_just_fallen_behind():
    scene = Scene("volrik").tile(3, 5, "room_cross").put(0, 3, 5).top("tiles", GATE).top("room", "orc").begin()
    scene.answer("move:north")
    assert (scene.options(), scene.option("escape").why_not) == ({"attack", "wait"}, "gate_behind")


def test_no_escape_after_lifting_the_gate_on_the_way_in():
    """R37."""
    scene = before_the_gate().dice(1).top("room", "orc").begin().answer("move:north")
    assert scene.option("escape").why_not == "gate_behind"


def test_no_escape_after_lifting_the_gate_on_the_way_out():
    """R37: whoever has just come through a gate, in either direction."""
    scene = behind_the_gate().dice(1).top("room", "orc").begin().answer("move:south")
    assert (scene.options(), scene.option("escape").why_not) == ({"attack", "wait"}, "gate_behind")


def test_entering_a_portcullis_tile_by_another_side_leaves_escape_open():
    """R37."""
    scene = Scene("volrik").tile(3, 4, GATE).tile(2, 4, "room_cross").put(0, 2, 4, came_from=(1, 4)).top("room", "orc")
    scene.begin().answer("move:east")
    assert scene.options() == {"attack", "wait", "escape"}


def test_the_gate_is_forgotten_on_the_next_square():
    """R37: only who has just crossed."""
    scene = behind_the_gate(gate_behind=True).tile(3, 3, "room_cross").top("room", "orc").begin().answer("move:north")
    assert "escape" in scene.options()


def test_the_spider_cannot_be_fled_with_a_gate_behind():
    """R37: fleeing the spider is barred in the same places."""
    scene = behind_the_gate().dice(1).top("room", "giant_spider").begin().answer("move:south")
    assert "flee" not in scene.options()
    scene = Scene("volrik").tile(3, 4, "room_cross").tile(3, 5, "room_cross").put(0, 3, 4).top("room", "giant_spider")
    assert "flee" in scene.begin().answer("move:south").options()


def test_a_sneak_attack_behind_the_gate_leaves_attack_alone():
    """R37, section 6.4."""
    scene = behind_the_gate().dice(1, 1).top("room", "sneak_attack_orc").begin().answer("move:south")
    assert scene.options() == {"attack"}


def door_and_gate(rings=()):
    """A door of (3, 5) against the gate of (3, 4)."""
    return Scene("volrik", rings=rings).tile(3, 4, GATE).put(0, 3, 4, came_from=(3, 5)).tile(3, 5, DOOR)


def test_a_gate_and_a_door_on_the_same_side_must_both_let_the_hero_pass():
    scene = door_and_gate().dice(4).top("door", "door_opens").top("room", "empty").begin().answer("move:south")
    assert (scene.at(), scene.dice_left) == ((3, 5), [])


def test_a_jammed_door_behind_a_lifted_gate_holds():
    scene = door_and_gate().dice(4).top("door", "door_jammed").begin().answer("move:south")
    assert scene.at() == (3, 4)


def test_a_gate_too_heavy_before_an_open_door_holds():
    scene = door_and_gate().dice(5).top("door", "door_opens").begin().answer("move:south")
    assert scene.at() == (3, 4)


@pytest.mark.parametrize("what, cards, dice", [("gate", ["door_opens"], []), ("door", [], [4])])
def test_the_opening_ring_deals_with_the_gate_or_the_door(what, cards, dice):
    """R39."""
    scene = door_and_gate(rings=("opening",)).dice(*dice).top("door", *cards).top("room", "empty").begin()
    scene.answer("move:south")
    assert scene.options() == {"lock:try", "ring:opening:door", "ring:opening:gate"}
    scene.answer(f"ring:opening:{what}")
    assert (scene.at(), scene.dice_left) == ((3, 5), [])
    assert scene.saw("card") == [*[(0, "door", card) for card in cards], (0, "room", "empty")]


def test_a_gate_opened_by_the_ring_is_behind_the_hero():
    """R37: crossed is crossed."""
    scene = behind_the_gate(rings=("opening",)).top("room", "orc").begin().answer("move:south")
    scene.answer("ring:opening:gate")
    assert (scene.at(), scene.option("escape").why_not) == ((3, 5), "gate_behind")


def test_a_gate_falls_again():
    scene = behind_the_gate().dice(1, 12).top("room", "empty").begin().answer("move:south").answer("move:north")
    assert scene.at() == (3, 5)


def test_a_gate_leads_out_into_the_treasure_chamber():
    scene = Scene("volrik").tile(6, 3, GATE).put(0, 6, 3, came_from="chamber").dice(1).dragon("sleeping").begin()
    scene.answer("move:south")
    assert scene.at() == "chamber"
