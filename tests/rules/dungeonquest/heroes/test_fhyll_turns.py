"""Section 12, Fhyll: each berserk turn's die, doors, and how it ends (R46, R47)."""

import pytest

from .stage import HERE, NORTH, at, at_door, room_card, turn_over

FHYLL = ("fhyll", "volrik")
THREE = ("fhyll", "volrik", "sir_rohan")  # the right player is seat 2
RAGING = {"marks": {"berserk": 1}}


@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_2_to_5_he_stays_berserk(die):
    scene = at(*FHYLL, **RAGING).dice(die).begin()
    assert (scene.hero().marks["berserk"], scene.asked(), scene.hero().life) == (1, (0,), 16)


def test_6_he_is_normal_again_and_loses_four():
    scene = at(*FHYLL, life=9, **RAGING).dice(6).begin()
    assert (scene.hero().life, "berserk" in scene.hero().marks, scene.question()) == (5, False, "turn")


def test_that_may_kill():
    scene = at(*FHYLL, life=4, **RAGING).dice(6).begin()
    assert (scene.status(), scene.hero().cause, turn_over(scene)) == ("dead", "berserk", True)


def test_back_to_normal_he_may_rage_again_the_same_turn():
    scene = at(*FHYLL, life=9, **RAGING).dice(6, 3).begin().answer("berserk")
    assert scene.hero().life == 9


def test_on_a_1_the_right_player_chooses_the_direction():
    scene = at(*THREE, here="room_left_ahead", **RAGING).dice(1).begin()
    assert (scene.question(), scene.asked()) == ("berserk.steer", (2,))
    assert scene.options() == {"move:north", "move:west", "move:south"}, "no wall, no waiting"
    scene.top("tiles", "room_cross").top("room", "empty").answer("move:north")
    assert (scene.at(), turn_over(scene), scene.hero().marks["berserk"]) == (NORTH, True, 1)


def test_only_directions_in_which_he_can_really_go():
    scene = at(*THREE, here="room_left_ahead", **RAGING).put(1, 3, 3).dice(1).begin()
    assert scene.options() == {"move:west", "move:south"}


def test_he_is_steered_at_a_door_and_attacks_it():
    scene = at_door(*THREE, **RAGING).top("room", "empty").dice(1, 11).begin().answer("move:north")
    assert (scene.at(), scene.saw("door.broken")) == (NORTH, [(0,)])


def test_alone_the_game_draws_the_direction():
    """R65: here the first of north, south and west."""
    scene = at("fhyll", here="room_left_ahead", **RAGING).top("tiles", "room_cross").top("room", "empty")
    scene.dice(1, 1, 2).begin()
    assert (scene.at(), scene.dice_left, scene.s.round) == (NORTH, [], 2)


def test_in_a_hole_he_must_climb_out_by_himself_first():
    scene = at(*THREE, **RAGING).give(0, ("room", "trapdoor")).dice(1, 5).begin()
    assert (scene.question(), scene.asked()) == ("turn.trapdoor", (0,))
    scene.answer("climb")
    assert (scene.question(), scene.asked()) == ("berserk.steer", (2,))


def test_steered_from_the_chamber():
    scene = at(*THREE).put(0, "chamber", **RAGING).dice(1).begin()
    assert (scene.question(), len(scene.options())) == ("berserk.steer", 6)


def test_steered_through_the_rubble():
    """A cave-in leaves two directions: back, or on by force, after which he is steered again."""
    scene = at(*THREE, here="cave_in_straight", **RAGING).tile(3, 5, "room_cross").dice(1, 5).begin()
    assert scene.options() == {"move:south", "force"}
    scene.answer("force")
    assert (scene.question(), scene.options()) == ("berserk.steer", {"move:north", "move:south"})


def test_the_roll_befalls_him_in_missed_turns_too_without_a_move():
    """R46."""
    scene = at(*THREE, miss=1, **RAGING).dice(1).begin()
    assert (scene.at(), turn_over(scene)) == (HERE, True)
    scene = at(*FHYLL, miss=1, life=9, **RAGING).dice(6).begin()
    assert (scene.hero().life, turn_over(scene)) == (5, True)


def test_a_1_steers_that_turn_only():
    scene = at(*FHYLL, **RAGING).tile(3, 3, "room_cross").top("room", "empty").dice(1).begin().answer("move:north")
    scene.dice(2).answer("miss")
    assert (scene.question(), scene.asked()) == ("turn", (0,))


# --- doors


@pytest.mark.parametrize(("die", "through"), [(11, True), (12, False)])
def test_berserk_he_attacks_doors_without_a_card(die, through):
    scene = at_door(*FHYLL, **RAGING).top("room", "empty").dice(3, die).begin().answer("move:north")
    assert (scene.at(), turn_over(scene)) == (NORTH if through else HERE, True)
    assert [c[1] for c in scene.saw("card")] == (["room"] if through else [])


