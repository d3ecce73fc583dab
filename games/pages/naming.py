"""What the things in a result are called: heroes, causes of death, places, sets, achievements."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from games.rules.dungeonquest import names
from games.rules.dungeonquest.text_achievements import ACHIEVEMENTS

from .board import place_name
from .words import CAUSES


def name_of(kind: str, key: Any) -> str:
    """``kind``: game, hero, set, cause or place. What has no name here is shown as it is."""
    if kind == "game":
        return "DungeonQuest"
    if kind == "place":
        return place_name(key) if key >= 0 else _("the Catacombs")
    tables: dict[str, Mapping[str, Any]] = {"hero": names.HEROES, "cause": CAUSES, "set": _sets()}
    entry = tables.get(kind, {}).get(key)
    if entry is None:
        return str(key).replace("_", " ")
    return _(entry if isinstance(entry, str) else entry[0])


def achievement_words(key: str) -> tuple[str, str]:
    """The name of an achievement of this game, and what one has done for it."""
    name, deed = ACHIEVEMENTS[key]
    return _(name), _(deed)


def _sets() -> dict[str, str]:
    return {"base": _("Base game"), "heroes": _("Heroes"), "catacombs": _("Catacombs"),
            "keep_monsters": _("All the monsters"), "no_empty_rooms": _("No empty rooms")}  # fmt: skip
