"""Section 8, fleeing the dragon; R9, R45."""

import pytest

from .scene import Scene

SIX = {"move:north": (6, 3), "move:south": (6, 6), "move:upper_east": (7, 4), "move:lower_east": (7, 5),
       "move:upper_west": (5, 4), "move:lower_west": (5, 5)}  # fmt: skip
DOOR = "room_door_ahead_open_sides"


def burnt(*heroes, hero="volrik", **fields):
    """Before the flight of seat 0, who has lost one life point to the fire; lay out the rest, then ``.begin()``."""
    return Scene(hero, *heroes).put(0, "chamber", **fields).dragon("fire").dice(1)


def flight(scene, move):
    return scene.begin().answer("stay").answer(move)


def closed_in(scene, *but):
    """Rooms with their walls to the chamber, except on some sides."""
    walls = {"move:north": "north", "move:south": "south", "move:upper_east": "east", "move:lower_east": "east",
             "move:upper_west": "west", "move:lower_west": "west"}  # fmt: skip
    keys = iter(["room_dead_end"] * 4 + ["room_straight"] * 2)
    for move, side in walls.items():
        if move not in but:
            key = next(keys)
            if key == "room_straight":
                side = {"north": "east", "south": "east", "east": "north", "west": "north"}[side]
            scene.tile(*SIX[move], key, entry=side)
    return scene


@pytest.mark.parametrize("move", SIX)
def test_the_hero_flees_to_an_adjacent_square_drawing_a_tile_but_no_room_card(move):
    scene = flight(burnt("sir_rohan").top("tiles", "room_cross"), move)
    assert (scene.at(), scene.saw("card"), len(scene.saw("tile")), scene.asked()) == (SIX[move], [], 1, (1,))


def test_an_explored_room_draws_none_either():
    scene = flight(burnt("sir_rohan").tile(6, 3, "room_cross"), "move:north")
    assert (scene.at(), scene.saw("card"), scene.saw("tile"), scene.asked()) == ((6, 3), [], [], (1,))


def test_the_hero_must_flee():
    scene = burnt().begin().answer("stay")
    assert scene.options() == set(SIX)


def test_with_no_free_square_the_hero_is_eaten():
    """R9."""
    scene = closed_in(burnt("sir_rohan")).begin().answer("stay")
    assert (scene.status(), scene.at(), scene.asked()) == ("dead", None, (1,))


def test_with_heroes_on_every_square_around_the_hero_is_eaten():
    """R9."""
    scene = closed_in(burnt("sir_rohan"), "move:north").tile(6, 3, "room_cross").put(1, 6, 3).begin().answer("stay")
    assert scene.status() == "dead"


def test_with_solid_rock_all_round_the_hero_is_eaten():
    """R9, R23."""
    assert burnt("sir_rohan").only("tiles").begin().answer("stay").status() == "dead"


def test_the_first_to_flee_may_take_the_last_free_square():
    """R9, R45."""
    scene = closed_in(burnt("sir_rohan").put(1, "chamber").dice(1), "move:north").tile(6, 3, "room_cross")
    flight(scene, "move:north")
    assert ([scene.status(0), scene.status(1)], scene.at(0), scene.asked()) == (["inside", "dead"], (6, 3), (0,))


def at_a_door(*cards, dice=()):
    return burnt("sir_rohan").tile(6, 3, DOOR, entry="north").top("door", *cards).dice(*dice)


def test_a_door_is_tried():
    """R9."""
    scene = flight(at_a_door("door_opens"), "move:north")
    assert (scene.at(), scene.saw("card"), scene.hero().life) == ((6, 3), [(0, "door", "door_opens")], 14)


def test_each_failure_at_a_door_is_another_twelve_sided_loss():
    """R9: then a new try, there or elsewhere."""
    scene = flight(at_a_door("door_jammed", "door_jammed", "door_opens", dice=(4, 5)), "move:north")
    assert (scene.question(), scene.hero().life, scene.options()) == ("dragon.flee", 10, set(SIX))
    scene.answer("move:north")
    assert (scene.question(), scene.hero().life) == ("dragon.flee", 5)
    scene.answer("move:north")
    assert (scene.at(), scene.hero().life) == ((6, 3), 5)


def test_a_door_trap_bites_before_the_dragon_does():
    """R9."""
    scene = flight(at_a_door("door_trap_a", dice=(2, 5)), "move:north")
    assert (scene.question(), scene.hero().life, scene.dice_left) == ("dragon.flee", 7, [])


def test_a_failure_may_kill():
    """R9."""
    scene = flight(at_a_door("door_jammed", dice=(12,)).put(0, "chamber", life=9), "move:north")
    assert (scene.status(), scene.asked()) == ("dead", (1,))


def test_another_way_may_be_taken_after_a_failure():
    """R9."""
    scene = flight(at_a_door("door_jammed", dice=(2,)).top("tiles", "room_cross"), "move:north").answer("move:south")
    assert (scene.at(), scene.hero().life) == ((6, 6), 12)


