"""The cards, tiles, chits and heroes as data: what the component files declare, and the composed set a game plays with."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import yaml
from msgspec import Struct

from .board import DOOR, GATE, OPEN, WALL

FOLDER = Path(__file__).parent / "components"
SHIPPED = ("base",)

SIDE_CODES = {"wall": WALL, "exit": OPEN, "door": DOOR, "portcullis": GATE}
SIDE_NAMES = ("entry", "left", "ahead", "right")  # clockwise as seen from above, starting at the entry arrow


class Card(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A kind of card; ``count`` physical cards of it lie in its deck."""

    key: str
    count: int = 1


class Empty(Card, frozen=True, tag="empty"):
    """Nothing happens."""


class Shuffle(Card, frozen=True, tag="shuffle"):
    """Shuffle the whole deck with this card and draw again."""


class Treasure(Card, frozen=True, tag="treasure"):
    """Keep it; worth ``gold`` once carried out."""

    gold: int


class Potion(Card, frozen=True, tag="potion"):
    """May be kept, one only; drunk at the start of a turn."""


class Rope(Card, frozen=True, tag="rope"):
    """Kept; gets its owner out of a trapdoor pit."""


class LeadsTo(Card, frozen=True, tag="leads_to"):
    """Draw a card of ``pile``; ``optional``: or walk on."""

    pile: str
    optional: bool


class Hurt(Card, frozen=True, tag="hurt"):
    """Lose life points and perhaps turns; both are dice expressions. ``trap``: it counts as a trap."""

    damage: str
    miss_turns: str = ""
    trap: bool = False


class CaveIn(Card, frozen=True, tag="cave_in"):
    """Name a number of a D6: rolled, it kills; else a second roll of ``damage``."""

    damage: str
    trap: bool = True


class Trapdoor(Card, frozen=True, tag="trapdoor"):
    """Agility or fall for ``damage``; kept until the hero has climbed out."""

    damage: str
    trap: bool = True


class WizardsCurse(Card, frozen=True, tag="wizards_curse"):
    """All placed corridors turn."""


class GiantSpider(Card, frozen=True, tag="giant_spider"):
    """Fight or flee; kept until it is dead."""


class TorchGoesOut(Card, frozen=True, tag="torch_goes_out"):
    """Kept until the torch burns again."""


class Monster(Card, frozen=True, tag="monster"):
    """One of the five monsters with tactics."""

    monster: str


class SneakAttack(Card, frozen=True, tag="sneak_attack"):
    """``damage`` first, then the monster without wait-and-see."""

    monster: str
    damage: str


class SecretDoor(Card, frozen=True, tag="secret_door"):
    """May move at once to any adjacent square."""


class DoorOpens(Card, frozen=True, tag="door_opens"):
    """The way is free."""


class DoorJammed(Card, frozen=True, tag="door_jammed"):
    """The turn ends here."""


class Skeleton(Card, frozen=True, tag="skeleton"):
    """A D6 in ``wakes_on`` starts a fight as if its monster's Room card had been drawn."""

    wakes_on: tuple[int, ...]
    monster: str


AnyCard = (
    Empty | Shuffle | Treasure | Potion | Rope | LeadsTo | Hurt | CaveIn | Trapdoor | WizardsCurse | GiantSpider
    | TorchGoesOut | Monster | SneakAttack | SecretDoor | DoorOpens | DoorJammed | Skeleton
)  # fmt: skip


class Tile(Struct, frozen=True):
    """A kind of room tile; ``sides`` are named as the hero sees them who steps over the entry arrow."""

    key: str
    kind: str
    arrow: str
    count: int
    sides: dict[str, str]
    chasm_groups: tuple[tuple[str, str], tuple[str, str]] | None = None


class TileKind(Struct, frozen=True, forbid_unknown_fields=False):
    """``draw``: the deck a hero draws from on entering (``"none"`` for no card). ``search``: may it be searched?"""

    draw: str
    search: bool


