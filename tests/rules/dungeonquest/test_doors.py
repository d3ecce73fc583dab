"""Section 3, doors; R39."""

import pytest

from .scene import Scene

DOOR = "room_door_ahead_open_sides"  # its door is on the side across from the entry arrow


def before_a_door(*heroes, rings=(), **fields):
    """The hero stands south of a door of his own tile; beyond it nothing is explored."""
    return Scene("volrik", *heroes, rings=rings).tile(3, 4, DOOR).put(0, 3, 4, came_from=(3, 5), **fields)


def two_doors(rings=()):
    """A door on both sides: (3, 4) to the north, (3, 3) to the south."""
    return before_a_door(rings=rings).tile(3, 3, DOOR, entry="north")


def test_a_door_on_the_side_being_left_needs_a_card():
    scene = before_a_door().top("door", "door_opens").top("tiles", "room_cross").top("room", "empty").begin()
    scene.answer("move:north")
    assert (scene.at(), scene.saw("card")) == ((3, 3), [(0, "door", "door_opens"), (0, "room", "empty")])


def test_a_door_on_the_facing_side_of_the_neighbour_needs_a_card():
    scene = Scene("volrik").tile(3, 4, "room_cross").put(0, 3, 4).tile(3, 3, DOOR, entry="north")
    scene.top("door", "door_jammed").begin().answer("move:north")
    assert (scene.at(), scene.saw("card")) == ((3, 4), [(0, "door", "door_jammed")])


def test_the_card_is_drawn_before_any_tile():
    scene = before_a_door().top("door", "door_jammed").begin()
    tiles = scene.count("tiles")
    scene.answer("move:north")
    assert (scene.at(), scene.count("tiles"), scene.saw("tile")) == ((3, 4), tiles, [])


def test_a_door_on_both_sides_needs_two_cards():
    scene = two_doors().top("door", "door_opens", "door_opens").top("room", "empty").begin().answer("move:north")
    assert (scene.at(), scene.saw("card")) == (
        (3, 3), [(0, "door", "door_opens"), (0, "door", "door_opens"), (0, "room", "empty")]
    )  # fmt: skip


@pytest.mark.parametrize("cards", [("door_opens", "door_jammed"), ("door_jammed", "door_opens"), ("door_jammed",) * 2])
def test_all_must_open_and_both_cards_are_always_drawn(cards):
    """R39."""
    scene = two_doors().top("door", *cards).begin().answer("move:north")
    assert (scene.at(), scene.saw("card")) == ((3, 4), [(0, "door", card) for card in cards])
    assert scene.saw("sun")[-1] == (2, 26)


def test_both_traps_are_followed():
    """R39: D6 and D12-luck (Volrik's luck is 8)."""
    scene = two_doors().top("door", "door_trap_a", "door_trap_b").dice(5, 11).begin().answer("move:north")
    assert (scene.at(), scene.hero().life, scene.dice_left) == ((3, 4), 15 - 5 - 3, [])


def test_a_trap_behind_a_jammed_door_strikes_all_the_same():
    """R39."""
    scene = two_doors().top("door", "door_jammed", "door_trap_a").dice(4).begin().answer("move:north")
    assert (scene.at(), scene.hero().life) == ((3, 4), 11)


def test_a_trap_bites_when_the_other_door_opens():
    """R39."""
    scene = two_doors().top("door", "door_trap_a", "door_opens").dice(4).begin().answer("move:north")
    assert (scene.at(), scene.hero().life) == ((3, 4), 11)


def test_a_hero_killed_by_the_first_trap_rolls_for_no_second():
    """Section 0: death stops the turn at once."""
    scene = two_doors().put(0, 3, 4, life=2).top("door", "door_trap_a", "door_trap_b").dice(3).begin()
    scene.answer("move:north")
    assert (scene.status(), scene.dice_left) == ("dead", [])


@pytest.mark.parametrize("card", ["door_jammed", "door_trap_a", "door_trap_b", "door_trap_c"])
def test_a_door_that_does_not_open_ends_the_turn_on_the_old_square(card):
    scene = before_a_door("sir_rohan").top("door", card).dice(*[1] * ("trap" in card)).begin().answer("move:north")
    assert (scene.at(), scene.asked()) == ((3, 4), (1,))


def test_the_next_turn_may_be_another_try_or_a_way_elsewhere():
    scene = before_a_door().top("door", "door_jammed", "door_opens").begin().answer("move:north")
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west", "search", "miss"}
    scene.top("tiles", "room_cross").top("room", "empty").answer("move:north")
    assert scene.at() == (3, 3)


def test_a_door_never_stays_open():
    scene = before_a_door().tile(3, 3, "room_cross").top("door", "door_opens", "door_jammed").top("room", "empty")
    scene.begin().answer("move:north").answer("move:south")
    assert (scene.at(), scene.saw("card")[-1]) == ((3, 3), (0, "door", "door_jammed"))


def test_each_hero_draws_for_the_same_door():
    scene = before_a_door("sir_rohan").top("door", "door_opens", "door_jammed").tile(3, 3, "room_cross")
    scene.tile(3, 5, "room_cross").put(1, 3, 5).top("room", *["empty"] * 5).begin()
    scene.answer("move:north").answer("move:north").answer("move:north").answer("move:north")
    assert (scene.at(0), scene.at(1), scene.saw("card")[-1]) == ((3, 2), (3, 4), (1, "door", "door_jammed"))


def test_a_door_into_the_castles_outer_wall_or_against_a_wall_is_no_way():
    scene = Scene("volrik").tile(3, 0, DOOR).put(0, 3, 0).begin()
    assert "move:north" not in scene.options()
    assert (
        before_a_door().tile(3, 3, "room_dead_end", entry="north").begin().option("move:north").why_not == "wall_beyond"
    )


def test_a_door_leads_into_the_treasure_chamber():
    scene = Scene("volrik").tile(6, 6, DOOR).put(0, 6, 6).top("door", "door_opens").dragon("sleeping").begin()
    scene.answer("move:north")
    assert scene.at() == "chamber"


def test_the_opening_ring_deals_with_one_door_of_the_two():
    """R39: one card is drawn, for the other door."""
    scene = two_doors(rings=("opening",)).top("door", "door_opens").top("room", "empty").begin().answer("move:north")
    assert (scene.question(), scene.options()) == ("lock", {"lock:try", "ring:opening:door"})
    scene.answer("ring:opening:door")
    assert (scene.at(), scene.hero().ring_used) == ((3, 3), True)
    assert scene.saw("card") == [(0, "door", "door_opens"), (0, "room", "empty")]


def test_with_the_ring_spent_on_one_door_the_other_may_jam():
    """R39."""
    scene = two_doors(rings=("opening",)).top("door", "door_jammed").begin().answer("move:north")
    scene.answer("ring:opening:door")
    assert (scene.at(), scene.saw("card")) == ((3, 4), [(0, "door", "door_jammed")])


def test_a_ringed_door_does_not_stay_open():
    """R39."""
    scene = before_a_door(rings=("opening",)).tile(3, 3, "room_cross").top("room", "empty").top("door", "door_jammed")
    scene.begin().answer("move:north").answer("ring:opening:door").answer("move:south")
    assert (scene.at(), scene.saw("card")[-1]) == ((3, 3), (0, "door", "door_jammed"))
