"""Sections 0 and 2: the sun, the order of turns, what a turn is, missed turns."""

import pytest

from .scene import Scene


def walk_about(scene, turns):
    """Heroes spend their turns where they stand."""
    for _ in range(turns):
        scene.answer("miss")
    return scene


def test_the_sun_moves_one_space_at_the_start_of_each_round():
    scene = Scene("volrik", "sir_rohan").begin()
    assert scene.saw("sun") == [(1, 26)]
    scene.answer("miss")
    assert scene.saw("sun") == [(1, 26)]
    scene.answer("miss")
    assert scene.saw("sun") == [(1, 26), (2, 26)]


def test_all_twenty_six_rounds_are_played_in_full_and_then_night_falls():
    scene = walk_about(Scene("volrik", "sir_rohan").begin(), 51)
    assert (scene.saw("sun")[-1], scene.asked(), scene.saw("nightfall")) == ((26, 26), (1,), [])
    scene.answer("miss")
    assert (scene.question(), len(scene.saw("nightfall")), len(scene.saw("sun"))) == (None, 1, 26)


def test_everyone_still_inside_at_nightfall_has_lost():
    scene = Scene("volrik", "sir_rohan", round=26)
    scene.tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5)).put(1, "chamber")
    scene.begin().answer("miss").dragon("sleeping").answer("miss")
    assert [scene.status(seat) for seat in (0, 1)] == ["lost", "lost"]
    assert scene.question() is None


def test_each_living_player_takes_one_turn_clockwise_from_the_first_player():
    scene = walk_about(Scene("volrik", "sir_rohan", "el_adoran", "ulv_grimhand").begin(), 5)
    assert [seat for seat, _ in scene.saw("turn")] == [0, 1, 2, 3, 0, 1]


def test_the_order_goes_round_from_a_first_player_in_any_seat():
    scene = Scene("volrik", "sir_rohan", "el_adoran")
    scene.state.first = 2
    walk_about(scene.begin(2), 3)
    assert [seat for seat, _ in scene.saw("turn")] == [2, 0, 1, 2]


def test_if_the_first_player_dies_the_seats_stay_in_order_and_the_sun_moves_once_a_round():
    """R1."""
    scene = Scene("volrik", "sir_rohan", "el_adoran")
    scene.tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5), life=1)
    scene.tile(3, 3, "room_cross").top("room", "vampire_bats").dice(6)
    scene.begin().answer("move:north")
    assert scene.status() == "dead"
    walk_about(scene, 5)
    assert scene.saw("turn") == [(0, 1), (1, 1), (2, 1), (1, 2), (2, 2), (1, 3), (2, 3)]
    assert scene.saw("sun") == [(1, 26), (2, 26), (3, 26)]


def test_if_the_first_player_leaves_the_others_go_on_in_their_order():
    """R1."""
    scene = Scene("volrik", "sir_rohan", "el_adoran")
    scene.put(0, 0, 0).begin().answer("leave")
    walk_about(scene, 3)
    assert scene.saw("turn") == [(0, 1), (1, 1), (2, 1), (1, 2), (2, 2)]
    assert scene.saw("sun") == [(1, 26), (2, 26)]


def in_a_room(*heroes, **fields):
    return Scene(*heroes).tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5), **fields)


def test_a_turn_is_a_move_or_a_search_or_missed():
    scene = in_a_room("volrik", "sir_rohan").begin()
    assert scene.options() == {"move:north", "move:east", "move:south", "move:west", "search", "miss"}


@pytest.mark.parametrize("spent", ["move:north", "search", "miss"])
def test_any_one_of_them_ends_the_turn(spent):
    scene = in_a_room("volrik", "sir_rohan").top("tiles", "room_cross").top("room", "empty").top("search", "empty")
    scene.begin().answer(spent)
    assert (scene.question(), scene.asked()) == ("turn.tower", (1,))


def test_a_potion_may_be_drunk_in_the_dark_before_the_torch_is_relit():
    """R2: optional effects at the start of a turn come before recovery."""
    scene = in_a_room("volrik", "sir_rohan", life=5).give(0, ("room", "torch_goes_out"), ("room", "potion")).begin()
    assert (scene.question(), "drink" in scene.options()) == ("turn.torch", True)
    scene.dice(1).answer("drink")
    assert (scene.hero().life, scene.question()) == (9, "turn.torch")


def test_a_potion_may_be_drunk_in_a_hole_before_climbing():
    """R2."""
    scene = in_a_room("volrik", "sir_rohan", life=5).give(0, ("trap", "trapdoor"), ("crypt", "potion")).begin()
    scene.dice(4).answer("drink")
    assert (scene.hero().life, scene.question()) == (6, "turn.trapdoor")


