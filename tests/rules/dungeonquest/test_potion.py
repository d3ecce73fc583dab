"""Section 5, potions: one may be kept, drunk at the start of a turn; R7, R17."""

import pytest

from .openings import HERE, about_to_enter, room_card, search_card, turn_over
from .scene import Scene


def with_potion(life=8, pile="room", **fields):
    scene = Scene("volrik", "sir_rohan").tile(*HERE, "room_cross").put(0, *HERE, came_from=(3, 5), life=life, **fields)
    return scene.give(0, (pile, "potion"))


TABLE = {1: 12, 2: 11, 3: 10, 4: 9, 5: 8, 6: 8, 7: 8, 8: 8, 9: 8, 10: 6, 11: 4}


@pytest.mark.parametrize(("roll", "life"), TABLE.items())
def test_the_potion_table_and_then_the_turn_goes_on(roll, life):
    scene = with_potion().dice(roll).begin().answer("drink")
    assert (scene.hero().life, scene.hero().kept) == (life, ())
    assert (scene.question(), scene.asked()) == ("turn", (0,))
    assert {"move:north", "search", "miss"} <= scene.options()
    assert "drink" not in scene.options()


def test_a_twelve_is_death():
    scene = with_potion(life=15).dice(12).begin().answer("drink")
    assert (scene.status(), scene.asked(), scene.in_pile("room", "potion")) == ("dead", (1,), 1)


@pytest.mark.parametrize(("life", "left"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (14, 7), (15, 8)])
def test_strong_poison_takes_half_rounded_down(life, left):
    """R17: a hero with one life point survives it."""
    scene = with_potion(life=life).dice(11).begin().answer("drink")
    assert (scene.hero().life, scene.status()) == (left, "inside")


@pytest.mark.parametrize(("life", "roll"), [(15, 1), (14, 1), (13, 1), (14, 3), (15, 4)])
def test_a_potion_never_lifts_above_the_starting_value(life, roll):
    assert with_potion(life=life).dice(roll).begin().answer("drink").hero().life == 15


def test_poison_may_kill():
    assert with_potion(life=2).dice(10).begin().answer("drink").status() == "dead"


@pytest.mark.parametrize("pile", ["room", "search", "crypt", "corpse"])
def test_a_drunk_potion_goes_to_the_bottom_of_its_own_deck(pile):
    scene = with_potion(pile=pile).dice(5).begin().answer("drink")
    assert scene.bottom(pile) == "potion"


def find(pile, **fields):
    if pile == "room":
        return room_card("potion", **fields)
    if pile == "search":
        return search_card("potion", **fields)
    scene = about_to_enter("volrik", "sir_rohan", **fields)
    scene.top("room", {"crypt": "crypt", "corpse": "dead_adventurer"}[pile]).top(pile, "potion")
    return scene.begin().answer("move:north").answer("look")


@pytest.mark.parametrize("pile", ["room", "search", "crypt", "corpse"])
def test_a_potion_may_be_kept(pile):
    scene = find(pile)
    assert (scene.question(), scene.options()) == ("potion.found", {"keep", "discard"})
    scene.answer("keep")
    assert ([p for p, _ in scene.hero().kept], turn_over(scene)) == ([pile], True)
    assert (scene.hero().treasures, scene.gold()) == ((), 0), "R7: a potion is not treasure"


@pytest.mark.parametrize("pile", ["room", "search", "crypt", "corpse"])
def test_a_potion_may_be_discarded(pile):
    scene = find(pile).answer("discard")
    assert (scene.hero().kept, turn_over(scene), scene.bottom(pile)) == ((), True, "potion")


def test_one_potion_only_further_ones_are_discarded():
    scene = about_to_enter("volrik", "sir_rohan").give(0, ("crypt", "potion")).top("room", "potion")
    scene.begin().answer("move:north")
    assert (turn_over(scene), [p for p, _ in scene.hero().kept], scene.bottom("room")) == (True, ["crypt"], "potion")


def test_a_potion_found_is_drunk_in_a_later_turn_at_the_earliest():
    scene = room_card("potion").answer("keep")
    assert turn_over(scene)
    scene.answer("miss")
    assert "drink" in scene.options()


def test_a_new_potion_may_be_kept_once_the_old_one_is_drunk():
    scene = with_potion().dice(5).top("search", "potion").begin().answer("drink").answer("search")
    assert scene.question() == "potion.found"


def test_no_potion_while_a_spider_must_be_fought():
    scene = with_potion().give(0, ("room", "giant_spider")).begin()
    assert (scene.question(), "drink" in scene.options()) == ("turn.spider", False)


def test_no_potion_in_a_missed_turn():
    scene = with_potion(miss=1).begin()
    assert (scene.asked(), len(scene.hero().kept)) == ((1,), 1)


def test_a_potion_may_be_drunk_in_the_treasure_chamber():
    """R44: it does not replace the turn."""
    scene = Scene("volrik", "sir_rohan").put(0, "chamber", life=8).give(0, ("room", "potion"))
    scene.dice(1).begin().answer("drink")
    assert (scene.hero().life, scene.question()) == (12, "turn.chamber")
    assert {"stay", "move:north"} <= scene.options()


def test_a_potion_may_be_drunk_in_a_tower():
    scene = Scene("volrik", "sir_rohan").put(0, 0, 0, life=8).give(0, ("room", "potion"))
    scene.dice(2).begin().answer("drink")
    assert (scene.hero().life, scene.question()) == (11, "turn.tower")


@pytest.mark.parametrize(
    ("tile", "question"),
    [("cave_in_straight", "turn.cave_in"), ("darkness_left_right", "turn.darkness"), ("bottomless_pit", "turn")],
)
def test_a_potion_may_be_drunk_on_a_special_tile(tile, question):
    scene = Scene("volrik", "sir_rohan").tile(*HERE, tile).put(0, *HERE, came_from=(3, 5), life=8)
    scene.give(0, ("room", "potion")).dice(3).begin()
    assert scene.question() == question
    scene.answer("drink")
    assert (scene.hero().life, scene.question()) == (10, question)


def test_a_potion_is_drunk_before_recovery_or_not_at_all():
    """R2: forced things, then potion and ring, then torch, hole or cave-in."""
    scene = with_potion().give(0, ("room", "torch_goes_out")).dice(1).begin().answer(("relight", ("1", "2", "3")))
    assert (scene.question(), "drink" in scene.options()) == ("turn", False)
    scene = with_potion().give(0, ("trap", "trapdoor")).dice(1).begin().answer("climb")
    assert (scene.question(), "drink" in scene.options()) == ("turn", False)


def test_a_rope_does_not_keep_from_drinking():
    scene = with_potion().give(0, ("trap", "trapdoor"), ("corpse", "rope")).begin()
    assert (scene.question(), "drink" in scene.options()) == ("turn", True)
