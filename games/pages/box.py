"""What a table plays with, as its pages need it: printed values of the game's own cards, and its own words for them.

A game with card sets of the house calls their entries by the names that these had when it started; whatever has none
there is called as in the shipped sets. Names are text that people wrote: they are escaped like any other.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from django.utils.translation import get_language

from games.rules.dungeonquest import shipped

FALLBACK = "en"


class Box:
    """``cards`` is the composed set (None: the shipped one), ``names`` as ``ComposedCards`` keeps them.

    ``house``: the titles of the house sets; a game without any has none.
    """

    def __init__(self, cards: Any = None, names: Mapping[str, Any] | None = None, house: Iterable[str] = ()):
        self._cards, self.house = cards, tuple(house)
        self.places = [_place(place) for place in names or {}]
        self._words = _by_key(names or {})

    @cached_property
    def cards(self) -> Any:
        return self._cards or shipped.compose(shipped.SHIPPED)

    @cached_property
    def sheets(self) -> dict[str, Any]:
        return {sheet.key: sheet for sheet in self.cards.heroes}

    @property
    def own_tiles(self) -> tuple[Any, ...]:
        """The tiles of a game that has other ones than the shipped sets, perhaps."""
        return self.cards.set.tiles if self.house else ()

    def name(self, component: str, key: Any, pile: str = "") -> str:
        """What an entry of a house set is called in the reader's language or in English; nothing if it has no name."""
        return self._said("names", component, key, pile)

    def text(self, component: str, key: Any, pile: str = "") -> str:
        """What is written on it, likewise."""
        return self._said("texts", component, key, pile)

    def _said(self, what: str, component: str, key: Any, pile: str) -> str:
        if not self._words:
            return ""
        entry = self._words.get((component, pile, key)) or self._words.get((component, "", key))
        by_language = (entry or {}).get(what) or {}
        language = get_language() or FALLBACK
        return next((t for t in (by_language.get(code) for code in (language, language[:2], FALLBACK)) if t), "")


def _place(place: str) -> tuple[str, str, str]:
    """Component, deck and key; of what somebody made up anything."""
    component, pile, key = (*place.split("/"), "", "")[:3]
    return component, pile, key


def _by_key(names: Mapping[str, Any]) -> dict[tuple[str, str, Any], Any]:
    """Found by deck and key; where nobody knows the deck, by the key alone: the first deck's."""
    found: dict[tuple[str, str, Any], Any] = {}
    for place, words in names.items():
        component, pile, key = _place(place)
        found[component, pile, key] = words
        found.setdefault((component, "", key), words)
    return found


SHIPPED = Box()
