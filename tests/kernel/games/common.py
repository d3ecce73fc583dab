"""What the tiny games share: a card set that is a list of values, composed from named sets and remembered as JSON."""

from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from games.rules.kernel import Ruleset


class OnePile(Struct, frozen=True):
    """A card set of one pile: what is printed on each card."""

    pile: str
    values: tuple[Any, ...]

    @property
    def sizes(self) -> dict[str, int]:
        return {self.pile: len(self.values)}


class TinyRules(Ruleset):
    pile: ClassVar[str]
    sets: ClassVar[dict[str, tuple[Any, ...]]]

    def compose(self, sets: tuple[str, ...]) -> OnePile:
        if unknown := set(sets) - set(self.sets):
            raise ValueError(f"no such card sets: {unknown}")
        return OnePile(self.pile, sum([self.sets[name] for name in sets], ()))

    def pack_cards(self, cards: OnePile) -> bytes:
        return msgspec.json.encode(cards)

    def unpack_cards(self, raw: bytes) -> OnePile:
        return msgspec.json.decode(raw, type=OnePile)
