"""Section 13 and R43: bridges."""

import pytest

from games.rules.dungeonquest.board import square

from .stage import HERE, NORTH, about_to_enter, at, journey, pass_until, turn_over

CHITS = [f"golden_guineas_{n:02}" for n in range(1, 13)]


def at_bridge(*heroes, chits=(), dice=(), **fields):
    """Seat 0 has stepped north onto a bridge just drawn; it leads on north."""
    scene = about_to_enter(*heroes, tile="bridge", chits=chits, **fields)
    return scene.dice(*dice).begin().answer("move:north")


def test_no_card_and_the_choice_to_cross_now_or_stay():
    scene = at_bridge()
    assert (scene.question(), scene.options(), scene.saw("card")) == ("bridge", {"cross", "stop"}, [])


@pytest.mark.parametrize(("roll", "across"), [(1, True), (7, True), (8, False)])
def test_agility_or_less_on_a_d10(roll, across):
    """Volrik's Agility is 7. Across, the turn is over."""
    scene = at_bridge(dice=(roll,)) if across else at_bridge(dice=(roll, 1, 1))
    scene.answer("cross")
    assert (turn_over(scene), scene.question() == "below.heading") == (across, not across)
    assert scene.hero().through == across


LOADS = [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)]


@pytest.mark.parametrize(("pieces", "load"), LOADS)
@pytest.mark.parametrize("over", [0, 1])
def test_treasure_is_a_burden(pieces, load, over):
    scene = at_bridge(chits=CHITS[:pieces], dice=(7 - load + over, *([1, 1] if over else [])))
    assert scene.option("cross").info == ("agility", 7 - load, 10)
    scene.answer("cross")
    assert turn_over(scene) == (not over)


def test_potions_and_ropes_are_no_burden():
    """R7."""
    scene = at_bridge(things=[("room", "potion"), ("corpse", "rope")])
    assert scene.option("cross").info == ("agility", 7, 10)


def test_cards_and_chits_count_alike():
    scene = at_bridge(things=[("room", "bracelet"), ("search", "jewellery")], chits=CHITS[:3])
    assert scene.option("cross").info == ("agility", 5, 10)


def test_treasure_may_be_dropped_first():
    scene = at_bridge(things=[("room", "bracelet")], chits=CHITS[:4])
    names = scene.option("drop").fields[0].of
    assert len(names) == 5
    scene.answer(("drop", ("bracelet#40",)))
    assert (scene.question(), scene.option("cross").info, scene.bottom("room")) == (
        "bridge", ("agility", 6, 10), "bracelet",
    )  # fmt: skip
    scene.answer(("drop", scene.option("drop").fields[0].of))
    assert (scene.options(), scene.option("cross").info, scene.count("treasure")) == (
        {"cross", "stop"}, ("agility", 7, 10), 40,
    )  # fmt: skip


# --- staying, and the turns that follow


def test_who_stays_at_the_near_end_goes_back_next_turn():
    scene = at_bridge().answer("stop")
    assert (turn_over(scene), scene.at()) == (True, NORTH)
    scene = pass_until(scene)
    assert (scene.question(), scene.options()) == ("turn.bridge", {"move:south", "miss"})
    assert scene.option("move:north").why_not == "far_end"
    assert scene.top("room", "empty").answer("move:south").at() == HERE


def test_going_back_is_a_normal_move_with_its_room_card():
    scene = pass_until(at_bridge().answer("stop")).top("room", "bracelet").answer("move:south")
    assert scene.gold() == 40


def test_across_one_leaves_by_the_far_end_next_turn():
    scene = pass_until(at_bridge(dice=(1,)).answer("cross"))
    assert (scene.question(), scene.options()) == ("turn.bridge", {"move:north", "cross", "miss"})
    assert scene.option("move:south").why_not == "far_end"
    scene.top("tiles", "room_cross").top("room", "empty").answer("move:north")
    assert (scene.at(), scene.hero().through) == ((3, 2), False)