class Outcome(Struct, frozen=True):
    """What a Monster card says for one monster and stance. ``slash`` is a dice expression, ``lp`` hidden life points."""

    result: str
    lp: int = 0
    slash: str = ""


class MonsterCard(Struct, frozen=True):
    id: str
    outcomes: dict[str, dict[str, Outcome]]


class HeroSheet(Struct, frozen=True):
    key: str
    name: str
    title: str
    strength: int
    agility: int
    armour: int
    luck: int
    life: int
    weapon: str = ""
    ammunition: int = 0
    no_ring: bool = False


class Chit(Struct, frozen=True):
    key: str
    gold: int


class Loss(Struct, frozen=True):
    hero: int
    monster: int


class SoloRow(Struct, frozen=True):
    roll: tuple[int, int]
    hero: int = 0
    monster: int = 0
    reroll: bool = False


class PotionRow(Struct, frozen=True):
    roll: tuple[int, int]
    effect: str
    lp: int = 0


class CardSet(Struct, frozen=True):
    """A composed card set as plain data: what a game remembers and an admin may edit."""

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


class Cards:
    """A card set laid out for play: every physical card, tile and chit by its id within its pile."""

    def __init__(self, card_set: CardSet):
        self.set = card_set
        self.hooks: dict[str, tuple[Any, ...]] = {}  # filled in by the ruleset: what joins in where
        self.decks = {pile: _copies(cards) for pile, cards in card_set.decks.items()}
        self.tiles = _copies(card_set.tiles)
        self.kinds = tuple(t.kind for t in self.tiles)
        self.sides = tuple(tuple(_turned(t, entry) for entry in range(4)) for t in self.tiles)
        self.monster = card_set.monster_cards
        self.chits = card_set.treasure_chits
        self.dragon = card_set.dragon_sleeping  # dragon chits from this id on breathe fire
        self.heroes = card_set.heroes
        self.hero_index = {h.key: i for i, h in enumerate(self.heroes)}
        self.sizes = {pile: len(cards) for pile, cards in self.decks.items()} | {
            "tiles": len(self.tiles), "monster": len(self.monster), "treasure": len(self.chits),
            "dragon": card_set.dragon_sleeping + card_set.dragon_awake,
        }  # fmt: skip

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


@lru_cache(maxsize=8)
def load(name: str) -> Any:
    return yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def compose(sets: tuple[str, ...] = ("base",)) -> Cards:
    """The shipped sets of these names as one; ``KeyError`` for a set that does not exist."""
    if unknown := set(sets) - set(SHIPPED):
        raise KeyError(", ".join(sorted(unknown)))
    return Cards(_base(load("base")))


def _base(raw: Any) -> CardSet:
    plain = {
        "sets": ("base",),
        "tiles": raw["tiles"]["types"],
        "tile_kinds": raw["tile_kinds"],
        "decks": {pile: deck["cards"] for pile, deck in raw["decks"].items()},
        "monster_cards": raw["monster_cards"]["cards"],
        "matrix": raw["combat"]["matrix"],
        "solo_table": raw["combat"]["solo_table"]["rows"],
        "potion": raw["tables"]["potion"]["rows"],
        "longbow": {column: raw["tables"]["longbow"][column] for column in ("death_warrior", "other")},
        "dragon_sleeping": raw["dragon_chits"]["sleeping"],
        "dragon_awake": raw["dragon_chits"]["fire_breathing"],
        "treasure_chits": raw["treasure_chits"]["chits"],
        "heroes": raw["heroes"],
        "rings": raw["rings"],
        "rounds": raw["board"]["sun_track"]["rounds"],
    }
    return msgspec.convert(plain, CardSet)


def to_json(cards: Cards) -> bytes:
    """The composed set as a running game remembers it."""
    return msgspec.json.encode(cards.set)


def from_json(raw: bytes) -> Cards:
    """Raises ``msgspec.ValidationError`` for data that is no card set."""
    return Cards(msgspec.json.decode(raw, type=CardSet))
