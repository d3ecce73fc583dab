"""Which rulebooks there are."""

from importlib import import_module

from .kernel import Ruleset

SHELF: dict[str, str] = {
    "dungeonquest": "games.rules.dungeonquest.rules:DungeonQuest",
}
"""Ruleset key -> "module:class". Tests put their tiny games here for a while."""

_loaded: dict[str, Ruleset] = {}


def ruleset(key: str) -> Ruleset:
    """The rulebook of this key; ``KeyError`` for a game that nobody wrote."""
    if key not in _loaded:
        module, _, name = SHELF[key].partition(":")
        _loaded[key] = getattr(import_module(module), name)()
    return _loaded[key]
