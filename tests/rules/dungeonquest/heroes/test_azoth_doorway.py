"""Section 12, Azoth: Doorway (R4, R51)."""

import pytest

from tests.rules.dungeonquest.scene import Scene

from .stage import SETS, at, turn_over

AZOTH = ("azoth", "volrik")
DOORWAY = "spell:doorway"


def test_through_a_wall_and_it_shuts_behind_him():
    scene = at(*AZOTH, here="room_dead_end").top("tiles", "room_dead_end").top("room", "goblin").begin()
    scene.answer(DOORWAY)
    assert (scene.question(), scene.options()) == (
        "doorway", {"move:north", "move:east", "move:south", "move:west", "decline"},
    )  # fmt: skip
    scene.answer("move:east")
    assert (scene.at(), scene.hero().life, scene.question()) == ((4, 4), 14, "stance")
    assert scene.option("escape").why_not == "no_way_back"


def test_once_and_not_below_six_life_points():
    assert at(*AZOTH, life=5).begin().option(DOORWAY).why_not == "too_weak"
    assert DOORWAY in at(*AZOTH, life=6).begin().options()
    scene = at(*AZOTH).top("tiles", "room_cross").top("room", "empty").begin().answer(DOORWAY).answer("move:east")
    assert DOORWAY not in scene.answer("miss").options()


def test_declining_costs_nothing():
    scene = at(*AZOTH).begin().answer(DOORWAY).answer("decline")
    assert (scene.question(), DOORWAY in scene.options()) == ("turn", True)


def test_on_an_edge_tile_straight_out_of_the_castle():
    scene = Scene(*AZOTH, sets=SETS).tile(3, 0, "room_cross").put(0, 3, 0, came_from=(3, 1)).begin().answer(DOORWAY)
    assert "out:north" in scene.options()
    scene.answer("out:north")
    assert (scene.status(), turn_over(scene)) == ("out", True)


@pytest.mark.parametrize("tile", ["darkness_left", "cave_in_straight", "bottomless_pit", "chasm_entry_with_left"])
def test_from_any_tile(tile):
    assert DOORWAY in at(*AZOTH, here=tile).begin().options()


def test_from_the_chamber_without_treasure_or_dragon():
    scene = at(*AZOTH).put(0, "chamber").top("tiles", "room_cross").top("room", "empty").begin()
    scene.answer(DOORWAY).answer("move:upper_east")
    assert (scene.at(), scene.s.dragon_out) == ((7, 4), b"")


@pytest.mark.parametrize("plight", ["trapdoor", "torch_goes_out", "giant_spider"])
def test_not_out_of_a_hole_the_dark_or_a_spiders_grip(plight):
    assert DOORWAY not in at(*AZOTH).give(0, ("room", plight)).begin().options()


def test_nobody_is_walled_in_who_can_still_cast_it():
    """R4."""
    scene = Scene(*AZOTH, sets=SETS).tile(3, 1, "room_cross").put(0, 3, 1, came_from=(3, 2))
    scene.top("tiles", "rotating_room").begin().answer("move:north")
    assert (scene.status(), scene.at()) == ("inside", (3, 0))
    scene.answer("miss").answer(DOORWAY).answer("out:north")
    assert scene.status() == "out"


def test_who_has_spent_it_is_lost():
    scene = Scene(*AZOTH, sets=SETS).tile(3, 1, "room_cross")
    scene.put(0, 3, 1, came_from=(3, 2), marks={"spent:doorway": 1}).top("tiles", "rotating_room").begin()
    assert scene.answer("move:north").status() == "lost"
