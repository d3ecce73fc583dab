"""Sets that are right in themselves may not go together: several house sets at one table."""

from collections import Counter
from collections.abc import Iterable

from ...cards import Cards
from .entry import MOST


def check_together(cards: Cards) -> None:
    """Raises ``ValueError`` for a pile that is too large, and for heroes, rings, tiles or amulets of the same key."""
    if large := sorted(pile for pile, size in cards.sizes.items() if size > MOST):
        raise ValueError(f"too many cards: {', '.join(large)}")
    box = cards.set
    for what in (box.heroes, box.tiles, box.amulets):
        _all_different(thing.key for thing in what)
    _all_different(box.rings)


def _all_different(keys: Iterable[str]) -> None:
    if doubled := [key for key, count in Counter(keys).items() if count > 1]:
        raise ValueError(f"several of the same key: {', '.join(doubled)}")
