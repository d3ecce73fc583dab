"""Section 5: the Trap cards."""

import pytest

from .openings import HERE, NORTH, trap_card, turn_over
from .scene import Scene
from .test_room_deck import counted


def test_the_trap_deck_holds_15_cards_in_these_numbers():
    assert counted("trap") == {
        "trapdoor": 4,
        "poisonous_snakes": 2,
        "poison_gas": 2,
        "cave_in": 2,
        "explosion": 2,
        "crossfire_trap": 2,
        "shuffle": 1,
    }


@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_poisonous_snakes_cost_d6(roll):
    scene = trap_card("poisonous_snakes", dice=(roll,))
    assert (scene.hero().life, turn_over(scene), scene.bottom("trap")) == (15 - roll, True, "poisonous_snakes")


@pytest.mark.parametrize(("roll", "loss"), [(1, 0), (3, 0), (4, 1), (6, 3)])
@pytest.mark.parametrize(("turns_roll", "turns"), [(1, 0), (3, 0), (4, 1), (6, 3)])
def test_poison_gas_two_rolls_life_points_then_turns(roll, loss, turns_roll, turns):
    scene = trap_card("poison_gas", dice=(roll, turns_roll))
    assert (scene.hero().life, scene.hero().miss, scene.dice_left) == (15 - loss, turns, [])
    assert (turn_over(scene), scene.bottom("trap")) == (True, "poison_gas")


def test_poison_gas_that_kills_rolls_no_turns():
    """Section 0: death stops the turn at once."""
    scene = trap_card("poison_gas", dice=(6,), life=3)
    assert scene.status() == "dead"


def test_explosion_costs_four_and_the_next_turn():
    scene = trap_card("explosion")
    assert (scene.hero().life, scene.hero().miss, turn_over(scene)) == (11, 1, True)
    scene.answer("miss")
    assert scene.asked() == (1,), "seat 0 has missed its turn"
    scene.answer("miss")
    assert (scene.asked(), scene.question(), scene.hero().miss) == ((0,), "turn", 0)


@pytest.mark.parametrize(("roll", "loss"), [(4, 0), (5, 1), (12, 8)])
def test_crossfire_from_the_trap_deck(roll, loss):
    scene = trap_card("crossfire_trap", dice=(roll,))
    assert (scene.hero().life, turn_over(scene), scene.bottom("trap")) == (15 - loss, True, "crossfire_trap")


def test_cave_in_from_the_trap_deck_kills_on_the_named_number():
    scene = trap_card("cave_in").dice(2).answer("2")
    assert (scene.status(), scene.bottom("trap")) == ("dead", "cave_in")


def test_cave_in_from_the_trap_deck_costs_a_second_roll_otherwise():
    scene = trap_card("cave_in").dice(1, 6).answer("2")
    assert (scene.hero().life, turn_over(scene)) == (9, True)


def test_a_trap_tile_draws_no_room_card():
    scene = trap_card("explosion")
    assert [c[1] for c in scene.saw("card")] == ["trap"]


def test_a_trap_tile_acts_on_every_entry_whoever_explored_it():
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "room_cross").tile(*NORTH, "trap_cross").put(0, *HERE)
    scene.top("trap", "explosion").begin().answer("move:north")
    assert scene.hero().life == 11


def test_missed_turns_of_gas_are_served_one_a_round():
    scene = trap_card("poison_gas", dice=(3, 6))
    for round in (2, 3, 4):
        scene.answer("miss")
        assert (scene.asked(), scene.s.round, scene.hero().miss) == ((1,), round, 4 - round)
    scene.answer("miss")
    assert (scene.asked(), scene.s.round, scene.hero().miss) == ((0,), 5, 0)


def test_missed_turns_add_up():
    """R25: seat 1 still has turns to miss when the dragon drives it onto a trap tile."""
    scene = Scene("volrik", "sir_rohan").put(0, "chamber").put(1, "chamber", miss=2).tile(5, 4, "trap_cross")
    scene.tile(6, 3, "room_cross").dragon("fire").dice(1, 1).top("trap", "explosion").begin().answer("stay")
    scene.answer("move:north", 0).answer("move:upper_west", 1)
    assert (scene.at(1), scene.hero(1).life) == ((5, 4), 17 - 1 - 4)
    assert (scene.hero(1).miss, scene.asked(), scene.s.round) == (2, (0,), 2), "one of the three is served already"


def test_nothing_may_be_done_in_a_missed_turn():
    """Section 2: no potion, no ring."""
    scene = trap_card("explosion", rings=("healing",))
    scene.answer("miss")
    assert scene.asked() == (1,), "seat 0 was not asked at all"
    assert scene.hero().life == 11
