"""Everything there is to see in games with a card set: what thorough tests must have met.

An option stands as ``decision/option``, or ``*/option`` where several questions offer it; what follows a colon is left
out unless it has words of its own.
"""

from collections.abc import Iterable

from . import text, text_amulets, text_catacombs, text_dangers, text_heroes, text_wonders
from .cards import Cards
from .dice import parse
from .lexicon import SAID

Inventory = dict[str, set[str]]
OF_SET = {
    "heroes": (text_heroes, text_wonders),
    "catacombs": (text_catacombs, text_amulets, text_dangers),
}
BOTH = frozenset({"heroes", "catacombs"})
OF_BOTH = {
    "friend.under_bridge", "friend.falls_off", "friend.followed", "*/follow", "creature", "creature/strike",
    "ring.teleportation", "*/ring:teleportation", "ring.teleportation/use", "ring.teleportation/keep", "amulet.refused",
}  # fmt: skip
ONE_TO_SIX, ONE_TO_TWELVE = range(1, 7), range(1, 13)
BARRED = {"*/run:heavy", "*/none"}  # shown, never to be taken; only in games of the first version
NEVER = {"pile.empty"}  # only with sets of fewer cards
SETUP = ("hero.choose", "ring.choose")


def printed(cards: Cards, pile: str, card: int) -> tuple[str, str]:
    """Among what a physical card is counted, and under which name."""
    if pile == "tiles":
        return "tiles", cards.kinds[card]
    if pile in cards.decks:
        return "cards", f"{pile}.{cards.decks[pile][card].key}"
    if pile == "dragon":
        return "cards", "dragon.asleep" if card < cards.dragon else "dragon.awake"
    return "cards", f"{pile}.{_other(cards, pile, card)}"


def _other(cards: Cards, pile: str, card: int) -> str:
    if pile == "monster":
        return cards.monster[card].id
    return cards.amulets[card].key if pile == "amulet" else cards.chits[card].key


def inventory(cards: Cards) -> Inventory:
    everything: Inventory = {"cards": set(), "tiles": set()}
    for pile, size in cards.sizes.items():
        for card in range(size):
            kind, name = printed(cards, pile, card)
            everything[kind].add(name)
    played = frozenset(cards.set.sets)
    everything["decisions"] = _played(_bare(text.DECISIONS), "DECISIONS", played)
    everything["events"] = _played(_bare(text.EVENTS), "EVENTS", played) - NEVER
    everything["options"] = _options(cards, played)
    everything["rolls"] = {f"{purpose}.{n}" for purpose, rows in _tables(cards).items() for n in rows}
    return everything


def _bare(words: Iterable[str]) -> set[str]:
    """Keys without those that say the same better for some data, or for whoever leads the monster."""
    return {key for key in words if ":" not in key and not key.endswith(".monster")}


def _played(keys: set[str], table: str, played: frozenset[str]) -> set[str]:
    """Without the keys of sets that are not played with."""
    for name, modules in OF_SET.items():
        if name not in played:
            keys = keys.difference(SAID[name][table], *(getattr(module, table) for module in modules))
    return keys if played >= BOTH else keys - OF_BOTH


def _options(cards: Cards, played: frozenset[str]) -> set[str]:
    found = {_anywhere(key) for key in _played(set(text.OPTIONS), "OPTIONS", played)}
    found = {key for key in found if not key.startswith(SETUP) and not key[-1].isdigit()} - BARRED
    found |= {f"hero.choose/{hero.key}" for hero in cards.heroes} | {f"ring.choose/{ring}" for ring in cards.set.rings}
    return found if played >= BOTH else found - OF_BOTH


def _anywhere(key: str) -> str:
    return key if "/" in key else f"*/{key}"


def _tables(cards: Cards) -> dict[str, range]:
    """The dice that are looked up in a table, by what they are rolled for."""
    numbers = cards.set.numbers
    rows = {"potion": ONE_TO_TWELVE, "arrow": ONE_TO_SIX}
    if "spell_book_table" in numbers:
        rows["spell_book"] = _faces(numbers["spell_book_table"])
        rows["teleport"] = _faces(numbers["teleport_table"])
    return rows


def _faces(table: dict[str, str]) -> range:
    return range(1, parse(table["die"]).faces + 1)
