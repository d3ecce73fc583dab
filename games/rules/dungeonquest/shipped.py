"""The sets that come with the game, read from the component files and put together."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from .cards import Cards, CardSet

FOLDER = Path(__file__).parent / "components"
SHIPPED = ("base", "heroes", "catacombs")
VARIANTS = ("keep_monsters", "no_empty_rooms")
"""Harder Catacombs: the seven base cards stay in; or the empty Room cards are taken out as well."""


@lru_cache(maxsize=8)
def load(name: str) -> Any:
    return yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def compose(sets: tuple[str, ...] = ("base",)) -> Cards:
    """The shipped sets of these names as one; ``KeyError`` for a set that does not exist or lacks another."""
    return compose_from(load, sets)


def compose_from(source: Callable[[str], Any], sets: Sequence[str]) -> Cards:
    """``source(name)`` gives each set's data in the shape of the component files."""
    _check_names(sets)
    plain = _base(source("base"))
    if "heroes" in sets:
        _add_heroes(plain, source("heroes"))
    if "catacombs" in sets:
        _add_catacombs(plain, source("catacombs"), sets)
    plain["sets"] = tuple(name for name in (*SHIPPED, *VARIANTS) if name in sets)
    plain["rings"] = [r for r in plain["rings"] if r != "teleportation" or "catacombs" in sets]
    plain["numbers"] = msgspec.json.decode(msgspec.json.encode(plain["numbers"]))  # text keys, as a stored set has
    return Cards(msgspec.convert(plain, CardSet, str_keys=True))


def _check_names(sets: Sequence[str]) -> None:
    if unknown := set(sets) - {*SHIPPED, *VARIANTS}:
        raise KeyError(", ".join(sorted(unknown)))
    if "base" not in sets or ("catacombs" not in sets and set(sets) & set(VARIANTS)):
        raise KeyError("base" if "base" not in sets else "catacombs")


def _base(raw: Any) -> dict[str, Any]:
    return {
        "tiles": raw["tiles"]["types"],
        "tile_kinds": raw["tile_kinds"],
        "decks": {pile: list(deck["cards"]) for pile, deck in raw["decks"].items()},
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
        "numbers": {},
    }


def _add_heroes(plain: dict[str, Any], raw: Any) -> None:
    plain["heroes"] = [*plain["heroes"], *raw["heroes"]]
    plain["rings"] = [*plain["rings"], *raw["rings"]]
    plain["companions"] = raw["companions"]
    plain["numbers"] |= {
        "unarmed": raw["unarmed_combat"],
        "weapons": raw["weapons"],
        "abilities": raw["abilities"],
        "spells": {spell["key"]: spell for spell in raw["spells"]},
    }


def _add_catacombs(plain: dict[str, Any], raw: Any, sets: Sequence[str]) -> None:
    plain["tiles"] = [*plain["tiles"], *raw["tiles"]["types"]]
    plain["tile_kinds"] = plain["tile_kinds"] | raw["tile_kinds"]
    plain["treasure_chits"] = [*plain["treasure_chits"], *raw["treasure_chits"]["chits"]]
    plain["amulets"] = raw["amulets"]
    decks = plain["decks"]
    _thin_out(decks, raw["decks"].get("room", {}).get("remove_from_base", {}), sets)
    for pile, deck in raw["decks"].items():
        decks[pile] = [*decks.get(pile, []), *deck["cards"]]
    plain["numbers"] |= {
        key: raw[key] for key in ("cave_troll", "exit_diagram", "teleport_table", "spell_book_table", "entrance_tiles")
    } | {"bridge": raw["tile_kinds"]["bridge"], "web": raw["tile_kinds"]["web"]}


def _thin_out(decks: dict[str, Any], removed: dict[str, int], sets: Sequence[str]) -> None:
    """Section 13: one each of seven Room cards is taken out, or left in; or the empty ones go too."""
    if "keep_monsters" not in sets:
        decks["room"] = [
            {**card, "count": max(0, card["count"] - removed.get(card["key"], 0))} for card in decks["room"]
        ]
    if "no_empty_rooms" in sets:
        decks["room"] = [card for card in decks["room"] if card["kind"] != "empty"]


def _fewer(card: dict[str, Any], by: int) -> dict[str, Any]:
    """A house deck may hold fewer than are taken out."""
    return {**card, "count": max(0, card["count"] - by)}
