"""What can be earned: the declarations of every game's data file, and those for all games."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml
from django.utils.translation import gettext as _

from games.presenting import presenter
from games.rules.library import SHELF, ruleset

ANY = "any"


@lru_cache(maxsize=1)
def _any() -> dict[str, Any]:
    loaded = yaml.safe_load((Path(__file__).parent / "any.yaml").read_text(encoding="utf-8"))
    return dict(loaded["achievements"])


def declared(game: str) -> dict[str, Mapping[str, Any]]:
    """Full key -> the conditions that must all hold, for a ruleset's key or ``any``."""
    if game == ANY:
        found: Mapping[str, Any] = _any()
    else:
        found = ruleset(game).lore().get("achievements", {}) if game in SHELF else {}
    return {f"{game}.{key}": what["when"] for key, what in found.items()}


def words_of(key: str) -> tuple[str, str]:
    """Its name and what one has done for it, in the reader's language."""
    game, _dot, name = key.partition(".")
    if game != ANY:
        return presenter(game).achievement_words(name)
    return {
        "first_game": (_("At the table"), _("Play a game to its end.")),
        "first_win": (_("The winner"), _("Win a game against somebody.")),
        "regular": (_("A regular"), _("Play 25 games of one kind.")),
        "old_hand": (_("An old hand"), _("Play 100 games of one kind.")),
    }[name]
