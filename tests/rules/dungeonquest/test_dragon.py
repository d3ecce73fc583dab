"""Section 8, the dragon wakes; R7, R9, R45, R61."""

import pytest

from .scene import Scene


def woken(*heroes, dice=(1,), inside=(0,), life=None, **more):
    """Seat 0 stays and turns up the fire-breathing chit; ``inside``: who stands in the chamber."""
    scene = Scene(*(heroes or ("volrik",)), **more)
    for seat in inside:
        scene.put(seat, "chamber", **({"life": life[seat]} if life else {}))
    return scene.dragon("fire").dice(*dice)


def test_the_drawer_loses_the_chits_just_drawn_and_those_of_before():
    scene = woken().give(0, chits=["golden_crown"]).top("treasure", "giant_ruby", "sceptre").begin().answer("stay")
    assert [event[2] for event in scene.saw("treasure")] == ["giant_ruby", "sceptre"]
    assert (scene.gold(), scene.hero().chits, scene.count("treasure")) == (0, b"", 32)


def test_treasure_cards_go_back_to_their_decks():
    treasures = [("room", "bracelet"), ("search", "ring"), ("crypt", "brooch"), ("corpse", "necklace")]
    scene = woken().give(0, *treasures).begin().answer("stay")
    assert (scene.gold(), scene.hero().treasures) == (0, ())
    assert [scene.in_pile(*card) for card in treasures] == [1, 1, 1, 1]


def test_potion_rope_and_arrows_are_no_treasure_and_stay():
    """R7."""
    scene = woken("el_adoran", "volrik").give(0, ("room", "potion"), ("corpse", "rope")).begin().answer("stay")
    assert (len(scene.hero().kept), scene.hero().arrows) == (2, 4)


@pytest.mark.parametrize("roll", range(1, 13))
def test_twelve_sided_damage(roll):
    scene = woken(dice=(roll,)).begin().answer("stay")
    assert (scene.hero().life, scene.question()) == (15 - roll, "dragon.flee")


def test_a_hero_killed_by_the_fire_does_not_flee():
    scene = woken("volrik", "sir_rohan", dice=(6,), life=[6]).begin().answer("stay")
    assert (scene.status(), scene.at(), scene.question(), scene.asked()) == ("dead", None, "turn.tower", (1,))


def test_entering_may_wake_it():
    scene = Scene("volrik").tile(6, 3, "room_cross").put(0, 6, 3).dragon("fire").dice(2).begin().answer("move:south")
    assert (scene.question(), scene.gold(), scene.hero().life) == ("dragon.flee", 0, 13)


def test_every_hero_in_the_chamber_from_the_drawer_clockwise():
    heroes = ("volrik", "sir_rohan", "el_adoran", "ulv_grimhand")
    scene = woken(*heroes, dice=(1, 2, 3), inside=(1, 2, 0)).begin(1).answer("stay")
    scene.top("tiles", *["room_cross"] * 3)
    for move in ("move:north", "move:south", "move:upper_east"):
        scene.answer(move)
    assert [(seat, loss) for seat, loss, *_ in scene.saw("hurt")] == [(1, 1), (2, 2), (0, 3)]
    assert [scene.at(seat) for seat in range(3)] == [(7, 4), (6, 3), (6, 6)]


def test_each_goes_through_all_of_it_before_the_next_begins():
    """R45: treasure, life, flight; then the next hero."""
    scene = (
        woken("volrik", "sir_rohan", dice=(4,), inside=(0, 1)).give(1, chits=["golden_crown"]).begin().answer("stay")
    )
    assert (scene.question(), scene.asked()) == ("dragon.flee", (0,))
    assert (scene.hero(0).life, scene.hero(1).life, scene.gold(1)) == (11, 17, 4000)
    scene.dice(5).top("tiles", "room_cross").answer("move:north")
    assert (scene.question(), scene.asked(), scene.hero(1).life, scene.gold(1)) == ("dragon.flee", (1,), 12, 0)


def test_a_later_hero_finds_the_earlier_ones_square_taken():
    """R45."""
    scene = woken("volrik", "sir_rohan", dice=(1, 1), inside=(0, 1)).top("tiles", "room_cross").begin().answer("stay")
    scene.answer("move:north")
    assert (scene.asked(), scene.option("move:north").why_not) == ((1,), "occupied")


def test_heroes_outside_are_spared():
    scene = woken("volrik", "sir_rohan").tile(6, 3, "room_cross").put(1, 6, 3).give(1, ("room", "bracelet")).begin()
    scene.answer("stay")
    assert (scene.hero(1).life, scene.gold(1), scene.asked()) == (17, 40, (0,))


def test_a_dead_hero_is_passed_over_and_the_next_burns():
    scene = woken("volrik", "sir_rohan", dice=(1, 1), inside=(0, 1), life=[1, 9]).begin().answer("stay")
    assert (scene.status(0), scene.question(), scene.asked(), scene.hero(1).life) == ("dead", "dragon.flee", (1,), 8)


def test_then_the_game_goes_on_in_the_usual_order():
    """R45: the fleeing heroes still have their own turns of this round."""
    scene = woken("volrik", "sir_rohan", "el_adoran", dice=(1, 1), inside=(0, 1)).top(
        "tiles", "room_cross", "room_cross"
    )
    scene.begin().answer("stay").answer("move:north").answer("move:south")
    assert (scene.question(), scene.asked(), scene.at(1)) == ("turn", (1,), (6, 6))
    scene.answer("miss")
    assert scene.asked() == (2,)


def test_a_hero_whose_turn_is_over_flees_all_the_same():
    scene = woken("volrik", "sir_rohan", dice=(1, 1), inside=(0, 1)).top("tiles", "room_cross", "room_cross").begin(1)
    scene.answer("stay").answer("move:north").answer("move:south")
    assert ([scene.at(0), scene.at(1)], scene.asked(), scene.saw("sun")[-1]) == ([(6, 6), (6, 3)], (0,), (2, 26))


def test_when_all_have_fled_the_dragon_sleeps_again():
    scene = woken("volrik", "sir_rohan", dice=(1, 1), inside=(0, 1)).top("tiles", "room_cross", "room_cross")
    scene.begin().answer("stay").answer("move:north")
    assert scene.saw("dragon.settles") == []
    scene.answer("move:south")
    assert (scene.count("dragon"), len(scene.saw("dragon.settles"))) == (8, 1)


def test_a_missed_turn_due_stays_due_through_the_fire():
    scene = woken("volrik", "sir_rohan", dice=(1, 1), inside=(0, 1)).put(1, "chamber", miss=1).begin().answer("stay")
    scene.top("tiles", "room_cross", "room_cross").answer("move:north").answer("move:south")
    assert (scene.asked(), scene.at(1), scene.hero(1).miss) == ((0,), (6, 6), 0)
