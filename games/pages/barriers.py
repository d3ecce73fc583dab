"""How likely doors and portcullises give way to a certain hero."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext

from games.rules.dungeonquest.kinds import DoorJammed, DoorOpens, Shuffle

from .box import SHIPPED, Box
from .sheets import rage

FACES = 12  # of the die that strength is tried with


def _share(box: Box, *kinds: type) -> float:
    """Of these among the Door cards that are no Shuffle card; a deck without any lets everybody through."""
    deck = [card for card in box.cards.decks["door"] if not isinstance(card, Shuffle)]
    return sum(isinstance(card, kinds) for card in deck) / len(deck) if deck else 1.0


def door(doors: int, hero: Mapping[str, Any], box: Box = SHIPPED) -> str:
    if not doors:
        return ""
    chance = percent(_opens(hero, box) ** doors)
    if doors > 1:
        return gettext("two doors, both open {chance}").format(chance=chance)
    return gettext("a door, opens {chance}").format(chance=chance)


def _opens(hero: Mapping[str, Any], box: Box) -> float:
    """Rage takes an axe to it; a thief has keys for the jammed ones."""
    if hero.get("berserk"):
        return min(rage(box), FACES) / FACES
    if "skeleton_keys" in hero.get("abilities", ()):
        return _share(box, DoorOpens, DoorJammed)
    return _share(box, DoorOpens)


def gate(gates: int, hero: Mapping[str, Any], box: Box = SHIPPED) -> str:
    if not gates:
        return ""
    strength = rage(box) if hero.get("berserk") else hero.get("strength", 0)
    chance = percent((min(strength, FACES) / FACES) ** gates)
    return gettext("portcullis: Strength {strength} on D12, {chance}").format(strength=strength, chance=chance)


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"
