"""Composed card sets: remembered by each game, decoded once a process."""

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from games.house import House, composed
from games.models import ComposedCards, Game
from games.rules.kernel import Ruleset
from games.rules.library import ruleset


def remember(rules: Ruleset, sets: tuple[str, ...], house: House | None = None) -> ComposedCards:
    """The stored form of these sets as they are today; an equal one is used again.

    ``house``: published versions that take the place of shipped sets. Refuses what is not on offer any more.
    """
    house = dict(house or {})
    cards, names = composed(rules, sets, house)
    raw = rules.pack_cards(cards)
    found, _ = ComposedCards.objects.get_or_create(
        digest=_digest(rules.key, sets, raw, house, names),
        defaults={"ruleset": rules.key, "sets": list(sets), "cards": raw, "house": house, "names": names},
    )
    return found


def _digest(key: str, sets: tuple[str, ...], raw: bytes, house: House, names: Mapping[str, Any]) -> str:
    """Two house sets of equal cards are different things if they have different words."""
    own = msgspec.json.encode([house, names], order="sorted") if house else b""
    return hashlib.sha256(repr((key, sets)).encode() + raw + own).hexdigest()


def cards_of(game: Game) -> Any:
    return unpacked(game.cards_id)


@lru_cache(maxsize=64)
def unpacked(digest: str) -> Any:
    stored = ComposedCards.objects.get(digest=digest)
    return ruleset(stored.ruleset).unpack_cards(bytes(stored.cards))


@lru_cache(maxsize=64)
def names_kept(digest: str) -> Mapping[str, Any]:
    """What the entries of its house sets were called when they were composed: see ``ComposedCards``."""
    return ComposedCards.objects.values_list("names", flat=True).get(digest=digest)
