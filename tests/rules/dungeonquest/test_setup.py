"""Section 1: who begins, heroes, rings in reverse, towers."""

import pytest

from games.rules.dungeonquest.setup import new_state

from .scene import RULES, Scene, square


def at_table(seats, *dice, **how):
    return Scene.fresh(seats, **how).dice(*dice).begin(phase="first_player")


def test_the_highest_roll_of_a_twelve_sided_die_begins():
    scene = at_table(4, 5, 9, 12, 11)
    assert scene.saw("roll") == [(s, "first_player", 12, v) for s, v in enumerate((5, 9, 12, 11))]
    assert (scene.saw("first_player"), scene.asked()) == ([(2,)], (2,))


def test_a_tie_for_the_highest_roll_is_rolled_again():
    scene = at_table(3, 7, 7, 6, 2, 3)
    assert scene.saw("roll")[3:] == [(0, "first_player", 12, 2), (1, "first_player", 12, 3)]
    assert (scene.saw("first_player"), scene.dice_left) == ([(1,)], [])


def test_a_tie_below_the_highest_roll_is_left_alone():
    assert at_table(3, 4, 4, 9).saw("first_player") == [(2,)]


def test_heroes_are_taken_clockwise_from_the_first_player():
    scene = at_table(3, 4, 8, 2)
    order = []
    for hero in ("volrik", "sir_rohan", "el_adoran"):
        order += scene.asked()
        scene.answer(hero)
    assert (order, scene.saw("hero.taken")) == ([1, 2, 0], [(1, "volrik"), (2, "sir_rohan"), (0, "el_adoran")])


def test_a_hero_that_is_taken_is_no_longer_on_offer():
    scene = at_table(4, 9, 1, 2, 3)
    left = {"sir_rohan", "ulv_grimhand", "el_adoran", "volrik"}
    for hero in ("ulv_grimhand", "volrik", "sir_rohan", "el_adoran"):
        assert (scene.question(), scene.options()) == ("hero.choose", left)
        scene.answer(hero)
        left.remove(hero)


def with_heroes(seats, *dice):
    scene = at_table(seats, *dice)
    for hero in ("volrik", "sir_rohan", "ulv_grimhand", "el_adoran")[:seats]:
        scene.answer(hero)
    return scene


@pytest.mark.parametrize(
    "dice, order", [((9, 1, 2, 3), [3, 2, 1, 0]), ((1, 9, 2, 3), [0, 3, 2, 1]), ((1, 2, 3, 9), [2, 1, 0, 3])]
)
def test_the_last_to_take_a_hero_picks_the_first_ring_and_the_first_player_the_last(dice, order):
    scene = with_heroes(4, *dice)
    left = {"dazzling", "healing", "opening", "warning"}
    for seat, ring in zip(order, ("opening", "warning", "healing", "dazzling"), strict=True):
        assert (scene.question(), scene.asked(), scene.options()) == ("ring.choose", (seat,), left)
        scene.answer(ring)
        left.remove(ring)
        assert scene.hero(seat).ring == ring


def with_rings(seats, *dice):
    scene = with_heroes(seats, *dice)
    for ring in ("opening", "warning", "healing", "dazzling")[:seats]:
        scene.answer(ring)
    return scene


def test_towers_are_chosen_clockwise_from_the_first_player_and_one_hero_stands_in_each():
    scene = with_rings(4, 1, 2, 9, 3)
    left = {"nw", "ne", "sw", "se"}
    for seat, tower in zip((2, 3, 0, 1), ("se", "nw", "ne", "sw"), strict=True):
        assert (scene.question(), scene.asked(), scene.options()) == ("tower.start", (seat,), left)
        scene.answer(tower)
        left.remove(tower)
    assert [scene.at(seat) for seat in range(4)] == [(12, 0), (0, 9), (12, 9), (0, 0)]


def test_after_the_towers_the_first_player_begins_round_one():
    scene = with_rings(2, 3, 8).answer("ne").answer("sw")
    assert (scene.saw("sun"), scene.saw("turn"), scene.asked()) == ([(1, 26)], [(1, 1)], (1,))


@pytest.mark.parametrize(
    "hero, numbers",
    [
        ("sir_rohan", (6, 4, 9, 4, 17)),
        ("ulv_grimhand", (7, 5, 6, 5, 16)),
        ("el_adoran", (3, 8, 5, 7, 11)),
        ("volrik", (4, 7, 4, 8, 15)),
    ],
)
def test_the_hero_sheets_and_full_life_points(hero, numbers):
    scene = Scene.fresh(1).begin(phase="first_player")
    scene.answer(hero).answer("healing").answer("nw")
    sheet = scene.cards.heroes[scene.hero().sheet]
    assert (sheet.strength, sheet.agility, sheet.armour, sheet.luck, sheet.life) == numbers
    assert scene.hero().life == numbers[-1]


@pytest.mark.parametrize("hero, arrows", [("el_adoran", 4), ("sir_rohan", 0), ("volrik", 0), ("ulv_grimhand", 0)])
def test_el_adoran_alone_has_four_arrows(hero, arrows):
    scene = Scene.fresh(1).begin(phase="first_player").answer(hero).answer("healing").answer("nw")
    assert scene.hero().arrows == arrows


@pytest.mark.parametrize("seats, dice", [(1, ()), (2, (3, 4)), (3, (9, 1, 2)), (4, (1, 2, 9, 3))])
def test_a_random_deal_gives_everyone_a_hero_a_ring_and_a_tower_of_their_own(seats, dice):
    scene = at_table(seats, *dice, deal="random")
    heroes = scene.s.heroes
    assert scene.question() == "turn.tower"
    assert len({hero.sheet for hero in heroes}) == len({hero.place for hero in heroes}) == seats
    assert len({hero.ring for hero in heroes}) == seats
    assert {hero.ring for hero in heroes} <= {"dazzling", "healing", "opening", "warning"}
    assert {hero.place for hero in heroes} <= {square(*tower) for tower in ((0, 0), (12, 0), (0, 9), (12, 9))}
    assert [hero.life for hero in heroes] == [scene.cards.heroes[hero.sheet].life for hero in heroes]


def test_a_random_deal_keeps_the_order_of_picking():
    scene = at_table(3, 1, 9, 2, deal="random")
    seats = {key: [seat for seat, *_ in scene.saw(key)] for key in ("hero.taken", "ring.taken", "tower.taken")}
    assert seats == {"hero.taken": [1, 2, 0], "ring.taken": [0, 2, 1], "tower.taken": [1, 2, 0]}


@pytest.mark.parametrize(
    "options",
    [
        {"deal": {"random": 1}},
        {"deal": ["random"]},
        {"deal": "randomly"},
        {"magic": 1},
        {"heroes": "volrik"},
        {"heroes": {"volrik": 0}},
        {"heroes": ["volrik", "volrik"]},
        {"heroes": ["volrik", "sir_rohan", "el_adoran"]},
    ],
)
def test_options_that_no_rule_knows_are_refused_before_the_game(options):
    with pytest.raises((ValueError, LookupError)):
        new_state(RULES.compose(), 2, options)
