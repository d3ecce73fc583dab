"""Section 4, rotating rooms; R4, R38."""

import pytest

from .scene import Scene


@pytest.mark.parametrize("move, place, opening", [
    ("north", (3, 3), (1, 0, 0, 0)), ("east", (4, 4), (0, 1, 0, 0)),
    ("south", (3, 5), (0, 0, 1, 0)), ("west", (2, 4), (0, 0, 0, 1)),
])  # fmt: skip
def test_drawn_and_entered_it_turns_away_from_the_way_in(move, place, opening):
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4).top("tiles", "rotating_room").begin()
    scene.answer(f"move:{move}")
    assert (scene.at(), scene.sides(*place), scene.saw("card"), scene.asked()) == (place, opening, [], (1,))


def test_it_is_left_by_its_one_opening_and_never_searched():
    scene = Scene("volrik").tile(3, 4, "room_cross").put(0, 3, 4).top("tiles", "rotating_room").begin()
    scene.answer("move:north")
    assert scene.options() == {"move:north", "miss"}


def test_it_never_turns_again_and_the_turn_ends_without_a_card():
    scene = (
        Scene("volrik", "sir_rohan")
        .tile(3, 3, "rotating_room", "north", rotated=True)
        .tile(3, 2, "room_cross")
        .put(0, 3, 2)
    )
    scene.begin()
    assert scene.sides(3, 3) == (1, 0, 0, 0)
    scene.answer("move:south")
    assert (scene.at(), scene.sides(3, 3), scene.saw("card"), scene.asked()) == ((3, 3), (1, 0, 0, 0), [], (1,))


def lost_in(column, row, move, **extra):
    """A room next to the edge, the rotating room drawn on the edge square."""
    step = {"north": (0, 1), "east": (-1, 0), "south": (0, -1), "west": (1, 0)}[move]
    scene = Scene("volrik", "sir_rohan")
    place = (column + step[0], row + step[1])
    scene.tile(*place, "room_cross").put(0, *place).give(0, ("room", "bracelet")).top("tiles", "rotating_room")
    return scene.begin().answer(f"move:{move}")


@pytest.mark.parametrize("column, row, move", [(3, 0, "north"), (12, 4, "east"), (3, 9, "south"), (0, 4, "west")])
def test_facing_the_edge_of_the_board_the_hero_is_lost(column, row, move):
    scene = lost_in(column, row, move)
    assert (scene.status(), scene.at(), scene.asked(), len(scene.saw("lost"))) == ("lost", None, (1,), 1)


def test_facing_a_wall_the_hero_is_lost():
    """R4."""
    scene = (
        Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4).tile(3, 2, "room_dead_end", entry="north")
    )
    scene.top("tiles", "rotating_room").begin().answer("move:north")
    assert scene.status() == "lost"


def test_facing_solid_rock_the_hero_is_lost():
    """R4, R23."""
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4).only("tiles", "rotating_room").begin()
    scene.answer("move:north")
    assert scene.status() == "lost"


@pytest.mark.parametrize("key", ["room_cross", "room_door_ahead_open_sides", "portcullis_cross", "corridor_straight"])
def test_facing_an_opening_a_door_or_a_gate_the_hero_plays_on(key):
    """R4."""
    entry = {"room_door_ahead_open_sides": "north"}.get(key, "south")
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4).tile(3, 2, key, entry=entry)
    scene.top("tiles", "rotating_room").begin().answer("move:north")
    assert (scene.status(), scene.at()) == ("inside", (3, 3))


def test_facing_another_hero_is_only_a_wait():
    """R4: a hero in the way moves on some day."""
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4).tile(3, 2, "room_cross").put(1, 3, 2)
    scene.top("tiles", "rotating_room").begin().answer("move:north").answer("miss")
    assert (scene.status(), scene.options()) == ("inside", {"miss"})


def test_it_may_turn_to_the_treasure_chamber():
    scene = (
        Scene("volrik").tile(6, 2, "room_cross").put(0, 6, 2).top("tiles", "rotating_room").dragon("sleeping").begin()
    )
    scene.answer("move:south").answer("move:south")
    assert scene.at() == "chamber"


def test_it_may_turn_to_the_opening_of_a_tower():
    scene = Scene("volrik").tile(2, 0, "room_cross").put(0, 2, 0).top("tiles", "rotating_room").begin()
    scene.answer("move:west")
    assert (scene.status(), scene.options()) == ("inside", {"move:west", "miss"})


def test_through_a_secret_door_a_drawn_one_turns_as_well():
    scene = Scene("volrik").tile(3, 4, "room_dead_end").put(0, 3, 4).top("search", "secret_door")
    scene.top("tiles", "rotating_room").begin().answer("search").answer("move:west")
    assert (scene.at(), scene.sides(2, 4)) == ((2, 4), (0, 0, 0, 1))


def test_through_a_secret_door_into_one_that_faces_a_wall_the_hero_is_lost():
    """R4: found later, it lies as its first visitor left it."""
    scene = (
        Scene("volrik", "sir_rohan")
        .tile(3, 1, "room_cross")
        .put(0, 3, 1)
        .tile(3, 0, "rotating_room", "north", rotated=True)
    )
    scene.top("search", "secret_door").begin().answer("search").answer("move:north")
    assert scene.status() == "lost"


def facing_the_dark(*heroes):
    """Seat 0 in a rotating room at (3, 3) that faces the unexplored (3, 2); seat 1 to the west of that."""
    scene = Scene("volrik", *heroes).tile(3, 3, "rotating_room", "north", rotated=True).put(0, 3, 3, came_from=(3, 4))
    return scene.tile(2, 2, "room_cross").put(1, 2, 2)


@pytest.mark.parametrize("tile, status", [("room_straight", "lost"), ("room_cross", "inside")])
def test_walled_in_later_by_another_heros_tile_the_hero_is_lost_in_turn(tile, status):
    """R4: a rotating room facing a wall, where no search can help."""
    scene = facing_the_dark("sir_rohan").top("tiles", tile).top("room", "empty").begin().answer("miss")
    scene.answer("move:east")
    assert (scene.status(), scene.asked()) == (status, (1,) if status == "lost" else (0,))


def test_walled_in_by_the_last_tile_of_the_pile():
    """R4, R23."""
    scene = facing_the_dark("sir_rohan").only("tiles", "room_cross").top("room", "empty").begin().answer("miss")
    scene.answer("move:south")
    assert (scene.at(1), scene.status()) == ((2, 3), "lost")


def test_a_hero_beyond_a_wall_is_no_hope():
    """R4: the square faced is taken, but its wall is what bars the way."""
    scene = (
        Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4).tile(3, 2, "room_dead_end", entry="north")
    )
    scene.put(1, 3, 2).top("tiles", "rotating_room").begin().answer("move:north")
    assert scene.status() == "lost"


def test_an_escape_into_it_leaves_it_as_it_lies():
    """R38."""
    scene = (
        Scene("volrik", "sir_rohan").tile(3, 3, "rotating_room", "north", rotated=True).put(0, 3, 3, came_from=(3, 4))
    )
    scene.tile(3, 2, "room_cross").top("room", "goblin").top("monster", "monster_02").begin()
    scene.answer("move:north").answer("escape")
    assert (scene.at(), scene.sides(3, 3), scene.asked()) == ((3, 3), (1, 0, 0, 0), (1,))


def test_the_treasure_of_a_lost_hero_goes_back():
    """R61, by analogy: out of the game is out of the game."""
    scene = lost_in(3, 0, "north")
    assert (scene.hero().treasures, scene.in_pile("room", "bracelet")) == ((), 1)
