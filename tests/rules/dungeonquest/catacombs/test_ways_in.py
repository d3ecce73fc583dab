"""Section 13, ways in: black arrows and Entrance tiles, passage cards, trapdoors; R14, R53, R54, R63."""

import pytest

from games.rules.dungeonquest.board import square

from .stage import HERE, NORTH, SOUTH, about_to_enter, at, journey, pass_until, room_card, row, search_card, turn_over
from .stage import trap_card as trap

HEADINGS = {"heading:north", "heading:east", "heading:south", "heading:west"}


# --- black arrows


def test_entering_a_black_arrow_draws_a_room_card_as_usual():
    scene = about_to_enter(tile="passage_left_ahead").top("room", "bracelet").begin().answer("move:north")
    assert (turn_over(scene), scene.gold(), scene.at()) == (True, 40, NORTH)


def test_from_the_next_turn_one_may_go_down():
    """R53: at the start of a turn, which is then spent below."""
    scene = at(here="passage_left_ahead").top("catacomb", "nothing").begin()
    assert {"down", "search", "move:north", "miss"} <= scene.options()
    scene.answer("down")
    assert (scene.question(), scene.options(), scene.at()) == ("below.heading", HEADINGS, None)
    scene.answer("heading:east")
    assert (turn_over(scene), journey(scene), row(scene)) == (True, (HERE, "east", 1), ["nothing"])


def test_not_in_the_turn_of_entering():
    scene = about_to_enter(tile="passage_left_ahead").top("room", "empty").begin().answer("move:north")
    assert (turn_over(scene), scene.at()) == (True, NORTH)


def test_no_entrance_tile_is_laid_on_a_black_arrow():
    scene = at(here="passage_left_ahead").top("catacomb", "nothing").begin().answer("down").answer("heading:east")
    assert scene.s.entrances == ()


def test_a_plain_room_leads_nowhere_down():
    assert "down" not in at().begin().options()


def test_the_potion_comes_before_the_card():
    """R53: optional start-of-turn effects come first."""
    scene = at(here="passage_left_ahead", life=5).give(0, ("room", "potion")).dice(1).begin()
    scene.answer("drink")
    assert (scene.hero().life, "down" in scene.options()) == (9, True)


@pytest.mark.parametrize("plight", ["torch_goes_out", "trapdoor", "giant_spider"])
def test_first_out_of_one_s_plight(plight):
    scene = at(here="passage_left_ahead").give(0, ("room", plight)).begin()
    assert "down" not in scene.options()


def test_a_torch_relit_the_turn_may_be_spent_going_down():
    scene = at(here="passage_left_ahead").give(0, ("room", "torch_goes_out")).dice(1).begin()
    scene.answer(("relight", ("1", "2", "3")))
    assert "down" in scene.options()


def test_others_may_enter_the_same_tile_and_go_down_in_any_direction():
    scene = (
        at(here="passage_left_ahead").top("catacomb", "nothing", "nothing").tile(*SOUTH, "room_cross").put(1, *SOUTH)
    )
    scene.top("room", "empty").begin().answer("down").answer("heading:east").answer("move:north")
    assert (scene.at(1), scene.asked()) == (HERE, (0,))
    scene.answer("miss").answer("down").answer("heading:east")
    assert journey(scene, 0)[:2] == journey(scene, 1)[:2] == (HERE, "east")


def test_the_direction_may_point_at_the_outer_wall():
    scene = at(here="room_cross").tile(0, 4, "passage_left_ahead").put(0, 0, 4).top("catacomb", "nothing").begin()
    scene.answer("down")
    assert scene.options() == HEADINGS


# --- passage cards


@pytest.mark.parametrize("draw", [room_card, search_card])
def test_a_passage_down_may_be_followed_at_once_and_draws_a_card_this_turn(draw):
    scene, here = draw("passage_down", deck=["nothing"]), HERE if draw is search_card else NORTH
    assert (scene.question(), scene.options()) == ("passage.found", {"down", "pass"})
    scene.answer("down").answer("heading:south")
    assert journey(scene) == (here, "south", 1)
    assert scene.s.entrances == (square(*here),)


def test_the_card_goes_under_its_deck():
    scene = room_card("passage_down", deck=["nothing"]).answer("down").answer("heading:south")
    assert (turn_over(scene), scene.bottom("room")) == (True, "passage_down")


def test_walking_on_leaves_no_entrance():
    scene = room_card("passage_down").answer("pass")
    assert (turn_over(scene), scene.s.entrances, scene.at()) == (True, (), NORTH)
    assert "down" not in pass_until(scene).options()


def test_the_tile_s_sides_are_unchanged():
    scene = room_card("passage_down", tile="room_straight", deck=["nothing"])
    before = scene.sides(*NORTH)
    scene.answer("down").answer("heading:south")
    assert scene.sides(*NORTH) == before


def test_no_entrance_tile_on_a_cave_in_but_down_all_the_same():
    scene = room_card("passage_down", tile="cave_in_cross", deck=["nothing"]).answer("down").answer("heading:south")
    assert (journey(scene)[0], scene.s.entrances) == (NORTH, ())


def entrances(scene, *squares):
    scene.state.entrances = tuple(square(*s) for s in squares)
    return scene


