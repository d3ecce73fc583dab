"""What the Catacombs add to what a seat may see of the table: counters, rows, entrances, chests."""

from typing import Any

from ...kernel import Play, Seat
from ...kernel.seats import sees
from ..board import SIDES
from ..hooks import hook
from ..state import Hero
from .below import PILE, cards_drawn
from .cave_troll import TROLL, life
from .finds import mark


@hook("observed", of="catacombs")
def add(g: Play, seat: Seat, seen: dict[str, Any]) -> dict[str, Any]:
    seen["entrances"] = list(g.s.entrances)
    for shown, hero in zip(seen["heroes"], g.s.heroes, strict=True):
        if hero.sheet >= 0:
            shown["below"] = _journey(g, hero)
            _fill_chests(shown, hero)
    if seen["meeting"] and seen["meeting"]["monster"] == TROLL:
        seen["meeting"]["life"] = _life(g, seat)
        seen["meeting"]["life_open"] = _life(g, None) is not None
    return seen


def _journey(g: Play, hero: Hero) -> dict[str, Any] | None:
    """All of it is public. ``cards``: how many have been drawn, treasure counted."""
    journey = hero.below
    if journey is None:
        return None
    return {
        "square": journey.square,
        "heading": SIDES[journey.heading] if journey.heading >= 0 else None,
        "row": [g.cards.decks[PILE][card].key for card in journey.row],
        "cards": cards_drawn(hero),
        "hole": journey.hole,
    }


def _fill_chests(shown: dict[str, Any], hero: Hero) -> None:
    for piece, (pile, card) in zip(shown["treasures"], hero.treasures, strict=False):
        piece["gold"] += hero.marks.get(mark(pile, card), 0)


def _life(g: Play, seat: Seat) -> int | None:
    """For the right player, and for all once an offer has brought the number out."""
    number = g.s.numbers.get(TROLL)
    return life(g, number.value) if number and sees(number.known, seat) else None
