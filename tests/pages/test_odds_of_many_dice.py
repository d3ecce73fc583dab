"""Chances of dice that a card set may name: exact, and as quick for nine dice as for one."""

import pytest

from games.bots.dungeonquest.odds import average, dice_loss
from games.pages.odds import _at_least


@pytest.mark.parametrize(("dice", "target", "chance"), [
    ("4D6", 4, 1.0), ("4D6", 24, 1 / 6**4), ("2D6", 7, 21 / 36), ("2D6+1", 8, 21 / 36), ("D6-2", 0, 1.0), ("5", 6, 0.0),
    ("9D20", 180, 1 / 20**9), ("agility", 3, 0.0),
])  # fmt: skip
def test_the_chance_of_a_total(dice, target, chance):
    assert _at_least(dice, target) == pytest.approx(chance)


def test_a_computer_player_knows_what_nine_dice_do():
    assert average(dice_loss("2D6")) == pytest.approx(7)
    assert average(dice_loss("D6-4", armour=3)) == pytest.approx((1 + 2) / 6)
    assert average(dice_loss("9D20")) > 20
