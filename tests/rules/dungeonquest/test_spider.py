"""Section 7: the giant spider; R37, R40."""

import itertools

import pytest

from .openings import HERE, NORTH, about_to_enter, room_card, turn_over
from .scene import Scene


def met(*heroes, dice=(), **fields):
    return room_card("giant_spider", *heroes, dice=dice, **fields)


@pytest.mark.parametrize("roll", [3, 4, 5, 6])
def test_flee_three_to_six_back_to_the_previous_tile(roll):
    scene = met(dice=(roll,)).answer("flee")
    assert (scene.at(), turn_over(scene), scene.hero().life) == (HERE, True, 15)
    assert (scene.bottom("room"), scene.hero().kept) == ("giant_spider", ())


@pytest.mark.parametrize("roll", [1, 2])
def test_flee_one_or_two_must_fight_at_once(roll):
    scene = met(dice=(roll, 3)).answer("flee")
    assert (scene.question(), scene.options(), scene.at()) == ("spider.fight", {"fight"}, NORTH)
    scene.answer(("fight", ("1", "2", "3")))
    assert (scene.hero().life, turn_over(scene), scene.bottom("room")) == (15, True, "giant_spider")


@pytest.mark.parametrize("numbers", list(itertools.combinations("123456", 3)))
def test_fight_three_numbers_a_hit_kills_it(numbers):
    for roll in range(1, 7):
        scene = met(dice=(roll,)).answer(("fight", numbers))
        hit = str(roll) in numbers
        assert (scene.hero().life, turn_over(scene)) == (15 if hit else 14, True)
        assert scene.in_pile("room", "giant_spider") == (3 if hit else 2)
        if hit:
            assert scene.bottom("room") == "giant_spider"


def test_the_next_turn_must_again_be_spent_fighting():
    scene = met(dice=(6, 5, 1)).answer(("fight", ("1", "2", "3"))).answer("miss")
    assert (scene.question(), scene.options()) == ("turn.spider", {"fight"})
    scene.answer(("fight", ("1", "2", "3"))).answer("miss")
    assert (scene.question(), scene.hero().life) == ("turn.spider", 13)
    scene.answer(("fight", ("1", "2", "3")))
    assert (scene.hero().life, turn_over(scene), scene.bottom("room")) == (13, True, "giant_spider")
    scene.answer("miss")
    assert scene.question() == "turn"


def test_no_potion_no_ring_no_fleeing_and_no_missing_while_fighting_it():
    scene = Scene("volrik", "sir_rohan", rings=("healing",)).tile(*HERE, "room_cross").put(0, *HERE, life=5)
    scene.give(0, ("room", "giant_spider"), ("crypt", "potion")).begin()
    assert (scene.question(), scene.options()) == ("turn.spider", {"fight"})


def test_the_spider_may_kill_in_the_end():
    scene = met(dice=(6,), life=1).answer(("fight", ("1", "2", "3")))
    assert (scene.status(), scene.in_pile("room", "giant_spider")) == ("dead", 3)


def test_the_spider_cannot_be_fled_past_a_gate():
    """R37."""
    assert met(tile="portcullis_cross").options() == {"fight"}


def test_fleeing_the_spider_steps_back_like_an_escape():
    """R38: no Room card on the tile stepped back to."""
    scene = met(dice=(5,)).answer("flee")
    assert [c[1:] for c in scene.saw("card")] == [("room", "giant_spider")]


def test_fleeing_back_onto_a_trap_tile_springs_the_trap():
    """R38."""
    scene = about_to_enter("volrik", "sir_rohan", here="trap_cross").top("room", "giant_spider")
    scene.top("trap", "explosion").dice(4).begin().answer("move:north").answer("flee")
    assert (scene.at(), scene.hero().life) == (HERE, 11)


# --- arrows


def test_the_archer_may_shoot_instead():
    assert met("el_adoran", "volrik").options() == {"fight", "flee", "shoot"}


@pytest.mark.parametrize("roll", [5, 6])
def test_an_arrow_kills_on_five_or_six(roll):
    scene = met("el_adoran", "volrik", dice=(roll,)).answer("shoot")
    assert (scene.hero().life, scene.hero().arrows, turn_over(scene)) == (11, 3, True)
    assert scene.bottom("room") == "giant_spider"


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_an_arrow_misses_on_less(roll):
    scene = met("el_adoran", "volrik", dice=(roll,)).answer("shoot")
    assert (scene.question(), scene.options(), scene.hero().arrows) == ("spider.shoot_on", {"shoot", "stop"}, 3)
    assert scene.hero().life == 11, "only when none of the turn's arrows has killed"


def test_up_to_four_arrows_a_turn_then_one_life_point():
    scene = met("el_adoran", "volrik", dice=(1, 2, 3, 4))
    for _ in range(4):
        scene.answer("shoot")
    assert (scene.hero().life, scene.hero().arrows, turn_over(scene)) == (10, 0, True)


@pytest.mark.parametrize("shots", [1, 2, 3])
def test_fewer_may_be_shot(shots):
    scene = met("el_adoran", "volrik", dice=(1,) * shots)
    for _ in range(shots):
        scene.answer("shoot")
    scene.answer("stop")
    assert (scene.hero().life, scene.hero().arrows, turn_over(scene)) == (10, 4 - shots, True)


def test_the_last_arrow_may_kill():
    scene = met("el_adoran", "volrik", dice=(1, 2, 3, 6))
    for _ in range(4):
        scene.answer("shoot")
    assert (scene.hero().life, turn_over(scene), scene.bottom("room")) == (11, True, "giant_spider")


def test_shooting_may_be_taken_up_again_next_turn():
    scene = met("el_adoran", "volrik", dice=(1, 6)).answer("shoot").answer("stop").answer("miss")
    assert scene.options() == {"fight", "shoot"}
    scene.answer("shoot")
    assert (scene.hero().life, scene.hero().arrows) == (10, 2)


def test_without_arrows_there_is_no_shooting():
    assert met("el_adoran", "volrik", arrows=0).options() == {"fight", "flee"}


def test_the_others_have_no_bow():
    assert met("sir_rohan", "volrik").options() == {"fight", "flee"}


def test_shooting_is_possible_after_a_failed_flight():
    scene = met("el_adoran", "volrik", dice=(2,)).answer("flee")
    assert scene.options() == {"fight", "shoot"}


def test_the_arrows_that_are_left_are_all_that_may_be_shot():
    scene = met("el_adoran", "volrik", arrows=2, dice=(1, 1)).answer("shoot").answer("shoot")
    assert (scene.hero().life, scene.hero().arrows, turn_over(scene)) == (10, 0, True)


def test_the_dazzling_ring_does_nothing_to_a_spider():
    """R40."""
    assert met(rings=("dazzling",)).options() == {"fight", "flee"}


@pytest.mark.parametrize("numbers", [(), ("1",), ("1", "2"), ("1", "1", "2"), ("1", "2", "3", "4"), ("0", "1", "2")])
def test_exactly_three_different_numbers(numbers):
    from games.rules.kernel import Refused

    with pytest.raises(Refused):
        met(dice=(1,)).answer(("fight", numbers))
