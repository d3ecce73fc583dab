"""Fields of a form from the structs that the rules read, so that neither can change without the other."""

from typing import Any, get_args

import msgspec
from msgspec import inspect

from .. import kinds, parts
from .numbers import MONSTERS
from .values import Field

OWN = ("key", "id", "count", "kind")  # said by the entry itself
MEANS: dict[str, str] = {  # texts that the rules read as something
    "damage": "dice", "miss_turns": "dice", "start": "sum", "kill": "dice", "reinforce": "dice", "life": "dice",
    "monster": "choice", "pile": "choice", "half": "choice", "weapon": "choice", "companion": "choice",
    "acts": "choice", "effect": "choice", "tear_off": "choice", "strength_die": "choice", "test_die": "choice",
    "trap_die": "choice", "die": "choice", "arrow": "choice",
}  # fmt: skip
AMONG: dict[str, tuple[str, ...]] = {
    "monster": MONSTERS,
    "Surprise.monster": ("ghoul",),
    "pile": ("crypt", "corpse", "trap"),
    "half": ("a", "b"),
    "weapon": ("longbow", "shuriken", "sling", "daggers"),
    "companion": ("flame_bright",),
    "abilities": (
        "helm_of_terror", "meditate", "hide_in_shadows", "keen_senses", "blowpipe", "skeleton_keys", "double_search",
        "run", "sun_globe", "healing_salve", "danger_sense", "berserk",
    ),
    "spells": ("dark_force", "eyes_of_doom", "fireball", "invisibility", "stasis", "doorway"),
    "monsters": MONSTERS,
    "acts": (
        "first_orc_or_champion_card", "first_rotating_room_entered", "start_of_next_turn", "next_treasure_gained",
        "entering_treasure_chamber", "first_escape_chosen", "first_trapdoor_pit_or_bridge", "first_luck_roll",
        "first_giant_spider_card", "first_trap_card_or_trap_tile",
    ),
    "effect": (
        "ignore_orc_and_champion_of_chaos_cards_with_sneak_attacks", "turn_rotating_rooms_as_you_like",
        "lose_1_each_turn_start_until_torn_off", "all_carried_treasure_destroyed_then_amulet_gone",
        "dragon_wakes_and_kills_wearer_others_follow_normal_waking", "escape_always_succeeds",
        "ignore_trapdoor_cards_pits_and_bridges_as_empty_rooms", "luck_plus_2",
        "on_1_or_2_of_D6_right_player_chooses_direction_this_turn", "ignore_giant_spider_cards", "teleport_table",
    ),
    "tear_off": ("strength_D6", "strength_D10", "strength_D12", "strength_D20"),
    "strength_die": ("D6", "D8", "D10", "D12", "D20"),
    "test_die": ("D6", "D8", "D10", "D12", "D20"),
    "trap_die": ("D4", "D6", "D8", "D10", "D12", "D20"),
    "die": ("D4", "D6", "D8", "D10", "D12", "D20"),
    "sides": ("exit", "wall", "door", "portcullis"),
    "arrow": ("white", "yellow", "purple", "red", "blue", "orange", "green", "black"),
}  # fmt: skip
BOUNDS: dict[str, tuple[int, int]] = {
    "gold": (0, 1_000_000), "per_point": (0, 100_000), "pair_gold": (0, 1_000_000),
    "wakes_on": (1, 6), "kills_on": (1, 12), "acts_on": (1, 20), "plates": (1, 9), "guesses": (1, 9),
    "damage": (0, 60), "each_turn": (0, 60), "first_round_damage": (0, 60), "later_damage": (1, 60),
    "faces": (2, 20), "opens_from": (1, 20), "bonus": (-12, 12), "loss": (0, 60),
    "strength": (1, 12), "agility": (1, 12), "armour": (0, 12), "luck": (0, 12), "life": (1, 60),
    "agility_with_companion": (0, 12), "ammunition": (0, 20),
}  # fmt: skip
PLAIN: dict[type, str] = {inspect.IntType: "int", inspect.BoolType: "bool"}

CARD_KINDS: dict[str, type[kinds.Card]] = {
    inspect.type_info(kind).tag: kind  # type: ignore[attr-defined]
    for kind in get_args(kinds.AnyCard)
}
CHIT_FIELDS: dict[str, tuple[str, ...]] = {
    "": ("gold",),
    "locked_chest": ("faces", "opens_from", "per_point"),
    "stone": ("gold", "pair", "pair_gold"),
    "spell_book": (),
}
TILE_GEOMETRY = ("arrow", "sides", "chasm_groups")


def fields_of(struct: type, only: tuple[str, ...] | None = None) -> tuple[Field, ...]:
    """All fields of a struct but those that the entry itself says."""
    found = inspect.type_info(struct).fields  # type: ignore[attr-defined]
    named = [f for f in found if f.name not in OWN and (only is None or f.name in only)]
    return tuple(_field(struct.__name__, f) for f in named)


def _field(owner: str, f: Any) -> Field:
    type_ = _type(f.name, f.type)
    low, high = BOUNDS.get(f.name, (None, None)) if type_ in ("int", "range", "numbers") else (None, None)
    among = AMONG.get(f"{owner}.{f.name}", AMONG.get(f.name, ())) if type_ in ("choice", "choices", "data") else ()
    default = None if f.default is msgspec.NODEFAULT else f.default
    return Field(name=f.name, type=type_, required=f.required, default=default, choices=among, low=low, high=high)


def _type(name: str, info: Any) -> str:
    if name == "ammunition":  # a number, or what an entry says with ``unlimited``
        return "int"
    if isinstance(info, inspect.StrType):
        return MEANS.get(name, "text")
    if isinstance(info, inspect.TupleType) and all(isinstance(t, inspect.IntType) for t in info.item_types):
        return "range"
    if isinstance(info, inspect.VarTupleType):
        return _row(info.item_type)
    return PLAIN.get(type(info), "data")


def _row(item: Any) -> str:
    if isinstance(item, inspect.IntType):
        return "numbers"
    return "choices" if isinstance(item, inspect.StrType) else "data"


TILE = fields_of(parts.Tile, TILE_GEOMETRY)
MONSTER_CARD = fields_of(parts.MonsterCard)
HERO = (*fields_of(parts.HeroSheet), Field(name="unlimited", type="bool", required=False, default=False))
COMPANION = fields_of(parts.Companion)
AMULET = fields_of(parts.AmuletKind)
CHITS = {kind: fields_of(parts.Chit, only) for kind, only in CHIT_FIELDS.items()}
CARDS = {tag: fields_of(kind) for tag, kind in CARD_KINDS.items()}
