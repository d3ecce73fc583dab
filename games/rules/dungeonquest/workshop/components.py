"""The forms: every component of a set with its kinds, and each kind with its values."""

from functools import cache

from games.rules.kernel.workshop import Component, Kind, Param

from . import structs
from .numbers import FORMS
from .text_components import COMPONENTS, NAMING, TILE_KINDS, words_of
from .text_params import param_words
from .values import Field

PILES = ("room", "trap", "search", "door", "crypt", "corpse", "catacomb")
COUNTED = ("card", "removal", "tile", "monster_card", "treasure_chit", "dragon_chit")
PEOPLE_KNOW = {"sum": "dice"}
ORDER = (
    "card", "removal", "tile", "tile_kind", "monster_card", "treasure_chit", "dragon_chit", "hero", "companion",
    "amulet", "ring", "weapon", "ability", "spell", "table", "number",
)  # fmt: skip

FIELDS: dict[str, dict[str, tuple[Field, ...]]] = {
    "card": structs.CARDS,
    "removal": {"": ()},
    "tile": {
        kind: structs.TILE if kind == "chasm" else structs.TILE[:2] for kind in TILE_KINDS
    },  # only a chasm has sides that belong together
    "monster_card": {"": structs.MONSTER_CARD},
    "treasure_chit": structs.CHITS,
    "dragon_chit": {"": ()},
    "hero": {"": structs.HERO},
    "companion": {"": structs.COMPANION},
    "amulet": {"": structs.AMULET},
    "ring": {"": ()},
    **FORMS,
}
"""Component -> kind -> its values, as the checks see them."""


@cache
def components() -> tuple[Component, ...]:
    return tuple(_component(key) for key in ORDER)


def _component(key: str) -> Component:
    label, help_ = COMPONENTS[key]
    kinds = tuple(_kind(key, kind, fields) for kind, fields in FIELDS[key].items())
    piles = PILES if key == "card" else ("room",) if key == "removal" else ()
    return Component(
        key=key, label=label, help=help_, kinds=kinds, piles=piles, counted=key in COUNTED, naming=NAMING[key]
    )


def _kind(component: str, kind: str, fields: tuple[Field, ...]) -> Kind:
    label, help_ = words_of(component, kind)
    return Kind(key=kind, label=label, help=help_, params=tuple(_param(kind or component, f) for f in fields))


def _param(owner: str, f: Field) -> Param:
    label, help_ = param_words(owner, f.name)
    return Param(
        name=f.name, type=PEOPLE_KNOW.get(f.type, f.type), label=label, help=help_, required=f.required,
        default=f.default, choices=f.choices, low=f.low, high=f.high,
    )  # fmt: skip
