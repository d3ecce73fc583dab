"""Where one comes up (section 13, R55): squares along the arrow, then the exit diagram's sideways drift."""

from typing import Any

from ...kernel import Play, Rule
from ..board import COLUMNS, ROWS, STEPS, column_row, square
from ..dice import parse, roll
from ..state import Below, Hero
from .below import cards_drawn


def ahead(journey: Below, cards: int) -> tuple[int, int]:
    """The square so many squares along the arrow, and how many of them fitted before the outer wall."""
    fitted = min(cards, room_for(journey.square, journey.heading))
    return stepped(journey.square, journey.heading, fitted), fitted


def room_for(start: int, side: int) -> int:
    """Squares between this one and the outer wall on that side."""
    (column, row), (dx, dy) = column_row(start), STEPS[side]
    if dx:
        return COLUMNS - 1 - column if dx > 0 else column
    return ROWS - 1 - row if dy > 0 else row


def stepped(start: int, side: int, squares: int) -> int:
    (column, row), (dx, dy) = column_row(start), STEPS[side]
    return square(column + dx * squares, row + dy * squares)


def aside(start: int, heading: int, drift: int) -> int:
    """Sideways to the arrow, right positive, as far as the outer wall."""
    side = (heading + (1 if drift > 0 else 3)) % 4
    return stepped(start, side, min(abs(drift), room_for(start, side)))


def diagram(g: Play) -> Any:
    return g.cards.set.numbers["exit_diagram"]


def drifts(g: Play, fitted: int) -> dict[int, int]:
    """Drift by roll for so many squares along the arrow; none at all without a square."""
    for row in diagram(g)["rows"]:
        if row["cards"][0] <= fitted <= row["cards"][1]:
            return {int(value): drift for value, drift in row["by_roll"].items()}
    return {}


def landings(g: Play, hero: Hero) -> dict[int, int]:
    """The square of each roll that may come up; roll 0 where no die is rolled (R55)."""
    journey = hero.below
    assert journey is not None
    start, fitted = ahead(journey, cards_drawn(hero))
    by_roll = {value: aside(start, journey.heading, drift) for value, drift in drifts(g, fitted).items()}
    return by_roll or {0: start}


def land(g: Play, hero: Hero, found: dict[int, int]) -> Rule:
    """Roll for one of these squares, if there is anything to roll for."""
    if 0 in found:
        return found[0]
    value = yield from roll(g, hero, parse(diagram(g)["die"]).faces, "exit.drift")
    return found[value]
