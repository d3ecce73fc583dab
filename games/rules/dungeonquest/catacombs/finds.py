"""Old chests: what is in one shows only after the castle has been left (section 13, R62)."""

from typing import Any

from ...kernel import Play, Rule
from ..dice import roll
from ..follow import FOLLOW
from ..hooks import hook
from ..kinds import Treasure, TreasureChest
from ..state import Hero

FOLLOW[TreasureChest] = FOLLOW[Treasure]


def mark(pile: str, card: int) -> str:
    """Under which name the hero remembers what was in this chest."""
    return f"chest.{pile}.{card}"


def chests(g: Play, hero: Hero) -> list[tuple[str, int, Any]]:
    held = [(pile, card, g.cards.decks[pile][card]) for pile, card in hero.treasures]
    return [chest for chest in held if type(chest[2]) is TreasureChest]


@hook("castle.left", of="catacombs")
def open_chests(g: Play, hero: Hero) -> Rule:
    """Always opened, and before any locked one (R62)."""
    for pile, card, chest in chests(g, hero):
        value = yield from roll(g, hero, chest.faces, "treasure_chest")
        hero.marks[mark(pile, card)] = value * chest.per_point
        g.event("chest.opened", hero.seat, value * chest.per_point)


@hook("gold", of="catacombs")
def gold_in_chests(g: Play, hero: Hero, gold: int) -> int:
    return gold + sum(hero.marks.get(mark(pile, card), 0) for pile, card, _ in chests(g, hero))