def test_walking_back_means_a_new_test():
    scene = pass_until(at_bridge(dice=(1,)).answer("cross")).dice(7).answer("cross")
    assert turn_over(scene)
    assert pass_until(scene).options() == {"move:south", "miss"}
    scene = pass_until(at_bridge(dice=(1,)).answer("cross")).dice(8, 1, 2).answer("cross")
    assert scene.question() == "below.heading"


def test_no_search_on_a_bridge():
    assert not {"search"} & pass_until(at_bridge().answer("stop")).options()


def test_with_no_way_back_it_may_be_tried_in_a_later_turn():
    """R43: who came by a secret door and stopped."""
    scene = at().tile(*NORTH, "bridge").top("search", "secret_door").begin().answer("search").answer("move:north")
    assert (scene.question(), scene.options()) == ("bridge", {"cross", "stop"})
    scene = pass_until(scene.answer("stop"))
    assert scene.options() == {"cross", "miss"}
    assert turn_over(scene.dice(3).answer("cross"))


def test_through_a_side_wall_both_ends_are_open_afterwards():
    scene = at().tile(*NORTH, "bridge", entry="west").top("search", "secret_door").dice(1).begin()
    scene.answer("search").answer("move:north").answer("cross")
    assert pass_until(scene).options() == {"move:east", "move:west", "miss"}


def test_every_entry_is_a_new_crossing():
    """Escaping back onto it counts, from the side stepped back over (R38)."""
    scene = pass_until(at_bridge(dice=(1,)).answer("cross")).top("tiles", "room_cross").top("room", "orc")
    escapes = next(c for c in scene.cards.monster if c.outcomes["orc"]["escape"].result == "escape")
    scene.top("monster", escapes.id).answer("move:north").answer("escape")
    assert (scene.question(), scene.at(), scene.hero().entered_by) == ("bridge", NORTH, 0)


# --- falling


def test_a_fall_costs_d10_life_and_lands_in_the_catacombs():
    scene = at_bridge(dice=(10, 6, 1)).answer("cross")
    assert (scene.hero().life, scene.question()) == (9, "below.heading")
    scene.answer("heading:east")
    assert (turn_over(scene), journey(scene), scene.at()) == (True, (NORTH, "east", 0), None)


@pytest.mark.parametrize(("roll", "lost"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_d6_less_2_treasures_are_lost_at_random(roll, lost):
    scene = at_bridge(chits=CHITS[:5], things=[("room", "bracelet")], dice=(10, 2, roll, *[1] * lost)).answer("cross")
    left = len(scene.hero().chits) + len(scene.hero().treasures)
    assert (left, scene.hero().life, scene.dice_left) == (6 - lost, 13, [])


def test_no_more_is_lost_than_there_is():
    scene = at_bridge(chits=CHITS[:1], dice=(10, 1, 6, 1)).answer("cross")
    assert (scene.hero().chits, scene.count("treasure")) == (b"", 40)


def test_the_fall_may_kill():
    scene = at_bridge(dice=(8, 10), life=10).answer("cross")
    assert (scene.status(), scene.hero().cause, scene.hero().below) == ("dead", "bridge", None)


def test_from_below_there_is_no_climbing_out():
    scene = pass_until(at_bridge(dice=(8, 1, 1)).answer("cross").answer("heading:east"))
    assert scene.options() == {"below:draw", "miss"}


def test_a_bridge_on_the_flight_from_the_dragon():
    """R9: its own rule applies."""
    scene = at().put(0, "chamber").top("tiles", "bridge").dragon("fire").top("treasure", *CHITS[:2]).dice(3).begin()
    scene.answer("stay").answer("move:north")
    assert (scene.question(), scene.options(), scene.at()) == ("bridge", {"cross", "stop"}, (6, 3))
    scene.dice(8, 2, 1).answer("cross").answer("heading:north")
    assert (turn_over(scene), scene.hero().below.square, scene.hero().chits) == (True, square(6, 3), b"")
