"""Section 4, chambers of darkness; R38, R42."""

import pytest

from .scene import Scene

STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SIDES = tuple(STEP)


def in_the_dark(key, came, *heroes, rings=(), entry="south", through_wall=False):
    """In the chamber at (3, 4), come in by the side ``came`` (None: from nowhere)."""
    scene = Scene("volrik", *heroes, rings=rings).tile(3, 4, key, entry=entry)
    if came is None or through_wall:
        return scene.put(0, 3, 4, entered_by=came)
    return scene.put(0, 3, 4, came_from=(3 + STEP[came][0], 4 + STEP[came][1]))


def way_rolled(scene, roll):
    scene.top("tiles", "room_cross").top("room", "empty").dice(roll).begin().answer("grope")
    column, row = scene.at()
    return next((side for side in SIDES if STEP[side] == (column - 3, row - 4)), None)


def test_no_card_no_search_and_the_turn_ends():
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "darkness_left").tile(3, 5, "room_cross").put(0, 3, 5).begin()
    scene.answer("move:north")
    assert (scene.at(), scene.saw("card"), scene.saw("roll"), scene.asked()) == ((3, 4), [], [], (1,))
    scene.answer("miss")
    assert (scene.question(), scene.options()) == ("turn.darkness", {"grope", "miss"})


# darkness_left, entry south: openings south and west; darkness_right: south and east
@pytest.mark.parametrize("key, came, other", [
    ("darkness_left", "south", "west"), ("darkness_left", "west", "south"),
    ("darkness_right", "south", "east"), ("darkness_right", "east", "south"),
])  # fmt: skip
def test_with_two_openings_one_to_three_is_the_way_in_and_four_to_six_the_other(key, came, other):
    ways = [way_rolled(in_the_dark(key, came), roll) for roll in range(1, 7)]
    assert ways == [came] * 3 + [other] * 3


# darkness_left_right, entry south: openings south, west, east
@pytest.mark.parametrize("came, clockwise, anticlockwise", [
    ("south", "west", "east"), ("west", "east", "south"), ("east", "south", "west"),
])  # fmt: skip
def test_with_three_openings_the_way_in_then_clockwise_then_anticlockwise(came, clockwise, anticlockwise):
    ways = [way_rolled(in_the_dark("darkness_left_right", came), roll) for roll in range(1, 7)]
    assert ways == [came] * 2 + [clockwise] * 2 + [anticlockwise] * 2


@pytest.mark.parametrize("entry", SIDES)
def test_the_tile_may_lie_any_way_round(entry):
    turn = (SIDES.index(entry) - 2) % 4
    ways = [way_rolled(in_the_dark("darkness_left_right", entry, entry=entry), roll) for roll in (1, 3, 5)]
    assert ways == [SIDES[(SIDES.index(side) + turn) % 4] for side in ("south", "west", "east")]


