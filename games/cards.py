"""Composed card sets: remembered by each game, decoded once a process."""

import hashlib
from functools import lru_cache
from typing import Any

from games.models import ComposedCards, Game
from games.rules.kernel import Ruleset
from games.rules.library import ruleset


def remember(rules: Ruleset, sets: tuple[str, ...]) -> ComposedCards:
    """The stored form of these shipped sets as they are today; an equal one is used again."""
    raw = rules.pack_cards(rules.compose(sets))
    digest = hashlib.sha256(repr((rules.key, sets)).encode() + raw).hexdigest()
    found, _ = ComposedCards.objects.get_or_create(
        digest=digest, defaults={"ruleset": rules.key, "sets": list(sets), "cards": raw}
    )
    return found


def cards_of(game: Game) -> Any:
    return _unpacked(game.cards_id)


@lru_cache(maxsize=64)
def _unpacked(digest: str) -> Any:
    stored = ComposedCards.objects.get(digest=digest)
    return ruleset(stored.ruleset).unpack_cards(bytes(stored.cards))
