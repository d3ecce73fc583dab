"""Section 5, the secret door with all it allows and all it does not; R18, R35, R37."""

import pytest

from .openings import HERE, NORTH, search_card, turn_over
from .scene import Scene

WALLED = "room_dead_end"  # entry south: walls north, east and west


def found(**fields):
    return search_card("secret_door", **{"here": WALLED} | fields)


def test_any_adjacent_square_walls_do_not_matter():
    scene = found()
    assert (scene.question(), scene.asked()) == ("secret_door", (0,))
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west", "decline"}


@pytest.mark.parametrize(
    ("side", "place", "entry"),
    [("north", (3, 3), "south"), ("east", (4, 4), "west"), ("south", (3, 5), "north"), ("west", (2, 4), "east")],
)
def test_an_empty_square_draws_a_tile_with_its_arrow_where_the_hero_comes_in(side, place, entry):
    scene = found()
    scene.top("tiles", WALLED).top("room", "empty").answer(f"move:{side}")
    opening = ("north", "east", "south", "west").index(entry)
    assert (scene.at(), turn_over(scene)) == (place, True)
    assert scene.sides(*place) == tuple(int(i == opening) for i in range(4))


def test_the_tile_takes_effect_as_usual():
    scene = found().top("tiles", "room_cross").top("room", "jewellery").answer("move:north")
    assert (scene.at(), scene.gold()) == (NORTH, 30)


def test_declining_puts_the_card_back_and_ends_the_turn():
    scene = found().answer("decline")
    assert (scene.at(), turn_over(scene), scene.bottom("search")) == (HERE, True, "secret_door")


def test_the_used_card_goes_to_the_bottom_too():
    scene = found().top("tiles", "room_cross").top("room", "empty").answer("move:north")
    assert (scene.bottom("search"), scene.in_pile("search", "secret_door")) == ("secret_door", 5)


def test_a_wall_of_the_neighbour_does_not_matter():
    scene = Scene("volrik", "sir_rohan").tile(*HERE, WALLED).tile(*NORTH, WALLED, entry="north")
    scene.put(0, *HERE, came_from=(3, 5)).top("search", "secret_door").top("room", "empty")
    scene.begin().answer("search").answer("move:north")
    assert scene.at() == NORTH


def test_the_way_closes_behind():
    scene = Scene("volrik", "sir_rohan").tile(*HERE, WALLED).tile(*NORTH, "room_cross").put(0, *HERE, came_from=(3, 5))
    scene.top("search", "secret_door").top("room", "empty").begin().answer("search").answer("move:north")
    scene.answer("miss")
    assert (scene.asked(), scene.option("move:south").why_not) == ((0,), "wall_beyond")


def test_a_door_printed_there_needs_no_card():
    door = "room_door_ahead_open_sides"
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "room_three_doors").tile(*NORTH, door, entry="north")
    scene.put(0, *HERE, came_from=(3, 5)).top("search", "secret_door").top("room", "empty")
    scene.begin().answer("search").answer("move:north")
    assert (scene.at(), [c[1] for c in scene.saw("card")]) == (NORTH, ["search", "room"])


