"""Section 3: steps, walls, edges, other heroes, tiles laid, dead ends; R3, R4, R23."""

import pytest

from .scene import Scene


def standing(key="room_cross", entry="south", *heroes):
    return Scene("volrik", *heroes).tile(3, 4, key, entry).put(0, 3, 4, came_from=(3, 5))


def test_one_square_through_an_opening_never_diagonally():
    scene = standing().begin()
    assert {o.id for o in scene.position.options(0)} == {
        "move:north", "move:east", "move:south", "move:west", "search", "miss"
    }  # fmt: skip


@pytest.mark.parametrize("move, place", [("north", (3, 3)), ("east", (4, 4)), ("south", (3, 5)), ("west", (2, 4))])
def test_a_step_leads_to_the_next_square(move, place):
    scene = standing().top("tiles", "room_cross").top("room", "empty").begin().answer(f"move:{move}")
    assert scene.at() == place


def test_a_wall_of_the_own_tile_cannot_be_passed():
    scene = standing("room_left").begin()
    assert {move: scene.option(f"move:{move}").why_not for move in ("north", "east", "south", "west")} == {
        "north": "wall", "east": "wall", "south": "", "west": ""
    }  # fmt: skip


@pytest.mark.parametrize("column, row, shut", [(0, 4, "west"), (12, 4, "east"), (3, 0, "north"), (3, 9, "south")])
def test_nobody_walks_off_the_board(column, row, shut):
    scene = Scene("volrik").tile(column, row, "room_cross").put(0, column, row).begin()
    assert scene.options() == {f"move:{s}" for s in ("north", "east", "south", "west") if s != shut} | {
        "search",
        "miss",
    }


def test_an_empty_square_gets_a_tile_from_the_pile():
    scene = standing().top("tiles", "room_straight").top("room", "empty").begin()
    before = scene.count("tiles")
    scene.answer("move:east")
    assert (scene.saw("tile"), scene.count("tiles")) == ([(0, 4 * 13 + 4, "room_straight", "room", 3)], before - 1)
    assert scene.sides(4, 4) == (0, 1, 0, 1)


def test_once_a_tile_is_drawn_the_hero_must_go_in():
    scene = standing("room_cross", "south", "sir_rohan").top("tiles", "bottomless_pit").dice(12).begin()
    scene.answer("move:east")
    assert scene.status() == "dead"


def test_a_neighbours_wall_shuts_the_way():
    scene = standing().tile(3, 3, "room_dead_end", entry="north").begin()
    assert scene.option("move:north").why_not == "wall_beyond"


def test_an_explored_tile_keeps_lying_as_it_lies_and_draws_no_other():
    scene = standing().tile(3, 3, "room_left_right", entry="west").top("room", "empty").begin()
    assert scene.sides(3, 3) == (1, 0, 1, 1)
    scene.answer("move:north")
    assert (scene.at(), scene.saw("tile"), scene.sides(3, 3)) == ((3, 3), [], (1, 0, 1, 1))


def test_a_room_card_is_drawn_again_on_every_entry_whoever_explored_the_tile():
    scene = standing().tile(3, 3, "room_cross").top("room", *["empty"] * 4).begin()
    for move in ("move:north", "move:south", "move:north", "move:south"):
        scene.answer(move)
    assert scene.saw("card") == [(0, "room", "empty")] * 4


def test_a_square_with_another_hero_may_not_be_entered():
    scene = standing("room_cross", "south", "sir_rohan").tile(3, 3, "room_cross").put(1, 3, 3).begin()
    assert scene.option("move:north").why_not == "occupied"


def test_a_tower_with_another_hero_may_not_be_entered():
    """R3."""
    scene = Scene("volrik", "sir_rohan").tile(12, 8, "room_cross").put(0, 12, 8, came_from=(12, 7)).begin()
    assert scene.option("move:south").why_not == "occupied"


def test_a_hero_who_leaves_the_castle_clears_the_tower():
    """R3."""
    scene = Scene("volrik", "sir_rohan").tile(12, 8, "room_cross").put(0, 12, 8, came_from=(12, 7))
    scene.put(1, 12, 9, came_from=(11, 9)).begin().answer("miss").answer("leave").answer("move:south")
    assert (scene.at(), scene.question()) == ((12, 9), "tower")


def test_the_treasure_chamber_may_be_entered_by_several():
    scene = Scene("volrik", "sir_rohan").tile(6, 3, "room_cross").put(0, 6, 3).put(1, "chamber").dragon("sleeping")
    scene.begin().answer("move:south")
    assert (scene.at(0), scene.at(1)) == ("chamber", "chamber")


def test_a_dead_end_is_left_by_the_way_in():
    scene = standing("room_dead_end").begin()
    assert scene.options() == {"move:south", "search", "miss"}


def test_a_dead_end_is_left_by_a_secret_door():
    scene = standing("room_dead_end").top("search", "secret_door").top("tiles", "room_cross").top("room", "empty")
    scene.begin().answer("search").answer("move:north")
    assert scene.at() == (3, 3)


def test_a_hero_walled_in_where_one_may_search_plays_on():
    """R4: only the rotating room ends the game at once."""
    scene = Scene("volrik").tile(3, 4, "corridor_straight", entry="west").tile(4, 4, "room_cross")
    scene.tile(3, 3, "room_dead_end", entry="south").put(0, 3, 3, entered_by="east").begin()
    assert (scene.option("move:south").why_not, scene.status()) == ("wall_beyond", "inside")
    assert scene.options() == {"search", "miss"}


def test_when_the_tiles_have_run_out_unexplored_squares_are_solid_rock():
    """R23."""
    scene = standing().tile(3, 5, "room_cross").only("tiles").begin()
    assert {move: scene.option(f"move:{move}").why_not for move in ("north", "east", "south", "west")} == {
        "north": "rock", "east": "rock", "south": "", "west": "rock"
    }  # fmt: skip


def test_the_last_tile_is_still_laid():
    """R23."""
    scene = standing().tile(3, 5, "room_cross").only("tiles", "room_straight").top("room", "empty").begin()
    scene.answer("move:north")
    assert (scene.at(), scene.count("tiles"), scene.option("move:north").why_not) == ((3, 3), 0, "rock")


def test_a_secret_door_does_not_lead_into_solid_rock():
    """R23."""
    scene = standing("room_dead_end").tile(3, 5, "room_cross").only("tiles").top("search", "secret_door").begin()
    scene.answer("search")
    assert scene.options() == {"move:south", "decline"}
