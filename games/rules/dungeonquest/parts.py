"""Everything else in the box, as data: tiles, Monster cards, hero sheets, chits, tables."""

from msgspec import Struct


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
    """What a Monster card says for a monster and stance; ``slash`` is a dice expression, ``lp`` hidden life points."""

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
    ammunition: int | str = 0
    no_ring: bool = False
    no_amulet: bool = False
    unarmed: bool = False
    twin_of: str = ""
    companion: str = ""
    abilities: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    agility_with_companion: int = 0

    def special(self) -> frozenset[str]:
        """What only such a hero does: by abilities, spells, a weapon, or with a ``"companion"``."""
        return frozenset({*self.abilities, *self.spells, self.weapon, "companion" if self.companion else ""} - {""})


class Companion(Struct, frozen=True):
    """Flame Bright. ``combat_die``: the die he fights with while his life is at least so much.

    Strength is tested on the ``strength_die`` at doors, all else on the ``test_die``; an even ``trap_die`` spares both.
    """

    key: str
    name: str
    strength: int
    agility: int
    armour: int
    luck: int
    life: int
    strength_die: str
    combat_die: tuple[dict[str, str | int], ...]
    test_die: str = "D12"
    trap_die: str = "D6"


class AmuletKind(Struct, frozen=True):
    """An amulet; ``acts`` says when it shows itself, ``effect`` what it does then; the rest are that effect's numbers.

    ``monsters`` it keeps away, ``bonus`` it gives, life points it costs (``loss``), ``tear_off`` an ability and a die,
    the ``die`` of a turn and what of it ``acts_on`` the hero.
    """

    key: str
    acts: str
    effect: str
    monsters: tuple[str, ...] = ()
    bonus: int = 0
    loss: int = 0
    tear_off: str = ""
    die: str = ""
    acts_on: tuple[int, ...] = ()


class Chit(Struct, frozen=True):
    """A treasure chit. ``kind``: ``gold``, ``locked_chest``, ``stone`` (worth ``pair_gold`` with its pair) or
    ``spell_book``; ``faces``, ``opens_from`` and ``per_point`` are a chest's."""

    key: str
    gold: int = 0
    kind: str = "gold"
    pair: str = ""
    pair_gold: int = 0
    faces: int = 12
    opens_from: int = 0
    per_point: int = 0


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
