"""Section 4, rooms and corridors; R5, R19, R24, R35."""

import pytest

from .scene import Scene


def before_a_corridor(key="corridor_cross", *heroes, **fields):
    """In a room at (3, 5); to the north an explored corridor with its entry arrow to the south."""
    return Scene("volrik", *heroes).tile(3, 5, "room_cross").put(0, 3, 5, came_from=(3, 6), **fields).tile(3, 4, key)


def test_a_room_draws_a_room_card_and_the_turn_ends():
    scene = Scene("volrik", "sir_rohan").put(0, 0, 0).top("tiles", "room_cross").top("room", "bracelet").begin()
    scene.answer("move:south")
    assert (scene.saw("card"), scene.saw("treasure"), scene.asked()) == (
        [(0, "room", "bracelet")], [(0, "room", "bracelet", 40)], (1,)
    )  # fmt: skip


def test_a_corridor_draws_no_card_and_must_be_left_at_once():
    scene = before_a_corridor("corridor_cross", "sir_rohan").begin().answer("move:north")
    assert (scene.question(), scene.asked(), scene.saw("card")) == ("corridor", (0,), [])
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west"}


def test_a_fresh_corridor_too():
    scene = Scene("volrik").tile(3, 5, "room_cross").put(0, 3, 5).top("tiles", "corridor_left").begin()
    scene.answer("move:north")
    assert (scene.at(), scene.question(), scene.options()) == ((3, 4), "corridor", {"move:south", "move:west"})


def test_corridors_chain():
    scene = before_a_corridor("corridor_straight", "sir_rohan").begin().answer("move:north")
    scene.top("tiles", "corridor_left", "corridor_straight", "room_cross").top("room", "empty")
    scene.answer("move:north").answer("move:west").answer("move:west")
    assert (scene.at(), scene.asked(), scene.saw("card")) == ((1, 3), (1,), [(0, "room", "empty")])
    assert scene.saw("sun") == [(1, 26)]


def test_going_back_the_way_one_came_is_a_legal_free_move():
    """R5; the room is entered again, with its card."""
    scene = before_a_corridor().top("room", "bracelet").begin().answer("move:north").answer("move:south")
    assert (scene.at(), scene.saw("card")) == ((3, 5), [(0, "room", "bracelet")])


def test_no_corridor_is_stepped_onto_from_the_same_side_twice_in_a_turn():
    """R5: south of (3, 4) once, then from the north once, then no more."""
    scene = before_a_corridor("corridor_straight").tile(3, 3, "corridor_straight").begin()
    scene.answer("move:north").answer("move:north").answer("move:south")
    assert (scene.at(), scene.option("move:north").why_not) == ((3, 4), "circling")
    assert scene.options() == {"move:south"}


def test_round_a_ring_of_corridors_only_once():
    """R5."""
    scene = before_a_corridor("corridor_cross")
    scene.tile(3, 3, "corridor_right").tile(4, 3, "corridor_right", entry="west").tile(4, 4, "corridor_cross")
    scene.begin().answer("move:north")
    for move in ("north", "east", "south", "west"):
        scene.answer(f"move:{move}")
    assert (scene.at(), scene.option("move:north").why_not) == ((3, 4), "circling")
    assert scene.option("move:west").why_not == scene.option("move:south").why_not == ""


def test_a_new_turn_forgets_the_way_gone():
    """R5: in one turn."""
    scene = before_a_corridor("corridor_straight").top("room", "empty", "empty").begin()
    scene.answer("move:north").answer("move:south").answer("move:north")
    assert (scene.at(), scene.question()) == ((3, 4), "corridor")


def through_a_secret_door_into_a_blind_corridor(*heroes):
    """The corridor at (3, 4) has walls or rock all round: the secret door closes behind the hero."""
    scene = Scene("volrik", *heroes).tile(4, 4, "room_dead_end", entry="east").put(0, 4, 4, came_from=(5, 4))
    scene.tile(3, 4, "corridor_straight", entry="east").tile(2, 4, "room_dead_end", entry="west")
    return scene.top("search", "secret_door").begin().answer("search").answer("move:west")


