"""Section 5: trapdoor and rope, the torch; R25 (missed turns first) and R2 (a hero in a hole may still drink)."""

import itertools

import pytest

from .openings import HERE, NORTH, room_card, search_card, trap_card, turn_over
from .scene import Scene

HEROES = {"sir_rohan": (4, 17), "ulv_grimhand": (5, 16), "el_adoran": (8, 11), "volrik": (7, 15)}


def with_other(hero):
    return hero, "volrik" if hero != "volrik" else "sir_rohan"


@pytest.mark.parametrize("hero", HEROES)
@pytest.mark.parametrize("over", [0, 1])
@pytest.mark.parametrize("draw", [room_card, trap_card])
def test_trapdoor_agility_or_less_and_nothing_happens(hero, over, draw):
    agility, life = HEROES[hero]
    dice = (agility,) if not over else (agility + 1, 2)
    scene = draw("trapdoor", *with_other(hero), dice=dice)
    assert (scene.hero().life, len(scene.hero().kept), scene.dice_left) == (life - 2 * over, over, [])
    assert turn_over(scene)


def test_a_trapdoor_avoided_goes_to_the_bottom():
    assert room_card("trapdoor", dice=(1,)).bottom("room") == "trapdoor"


def test_a_trapdoor_fallen_into_keeps_its_card():
    scene = trap_card("trapdoor", dice=(12, 1))
    assert scene.in_pile("trap", "trapdoor") == 3


def test_a_fall_may_kill_and_the_card_goes_back():
    """R61: kept cards of the dead go to their decks."""
    scene = room_card("trapdoor", dice=(12, 6), life=6)
    assert (scene.status(), scene.in_pile("room", "trapdoor"), scene.hero().kept) == ("dead", 1, ())


def in_a_hole(pile="room", dice=(), **fields):
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5), **fields)
    return scene.give(0, (pile, "trapdoor")).dice(*dice)


def test_in_a_hole_one_may_climb_or_miss_the_turn():
    assert in_a_hole().begin().question() == "turn.trapdoor"
    assert in_a_hole().begin().options() == {"climb", "miss"}


@pytest.mark.parametrize("pile", ["room", "trap"])
def test_out_on_agility_or_less_then_a_normal_turn(pile):
    """The card goes back to the deck it came from."""
    scene = in_a_hole(pile, dice=(7,)).begin()
    before = scene.in_pile(pile, "trapdoor")
    scene.answer("climb")
    assert (scene.question(), scene.asked()) == ("turn", (0,))
    assert {"move:north", "search"} <= scene.options()
    assert (scene.in_pile(pile, "trapdoor"), scene.bottom(pile)) == (before + 1, "trapdoor")


def test_still_in_it_on_more_than_agility_and_the_turn_is_missed():
    scene = in_a_hole(dice=(8,)).begin().answer("climb")
    assert turn_over(scene)
    assert (scene.hero().life, len(scene.hero().kept)) == (15, 1)
    scene.answer("miss")
    assert scene.question() == "turn.trapdoor"


def test_a_rope_gets_the_hero_out_without_a_roll_and_the_turn_goes_on():
    scene = in_a_hole().give(0, ("corpse", "rope")).begin()
    assert scene.question() == "turn"
    assert [pile for pile, _ in scene.hero().kept] == ["corpse"], "the rope is kept for another time"
    assert scene.bottom("room") == "trapdoor"


def test_a_rope_is_of_no_use_in_the_turn_of_the_fall():
    scene = room_card("trapdoor", dice=(12, 1))
    assert turn_over(scene)
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "room_cross").put(0, *HERE).tile(*NORTH, "room_cross")
    scene.give(0, ("corpse", "rope")).top("room", "trapdoor").dice(12, 3).begin().answer("move:north")
    assert (turn_over(scene), scene.hero().life) == (True, 12), "the rope does not spare the fall"
    scene.answer("miss")
    assert (scene.question(), scene.asked(), scene.at()) == ("turn", (0,), NORTH)


def test_a_hero_in_a_hole_may_drink():
    """R2: optional things come before recovery, and only the spider forbids them."""
    scene = in_a_hole(life=5).give(0, ("room", "potion")).begin()
    assert scene.options() == {"climb", "miss", "drink"}
    scene.dice(1).answer("drink")
    assert (scene.hero().life, scene.question()) == (9, "turn.trapdoor")


def test_missed_turns_are_served_before_climbing():
    """R25."""
    scene = in_a_hole(miss=2).begin()
    assert (scene.asked(), scene.hero().miss) == ((1,), 1)
    scene.answer("miss")
    assert (scene.asked(), scene.hero().miss) == ((1,), 0)
    scene.answer("miss")
    assert (scene.asked(), scene.question()) == ((0,), "turn.trapdoor")


