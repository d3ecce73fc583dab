"""The composed card set a game plays with: what an admin may edit, and the same laid out for the rules."""

from typing import Any

import msgspec
from msgspec import Struct

from .board import DOOR, GATE, OPEN, WALL
from .kinds import AnyCard
from .parts import AmuletKind, Chit, Companion, HeroSheet, Loss, MonsterCard, PotionRow, SoloRow, Tile, TileKind

SIDE_CODES = {"wall": WALL, "exit": OPEN, "door": DOOR, "portcullis": GATE}
SIDE_NAMES = ("entry", "left", "ahead", "right")  # clockwise as seen from above, starting at the entry arrow


class CardSet(Struct, frozen=True):
    """A composed card set as plain data. ``numbers``: what heroes' and expansions' own rules read, by their keys."""

    sets: tuple[str, ...]
    tiles: tuple[Tile, ...]
    tile_kinds: dict[str, TileKind]
    decks: dict[str, tuple[AnyCard, ...]]
    monster_cards: tuple[MonsterCard, ...]
    matrix: dict[str, dict[str, Loss]]
    solo_table: tuple[SoloRow, ...]
    potion: tuple[PotionRow, ...]
    longbow: dict[str, dict[int, str]]
    dragon_sleeping: int
    dragon_awake: int
    treasure_chits: tuple[Chit, ...]
    heroes: tuple[HeroSheet, ...]
    rings: tuple[str, ...]
    rounds: int
    companions: tuple[Companion, ...] = ()
    amulets: tuple[AmuletKind, ...] = ()
    numbers: dict[str, Any] = {}


class Cards:
    """A card set laid out for play: every physical card, tile and chit by its id within its pile."""

    def __init__(self, card_set: CardSet):
        self.set = card_set
        self.hooks: dict[str, tuple[Any, ...]] = {}  # filled in by the ruleset: what joins in where
        self.hooks_of: tuple[dict[str, tuple[Any, ...]], ...] = ()  # the same by hero's sheet; the last: for none
        self.decks = {pile: _copies(cards) for pile, cards in card_set.decks.items()}
        self.tiles = _copies(card_set.tiles)
        self.kinds = tuple(t.kind for t in self.tiles)
        self.sides = tuple(tuple(_turned(t, entry) for entry in range(4)) for t in self.tiles)
        self.monster = card_set.monster_cards
        self.amulets = card_set.amulets
        self.chits = card_set.treasure_chits
        self.dragon = card_set.dragon_sleeping  # dragon chits from this id on breathe fire
        self.heroes = card_set.heroes
        self.hero_index = {h.key: i for i, h in enumerate(self.heroes)}
        self.sizes = {pile: len(cards) for pile, cards in self.decks.items()} | {
            "tiles": len(self.tiles), "monster": len(self.monster), "treasure": len(self.chits),
            "dragon": card_set.dragon_sleeping + card_set.dragon_awake,
        } | ({"amulet": len(self.amulets)} if self.amulets else {})  # fmt: skip

    def searchable(self, tile: int) -> bool:
        return self.set.tile_kinds[self.kinds[tile]].search


def _copies(kinds: Any) -> tuple[Any, ...]:
    return tuple(kind for kind in kinds for _ in range(kind.count))


def _turned(tile: Tile, entry: int) -> tuple[int, int, int, int]:
    """The four side codes north, east, south, west of a tile whose entry arrow lies on side ``entry``."""
    codes = [SIDE_CODES[tile.sides[name]] for name in SIDE_NAMES]
    return tuple(codes[(side - entry) % 4] for side in range(4))  # type: ignore[return-value]


def side_name(side: int, entry: int) -> str:
    """What a compass side is called on a tile that lies with its entry arrow on side ``entry``."""
    return SIDE_NAMES[(side - entry) % 4]


def to_json(cards: Cards) -> bytes:
    """The composed set as a running game remembers it."""
    return msgspec.json.encode(cards.set)


def from_json(raw: bytes) -> Cards:
    """Raises ``msgspec.ValidationError`` for data that is no card set."""
    return Cards(msgspec.json.decode(raw, type=CardSet))
