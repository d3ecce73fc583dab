"""R45: tiles drawn on the flight act at once, out of turn; R5, R9 on the way."""

import pytest

from .scene import Scene


def both_burnt(*tiles, rings=()):
    """Seat 0 wakes the dragon and goes north into a room; seat 1 flees south onto the second tile laid out."""
    scene = Scene("volrik", "sir_rohan", "el_adoran", rings=rings).put(0, "chamber").put(1, "chamber")
    return scene.dragon("fire").dice(1, 1).top("tiles", "room_cross", *tiles)


def fled(scene):
    return scene.begin().answer("stay").answer("move:north").answer("move:south")


def test_a_cave_in_card_asks_the_fleeing_hero():
    scene = fled(both_burnt("trap_cross").top("trap", "cave_in").dice(2, 3))
    assert (scene.question(), scene.asked()) == ("cave_in.number", (1,))
    scene.answer("5")
    assert (scene.hero(1).life, scene.question(), scene.asked()) == (17 - 1 - 3, "turn", (1,))


def test_the_warning_ring_asks_the_fleeing_hero():
    scene = fled(both_burnt("trap_cross", rings=("", "warning")))
    assert (scene.question(), scene.asked()) == ("ring.warning", (1,))
    scene.answer("use")
    assert (scene.at(1), scene.saw("card"), scene.asked()) == ((6, 6), [], (1,))


def test_a_trapdoor_holds_the_hero_in_the_turn_that_follows():
    scene = fled(both_burnt("trap_cross").top("trap", "trapdoor").dice(12, 4))
    assert (scene.question(), scene.asked(), scene.hero(1).life) == ("turn.trapdoor", (1,), 12)


def test_a_fresh_rotating_room_turns_and_the_own_turn_leads_on():
    scene = fled(both_burnt("rotating_room"))
    assert (scene.question(), scene.asked(), scene.options()) == ("turn", (1,), {"move:south", "miss"})


def test_a_fall_on_the_flight_leaves_the_next_seat_to_move():
    scene = fled(both_burnt("bottomless_pit").dice(12))
    assert (scene.status(1), scene.asked(), scene.count("dragon")) == ("dead", (2,), 8)


def test_the_room_card_is_waived_on_the_flight_only():
    scene = fled(both_burnt("room_cross", "room_cross").top("room", "bracelet")).answer("move:south")
    assert (scene.at(1), scene.gold(1), scene.saw("card")) == ((6, 7), 40, [(1, "room", "bracelet")])


def test_searches_count_anew_on_the_square_fled_to():
    """R36."""
    scene = both_burnt("room_cross").put(1, "chamber", searches=2)
    assert "search" in fled(scene).options(1)


@pytest.mark.parametrize("key, entry, cards, dice", [
    ("room_door_ahead_open_sides", "north", ["door_jammed"], []), ("portcullis_cross", "south", [], [12]),
])  # fmt: skip
def test_failing_a_door_or_gate_from_a_corridor_on_the_flight_ends_it_there(key, entry, cards, dice):
    """R5; the dragon's next breath is for those still in the chamber."""
    scene = Scene("volrik", "sir_rohan").put(0, "chamber").dragon("fire").dice(1, *dice).tile(6, 3, "corridor_straight")
    scene.tile(6, 2, key, entry).top("door", *cards).begin().answer("stay").answer("move:north").answer("move:north")
    assert (scene.at(), scene.hero().life, scene.asked()) == ((6, 3), 14, (1,))


@pytest.mark.parametrize("out, back", [("north", "south"), ("lower_east", "west"), ("upper_west", "east")])
def test_the_flight_does_not_lead_back_into_the_chamber(out, back):
    """Section 8: the hero must flee; a corridor goes on elsewhere."""
    scene = Scene("volrik", "sir_rohan").put(0, "chamber").dragon("fire").dice(1).top("tiles", "corridor_cross")
    scene.begin().answer("stay").answer(f"move:{out}")
    assert (scene.question(), f"move:{back}" in scene.options(), len(scene.options())) == ("corridor", False, 3)


def test_a_corridor_with_no_way_but_back_is_where_the_flight_ends():
    """R5."""
    scene = Scene("volrik", "sir_rohan").put(0, "chamber").dragon("fire").dice(1).tile(6, 3, "corridor_straight")
    scene.tile(6, 2, "room_dead_end", entry="north").begin().answer("stay").answer("move:north")
    assert (scene.at(), scene.hero().life, scene.asked()) == ((6, 3), 14, (1,))


def test_two_heroes_may_flee_through_the_same_corridor():
    """R5: each hero's own way."""
    scene = Scene("volrik", "sir_rohan").put(0, "chamber").put(1, "chamber").dragon("fire").dice(1, 1)
    scene.tile(6, 3, "corridor_cross").top("tiles", "room_cross", "room_cross").begin().answer("stay")
    scene.answer("move:north").answer("move:east").answer("move:north").answer("move:west")
    assert (scene.at(0), scene.at(1)) == ((7, 3), (5, 3))


def test_a_hero_fled_onto_a_gate_tile_may_go_back_through_the_gate():
    scene = fled(both_burnt("portcullis_cross"))
    scene.dice(12).answer("move:north")
    assert (scene.at(1), scene.asked()) == ((6, 6), (2,))


def test_a_fleeing_hero_is_not_stopped_by_the_dragons_next_turn():
    """Section 8: the pile is whole again for the next visitor."""
    scene = fled(both_burnt("room_cross")).dragon("sleeping").answer("move:north")
    assert (scene.at(1), len(scene.hero(1).chits), scene.count("dragon")) == ("chamber", 2, 7)
