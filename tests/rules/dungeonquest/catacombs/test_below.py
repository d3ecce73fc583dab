"""Section 13, below: a card a turn, all kept in a row; torch, rats, treasure, the deck; R34, R53, R61, R64."""

import pytest

from games.rules.dungeonquest.board import square

from .stage import HERE, SETS, below, draws, go_down, journey, pass_until, row, table, turn_over


def test_one_card_a_turn_and_it_stays_in_the_row():
    scene = below(deck=["nothing", "nothing"]).begin()
    assert (scene.question(), scene.options()) == ("turn.below", {"below:draw", "miss"})
    scene.answer("below:draw")
    assert (turn_over(scene), row(scene)) == (True, ["nothing"])
    scene.answer("miss").answer("below:draw")
    assert (row(scene), journey(scene), scene.count("catacomb")) == (["nothing"] * 2, (HERE, "north", 2), 30)


def test_the_piece_is_off_the_board():
    scene = below().begin()
    seen = scene.seen_by(1)["table"]["heroes"][0]
    assert (seen["place"], seen["status"]) == (-1, "inside")
    assert seen["below"] == {"square": square(*HERE), "heading": "north", "row": [], "cards": 0, "hole": False}


def test_other_heroes_are_never_met_below():
    scene = below("volrik", "sir_rohan", deck=["nothing", "nothing"])
    go_down(scene, 1, HERE, "north").begin().answer("below:draw").answer("below:draw")
    assert journey(scene, 0) == journey(scene, 1) == (HERE, "north", 1)


def test_a_turn_missed_draws_none():
    """R53, and so does a turn that a card has cost."""
    scene = below().begin().answer("miss")
    assert (turn_over(scene), row(scene)) == (True, [])
    scene = below(miss=1).begin()
    assert (scene.asked(), row(scene), scene.hero().miss) == ((1,), [], 0)


def test_what_may_be_done_at_a_turn_s_start_comes_before_the_card():
    scene = below(life=5, things=[("room", "potion")], rings=("healing",)).dice(1).begin()
    assert scene.options() == {"below:draw", "miss", "drink", "ring:healing"}
    scene.answer("drink")
    assert (scene.hero().life, scene.question(), "ring:healing" in scene.options()) == (9, "turn.below", True)


def test_healing_is_all_one_does_that_turn():
    scene = below(life=5, rings=("healing",)).begin().answer("ring:healing")
    assert (turn_over(scene), scene.hero().life, row(scene)) == (True, 10, [])


def test_an_empty_deck_is_an_empty_card_and_the_row_does_not_grow():
    """R64."""
    scene = below().only("catacomb").begin().answer("below:draw")
    assert (turn_over(scene), journey(scene)[2]) == (True, 0)
    assert scene.saw("pile.empty") == [(0, "catacomb")]


# --- the cards


@pytest.mark.parametrize(("roll", "loss"), [(4, 0), (5, 1), (12, 8)])
def test_rats_bite_with_a_d12_less_armour(roll, loss):
    """Volrik's Armour is 4."""
    scene = draws("horde_of_rats", dice=(roll,))
    assert (turn_over(scene), scene.hero().life, row(scene)) == (True, 15 - loss, ["horde_of_rats"])


def test_who_dies_below_leaves_nothing_there():
    """R61: the row goes back and the counter is taken away."""
    scene = draws("horde_of_rats", dice=(12,), life=3, row=("nothing", "nothing", "giant_diamond"))
    assert (scene.status(), scene.hero().below, scene.count("catacomb")) == ("dead", None, 32)
    assert scene.hero().treasures == ()


def test_the_giant_diamond_is_worth_5000_and_counts_in_the_row():
    scene = draws("giant_diamond", row=("nothing",))
    assert (scene.gold(), journey(scene)[2], row(scene)) == (5000, 2, ["nothing"])


def test_a_torch_that_goes_out_is_relit_before_the_next_card():
    scene = draws("torch_goes_out", row=("nothing",), dice=())
    assert (turn_over(scene), journey(scene)[2]) == (True, 2)
    scene.answer("miss")
    assert (scene.question(), scene.options()) == ("turn.torch", {"relight", "miss"})
    scene.dice(4).answer(("relight", ("1", "2", "3")))
    assert (turn_over(scene), journey(scene)[2]) == (True, 2)
    scene.answer("miss").dice(3).answer(("relight", ("1", "2", "3")))
    assert (scene.question(), scene.options()) == ("turn.below", {"below:draw", "miss"})


def test_a_relit_torch_s_card_stays_in_the_row():
    scene = pass_until(draws("torch_goes_out")).dice(1).answer(("relight", ("1", "2", "3")))
    assert (row(scene), journey(scene)[2], scene.hero().kept) == (["torch_goes_out"], 1, ())
    assert scene.in_pile("catacomb", "torch_goes_out") == 1


def test_a_torch_from_above_goes_back_where_it_came_from():
    scene = below(things=[("room", "torch_goes_out")]).dice(1).begin().answer(("relight", ("1", "2", "3")))
    assert (scene.bottom("room"), row(scene)) == ("torch_goes_out", [])


# --- the old chest


def test_an_old_chest_counts_in_the_row_and_is_worth_nothing_yet():
    scene = draws("treasure_chest")
    assert (scene.gold(), len(scene.hero().treasures), journey(scene)[2]) == (0, 1, 1)


@pytest.mark.parametrize("roll", [1, 7, 12])
def test_it_is_worth_d12_hundreds_rolled_after_leaving(roll):
    scene = table().give(0, ("catacomb", "treasure_chest"), ("room", "bracelet"))
    scene.put(0, 0, 0).dice(roll).begin()
    scene.answer("leave")
    assert (scene.status(), scene.gold(), scene.dice_left) == ("out", 100 * roll + 40, [])
    assert scene.seen_by(None)["table"]["heroes"][0]["treasures"][0]["gold"] == 100 * roll


def test_two_chests_are_two_rolls():
    scene = table().give(0, ("catacomb", "treasure_chest"), ("catacomb", "treasure_chest"))
    scene.put(0, 0, 0).dice(3, 4).begin().answer("leave")
    assert scene.saw("chest.opened") == [(0, 300), (0, 400)]
    assert scene.gold() == 700


# --- nightfall


def test_nightfall_takes_who_is_below():
    """R34."""
    scene = below(sets=SETS, row=("nothing",))
    scene.state.round = 26
    scene.state.heroes[1].status = 2
    scene.begin().answer("miss")
    assert (scene.status(), scene.hero().cause, scene.hero().below, scene.count("catacomb")) == (
        "lost", "nightfall", None, 32,
    )  # fmt: skip