def test_two_doors_need_two_blows():
    scene = at(*FHYLL, here="room_door_ahead_open_sides", **RAGING)
    scene.tile(3, 3, "room_door_ahead_open_sides", entry="north").top("room", "empty")
    scene.dice(3, 11, 12).begin().answer("move:north")
    assert (scene.at(), len(scene.saw("door.broken")), len(scene.saw("door.holds"))) == (HERE, 1, 1)


def test_gates_are_lifted_with_the_strength_of_the_rage():
    scene = at(*FHYLL, here="portcullis_cross", entry="north", **RAGING).tile(3, 3, "room_cross").top("room", "empty")
    scene.dice(3, 11).begin().answer("move:north")
    assert (scene.at(), scene.saw("gate.passed")) == (NORTH, [(0,)])


def test_by_choice_before_a_door_then_he_attacks_it_at_once():
    scene = at_door(*FHYLL).top("room", "empty").begin().answer("move:north")
    assert (scene.question(), scene.options()) == ("lock", {"berserk", "lock:try"})
    assert scene.dice(3, 11).answer("berserk").at() == NORTH


def test_staying_calm_before_it_he_draws_a_card():
    scene = at_door(*FHYLL).top("door", "door_opens").top("room", "empty").begin().answer("move:north")
    scene.dice(2).answer("berserk")
    assert (scene.at(), scene.saw("card")[0][1:]) == (NORTH, ("door", "door_opens"))


def at_a_trap(*dice, **fields):
    scene = at_door(*FHYLL, **fields).top("door", "door_trap_a").top("room", "empty").dice(*dice).begin()
    return scene.answer("move:north").answer("lock:try")


def test_bitten_by_a_door_he_rolls_and_attacks_it_at_once():
    scene = at_a_trap(3, 5, 11, life=10).answer("hold_back")
    assert (scene.hero().life, scene.at(), scene.bottom("door")) == (11, NORTH, "door_trap_a")


def test_bitten_and_calm_his_turn_ends():
    scene = at_a_trap(3, 4).answer("hold_back")
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (13, HERE, True)


def test_bitten_and_berserk_but_the_door_holds():
    scene = at_a_trap(3, 5, 12).answer("hold_back")
    assert (scene.at(), turn_over(scene), scene.hero().marks["berserk"]) == (HERE, True, 1)


def test_no_roll_if_the_trap_does_nothing():
    scene = at_door(*FHYLL).top("door", "door_trap_b").dice(4).begin().answer("move:north").answer("lock:try")
    assert (scene.at(), turn_over(scene)) == (HERE, True), "D12 less luck 4 is nothing"


def test_bitten_before_two_doors_he_attacks_both():
    scene = at(*FHYLL, here="room_door_ahead_open_sides").tile(3, 3, "room_door_ahead_open_sides", entry="north")
    scene.top("door", "door_jammed", "door_trap_a").top("room", "empty").dice(1, 3, 11, 11).begin()
    scene.answer("move:north").answer("lock:try").answer("let_go")
    assert (scene.at(), len(scene.saw("door.broken"))) == (NORTH, 2)


# --- the end of it


def test_the_torch_that_goes_out_ends_it_and_then_applies():
    scene = room_card("torch_goes_out", *FHYLL, dice=(3,), life=9, **RAGING)
    assert (scene.hero().life, "berserk" in scene.hero().marks, turn_over(scene)) == (5, False, True)
    scene.answer("miss")
    assert scene.question() == "turn.torch"


def test_that_may_kill_too():
    scene = room_card("torch_goes_out", *FHYLL, dice=(3,), life=4, **RAGING)
    assert (scene.status(), scene.bottom("room")) == ("dead", "torch_goes_out")


def test_leaving_the_castle_berserk_counts_as_surviving():
    scene = at(*FHYLL).put(0, 0, 0, life=4, **RAGING).dice(3).begin().answer("leave")
    assert (scene.status(), scene.hero().life) == ("out", 4)


def test_the_rage_is_seen_by_all():
    scene = at(*FHYLL, **RAGING).dice(3).begin()
    fhyll, volrik = scene.seen_by(None)["table"]["heroes"]
    assert (fhyll["berserk"], fhyll["strength"], volrik["berserk"]) == (True, 11, False)


def test_his_other_numbers_stay():
    """R47: of the berserk card only the Strength can be read."""
    scene = at(*FHYLL, here="cave_in_straight", **RAGING).dice(3).begin()
    assert scene.option("force").info == ("agility", 5, 12)
    fhyll = scene.seen_by(None)["table"]["heroes"][0]
    assert (fhyll["agility"], fhyll["armour"], fhyll["luck"]) == (5, 6, 4)


def test_calm_he_is_no_louder_than_others():
    """R44."""
    for idle, treasure in (("miss", 0), ("stay", 2)):
        scene = at(*FHYLL).put(0, "chamber").dragon("sleeping", "sleeping").begin().answer(idle)
        assert (len(scene.saw("dragon.sleeps")), len(scene.hero().chits)) == (1, treasure)


def test_a_1_in_a_missed_turn_steers_no_later_one():
    scene = at(*THREE, miss=1, **RAGING).dice(1).begin().dice(3).answer("miss").answer("miss")
    assert (scene.question(), scene.asked()) == ("turn", (0,))