def test_without_a_legal_move_the_turn_ends_in_the_corridor():
    """R5."""
    scene = through_a_secret_door_into_a_blind_corridor("sir_rohan")
    assert (scene.at(), scene.asked(), scene.status()) == ((3, 4), (1,), "inside")


def test_stuck_in_a_corridor_there_is_no_search_and_the_turn_is_missed():
    """R5, section 2."""
    scene = through_a_secret_door_into_a_blind_corridor("sir_rohan").answer("miss")
    assert (scene.asked(), scene.options()) == ((0,), {"miss"})


@pytest.mark.parametrize("roll, sides", [(1, (1, 0, 1, 0)), (3, (0, 1, 0, 1)), (6, (1, 0, 1, 0))])
def test_the_wizards_curse_turns_a_corridor_with_the_hero_inside(roll, sides):
    """R24."""
    scene = through_a_secret_door_into_a_blind_corridor("sir_rohan")
    scene.top("tiles", "room_cross").top("room", "wizards_curse").dice(roll).answer("move:north")
    assert (scene.at(0), scene.sides(3, 4)) == ((3, 4), sides)
    assert scene.options(0) == ({"miss"} if roll == 3 else {"miss", "move:north", "move:south"})


def test_failing_a_door_from_a_corridor_ends_the_turn_there():
    """R5."""
    scene = before_a_corridor("corridor_straight", "sir_rohan").tile(3, 3, "room_door_ahead_open_sides", entry="north")
    scene.top("door", "door_jammed").begin().answer("move:north").answer("move:north")
    assert (scene.at(), scene.asked()) == ((3, 4), (1,))
    scene.answer("miss")
    assert scene.options() >= {"move:north", "move:south"}
    assert "search" not in scene.options()


def test_failing_a_gate_from_a_corridor_ends_the_turn_there():
    """R5."""
    scene = before_a_corridor("corridor_straight", "sir_rohan").tile(3, 3, "portcullis_cross").dice(12).begin()
    scene.answer("move:north").answer("move:north")
    assert (scene.at(), scene.asked()) == ((3, 4), (1,))


def test_every_tile_of_a_chain_takes_full_effect():
    """R35: the corridor leads onto a trap tile."""
    scene = before_a_corridor("corridor_straight").tile(3, 3, "trap_cross").top("trap", "explosion").begin()
    scene.answer("move:north").answer("move:north")
    assert (scene.at(), scene.hero().life, scene.saw("card")) == ((3, 3), 11, [(0, "trap", "explosion")])


def test_a_corridor_behind_a_secret_door_leads_on_by_openings_only():
    """R35: the first square of the turn alone is reached by a secret door."""
    scene = (
        Scene("volrik")
        .tile(3, 5, "room_dead_end")
        .put(0, 3, 5, came_from=(3, 6))
        .tile(3, 4, "corridor_straight", "west")
    )
    scene.top("search", "secret_door").begin().answer("search").answer("move:north")
    assert (scene.question(), scene.options()) == ("corridor", {"move:east", "move:west"})
    scene.top("tiles", "room_cross").top("room", "orc").answer("move:west")
    assert scene.options() == {"attack", "wait", "escape"}


def escape_back_onto_a_corridor(*heroes):
    scene = before_a_corridor("corridor_cross", *heroes).tile(3, 3, "room_cross").top("room", "goblin")
    scene.top("monster", "monster_02").begin().answer("move:north").answer("move:north").answer("escape")
    return scene


def test_an_escape_back_onto_a_corridor_must_move_on():
    """R19."""
    scene = escape_back_onto_a_corridor("sir_rohan")
    assert (scene.at(), scene.question(), scene.asked()) == ((3, 4), "corridor", (0,))
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west"}


def test_an_escape_back_does_not_count_as_circling():
    """R5, R19: having been thrown back from the north, the hero may still step on from the north."""
    scene = escape_back_onto_a_corridor().top("room", "goblin").top("monster", "monster_04")
    scene.answer("move:north").answer("escape")
    assert (scene.at(), scene.question()) == ((3, 4), "corridor")


def test_the_room_fled_from_draws_its_card_when_entered_again():
    """R19, R35."""
    scene = escape_back_onto_a_corridor().top("room", "bracelet").answer("move:north")
    assert (scene.at(), scene.gold()) == ((3, 3), 40)
