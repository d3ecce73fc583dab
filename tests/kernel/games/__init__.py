"""Four tiny games on the kernel. ``shelve()`` puts them where the site finds its rulebooks."""

from collections.abc import Iterator
from contextlib import contextmanager

from games.rules import library
from games.rules.kernel import Ruleset

from .amulet import Amulet
from .duel import Duel
from .market import Market
from .scry import Scry

TINY: dict[str, type[Ruleset]] = {game.key: game for game in (Duel, Market, Scry, Amulet)}


@contextmanager
def shelve() -> Iterator[dict[str, type[Ruleset]]]:
    """While this lasts, ``library.ruleset("tiny-duel")`` and the others are found."""
    before = dict(library.SHELF)
    library.SHELF.update({key: f"{game.__module__}:{game.__qualname__}" for key, game in TINY.items()})
    try:
        yield TINY
    finally:
        library.SHELF.clear()
        library.SHELF.update(before)


__all__ = ["TINY", "Amulet", "Duel", "Market", "Scry", "shelve"]
