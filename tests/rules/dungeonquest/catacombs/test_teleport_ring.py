"""Section 11: the ring of Teleportation."""

import pytest

from .stage import BOTH, below, draws, journey, pass_until, row, turn_over

RING = {"rings": ("teleportation",), "sets": BOTH}


def test_out_of_the_catacombs_at_once_by_the_normal_way_up():
    scene = below(start=(3, 7), row=("nothing", "nothing"), **RING).top("tiles", "room_cross").dice(5).begin()
    assert "ring:teleportation" in scene.options()
    scene.answer("ring:teleportation")
    assert (scene.question(), scene.at(), scene.hero().ring_used) == ("surface", (3, 5), True)
    scene.answer("step_out")
    assert (turn_over(scene), scene.hero().below) == (True, None)


def test_before_any_card_one_comes_up_where_the_counter_lies():
    scene = below(start=(3, 7), **RING).tile(3, 7, "room_cross").begin().answer("ring:teleportation")
    assert scene.at() == (3, 7)


def test_only_in_the_catacombs():
    scene = below(**RING).tile(3, 4, "room_cross").put(0, 3, 4, below=None).begin()
    assert "ring:teleportation" not in scene.options()


def test_only_once():
    assert "ring:teleportation" not in below(ring_used=True, **RING).begin().options()


@pytest.mark.parametrize("card", ["horde_of_rats", "cave_troll", "giant_worm", "torch_goes_out"])
def test_even_to_dodge_a_card_just_drawn(card):
    """It counts as drawn: two squares on."""
    scene = below(start=(3, 7), row=("nothing",), deck=[card], **RING).top("tiles", "room_cross").dice(5).begin()
    scene.answer("below:draw")
    assert (scene.question(), scene.options()) == ("ring.teleportation", {"use", "keep"})
    scene.answer("use").answer("step_out")
    assert (scene.at(), scene.hero().life, scene.count("catacomb"), scene.hero().kept) == ((3, 5), 15, 32, ())


def test_kept_the_card_is_followed():
    scene = draws("horde_of_rats", **RING).dice(6).answer("keep")
    assert (turn_over(scene), scene.hero().life, row(scene)) == (True, 13, ["horde_of_rats"])


@pytest.mark.parametrize("card", ["nothing", "giant_diamond", "treasure_chest", "exit"])
def test_nobody_is_asked_about_cards_that_do_no_harm(card):
    assert draws(card, **RING).question() != "ring.teleportation"


def test_when_every_way_up_is_blocked_it_cannot_be_used():
    scene = below(start=(3, 0), deck=["horde_of_rats"], **RING).tile(3, 0, "bottomless_pit").dice(1).begin()
    assert scene.option("ring:teleportation").why_not == "no_way_up"
    assert turn_over(scene.answer("below:draw"))


def test_with_the_torch_out_too_and_it_is_still_out_above():
    scene = pass_until(draws("torch_goes_out", start=(3, 7), **RING).answer("keep"))
    assert {"relight", "ring:teleportation"} <= scene.options()
    scene.top("tiles", "room_cross").dice(5).answer("ring:teleportation").answer("step_out")
    assert (scene.at(), pass_until(scene).question(), journey(scene)) == ((3, 6), "turn.torch", None)
