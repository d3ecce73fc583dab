"""Section 13, coming up: the exit diagram, walls, entrances nearby, squares refused, blocked; R14, R32, R33, R55."""

import pytest

from games.rules.dungeonquest.board import square

from .stage import below, journey, row, turn_over

DRIFT = {  # by the first number of cards of a row of the diagram: a D10 from 1 to 10
    1: [0] * 10,
    2: [-1, -1, 0, 0, 0, 0, 0, 0, 1, 1],
    4: [-2, -1, -1, 0, 0, 0, 0, 1, 1, 2],
    8: [-3, -2, -1, -1, 0, 0, 1, 1, 2, 3],
}
RIGHT = {"north": (1, 0), "east": (0, 1), "south": (-1, 0), "west": (0, -1)}
AHEAD = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
START = (6, 7)


def found_exit(cards, *heroes, dice=(), **fields):
    """Seat 0 has drawn an Exit card as the last of so many."""
    scene = below(*heroes, row=("nothing",) * (cards - 1), deck=["exit"], **{"start": START} | fields)
    return scene.dice(*dice)


def draw_it(scene, *dice):
    """The tile drawn above, if there is one to be drawn, looks the same any way round."""
    return scene.top("tiles", "room_cross").dice(*dice).begin().answer("below:draw")


def drawn(*args, **fields):
    return draw_it(found_exit(*args, **fields))


def climb(scene, *dice):
    return draw_it(scene, *dice).answer("up")


def moved(start, heading, forward, right):
    (dx, dy), (rx, ry) = AHEAD[heading], RIGHT[heading]
    return start[0] + dx * forward + rx * right, start[1] + dy * forward + ry * right


def test_the_book_s_example():
    """Five cards and a roll of 10: five squares on, two to the right."""
    scene = drawn(5, dice=(10,)).answer("up")
    assert (scene.question(), scene.at()) == ("surface", (8, 2))


CELLS = [(n, roll) for n in (1, 2, 4) for roll in (range(1, 11) if n > 1 else (1,))]


@pytest.mark.parametrize(("cards", "roll"), CELLS)
@pytest.mark.parametrize("heading", AHEAD)
def test_every_cell_of_the_diagram(cards, roll, heading):
    scene = found_exit(cards, heading=heading, start=(6, 4)).tile(*moved((6, 4), heading, cards, 0), "room_cross")
    climb(scene, roll)
    assert scene.dice_left == []
    assert scene.at() in (moved((6, 4), heading, cards, DRIFT[cards][roll - 1]), "chamber")


@pytest.mark.parametrize(("roll", "drift"), list(enumerate(DRIFT[8], 1)))
def test_eight_cards_and_more_drift_the_furthest(roll, drift):
    scene = climb(found_exit(9, start=(1, 5), heading="east"), roll)
    assert scene.at() == (10, 5 + drift)


@pytest.mark.parametrize(("cards", "drift"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 2), (8, 3)])
def test_where_one_row_of_the_diagram_ends_and_the_next_begins(cards, drift):
    scene = found_exit(cards, start=(1, 5), heading="east").tile(1 + cards, 5 + drift, "room_cross")
    assert climb(scene, 10).at() == (1 + cards, 5 + drift)


def test_the_outer_wall_stops_the_way_along_the_arrow():
    """The row is the one of the squares that fitted: here of two."""
    scene = drawn(6, start=(6, 2), dice=(10,)).answer("up")
    assert scene.at() == (7, 0)


def test_the_outer_wall_stops_the_drift():
    scene = drawn(5, start=(11, 7), dice=(10,)).answer("up")
    assert scene.at() == (12, 2)


def test_with_the_arrow_against_the_wall_one_comes_up_where_the_counter_lies():
    """R55: no square fits, so there is no row and no roll."""
    scene = drawn(3, start=(6, 0)).answer("up")
    assert (scene.at(), scene.dice_left) == ((6, 0), [])


def test_treasure_in_the_row_counts():
    scene = climb(below(start=START, row=("giant_diamond", "nothing"), deck=["exit"]), 5)
    assert scene.at() == "chamber"


def test_an_exit_may_be_declined_without_looking_and_counts():
    """R33."""
    scene = drawn(2)
    assert (scene.question(), scene.options()) == ("way_up", {"up", "go_on"})
    scene.answer("go_on")
    assert (turn_over(scene), row(scene), journey(scene)) == (True, ["nothing", "exit"], (START, "north", 2))


def test_the_drawn_cards_go_back_and_the_deck_is_shuffled():
    scene = drawn(3, dice=(5,)).answer("up").answer("step_out")
    assert (turn_over(scene), scene.hero().below) == (True, None)
    assert [len(heap) for heap in scene.s.decks["catacomb"]] == [32]


def test_treasure_is_kept():
    scene = climb(below(start=START, row=("giant_diamond",), deck=["exit"]), 5).answer("step_out")
    assert (scene.gold(), scene.count("catacomb")) == (5000, 31)


# --- straight back down


def test_one_may_go_straight_back_down_and_continue_the_same_journey():
    """R32: counter, direction and cards stay; next turn a card again."""
    scene = drawn(3, dice=(5,)).answer("up")
    assert scene.options() == {"step_out", "back_down"}
    scene.answer("back_down")
    assert (turn_over(scene), scene.at(), journey(scene)) == (True, None, (START, "north", 3))
    assert scene.s.tiles[square(6, 4)] == 0, "under the chamber there is no tile to lay"
    scene.answer("miss")
    assert scene.options() == {"below:draw", "miss"}


def test_the_tile_found_stays_where_it_was_laid():
    scene = climb(found_exit(2, start=(3, 7)), 5).answer("back_down")
    assert (scene.at(), scene.sides(3, 5)) == (None, (1, 1, 1, 1))


