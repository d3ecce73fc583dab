"""Section 13: the Shadow of Doom and the vampire."""

import pytest

from .stage import BOTH, at, below, pass_until, room_card, trap_card, turn_over
from .worn import wearing

SHADOW, BITE = ("room", "shadow_of_doom"), ("room", "vampire")


def followed(*heroes, **fields):
    """Seat 0, on (3, 4), has the Shadow behind it."""
    return at(*heroes, things=[SHADOW], **fields)


def has(scene, card):
    return any(scene.cards.decks[pile][i].key == card[1] for pile, i in scene.hero().kept)


# --- the Shadow of Doom


def test_it_is_kept():
    scene = room_card("shadow_of_doom")
    assert (has(scene, SHADOW), turn_over(scene)) == (True, True)
    assert scene.seen_by(1)["table"]["heroes"][0]["plights"] == ["shadow_of_doom"]


def test_a_one_kills_at_a_turn_start():
    scene = followed().dice(1).begin()
    assert (scene.status(), scene.hero().cause, scene.bottom("room")) == ("dead", "shadow_of_doom", "shadow_of_doom")


@pytest.mark.parametrize("value", [2, 12])
def test_anything_else_does_not(value):
    scene = followed().dice(value).begin()
    assert (scene.status(), scene.question(), scene.saw("shadow.waits")) == ("inside", "turn", [(0,)])


def test_every_turn_missed_ones_too():
    """R46."""
    assert followed(miss=1).dice(1).begin().status() == "dead"


def test_leaving_the_castle_ends_it():
    scene = followed().tile(1, 0, "room_cross").put(0, 1, 0).dice(5).begin().answer("move:west").answer("leave")
    assert (scene.status(), has(scene, SHADOW), scene.saw("shadow.gone")) == ("out", False, [(0,)])


@pytest.mark.parametrize(("value", "follows"), [(2, False), (6, False), (1, True), (5, True)])
def test_going_into_the_catacombs_ends_it_on_an_even_die(value, follows):
    scene = followed(here="passage_left_ahead", deck=["nothing"]).dice(5, value).begin()
    scene.answer("down").answer("heading:north")
    assert (has(scene, SHADOW), scene.saw("shadow.gone")) == (follows, [] if follows else [(0,)])


def test_falling_into_them_as_well():
    scene = trap_card("trapdoor", things=[SHADOW], dice=[5, 12, 1, 4]).answer("heading:north")
    assert has(scene, SHADOW) is False


def test_having_followed_it_strikes_below():
    scene = followed(here="passage_left_ahead", deck=["nothing"]).dice(5, 1).begin()
    scene.answer("down").answer("heading:north").dice(1).answer("miss")
    assert (scene.status(), scene.hero().cause) == ("dead", "shadow_of_doom")


def test_a_teleport_ends_it():
    scene = wearing("teleportation", things=[SHADOW]).dice(5, 10).top("search", "trap").top("trap", "explosion")
    scene.begin().answer("search").answer("heading:north")
    assert (has(scene, SHADOW), scene.dice_left) == (False, [])


def test_the_ring_is_a_teleport():
    scene = below(things=[SHADOW], rings=("teleportation",), sets=BOTH).dice(5).begin().answer("ring:teleportation")
    assert not has(scene, SHADOW)


# --- the vampire


@pytest.mark.parametrize(("hero", "best"), [("volrik", 7), ("sir_rohan", 9)])
def test_the_better_of_agility_and_armour(hero, best):
    other = "sir_rohan" if hero == "volrik" else "volrik"
    for value, loss in ((best, 0), (best + 1, 1)):
        scene = room_card("vampire", hero, other, dice=[value])
        assert scene.hero().life == {"volrik": 15, "sir_rohan": 17}[hero] - loss
        assert has(scene, BITE) is bool(loss)


def test_unhurt_the_card_goes_back():
    scene = room_card("vampire", dice=[1])
    assert (scene.bottom("room"), turn_over(scene)) == ("vampire", True)


def test_bitten_one_more_at_every_turn_start():
    scene = pass_until(room_card("vampire", dice=[12]))
    assert scene.hero().life == 15 - 1 - 1
    scene.answer("miss")
    pass_until(scene)
    assert scene.hero().life == 15 - 3
    assert scene.seen_by(1)["table"]["heroes"][0]["plights"] == ["vampire"]


def test_in_missed_turns_too():
    """R46."""
    assert at(things=[BITE], miss=1).begin().hero().life == 14


def test_it_may_bleed_one_to_death():
    scene = at(things=[BITE], life=1).begin()
    assert (scene.status(), scene.hero().cause, scene.bottom("room")) == ("dead", "vampire_bite", "vampire")


def test_a_second_bite_costs_its_own_point_and_the_drain_stays_one():
    """R60."""
    scene = room_card("vampire", things=[BITE], dice=[12])
    assert (scene.bottom("room"), len(scene.hero().kept)) == ("vampire", 1)
    assert pass_until(scene).hero().life == 15 - 1 - 1 - 1


def test_until_out_of_the_castle():
    scene = at(things=[BITE]).tile(1, 0, "room_cross").put(0, 1, 0).begin().answer("move:west").answer("leave")
    assert (scene.status(), has(scene, BITE), scene.bottom("room")) == ("out", False, "vampire")


def test_the_bite_comes_before_the_shadow_and_the_amulet_last():
    """R2."""
    scene = wearing("death", things=[SHADOW, BITE], life=3).dice(7).begin()
    order = [key for key in ("hurt", "roll") for _ in scene.saw(key)]
    told = [e.data[2] if e.key == "hurt" else "shadow" for e in scene.events if e.key in ("hurt", "roll")]
    assert (told, len(order)) == (["vampire_bite", "shadow", "amulet_of_death"], 3)


def test_below_the_bite_comes_before_the_card():
    """R53."""
    scene = below(things=[BITE], life=5).begin()
    assert (scene.hero().life, scene.question()) == (4, "turn.below")
    assert below(things=[BITE], life=1).begin().hero().cause == "vampire_bite"
