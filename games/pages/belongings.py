"""What a hero carries, wears and has left, as small things for the panel."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from django.utils.translation import gettext, gettext_noop

from games.rules.dungeonquest import names

from .card_art import picture_of
from .sitting import Sitting
from .words import AMULETS, CARDS, RINGS, SPELLS, amulet_power, renamed

WEAPONS = {
    "daggers": (gettext_noop("Daggers: {n}"), "c-dagger"),
    "shuriken": (gettext_noop("Throwing stars: {n}"), "c-shuriken"),
}
HALVES = ("wizards_amulet_half_a", "wizards_amulet_half_b")
LOCKED = ("locked_chest", "treasure_chest")
SPELL_STATES = {"up": gettext_noop("at work"), "spent": gettext_noop("used up"), "ready": ""}


class Thing(NamedTuple):
    """Something a hero carries; ``kind`` names its look, ``picture`` a symbol of the page."""

    kind: str
    words: str
    note: str
    picture: str = ""


def things(hero: Mapping[str, Any], sitting: Sitting) -> tuple[Thing, ...]:
    """Nothing is shown of those who are no longer inside."""
    if hero["status"] != "inside":
        return ()
    return (
        *_ring(hero, sitting),
        *_amulet(hero, sitting),
        *_missiles(hero, sitting),
        *_flasks(hero),
        *_spells(hero, sitting),
    )


def _ring(hero: Mapping[str, Any], sitting: Sitting) -> Iterator[Thing]:
    if hero["ring"]:
        used, own = hero["ring_used"], sitting.box.text("ring", hero["ring"])
        note = gettext("used up") if used else own or gettext(names.RINGS[hero["ring"]][1])
        yield Thing("ring-used" if used else "ring", RINGS(hero["ring"], sitting), note, "c-ring")


def _amulet(hero: Mapping[str, Any], sitting: Sitting) -> Iterator[Thing]:
    """Unread, read by this viewer alone, or shown to all; and those that lie before a hero who has not decided yet."""
    for key in hero.get("amulets_found", ()):
        if key:
            yield Thing(
                "amulet known",
                AMULETS(key, sitting),
                gettext("just found: only you have read it"),
                picture_of("amulet"),
            )
    worn = hero.get("amulet")
    if not worn:
        return
    if worn["key"] is None:
        yield Thing("amulet", gettext("Amulet"), gettext("face down until it shows itself"), picture_of("amulet"))
        return
    name, power = AMULETS(worn["key"], sitting), amulet_power(worn["key"], sitting)
    if worn["shown"]:
        yield Thing("amulet shown", name, power, picture_of("amulet"))
    else:
        yield Thing("amulet known", name, gettext("only you know: {power}").format(power=power), picture_of("amulet"))


def _missiles(hero: Mapping[str, Any], sitting: Sitting) -> Iterator[Thing]:
    own = sitting.box.name("weapon", hero["weapon"] or "")
    if hero["arrows"]:
        yield Thing("arrow", gettext("Arrows: {n}").format(n=hero["arrows"]), "", "c-arrow")
    for key, (words, picture) in WEAPONS.items():
        if hero["weapon"] == key and (n := hero["marks"].get(key, 0)):
            yield Thing("arrow", renamed(own, gettext(words).format(n=n)), "", picture)
    if hero["weapon"] == "sling":
        yield Thing("arrow", own or gettext("Sling"), gettext("one stone a fight"), "c-sling")
    if "blowpipe" in hero["abilities"] and not hero["marks"].get("blowpipe_used"):
        name = sitting.box.name("weapon", "blowpipe") or gettext("Blowpipe")
        yield Thing("arrow", name, gettext("one dart, once a game"), "c-arrow")


def _flasks(hero: Mapping[str, Any]) -> Iterator[Thing]:
    if hero["potions"]:
        yield Thing("potion", gettext("Potion"), gettext("drink it at the start of a turn"), picture_of("potion"))
    if hero["ropes"]:
        yield Thing("rope", gettext("Rope"), gettext("gets you out of a trapdoor pit"), picture_of("rope"))
    if hero["miss"]:
        yield Thing("miss", gettext("Turns to miss: {n}").format(n=hero["miss"]), "")


def _spells(hero: Mapping[str, Any], sitting: Sitting) -> Iterator[Thing]:
    for spell in hero.get("spells", ()):
        state = spell["state"]
        note = SPELL_STATES.get(state, "")
        yield Thing(f"spell {state}", SPELLS(spell["spell"], sitting), gettext(note) if note else "", "c-spell")


def treasures(hero: Mapping[str, Any], sitting: Sitting) -> tuple[Thing, ...]:
    keys = {t["key"] for t in hero["treasures"]}
    return tuple(
        Thing("chit", _called(t, sitting), _worth(t, _paired(t["key"], keys, sitting)), picture_of(t["key"]))
        for t in hero["treasures"]
    )


def _called(treasure: Mapping[str, Any], sitting: Sitting) -> str:
    own = sitting.box.name("card", treasure["key"], treasure.get("pile", ""))
    return own or CARDS(treasure["key"], sitting)


def _paired(key: str, keys: set[str], sitting: Sitting) -> bool:
    """Does the hero hold the stone that belongs to this one?"""
    return any(chit.key == key and chit.pair and chit.pair in keys for chit in sitting.box.cards.chits)


def _worth(treasure: Mapping[str, Any], paired: bool) -> str:
    if paired:
        return gettext("a pair")
    return worth(treasure["key"], treasure["gold"])


def worth(key: str, gold: int) -> str:
    """What is locked is worth nothing yet; halves and books never are."""
    if not gold:
        return gettext("locked") if key.startswith(LOCKED) else ""
    return str(gold)
