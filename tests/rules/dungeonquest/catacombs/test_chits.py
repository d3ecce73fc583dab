"""Section 13: locked chests, opened after leaving (R62), and the pair of stones."""

import pytest

from .stage import table

ONE, TWO = "locked_chest_1", "locked_chest_2"


def leaves(*chits, dice=(), things=()):
    """Seat 0 walks out of the castle with these."""
    scene = table(chits=chits, things=things).tile(1, 0, "room_cross").put(0, 1, 0)
    return scene.dice(*dice).begin().answer("move:west").answer("leave")


def held(scene):
    return [scene.cards.chits[chit].key for chit in scene.hero().chits]


# --- chests


def test_a_locked_chest_may_be_opened_after_leaving():
    scene = leaves(ONE)
    assert (scene.status(), scene.question(), scene.asked()) == ("out", "chest", (0,))
    assert scene.options() == {f"open:{ONE}", "leave_shut"}
    assert scene.option(f"open:{ONE}").info == (5, 12, 100)
    assert leaves(ONE, "sceptre").options() == scene.options(), "nothing else is opened"


@pytest.mark.parametrize("value", [5, 12])
def test_five_or_more_is_gold(value):
    scene = leaves(ONE).dice(value).answer(f"open:{ONE}")
    assert (scene.gold(), held(scene)) == (value * 100, [ONE])
    assert scene.saw("locked_chest.opened") == [(0, ONE, value * 100)]
    shown = scene.seen_by(1)["table"]["heroes"][0]["treasures"]
    assert shown == [{"key": ONE, "pile": "treasure", "gold": value * 100}]


@pytest.mark.parametrize("value", [1, 4])
def test_less_explodes_and_destroys_another_treasure(value):
    scene = leaves(ONE, "sceptre").dice(value, 1).answer(f"open:{ONE}")
    assert (scene.gold(), held(scene)) == (0, [])
    assert scene.saw("locked_chest.destroys") == [(0, "treasure", "sceptre")]
    assert [scene.in_pile("treasure", key) for key in (ONE, "sceptre")] == [1, 1]


def test_any_other_treasure_by_chance():
    things = [("crypt", "brooch"), ("catacomb", "giant_diamond")]
    scene = leaves(ONE, things=things).dice(2, 2).answer(f"open:{ONE}")
    assert (scene.gold(), scene.saw("locked_chest.destroys")) == (100, [(0, "catacomb", "giant_diamond")])


def test_alone_it_destroys_nothing():
    scene = leaves(ONE).dice(1).answer(f"open:{ONE}")
    assert (scene.gold(), scene.saw("locked_chest.destroys")) == (0, [])


def test_left_shut_it_is_worth_nothing():
    scene = leaves(ONE, "sceptre").answer("leave_shut")
    assert (scene.gold(), held(scene)) == (1100, [ONE, "sceptre"])


def test_one_by_one_in_the_order_the_owner_likes():
    scene = leaves(ONE, TWO)
    assert scene.options() == {f"open:{ONE}", f"open:{TWO}", "leave_shut"}
    scene.dice(6).answer(f"open:{TWO}")
    assert (scene.question(), scene.options()) == ("chest", {f"open:{ONE}", "leave_shut"})
    scene.dice(3, 1).answer(f"open:{ONE}")
    assert (scene.gold(), held(scene)) == (0, [])  # the opened one is a treasure like any other


def test_the_old_chest_has_been_opened_before():
    scene = leaves(ONE, things=[("catacomb", "treasure_chest")], dice=[7])
    assert (scene.question(), scene.gold()) == ("chest", 700)
    scene.dice(1, 1).answer(f"open:{ONE}")
    assert (scene.gold(), scene.in_pile("catacomb", "treasure_chest")) == (0, 2)


def test_inside_it_is_worth_nothing():
    assert table(chits=[ONE]).begin().gold() == 0


# --- stones


@pytest.mark.parametrize(
    ("chits", "gold"),
    [(["sun_stone"], 1100), (["moon_stone"], 700), (["sun_stone", "moon_stone"], 10000),
     (["sun_stone", "moon_stone", "sceptre"], 11100)],
)  # fmt: skip
def test_stones_are_worth_more_together(chits, gold):
    assert table(chits=chits).begin().gold() == gold


def test_the_stones_of_two_heroes_are_two_stones():
    scene = table(chits=["sun_stone"]).give(1, chits=["moon_stone"]).begin()
    assert (scene.gold(0), scene.gold(1)) == (1100, 700)
