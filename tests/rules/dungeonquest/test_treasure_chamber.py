"""Section 8, the chamber while the dragon sleeps; R10, R18, R44."""

import pytest

from .scene import Scene

CROWN, RUBY = "golden_crown", "giant_ruby"  # 4000, 4500
SIX = {f"move:{side}" for side in ("north", "south", "upper_east", "lower_east", "upper_west", "lower_west")}


def before_the_chamber(*heroes, **more):
    return Scene("volrik", *heroes, **more).tile(6, 3, "room_cross").put(0, 6, 3, came_from=(6, 2))


def in_the_chamber(*heroes, rings=(), **fields):
    return Scene("volrik", *heroes, rings=rings).put(0, "chamber", **fields)


def dragons(scene):
    return len(scene.saw("dragon.sleeps")), scene.count("dragon")


def test_entering_draws_no_room_card_but_two_chits_and_a_dragon_chit():
    scene = before_the_chamber("sir_rohan").top("treasure", CROWN, RUBY).dragon("sleeping").begin().answer("move:south")
    assert (scene.at(), scene.saw("card")) == ("chamber", [])
    assert scene.saw("treasure") == [(0, "treasure", CROWN, 4000), (0, "treasure", RUBY, 4500)]
    assert (scene.gold(), scene.count("treasure"), dragons(scene), scene.asked()) == (8500, 30, (1, 7), (1,))


def test_staying_draws_two_more_and_another_dragon_chit_as_long_as_wished():
    scene = in_the_chamber().dragon(*["sleeping"] * 4).begin()
    for turn in range(1, 5):
        scene.answer("stay")
        assert (len(scene.hero().chits), scene.count("treasure"), dragons(scene)) == (
            2 * turn, 32 - 2 * turn, (turn, 8 - turn)
        )  # fmt: skip


def test_the_next_turn_is_leaving_or_staying():
    scene = in_the_chamber().begin()
    assert (scene.question(), scene.options()) == ("turn.chamber", SIX | {"stay", "miss"})


@pytest.mark.parametrize("move", sorted(SIX))
def test_leaving_draws_no_chits_of_either_kind(move):
    scene = in_the_chamber().top("tiles", "room_cross").top("room", "empty").begin().answer(move)
    assert (scene.saw("treasure"), scene.saw("dragon.sleeps"), scene.saw("card")) == ([], [], [(0, "room", "empty")])


def test_several_heroes_draw_each_in_turn_from_the_same_shrinking_pile():
    scene = in_the_chamber("sir_rohan").put(1, "chamber").top("treasure", CROWN, "sceptre", RUBY, "golden_mug")
    scene.dragon("sleeping", "sleeping").begin().answer("stay")
    assert (scene.gold(0), scene.gold(1), dragons(scene)) == (5100, 0, (1, 7))
    scene.answer("stay")
    assert (scene.gold(0), scene.gold(1), dragons(scene)) == (5100, 6000, (2, 6))


def test_one_hero_entering_draws_for_himself_alone():
    scene = before_the_chamber("sir_rohan").put(1, "chamber").top("treasure", CROWN, RUBY).dragon("sleeping").begin()
    scene.answer("move:south")
    assert (scene.gold(0), scene.gold(1)) == (8500, 0)


def test_when_the_last_hero_leaves_the_dragon_chits_are_gathered():
    scene = in_the_chamber().dragon("sleeping", "sleeping").begin().answer("stay").answer("stay")
    assert scene.count("dragon") == 6
    scene.top("tiles", "room_cross").top("room", "empty").answer("move:north")
    assert (scene.count("dragon"), len(scene.saw("dragon.settles"))) == (8, 1)


def test_until_the_last_has_left_drawn_chits_stay_out():
    scene = (
        in_the_chamber("sir_rohan")
        .put(1, "chamber")
        .dragon("sleeping", "sleeping")
        .begin()
        .answer("stay")
        .answer("stay")
    )
    scene.top("tiles", "room_cross").top("room", "empty").answer("move:north")
    assert (scene.count("dragon"), scene.saw("dragon.settles")) == (6, [])


def test_the_death_of_the_last_hero_gathers_them_too():
    scene = in_the_chamber(life=1).dragon("sleeping", "fire").dice(1).begin().answer("stay").answer("stay")
    assert (scene.status(), scene.count("dragon")) == ("dead", 8)


def test_a_full_treasure_bag_runs_empty():
    scene = in_the_chamber().only("treasure", CROWN).dragon("sleeping", "sleeping").begin().answer("stay")
    assert (scene.gold(), scene.count("treasure")) == (4000, 0)
    scene.answer("stay")
    assert (scene.gold(), dragons(scene)) == (4000, (2, 6))


def spent_without_treasure(scene):
    return (scene.saw("treasure"), dragons(scene), scene.at()) == ([], (1, 7), "chamber")


def test_a_turn_missed_by_choice_turns_up_a_dragon_chit_but_no_treasure():
    """R44."""
    assert spent_without_treasure(in_the_chamber("sir_rohan").dragon("sleeping").begin().answer("miss"))