def test_when_all_five_lie_a_passage_leads_down_but_leaves_none():
    """R63."""
    five = [(9, 1), (9, 3), (9, 5), (9, 7), (11, 1)]
    scene = entrances(about_to_enter(), *five).top("room", "passage_down").top("catacomb", "nothing").begin()
    scene.answer("move:north").answer("down").answer("heading:south")
    assert (journey(scene)[0], len(scene.s.entrances)) == (NORTH, 5)


@pytest.mark.parametrize("here", ["passage_left_ahead", "room_cross"])
def test_where_there_is_a_way_down_no_second_entrance_tile_is_laid(here):
    scene = search_scene = at(here=here).top("search", "passage_down").top("catacomb", "nothing")
    if here == "room_cross":
        entrances(scene, HERE)
    search_scene.begin().answer("search").answer("down").answer("heading:south")
    assert len(scene.s.entrances) == (here == "room_cross")


def test_an_entrance_tile_stays_and_serves_anyone():
    """R14."""
    scene = entrances(at(), HERE).top("catacomb", "nothing").begin()
    assert "down" in scene.options()
    scene.answer("down").answer("heading:west")
    assert (journey(scene), scene.s.entrances) == ((HERE, "west", 1), (square(*HERE),))


# --- trapdoors


@pytest.mark.parametrize("draw", [room_card, trap])
def test_a_trapdoor_drops_the_hero_into_the_catacombs(draw):
    """D6 life points, turn over; below at once, with a direction (R54)."""
    scene = draw("trapdoor", dice=(8, 3))
    assert (scene.question(), scene.hero().life, scene.at()) == ("below.heading", 12, None)
    scene.answer("heading:west")
    assert (turn_over(scene), journey(scene)) == (True, (NORTH, "west", 0))


def test_who_keeps_the_balance_stays_above():
    scene = room_card("trapdoor", dice=(7,))
    assert (turn_over(scene), journey(scene), scene.at()) == (True, None, NORTH)


def test_who_dies_of_the_fall_chooses_nothing():
    scene = room_card("trapdoor", dice=(8, 3), life=3)
    assert (scene.status(), scene.hero().below, scene.in_pile("room", "trapdoor")) == ("dead", None, 1)


def in_a_pit(*heroes, **fields):
    scene = room_card("trapdoor", *heroes, dice=(12, 1), **fields).answer("heading:west")
    return pass_until(scene)


def test_each_later_turn_climb_or_go_along():
    scene = in_a_pit()
    assert (scene.question(), scene.options()) == ("turn.trapdoor", {"climb", "below:draw", "miss"})


def test_out_of_the_pit_the_turn_is_a_normal_one():
    scene = in_a_pit().dice(7).answer("climb")
    assert (scene.question(), scene.asked(), scene.at(), journey(scene)) == ("turn", (0,), NORTH, None)
    assert (scene.bottom("room"), scene.hero().came_from) == ("trapdoor", square(*HERE))


def test_slid_back_the_turn_is_missed():
    scene = in_a_pit().dice(8).answer("climb")
    assert (turn_over(scene), journey(scene)) == (True, (NORTH, "west", 0))


def test_once_a_card_is_drawn_there_is_no_more_climbing():
    """R54."""
    scene = room_card("trapdoor", dice=(12, 1), deck=["nothing"]).answer("heading:west")
    pass_until(scene).answer("below:draw")
    assert (scene.bottom("room"), journey(scene)) == ("trapdoor", (NORTH, "west", 1))
    assert pass_until(scene).options() == {"below:draw", "miss"}


def test_the_tile_is_free_and_nobody_climbs_out_under_another_s_feet():
    """R54."""
    scene = trap("trapdoor", dice=(12, 1)).answer("heading:west")
    scene.s.heroes[1].place = square(*NORTH)
    scene.answer("miss")
    assert scene.option("climb").why_not == "occupied"
    assert scene.options() == {"below:draw", "miss"}


def test_a_rope_needs_no_roll_but_the_choice_is_the_hero_s():
    scene = room_card("trapdoor", dice=(12, 1), things=[("corpse", "rope")]).answer("heading:west")
    assert scene.answer("miss").question() == "turn.trapdoor"
    scene.answer("climb")
    assert (scene.question(), scene.at(), len(scene.hero().kept)) == ("turn", NORTH, 1)


def test_a_trapdoor_on_the_flight_from_the_dragon():
    """R45, R54: the fleeing hero is below at once and chooses a direction out of turn."""
    scene = at("volrik", "sir_rohan", "el_adoran").put(0, "chamber").put(1, "chamber").dragon("fire").dice(1, 1, 12, 4)
    scene.top("tiles", "room_cross", "trap_cross").top("trap", "trapdoor").begin().answer("stay")
    scene.answer("move:north").answer("move:south")
    assert (scene.question(), scene.asked(), scene.hero(1).life) == ("below.heading", (1,), 17 - 1 - 4)
    scene.answer("heading:east")
    assert (journey(scene, 1), scene.asked(), scene.question()) == (((6, 6), "east", 0), (1,), "turn.trapdoor")


def test_an_entrance_underfoot_is_a_way_out_of_a_room_against_the_wall():
    """R4: with the Catacombs still usable, play on."""
    scene = at(here="room_cross").tile(3, 0, "rotating_room", entry="north", rotated=True).put(0, 3, 0)
    scene = entrances(scene, (3, 0)).begin()
    assert (scene.status(), "down" in scene.options()) == ("inside", True)
