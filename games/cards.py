"""Composed card sets: remembered by each game, decoded once a process."""

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from games.models import ComposedCards, Game
from games.rules.kernel import Ruleset
from games.rules.library import ruleset


def remember(rules: Ruleset, sets: tuple[str, ...]) -> ComposedCards:
    """The stored form of these shipped sets as they are today; an equal one is used again."""
    raw = msgspec.json.encode(rules.compose(sets)) if hasattr(rules, "cards_type") else b""
    digest = hashlib.sha256(repr((rules.key, sets)).encode() + raw).hexdigest()
    found, _ = ComposedCards.objects.get_or_create(
        digest=digest, defaults={"ruleset": rules.key, "sets": list(sets), "cards": raw}
    )
    return found


def cards_of(game: Game) -> Any:
    return _decoded(game.cards_id)


@lru_cache(maxsize=64)
def _decoded(digest: str) -> Any:
    """A ruleset that names its ``cards_type`` plays with what was stored; one that does not, with what it ships."""
    stored = ComposedCards.objects.get(digest=digest)
    rules = ruleset(stored.ruleset)
    if not stored.cards:
        return rules.compose(tuple(stored.sets))
    return msgspec.json.decode(bytes(stored.cards), type=rules.cards_type)  # type: ignore[attr-defined]
