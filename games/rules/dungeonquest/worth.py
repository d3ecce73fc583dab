"""What the treasure is worth (section 9)."""

from ..kernel import Play
from .hooks import changed
from .state import Hero


def gold(g: Play, hero: Hero) -> int:
    """The gold value of everything the hero carries, or has carried out."""
    cards = g.cards
    total = sum(cards.decks[pile][card].gold for pile, card in hero.treasures)
    total += sum(cards.chits[chit].gold for chit in hero.chits)
    return changed(g, "gold", hero, total)  # type: ignore[no-any-return]
