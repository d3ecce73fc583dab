"""Section 13 and R57: the giant worm."""

import pytest

from .stage import below, draws, journey, pass_until, turn_over


@pytest.mark.parametrize(("roll", "drift"), [(1, -1), (2, -1), (5, 0), (9, 1), (10, 1)])
def test_the_counter_goes_where_one_would_have_come_up_and_turns_round(roll, drift):
    scene = draws("giant_worm", start=(3, 7), row=("nothing",), dice=(roll,))
    assert (turn_over(scene), journey(scene)) == (True, ((3 + drift, 5), "south", 0))


def test_all_drawn_cards_go_back_the_worm_too_but_not_treasure():
    scene = draws("giant_worm", start=(3, 7), row=("nothing", "giant_diamond"), dice=(5,))
    assert (journey(scene), scene.gold(), [len(h) for h in scene.s.decks["catacomb"]]) == (
        ((3, 4), "south", 0), 5000, [31],
    )  # fmt: skip


def test_walls_stop_it():
    assert journey(draws("giant_worm", start=(0, 1), row=("nothing",), dice=(5,)))[:2] == ((0, 0), "south")
    assert journey(draws("giant_worm", start=(12, 5), row=("nothing",), dice=(10,)))[:2] == ((12, 3), "south")


def test_against_the_wall_it_only_turns_round():
    assert journey(draws("giant_worm", start=(3, 0), dice=()))[:2] == ((3, 0), "south")


@pytest.mark.parametrize("tile", ["bottomless_pit", "bridge", "room_cross"])
def test_no_square_is_forbidden_and_no_tile_is_drawn(tile):
    scene = below(start=(3, 7), row=("nothing",), deck=["giant_worm"]).tile(3, 5, tile).put(1, 3, 5).dice(5)
    scene.begin().answer("below:draw")
    assert (journey(scene)[0], scene.count("tiles")) == ((3, 5), 134)


def test_no_entrance_attracts():
    scene = below(start=(3, 7), row=("nothing",), deck=["giant_worm"]).tile(4, 5, "passage_dead_end").dice(5)
    assert journey(scene.begin().answer("below:draw"))[0] == (3, 5)


def test_it_passes_under_the_chamber():
    scene = draws("giant_worm", start=(6, 6), dice=(5,))
    assert journey(scene)[0] == (6, 5)


def test_the_next_turn_starts_from_there_with_no_cards():
    scene = below(start=(3, 7), row=("nothing",), deck=["giant_worm"]).dice(5).begin().answer("below:draw")
    scene = pass_until(scene)
    assert scene.option("below:draw").info == (0,)
