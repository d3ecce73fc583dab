"""Which sets a table plays with: what they are called, and what each brings in a sentence."""

from collections.abc import Iterable
from typing import NamedTuple

from django.utils.translation import gettext, gettext_noop

BASE = "base"
PARENT = {"keep_monsters": "catacombs", "no_empty_rooms": "catacombs"}
"""Harder ways to play a set; they mean nothing without it."""

WORDS = {
    "base": (gettext_noop("DungeonQuest"), gettext_noop("Four heroes, a hundred rooms, one dragon.")),
    "heroes": (
        gettext_noop("Heroes"),
        gettext_noop("Twelve more to choose from: a wizard, a thief, a ninja, a dwarf in a rage, and three new rings."),
    ),
    "catacombs": (
        gettext_noop("Catacombs"),
        gettext_noop("A second level under the castle, with trolls and a diamond; amulets nobody may look at; a book."),
    ),
    "keep_monsters": (
        gettext_noop("harder"),
        gettext_noop("Seven old dangers that make way for the new ones stay in the deck."),
    ),
    "no_empty_rooms": (
        gettext_noop("no empty rooms"),
        gettext_noop("Every Room card that says nothing is here is taken out. Few have come back."),
    ),
}


class SetWords(NamedTuple):
    """A set to choose; ``harder`` are the harder ways to play it."""

    key: str
    name: str
    sentence: str
    harder: tuple["SetWords", ...] = ()


def to_choose() -> list[SetWords]:
    """Whatever may be added to the base game."""
    return [words(key)._replace(harder=_harder(key)) for key in WORDS if key != BASE and key not in PARENT]


def words(key: str) -> SetWords:
    name, sentence = WORDS.get(key, (key, ""))
    return SetWords(key, gettext(name), gettext(sentence) if sentence else "")


def _harder(key: str) -> tuple[SetWords, ...]:
    return tuple(words(variant) for variant, of in PARENT.items() if of == key)


def in_play(keys: Iterable[str]) -> list[SetWords]:
    """The sets of a table besides the base game, in their order; the base game alone if there is nothing else."""
    played = [key for key in WORDS if key in set(keys) and key != BASE]
    return [words(key) for key in played or [BASE]]


def named(keys: Iterable[str]) -> str:
    """ "Heroes, Catacombs (harder)"."""
    found = in_play(keys)
    ways = ", ".join(s.name for s in found if s.key in PARENT)
    return ", ".join(s.name for s in found if s.key not in PARENT) + (f" ({ways})" if ways else "")


def tidy(keys: Iterable[str]) -> tuple[str, ...]:
    """What a form asks for: the base game always, a harder way only with its set."""
    wanted = {BASE, *keys}
    return tuple(key for key in (*WORDS, *sorted(wanted - set(WORDS))) if key in wanted and _belongs(key, wanted))


def _belongs(key: str, wanted: set[str]) -> bool:
    return PARENT.get(key, BASE) in wanted