def test_a_gate_needs_no_roll():
    """Out of a portcullis tile through the side that carries the gate."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "portcullis_cross").tile(3, 5, "room_cross").put(0, *HERE)
    scene.top("search", "secret_door").top("room", "empty").begin().answer("search").answer("move:south")
    assert (scene.at(), scene.saw("roll")) == ((3, 5), [])


@pytest.mark.parametrize("tile", ["portcullis_cross", "room_door_ahead_open_sides"])
def test_a_gate_or_door_of_the_neighbour_needs_nothing(tile):
    entry = "south" if tile == "portcullis_cross" else "north"
    scene = Scene("volrik", "sir_rohan").tile(*HERE, WALLED).tile(*NORTH, tile, entry=entry).put(0, *HERE)
    scene.top("search", "secret_door").top("room", "empty").begin().answer("search").answer("move:north")
    assert (scene.at(), scene.saw("roll"), [c[1] for c in scene.saw("card")]) == (NORTH, [], ["search", "room"])


@pytest.mark.parametrize(("column", "row", "off"), [(0, 4, "west"), (12, 4, "east"), (4, 0, "north"), (4, 9, "south")])
def test_the_edge_of_the_board_still_matters(column, row, off):
    scene = Scene("volrik", "sir_rohan").tile(column, row, "room_cross").put(0, column, row)
    scene.top("search", "secret_door").begin().answer("search")
    assert {"move:north", "move:east", "move:south", "move:west"} - scene.options() == {f"move:{off}"}


def test_a_square_with_another_hero_still_may_not_be_entered():
    scene = Scene("volrik", "sir_rohan").tile(*HERE, WALLED).tile(*NORTH, "room_cross").put(0, *HERE).put(1, *NORTH)
    scene.top("search", "secret_door").begin().answer("search")
    assert scene.option("move:north").why_not == "occupied"
    assert scene.options() == {"move:east", "move:south", "move:west", "decline"}


def test_the_treasure_chamber_may_be_entered_and_acts_as_usual():
    scene = Scene("volrik", "sir_rohan").tile(5, 4, WALLED, entry="west").put(0, 5, 4).put(1, "chamber")
    scene.top("search", "secret_door").top("treasure", "sceptre", "golden_mug").dragon("sleeping")
    scene.begin().answer("search").answer("move:east")
    assert (scene.at(), scene.gold()) == ("chamber", 2600)


@pytest.mark.parametrize("card", ["goblin", "orc", "mountain_troll", "death_warrior", "champion_of_chaos"])
def test_a_monster_met_there_cannot_be_escaped(card):
    scene = found().top("tiles", "room_cross").top("room", card).answer("move:north")
    assert (scene.question(), scene.options()) == ("stance", {"attack", "wait"})


@pytest.mark.parametrize("card", ["sneak_attack_orc", "sneak_attack_death_warrior", "sneak_attack_mountain_troll"])
def test_after_a_sneak_attack_there_only_attack_is_left(card):
    scene = found().top("tiles", "room_cross").top("room", card).dice(1).answer("move:north")
    if scene.question() == "stance":
        assert scene.options() == {"attack"}


def test_nor_may_a_spider_be_fled_there():
    """R37."""
    scene = found().top("tiles", "room_cross").top("room", "giant_spider").answer("move:north")
    assert scene.options() == {"fight"}


def test_nor_may_a_skeleton_be_escaped_there():
    scene = found().top("tiles", "room_cross").top("room", "crypt").top("crypt", "skeleton").dice(5)
    scene.answer("move:north").answer("look")
    assert scene.options() == {"attack", "wait"}


def test_the_next_room_after_the_secret_door_may_be_escaped_again():
    scene = found().top("tiles", "room_cross", "room_cross").top("room", "empty", "goblin").answer("move:north")
    scene.answer("miss").answer("move:north")
    assert scene.options() == {"attack", "wait", "escape"}


def test_a_monster_of_a_later_visit_by_an_opening_may_be_escaped():
    """What bars escape is the way this visit began."""
    scene = found().top("tiles", "room_cross", "room_cross").top("room", "empty", "empty", "goblin")
    scene.answer("move:north").answer("miss").answer("move:north").answer("miss").answer("move:south")
    assert (scene.at(), scene.options()) == (NORTH, {"attack", "wait", "escape"})


def test_only_the_first_square_of_the_turn_is_reached_by_it():
    """R35: a corridor leads on by its openings only."""
    scene = found().top("tiles", "corridor_left").answer("move:north")
    assert (scene.question(), scene.options()) == ("corridor", {"move:west"})
    assert scene.option("move:south").why_not == "wall_beyond"


def test_a_monster_beyond_the_corridor_may_be_escaped():
    """Entered from the corridor by an opening, not by the secret door."""
    scene = found().top("tiles", "corridor_left", "room_cross").top("room", "goblin")
    scene.answer("move:north").answer("move:west")
    assert (scene.question(), scene.options()) == ("stance", {"attack", "wait", "escape"})


def test_a_corridor_that_leads_nowhere_ends_the_turn():
    """R5, with nothing but walls and the way closed behind."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, WALLED).tile(2, 3, WALLED, entry="north").put(0, *HERE)
    scene.top("search", "secret_door").top("tiles", "corridor_left").begin().answer("search").answer("move:north")
    assert (scene.at(), turn_over(scene)) == (NORTH, True)


def test_a_secret_door_onto_a_trap_tile_springs_the_trap():
    scene = found().top("tiles", "trap_cross").top("trap", "explosion").answer("move:north")
    assert (scene.at(), scene.hero().life) == (NORTH, 11)


def test_a_secret_door_onto_a_pit_needs_the_test():
    scene = found().top("tiles", "bottomless_pit").dice(8).answer("move:north")
    assert scene.status() in ("dead", "lost")


def test_a_secret_door_into_a_rotating_room_turns_it():
    """Section 4: its one opening now faces away from the way in."""
    scene = found().top("tiles", "rotating_room").answer("move:north")
    assert (scene.at(), scene.sides(*NORTH), turn_over(scene)) == (NORTH, (1, 0, 0, 0), True)


def test_the_side_of_a_chasm_is_the_one_come_in_by():
    """The chasm lies with its arrow north, so the south belongs to the far side of the arrow."""
    scene = Scene("volrik", "sir_rohan").tile(*HERE, WALLED).tile(*NORTH, "chasm_entry_with_left", entry="north")
    scene.put(0, *HERE).top("search", "secret_door").top("room", "empty").begin().answer("search").answer("move:north")
    scene.answer("miss")
    # entered from the south, through a wall; groups: north + east (left of one coming in from the north), south + west
    assert scene.options() & {"move:north", "move:east", "move:west"} == {"move:west"}


def test_a_secret_door_may_be_found_by_the_second_search():
    scene = Scene("volrik", "sir_rohan").tile(*HERE, WALLED).put(0, *HERE, searches=1).top("search", "secret_door")
    scene.top("tiles", "room_cross").top("room", "empty").begin().answer("search").answer("move:north")
    assert (scene.at(), scene.hero().searches) == (NORTH, 0)


def test_into_a_tower_by_a_secret_door():
    scene = Scene("volrik", "sir_rohan").tile(1, 0, WALLED).put(0, 1, 0, came_from=(1, 1))
    scene.top("search", "secret_door").begin().answer("search").answer("move:west")
    assert (scene.at(), scene.question()) == ((0, 0), "tower")
    scene.answer("leave")
    assert scene.status() == "out"
