"""Treasure chits with a rule of their own (section 13): locked chests and the pair of stones."""

from typing import Any

from ...kernel import Play, Rule
from ..choices import option, pick
from ..dice import roll
from ..hooks import hook
from ..parts import Chit
from ..state import Hero
from . import loot

CHEST = "locked_chest"
SHUT = "leave_shut"


def mark(chit: Chit) -> str:
    """Under which name the hero remembers what was in this chest."""
    return f"opened.{chit.key}"


def _chits(g: Play, hero: Hero) -> list[Chit]:
    return [g.cards.chits[chit] for chit in hero.chits]


def _locked(g: Play, hero: Hero) -> list[Chit]:
    return [chit for chit in _chits(g, hero) if chit.kind == CHEST and mark(chit) not in hero.marks]


# --- locked chests


@hook("castle.left", of="catacombs", order=1)
def open_chests(g: Play, hero: Hero) -> Rule:
    """One by one in the order the owner likes, or not at all; old chests have been opened before (R62)."""
    while chests := _locked(g, hero):
        options = (*[_open(chest) for chest in chests], option(SHUT))
        answer = yield from pick(g, hero, "chest", options, SHUT, (len(chests),))  # type: ignore[arg-type]
        if answer == SHUT:
            return
        yield from _break_open(g, hero, next(c for c in chests if _open(c).id == answer))


def _open(chest: Chit) -> Any:
    return option(f"open:{chest.key}", info=(chest.opens_from, chest.faces, chest.per_point))


def _break_open(g: Play, hero: Hero, chest: Chit) -> Rule:
    value = yield from roll(g, hero, chest.faces, CHEST)
    if value >= chest.opens_from:
        hero.marks[mark(chest)] = value * chest.per_point
        g.event("locked_chest.opened", hero.seat, chest.key, value * chest.per_point)
        return
    g.event("locked_chest.explodes", hero.seat, chest.key)
    _blow_up(g, hero, chest)


def _blow_up(g: Play, hero: Hero, chest: Chit) -> None:
    """The chest is gone, and one other treasure with it, opened or not, whichever chance takes."""
    itself = (loot.BAG, g.cards.chits.index(chest))
    others = [held for held in loot.pieces(g, hero).values() if held != itself]
    loot.give_up(g, hero, [itself])
    if others:
        pile, card = others[g.below(len(others), f"chest.destroys.{hero.seat}")]
        printed = g.cards.chits[card] if pile == loot.BAG else g.cards.decks[pile][card]
        g.event("locked_chest.destroys", hero.seat, pile, printed.key)
        loot.give_up(g, hero, [(pile, card)])


@hook("gold", of="catacombs")
def gold_in_chests(g: Play, hero: Hero, gold: int) -> int:
    return gold + sum(hero.marks.get(mark(chit), 0) for chit in _chits(g, hero) if chit.kind == CHEST)


# --- stones


@hook("gold", of="catacombs")
def gold_of_pairs(g: Play, hero: Hero, gold: int) -> int:
    """Together they are worth more than one by one."""
    if not hero.chits:
        return gold
    keys = {chit.key for chit in _chits(g, hero)}
    paired = [chit for chit in _chits(g, hero) if chit.pair in keys]
    return gold + sum(chit.pair_gold for chit in paired) // 2 - sum(chit.gold for chit in paired)


# --- what a seat may see


@hook("observed", of="catacombs")
def seen(g: Play, seat: int | None, table: dict[str, Any]) -> dict[str, Any]:
    """What has been found in a chest; chits come after the treasure cards."""
    for shown, hero in zip(table["heroes"], g.s.heroes, strict=True):
        if hero.sheet >= 0 and hero.chits:
            for piece, chit in zip(shown["treasures"][len(hero.treasures) :], _chits(g, hero), strict=True):
                piece["gold"] += hero.marks.get(mark(chit), 0)
    return table
