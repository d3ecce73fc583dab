"""What the rules have code for: which components, kinds and keys stand in which set, which cards in which deck."""

from ..components import PILES
from ..documents import DRAGONS
from ..numbers import SLOTS
from ..structs import CARDS
from ..text_components import TILE_KINDS as TILES

OF_CATACOMBS = (
    "amulet", "passage_down", "shadow_of_doom", "spear_trap", "vampire", "snotlings", "surprise", "amulet_half", "exit",
    "hole_in_roof", "cave_troll", "giant_worm", "treasure_chest",
)  # fmt: skip
BASE_KINDS = tuple(kind for kind in CARDS if kind not in OF_CATACOMBS)
BASE_PILES = PILES[:6]

COMPONENTS_OF: dict[str, frozenset[str]] = {
    "base": frozenset({
        "card", "tile", "tile_kind", "monster_card", "treasure_chit", "dragon_chit", "hero", "ring", "table", "number",
    }),
    "heroes": frozenset({"hero", "companion", "ring", "weapon", "ability", "spell", "number"}),
    "catacombs": frozenset({
        "card", "removal", "tile", "tile_kind", "treasure_chit", "amulet", "table", "number",
    }),
}  # fmt: skip
KINDS_OF: dict[str, dict[str, tuple[str, ...]]] = {
    "base": {"card": BASE_KINDS, "tile": tuple(TILES)[:9], "treasure_chit": ("",)} | SLOTS["base"],
    "heroes": dict(SLOTS["heroes"]),
    "catacombs": dict(SLOTS["catacombs"]),
}
"""Where nothing is said here, every kind of the component will do."""
KEYS_OF: dict[str, dict[str, tuple[str, ...]]] = {
    "base": {"dragon_chit": DRAGONS, "ring": ("dazzling", "healing", "opening", "warning")} | SLOTS["base"],
    "heroes": {"companion": ("flame_bright",), "ring": ("changing", "fate", "searching", "teleportation")}
    | SLOTS["heroes"],
    "catacombs": dict(SLOTS["catacombs"]),
}
PILES_OF: dict[str, dict[str, tuple[str, ...]]] = {
    "base": {"card": BASE_PILES},
    "heroes": {},
    "catacombs": {"card": PILES, "removal": ("room",)},
}
DOOR = ("door_opens", "door_jammed", "hurt", "shuffle")
BELOW = (
    "empty", "shuffle", "treasure", "hurt", "torch_goes_out", "exit", "hole_in_roof", "cave_troll", "giant_worm",
    "treasure_chest",
)  # fmt: skip
BELOW_ONLY = BELOW[5:]
DOOR_ONLY = DOOR[:2]


def piles_for(kind: str) -> tuple[str, ...]:
    """The decks in which the rules know what to do with a card of this kind."""
    if kind in DOOR_ONLY:
        return ("door",)
    if kind in BELOW_ONLY:
        return ("catacomb",)
    ways = tuple(pile for pile in BASE_PILES if pile != "door")
    return ways + (("door",) if kind in DOOR else ()) + (("catacomb",) if kind in BELOW else ())