# --- entrances nearby


def nearby(*squares, dice=(5,), cards=2, **fields):
    """The way up leads to (3, 5); entrances lie on these squares."""
    scene = found_exit(cards, start=(3, 7), **fields)
    for spot in squares:
        scene.tile(*spot, "room_cross")
    scene.state.entrances = tuple(square(*spot) for spot in squares)
    return climb(scene, *dice)


@pytest.mark.parametrize("spot", [(c, r) for c in (2, 3, 4) for r in (4, 5, 6)])
def test_an_entrance_there_or_around_is_where_one_comes_up(spot):
    assert nearby(spot).at() == spot


@pytest.mark.parametrize(("start", "spot"), [
    ((1, 2), (1, 0)), ((1, 2), (0, 1)), ((11, 7), (12, 5)), ((11, 7), (10, 7)), ((1, 9), (2, 9)),
])  # fmt: skip
def test_at_the_outer_wall_too(start, spot):
    scene = found_exit(1, start=start).tile(*spot, "room_cross")
    scene.state.entrances = (square(*spot),)
    assert climb(scene, 5).at() == spot


@pytest.mark.parametrize("spot", [(1, 5), (5, 5), (3, 3), (3, 7)])
def test_one_further_off_does_not_attract(spot):
    assert nearby(spot).at() == (3, 5)


def test_a_black_arrow_is_an_entrance_too():
    """R14."""
    scene = climb(found_exit(2, start=(3, 7)).tile(4, 4, "passage_dead_end"), 5)
    assert scene.at() == (4, 4)


def test_of_several_one_may_choose():
    scene = nearby((2, 4), (4, 6))
    assert (scene.question(), scene.options()) == (
        "way_up.entrance", {f"entrance:{square(2, 4)}", f"entrance:{square(4, 6)}"},
    )  # fmt: skip
    assert scene.answer(f"entrance:{square(4, 6)}").at() == (4, 6)


def test_an_occupied_entrance_cannot_be_used():
    """R55."""
    scene = found_exit(2, start=(3, 7)).tile(4, 4, "room_cross").put(1, 4, 4)
    scene.state.entrances = (square(4, 4),)
    assert climb(scene, 5).at() == (3, 5)


def test_the_entrance_goes_before_the_test_of_the_square():
    """R55: a pit with an entrance beside it is no reason to roll again."""
    scene = found_exit(2, start=(3, 7)).tile(3, 5, "bottomless_pit").tile(4, 4, "room_cross")
    scene.state.entrances = (square(4, 4),)
    assert climb(scene, 5).at() == (4, 4)


# --- squares refused


@pytest.mark.parametrize("tile", ["bottomless_pit", "bridge", "hero"])
def test_a_pit_a_bridge_or_another_hero_rolls_again(tile):
    scene = found_exit(2, start=(3, 7)).tile(3, 5, "room_cross" if tile == "hero" else tile).tile(4, 5, "room_cross")
    scene = scene.put(1, 3, 5) if tile == "hero" else scene
    climb(scene, 5, 4, 9)
    assert (scene.at(), scene.dice_left) == ((4, 5), [])
    assert scene.saw("way_up.refused") == [(0, square(3, 5))] * 2


@pytest.mark.parametrize("tile", ["trap_cross", "rotating_room", "web", "corridor_cross", "cave_in_cross"])
def test_any_other_tile_will_do(tile):
    scene = climb(found_exit(2, start=(3, 7)).tile(3, 5, tile), 5)
    assert scene.at() == (3, 5)


def test_if_no_roll_would_do_the_way_up_is_blocked():
    """R55: stay below, next turn draw again."""
    scene = found_exit(1, start=(3, 7)).tile(3, 6, "bottomless_pit").begin().answer("below:draw")
    assert (scene.option("up").why_not, scene.options()) == ("no_way_up", {"go_on"})
    scene.answer("go_on")
    assert (turn_over(scene), journey(scene)) == (True, ((3, 7), "north", 1))


def test_against_the_wall_under_somebody_s_feet_is_blocked():
    scene = found_exit(3, start=(6, 0)).tile(6, 0, "room_cross").put(1, 6, 0).begin().answer("below:draw")
    assert scene.option("up").why_not == "no_way_up"


# --- a hole in the roof


@pytest.mark.parametrize(("roll", "reached"), [(1, True), (7, True), (8, False), (10, False)])
def test_a_hole_in_the_roof_takes_agility_or_less_on_a_d10(roll, reached):
    scene = below(start=START, deck=["hole_in_roof"]).dice(roll).begin().answer("below:draw")
    assert (scene.question() == "way_up", turn_over(scene)) == (reached, not reached)


def test_out_of_reach_it_may_be_tried_again_instead_of_drawing():
    scene = below(start=START, deck=["hole_in_roof"]).dice(8).begin().answer("below:draw").answer("miss")
    assert scene.options() == {"below:draw", "below:hole", "miss"}
    assert scene.option("below:hole").info == ("agility", 7, 10)
    scene.dice(9).answer("below:hole")
    assert (turn_over(scene), row(scene)) == (True, ["hole_in_roof"])
    scene.answer("miss").dice(7).answer("below:hole")
    assert scene.question() == "way_up"


def test_going_on_leaves_the_hole_behind():
    scene = below(start=START, deck=["hole_in_roof", "nothing"]).dice(8).begin().answer("below:draw").answer("miss")
    scene.answer("below:draw").answer("miss")
    assert scene.options() == {"below:draw", "miss"}


def test_the_hole_counts_as_a_card():
    assert climb(below(start=(3, 7), row=("nothing",), deck=["hole_in_roof"]), 1, 5).at() == (3, 5)