def test_each_failure_at_a_gate_is_another_twelve_sided_loss():
    """R9; Volrik's strength is 4."""
    scene = flight(burnt("sir_rohan").tile(6, 3, "portcullis_cross").dice(5, 3, 4), "move:north")
    assert (scene.question(), scene.hero().life) == ("dragon.flee", 11)
    scene.answer("move:north")
    assert (scene.at(), scene.hero().life, scene.saw("card")) == ((6, 3), 11, [])


@pytest.mark.parametrize("roll, status, place", [(7, "inside", (6, 3)), (8, "dead", None)])
def test_a_pit_on_the_flight_needs_agility(roll, status, place):
    """R9: only the Room card is waived."""
    scene = flight(burnt("sir_rohan").top("tiles", "bottomless_pit").dice(roll), "move:north")
    assert (scene.status(), scene.at(), scene.asked()) == (status, place, (1,))


def test_a_trap_tile_on_the_flight_draws_a_trap_card():
    """R9."""
    scene = flight(burnt("sir_rohan").top("tiles", "trap_cross").top("trap", "explosion"), "move:north")
    assert (scene.saw("card"), scene.hero().life, scene.hero().miss) == ([(0, "trap", "explosion")], 10, 1)


def test_an_explosion_out_of_turn_costs_the_next_turn():
    """R45: the second hero flees out of turn and then misses his turn of this round."""
    scene = burnt("sir_rohan", "el_adoran").put(1, "chamber").dice(1).top("tiles", "room_cross", "trap_cross")
    flight(scene.top("trap", "explosion"), "move:north").answer("move:south")
    assert (scene.hero(1).life, scene.hero(1).miss, scene.asked()) == (12, 0, (2,))


def test_a_trapdoor_on_the_flight_keeps_the_hero():
    scene = flight(burnt("sir_rohan").top("tiles", "trap_cross").top("trap", "trapdoor").dice(12, 2), "move:north")
    assert (scene.at(), scene.hero().life) == ((6, 3), 12)
    scene.answer("miss")
    assert scene.question() == "turn.trapdoor"


def test_a_corridor_on_the_flight_leads_on_and_no_room_card_is_drawn_anywhere():
    """R45."""
    scene = flight(burnt("sir_rohan").top("tiles", "corridor_straight", "corridor_cross", "room_cross"), "move:north")
    assert (scene.question(), scene.asked(), scene.at()) == ("corridor", (0,), (6, 3))
    scene.answer("move:north").answer("move:east")
    assert (scene.at(), scene.saw("card"), scene.asked()) == ((7, 2), [], (1,))


def test_a_corridor_out_of_turn_is_run_by_the_fleeing_hero():
    """R45."""
    scene = burnt("sir_rohan").put(1, "chamber").dice(1).top("tiles", "room_cross", "corridor_straight", "room_cross")
    flight(scene, "move:north").answer("move:south")
    assert (scene.question(), scene.asked()) == ("corridor", (1,))
    scene.answer("move:south")
    assert (scene.at(1), scene.saw("card"), scene.question(), scene.asked()) == ((6, 7), [], "turn", (1,))


def test_a_rotating_room_on_the_flight_turns():
    scene = flight(burnt("sir_rohan").top("tiles", "rotating_room"), "move:north")
    assert (scene.at(), scene.sides(6, 3), scene.asked()) == ((6, 3), (1, 0, 0, 0), (1,))


def test_a_rotating_room_on_the_flight_may_be_the_end():
    """R4."""
    scene = burnt("sir_rohan").tile(6, 2, "room_dead_end", entry="north").top("tiles", "rotating_room")
    assert flight(scene, "move:north").status() == "lost"


def test_a_fresh_gate_falls_behind_and_no_door_of_the_new_tile_matters():
    scene = flight(burnt("sir_rohan").top("tiles", "portcullis_door_ahead"), "move:north")
    assert (scene.at(), scene.sides(6, 3), scene.hero().life) == ((6, 3), (2, 0, 3, 0), 14)


@pytest.mark.parametrize("key, question", [("darkness_left", "turn.darkness"), ("cave_in_cross", "turn.cave_in")])
def test_dark_chambers_and_cave_ins_hold_as_usual_without_a_card(key, question):
    scene = flight(burnt("sir_rohan").top("tiles", key), "move:north").answer("miss")
    assert (scene.question(), scene.asked(), scene.saw("card")) == (question, (0,), [])


def test_the_way_back_leads_into_the_chamber_again():
    scene = flight(burnt("sir_rohan").top("tiles", "cave_in_straight"), "move:south").answer("miss").dragon("sleeping")
    scene.answer("move:north")
    assert (scene.at(), len(scene.hero().chits)) == ("chamber", 2)


def test_the_flight_is_no_turn_of_two_moves():
    """Section 8: after the flight the drawer's turn is over."""
    scene = flight(burnt().top("tiles", "room_cross"), "move:north")
    assert (scene.saw("sun")[-1], scene.question()) == ((2, 26), "turn")