def test_missed_turns_are_served_before_the_rope():
    """R25, R46: a missed turn does nothing, the rope included."""
    scene = in_a_hole(miss=1).give(0, ("corpse", "rope")).begin()
    assert {pile for pile, _ in scene.hero().kept} == {"room", "corpse"}


def test_only_the_faller_is_in_the_hole():
    """R26: the tile acts anew for whoever enters later."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "trap_cross").tile(*NORTH, "room_cross")
    scene.put(0, *NORTH, came_from=HERE).put(1, 3, 5).tile(3, 5, "room_cross")
    scene.top("trap", "explosion").begin(seat=1).answer("move:north")
    assert scene.hero(1).life == 13


# --- the torch


def test_torch_goes_out_ends_the_turn_and_is_kept():
    scene = room_card("torch_goes_out")
    assert (turn_over(scene), len(scene.hero().kept), scene.in_pile("room", "torch_goes_out")) == (True, 1, 2)


def in_the_dark(dice=(), **fields):
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5), **fields)
    return scene.give(0, ("room", "torch_goes_out")).dice(*dice)


@pytest.mark.parametrize("numbers", list(itertools.combinations("123456", 3)))
@pytest.mark.parametrize("roll", [2, 5])
def test_three_numbers_are_named_and_a_hit_relights_it(numbers, roll):
    scene = in_the_dark(dice=(roll,)).begin()
    assert scene.question() == "turn.torch"
    scene.answer(("relight", numbers))
    if str(roll) in numbers:
        assert (scene.question(), scene.asked(), scene.hero().kept) == ("turn", (0,), ())
        assert scene.bottom("room") == "torch_goes_out"
    else:
        assert (turn_over(scene), len(scene.hero().kept)) == (True, 1)


def test_in_the_dark_there_is_nothing_else_but_missing_the_turn():
    assert in_the_dark().begin().options() == {"relight", "miss"}


def test_a_hero_in_the_dark_may_drink():
    scene = in_the_dark(life=5).give(0, ("room", "potion")).dice(2, 4).begin()
    assert scene.options() == {"relight", "miss", "drink"}
    scene.answer("drink").answer(("relight", ("4", "5", "6")))
    assert (scene.hero().life, scene.question()) == (8, "turn")


def test_relit_the_turn_is_a_normal_one():
    scene = in_the_dark(dice=(1,)).top("search", "golden_guineas").begin().answer(("relight", ("1", "2", "3")))
    scene.answer("search")
    assert scene.gold() == 10


def test_missed_turns_are_served_before_the_torch():
    """R25."""
    scene = in_the_dark(miss=1).begin()
    assert (scene.asked(), scene.hero().miss) == ((1,), 0)
    scene.answer("miss")
    assert (scene.asked(), scene.question()) == ((0,), "turn.torch")


def test_a_trap_found_by_searching_may_be_a_trapdoor():
    """The card goes back to the deck it came from: the Trap deck, although a search found it."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5))
    scene.top("search", "trap").top("trap", "trapdoor").dice(12, 2).begin().answer("search")
    assert (scene.hero().life, [pile for pile, _ in scene.hero().kept]) == (13, ["trap"])
    assert scene.bottom("search") == "trap"
    scene.answer("miss").dice(3).answer("climb")
    assert (scene.bottom("trap"), scene.question()) == ("trapdoor", "turn")


def test_searching_is_not_interrupted_by_an_empty_card():
    assert turn_over(search_card("empty"))


def test_out_of_a_hole_in_a_cave_in_the_rubble_is_still_to_be_passed():
    """Recovery one after the other: the hole first, then the tile (R43)."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "cave_in_cross").put(0, *HERE, came_from=(3, 5))
    scene.give(0, ("room", "trapdoor")).dice(7).begin()
    assert scene.question() == "turn.trapdoor"
    scene.answer("climb")
    assert (scene.question(), scene.asked()) == ("turn.cave_in", (0,))
    scene.dice(7).answer("force")
    assert scene.question() == "turn"


@pytest.mark.parametrize("card", ["trapdoor", "torch_goes_out"])
def test_missing_a_turn_by_choice_changes_nothing(card):
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "room_cross").put(0, *HERE).give(0, ("room", card)).begin()
    before = scene.question()
    scene.answer("miss")
    assert turn_over(scene)
    scene.answer("miss")
    assert (scene.question(), scene.hero().life) == (before, 15)