def test_a_turn_missed_by_a_card_too():
    """R44."""
    scene = in_the_chamber("sir_rohan", miss=1).dragon("sleeping").begin()
    assert spent_without_treasure(scene)
    assert scene.asked() == (1,)


def test_the_healing_ring_too():
    """R44."""
    scene = in_the_chamber("sir_rohan", rings=("healing",), life=4).dragon("sleeping").begin().answer("ring:healing")
    assert spent_without_treasure(scene)
    assert (scene.hero().life, scene.asked()) == (9, (1,))


def test_the_dragon_may_wake_in_a_turn_spent_otherwise():
    """R44."""
    scene = in_the_chamber("sir_rohan").give(0, chits=[CROWN]).dragon("fire").dice(3).begin().answer("miss")
    assert (scene.question(), scene.gold(), scene.hero().life) == ("dragon.flee", 0, 12)


def test_a_potion_does_not_replace_the_turn():
    """R44."""
    scene = in_the_chamber(life=4).give(0, ("room", "potion")).dice(1).begin().answer("drink")
    assert (scene.hero().life, scene.question(), dragons(scene)) == (8, "turn.chamber", (0, 8))
    scene.dragon("sleeping").answer("stay")
    assert len(scene.hero().chits) == 2


@pytest.mark.parametrize("key, cards, dice", [
    ("room_door_ahead_open_sides", ["door_jammed"], []), ("room_door_ahead_open_sides", ["door_trap_a"], [1]),
    ("portcullis_cross", [], [5]),
])  # fmt: skip
def test_failing_a_door_or_gate_on_the_way_out_the_hero_stays_with_a_dragon_chit_only(key, cards, dice):
    """R10."""
    scene = in_the_chamber("sir_rohan").tile(6, 3, key, entry="north" if "door" in key else "south").dice(*dice)
    scene.top("door", *cards).dragon("sleeping").begin().answer("move:north")
    assert spent_without_treasure(scene)
    assert scene.asked() == (1,)


def test_a_door_that_opens_is_leaving():
    scene = in_the_chamber().tile(6, 3, "room_door_ahead_open_sides", entry="north").top("door", "door_opens")
    scene.top("room", "empty").begin().answer("move:north")
    assert (scene.at(), scene.saw("dragon.sleeps")) == ((6, 3), [])


def test_a_door_trap_that_kills_ends_it_without_a_dragon_chit():
    """Section 0: death stops the turn at once."""
    scene = in_the_chamber("sir_rohan", life=1).tile(6, 3, "room_door_ahead_open_sides", entry="north").dice(6)
    scene.top("door", "door_trap_a").begin().answer("move:north")
    assert (scene.status(), dragons(scene)) == ("dead", (0, 8))


def test_escaping_into_the_chamber_in_the_turn_of_leaving_draws_no_chit_of_either_kind():
    """R18."""
    scene = (
        in_the_chamber("sir_rohan").tile(6, 3, "room_cross").top("room", "goblin").top("monster", "monster_02").begin()
    )
    scene.answer("move:north").answer("escape")
    assert (scene.at(), scene.saw("treasure"), dragons(scene), scene.asked()) == ("chamber", [], (0, 8), (1,))


def test_the_turn_after_such_an_escape_is_an_ordinary_one():
    """R18."""
    scene = (
        in_the_chamber("sir_rohan").tile(6, 3, "room_cross").top("room", "goblin").top("monster", "monster_02").begin()
    )
    scene.answer("move:north").answer("escape").answer("miss").dragon("sleeping").answer("stay")
    assert (len(scene.hero().chits), dragons(scene)) == (2, (1, 7))


@pytest.mark.parametrize("out, place, back", [
    ("north", (6, 3), "south"), ("south", (6, 6), "north"), ("upper_east", (7, 4), "west"),
    ("lower_east", (7, 5), "west"), ("upper_west", (5, 4), "east"), ("lower_west", (5, 5), "east"),
])  # fmt: skip
def test_coming_back_in_by_a_corridor_in_the_turn_of_leaving_draws_no_chits(out, place, back):
    """R5: back the way one came is legal. Section 8: no chits of either kind in the turn of leaving."""
    scene = in_the_chamber("sir_rohan").tile(*place, "corridor_cross").begin().answer(f"move:{out}")
    scene.answer(f"move:{back}")
    assert (scene.at(), scene.saw("treasure"), dragons(scene), scene.asked()) == ("chamber", [], (0, 8), (1,))


def test_coming_in_by_a_corridor_is_an_entry_like_any_other():
    scene = Scene("volrik", "sir_rohan").tile(6, 3, "corridor_straight").tile(6, 2, "room_cross").put(0, 6, 2)
    scene.dragon("sleeping").begin().answer("move:south").answer("move:south")
    assert (scene.at(), len(scene.hero().chits), dragons(scene)) == ("chamber", 2, (1, 7))


def test_no_room_on_the_far_side_is_reached_through_the_chamber_in_one_move():
    """Section 3: the chamber is one square two tall; the hero stops in it."""
    scene = before_the_chamber("sir_rohan").dragon("sleeping").begin().answer("move:south")
    assert (scene.at(), scene.asked()) == ("chamber", (1,))
