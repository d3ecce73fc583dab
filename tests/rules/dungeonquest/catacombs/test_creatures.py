"""Section 13: snotlings and the Surprise! ghoul; section 18: the book's example."""

import pytest

from .stage import room_card, search_card, turn_over


def test_the_books_example():
    """Eleven snotlings; 5, then three more and 2, then one more and 9: three life points lost."""
    scene = room_card("snotlings", dice=[6, 5, 5, 3, 2, 1, 9])
    assert scene.saw("snotlings.come") == [(0, 11)]
    assert scene.saw("snotlings.fall") == [(0, 5, 6), (0, 2, 7), (0, 9, 0)]
    assert scene.saw("snotlings.arrive") == [(0, 3, 9), (0, 1, 8)]
    assert scene.hero().life == 15 - 3
    assert (turn_over(scene), scene.dice_left, scene.bottom("room")) == (True, [], "snotlings")


def test_all_of_them_at_once_cost_nothing():
    scene = room_card("snotlings", dice=[3, 4, 7])
    assert (scene.hero().life, scene.saw("snotlings.arrive")) == (15, [])


def test_two_in_the_first_round_and_one_in_each_later_one():
    scene = room_card("snotlings", dice=[10, 6, 1, 1, 1, 1, 1, 1, 10, 6, 10, 2, 8])
    assert [d[1] for d in scene.saw("hurt")] == [2, 1, 1, 1, 1]


def test_they_may_kill():
    scene = room_card("snotlings", dice=[10, 6, 1], life=2)
    assert (scene.status(), scene.hero().cause, scene.hero().marks) == ("dead", "snotlings", {})


def test_the_ring_of_dazzling_is_no_help():
    """R40."""
    scene = room_card("snotlings", dice=[1, 1, 2], rings=("dazzling",))
    assert (turn_over(scene), scene.hero().ring_used) == (True, False)


# --- the ghoul


def test_it_has_a_die_of_life_points():
    scene = search_card("surprise", dice=[1, 4])
    assert (scene.saw("ghoul.leaps"), scene.hero().life, turn_over(scene)) == ([(0, 1)], 15, True)
    assert scene.bottom("search") == "surprise"


@pytest.mark.parametrize(("value", "loss"), [(4, 0), (5, 1)])
def test_strength_or_less_hurts_it_more_hurts_the_hero(value, loss):
    """Volrik's Strength is 4."""
    scene = search_card("surprise", dice=[1, value, *([1] if loss else [])])
    assert (scene.hero().life, scene.dice_left) == (15 - loss, [])


def test_to_the_death_of_one_of_them():
    scene = search_card("surprise", dice=[3, 1, 10, 4, 9, 2])
    assert scene.saw("ghoul.hit") == [(0, 1, 2), (0, 1, 1), (0, 1, 0)]
    assert scene.hero().life == 13


def test_there_is_no_escape_from_it():
    scene = search_card("surprise", dice=[6, 10], life=1)
    assert (scene.status(), scene.hero().cause, scene.hero().marks) == ("dead", "ghoul", {})


def test_while_they_last_their_number_is_there_for_all_to_see():
    from .stage import BOTH

    scene = search_card("surprise", rings=("fate",), sets=BOTH, dice=[4, 10]).answer("keep")
    assert scene.seen_by(1)["table"]["heroes"][0]["marks"]["ghoul"] == 4