@pytest.mark.parametrize("key, came, order", [
    ("darkness_left", "north", ["south", "west"]), ("darkness_left", "east", ["south", "west"]),
    ("darkness_right", "north", ["east", "south"]), ("darkness_right", "west", ["east", "south"]),
    ("darkness_left_right", "north", ["east", "south", "west"]),
    ("darkness_left", None, ["south", "west"]), ("darkness_right", None, ["east", "south"]),
    ("darkness_left_right", None, ["east", "south", "west"]),
])  # fmt: skip
def test_come_in_through_a_wall_the_openings_are_counted_clockwise_from_it(key, came, order):
    """R42: from the top of the board if there was no side."""
    ways = [way_rolled(in_the_dark(key, came, through_wall=True), roll) for roll in range(1, 7)]
    assert ways == [way for way in order for _ in range(6 // len(order))]


def test_come_in_through_a_secret_door_in_the_wall():
    """R42: into an explored chamber from the north."""
    scene = Scene("volrik").tile(3, 4, "darkness_left_right").tile(3, 3, "room_cross").put(0, 3, 3)
    scene.top("search", "secret_door").begin().answer("search").answer("move:south")
    scene.top("tiles", "room_cross").top("room", "empty").dice(1).answer("grope")
    assert scene.at() == (4, 4)


def missed(scene):
    return (scene.at(), scene.asked()) == ((3, 4), (1,))


def test_a_wall_in_the_way_rolled_costs_the_turn():
    scene = in_the_dark("darkness_left", "south", "sir_rohan").tile(2, 4, "room_dead_end", entry="west").dice(4)
    assert missed(scene.begin().answer("grope"))


def test_the_edge_of_the_board_in_the_way_rolled_costs_the_turn():
    """R42."""
    scene = Scene("volrik", "sir_rohan").tile(0, 4, "darkness_left").put(0, 0, 4, came_from=(0, 5)).dice(4).begin()
    scene.answer("grope")
    assert (scene.at(), scene.asked()) == ((0, 4), (1,))


def test_a_hero_in_the_way_rolled_costs_the_turn():
    """R42."""
    scene = in_the_dark("darkness_left", "south", "sir_rohan").tile(2, 4, "room_cross").put(1, 2, 4).dice(4)
    assert missed(scene.begin().answer("grope"))


def test_solid_rock_in_the_way_rolled_costs_the_turn():
    """R23, R42."""
    scene = in_the_dark("darkness_left", "south", "sir_rohan").only("tiles").dice(4)
    assert missed(scene.begin().answer("grope"))


def test_the_next_turn_rolls_anew():
    """R42."""
    scene = in_the_dark("darkness_left", "south", "sir_rohan").tile(2, 4, "room_dead_end", entry="west")
    scene.tile(3, 5, "room_cross").dice(6, 2).top("room", "empty").begin().answer("grope").answer("miss").answer(
        "grope"
    )
    assert scene.at() == (3, 5)


def test_the_voluntary_miss_comes_before_the_roll():
    """R42."""
    scene = in_the_dark("darkness_left", "south", "sir_rohan").begin().answer("miss")
    assert missed(scene)
    assert scene.saw("roll") == []


@pytest.mark.parametrize("card, place", [("door_opens", (2, 4)), ("door_jammed", (3, 4))])
def test_a_door_in_the_way_rolled_is_tried(card, place):
    """R42."""
    scene = in_the_dark("darkness_left", "south").tile(2, 4, "room_door_ahead_open_sides", entry="west")
    scene.dice(5).top("door", card).top("room", "empty").begin().answer("grope")
    assert (scene.at(), scene.saw("card")[0]) == (place, (0, "door", card))


@pytest.mark.parametrize("roll, place", [(4, (2, 4)), (5, (3, 4))])
def test_a_gate_in_the_way_rolled_is_tried(roll, place):
    """R42; Volrik's strength is 4."""
    scene = in_the_dark("darkness_left", "south").tile(2, 4, "portcullis_cross", entry="east")
    scene.dice(5, roll).top("room", "empty").begin().answer("grope")
    assert scene.at() == place


def test_the_opening_ring_helps_at_a_door_in_the_dark():
    scene = in_the_dark("darkness_left", "south", rings=("opening",))
    scene.tile(2, 4, "room_door_ahead_open_sides", entry="west").dice(5).top("room", "empty").begin().answer("grope")
    assert scene.question() == "lock"
    assert scene.answer("ring:opening:door").at() == (2, 4)


def test_a_hero_who_comes_back_gropes_from_his_new_way_in():
    """R38: an escape back by the west side."""
    scene = in_the_dark("darkness_left", "south").dice(4).top("tiles", "room_cross").top("room", "goblin")
    scene.top("monster", "monster_02").begin().answer("grope").answer("escape")
    assert (scene.at(), scene.question()) == ((3, 4), "turn.darkness")
    scene.dice(1).top("room", "bracelet").answer("grope")
    assert scene.at() == (2, 4)
