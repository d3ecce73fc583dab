"""A hero below: off the board, with a direction counter under the square where the way down was (section 13)."""

from msgspec.structs import replace

from ...kernel import Answer, Option, Play, Rule
from ..board import CHAMBER, CHAMBER_SQUARES, NOWHERE, SIDES, neighbour
from ..choices import option, pick
from ..hooks import befalls
from ..kinds import Trapdoor
from ..movement import leave_behind
from ..piles import Drawn, give_back, holds
from ..state import Below, Hero

PILE = "catacomb"


def above(square: int) -> int:
    """The place over a square of the level below: two of them lie under the Treasure Chamber."""
    return CHAMBER if square in CHAMBER_SQUARES else square


def beneath(place: int) -> int:
    return CHAMBER_SQUARES[0] if place == CHAMBER else place


def cards_drawn(hero: Hero) -> int:
    """How long the row is, treasure counted: it measures the distance."""
    journey = hero.below
    return len(journey.row) + journey.apart if journey else 0


def go_below(g: Play, hero: Hero, in_a_pit: bool = False) -> Rule:
    """However it came about: the piece leaves the board at once, the counter lies down and points where the hero likes.

    The turn is the caller's: what follows (a Catacomb card, ``TurnOver``) is not done here. ``in_a_pit``: the hero may
    yet climb back out, to stand there as before.
    """
    place = hero.place
    hero.place, hero.below = NOWHERE, Below(beneath(place))
    leave_behind(g, place)
    g.event("below.down", hero.seat, place)
    if not in_a_pit:
        cut_off(g, hero)
    answer = yield from pick(g, hero, "below.heading", _headings(hero.below.square))  # type: ignore[arg-type]
    hero.below = replace(hero.below, heading=SIDES.index(_side(answer)))
    g.event("below.heading", hero.seat, _side(answer))
    yield from befalls(g, "below.entered", hero)


def _headings(square: int) -> tuple[Option, ...]:
    """Any of the four, even against the outer wall (R55)."""
    return tuple(_heading(side, neighbour(square, i)) for i, side in enumerate(SIDES))


def _heading(side: str, to: int) -> Option:
    return option(f"heading:{side}", None if to == NOWHERE else to)


def _side(answer: Answer) -> str:
    return str(answer).removeprefix("heading:")


def cut_off(g: Play, hero: Hero) -> None:
    """Nothing leads back the way the hero came; a trapdoor it fell through is shut behind it (R54)."""
    if pit := holds(g, hero, Trapdoor):
        give_back(g, hero, pit)
    hero.came_from, hero.entered_by = NOWHERE, -1
    hero.gate_behind = hero.no_escape = hero.through = False
    hero.searches = 0


def lay_in_row(g: Play, hero: Hero, drawn: Drawn) -> None:
    """A card that was counted as apart takes its place in the row."""
    journey = hero.below
    if journey:
        hero.below = replace(journey, row=(*journey.row, drawn.id), apart=journey.apart - 1)


def end_journey(g: Play, hero: Hero) -> None:
    """The cards of the row go back, treasure stays, and the deck is shuffled."""
    cards = _row_cards(g, hero)
    hero.below = None
    if cards:
        g.shuffle(PILE, *cards)


def _row_cards(g: Play, hero: Hero) -> tuple[int, ...]:
    """The row, and the card being followed, which is taken off the table."""
    lying = [held for held in g.s.table if held[0] == PILE]
    for held in lying:
        g.s.table.remove(held)
    return (*(hero.below.row if hero.below else ()), *[card for _, card in lying])
