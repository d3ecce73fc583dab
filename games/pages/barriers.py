"""How likely doors and portcullises give way to a certain hero."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from django.utils.translation import gettext

from games.rules.dungeonquest import shipped

from .sheets import rage

FACES = 12  # of the die that strength is tried with


@cache
def _share(*keys: str) -> float:
    """Of these among the Door cards that are no Shuffle card."""
    deck = [card.key for card in shipped.compose().decks["door"] if card.key != "shuffle"]
    return sum(key in keys for key in deck) / len(deck)


def door(doors: int, hero: Mapping[str, Any]) -> str:
    if not doors:
        return ""
    chance = percent(_opens(hero) ** doors)
    if doors > 1:
        return gettext("two doors, both open {chance}").format(chance=chance)
    return gettext("a door, opens {chance}").format(chance=chance)


def _opens(hero: Mapping[str, Any]) -> float:
    """Rage takes an axe to it; a thief has keys for the jammed ones."""
    if hero.get("berserk"):
        return rage() / FACES
    if "skeleton_keys" in hero.get("abilities", ()):
        return _share("door_opens", "door_jammed")
    return _share("door_opens")


def gate(gates: int, hero: Mapping[str, Any]) -> str:
    if not gates:
        return ""
    strength = rage() if hero.get("berserk") else hero.get("strength", 0)
    chance = percent((min(strength, FACES) / FACES) ** gates)
    return gettext("portcullis: Strength {strength} on D12, {chance}").format(strength=strength, chance=chance)


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"