def test_a_potion_may_be_drunk_in_a_chamber_of_darkness_and_in_a_cave_in():
    """R2."""
    for key, question in (("darkness_left", "turn.darkness"), ("cave_in_cross", "turn.cave_in")):
        scene = Scene("volrik", "sir_rohan").tile(3, 4, key).put(0, 3, 4, came_from=(3, 5), life=5)
        scene.give(0, ("room", "potion")).dice(4).begin().answer("drink")
        assert (scene.hero().life, scene.question()) == (6, question)


def test_a_turn_missed_by_a_card_passes_without_a_question():
    scene = in_a_room("volrik", "sir_rohan", miss=2).begin()
    assert (scene.asked(), scene.hero().miss) == ((1,), 1)
    scene.answer("miss")
    assert (scene.asked(), scene.hero().miss) == ((1,), 0)
    scene.answer("miss")
    assert scene.asked() == (0,)


def test_nothing_at_all_may_be_done_in_a_missed_turn():
    """No potion, no ring: the next seat is asked straight away."""
    scene = Scene("volrik", "sir_rohan", rings=("healing", "")).tile(3, 4, "room_cross")
    scene.put(0, 3, 4, came_from=(3, 5), life=3, miss=1).give(0, ("room", "potion")).begin()
    assert (scene.asked(), scene.hero().life) == ((1,), 3)


def test_alone_a_missed_turn_costs_a_round():
    scene = in_a_room("volrik", miss=3).begin()
    assert (scene.saw("sun")[-1], scene.hero().miss, scene.question()) == ((4, 26), 0, "turn")


def test_missed_turns_wear_off_although_night_may_fall_over_them():
    scene = Scene("volrik", round=25).put(0, 12, 0, miss=3).begin()
    assert (scene.question(), scene.saw("sun")) == (None, [(25, 26), (26, 26)])


def test_missing_a_turn_by_choice_is_forbidden_on_a_bottomless_pit():
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "bottomless_pit").put(0, 3, 4, came_from=(3, 5)).begin()
    assert scene.options() == {"move:north", "move:south"}


def test_on_a_bottomless_pit_without_a_way_out_the_turn_is_missed():
    scene = Scene("volrik", "sir_rohan").tile(3, 9, "bottomless_pit").put(0, 3, 9, came_from=(3, 8))
    scene.tile(3, 8, "room_cross").put(1, 3, 8, came_from=(3, 7)).begin()
    if scene.asked() == (0,):
        assert scene.options() == {"miss"}
        scene.answer("miss")
    assert (scene.asked(), scene.at()) == ((1,), (3, 9))


def test_death_stops_the_turn_at_once():
    """Section 0: poison gas that kills costs no turns; nothing more is rolled."""
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5), life=2)
    scene.tile(3, 3, "trap_cross").top("trap", "poison_gas").dice(6).begin().answer("move:north")
    assert (scene.status(), scene.at(), scene.dice_left, scene.asked()) == ("dead", None, [], (1,))


def test_a_dead_hero_is_off_the_board_and_his_square_is_free():
    scene = in_a_room("volrik", "sir_rohan", life=1).put(1, 3, 3, came_from=(3, 2)).tile(3, 3, "room_cross")
    scene.top("search", "giant_centipede").dice(12).begin().answer("search")
    assert (scene.status(), scene.at(), scene.option("move:south", 1).why_not) == ("dead", None, "")


def test_damage_below_nothing_is_nothing():
    """Section 0: D12-armour with Sir Rohan's armour 9 and a 3."""
    scene = Scene("sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5))
    scene.tile(3, 3, "trap_cross").top("trap", "crossfire_trap").dice(3).begin().answer("move:north")
    assert scene.hero().life == 17


def test_life_points_never_rise_above_where_they_started():
    scene = in_a_room("volrik", life=13).give(0, ("room", "potion")).dice(1).begin().answer("drink")
    assert scene.hero().life == 15


@pytest.mark.parametrize("hero, agility", [("sir_rohan", 4), ("ulv_grimhand", 5), ("el_adoran", 8), ("volrik", 7)])
def test_a_test_succeeds_on_the_number_or_less_and_a_twelve_fails_for_everyone(hero, agility):
    for roll in range(1, 13):
        scene = Scene(hero, "volrik").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5))
        scene.tile(3, 3, "bottomless_pit").dice(roll).begin().answer("move:north")
        assert scene.status() == ("inside" if roll <= agility else "dead"), roll
