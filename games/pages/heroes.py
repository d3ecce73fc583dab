"""The panel of heroes: life, gold, ring, arrows, potion, rope, plights, treasures face up."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from django.utils.translation import gettext, gettext_noop

from games.rules.dungeonquest import names

from . import pieces
from .sitting import Sitting
from .words import named

WEAPONS = {"daggers": gettext_noop("Daggers: {n}"), "shuriken": gettext_noop("Throwing stars: {n}")}


class Thing(NamedTuple):
    """Something a hero carries; ``kind`` names its picture."""

    kind: str
    words: str
    note: str


class Panel(NamedTuple):
    """One hero's place at the table; no ``shape`` while no hero has been taken; ``abilities`` are one's own only."""

    seat: int
    who: str
    name: str
    title: str
    shape: str
    letter: str
    coat: int
    life: int
    most: int
    gold: int
    status: str
    fate: str
    me: bool
    bot: bool
    plights: tuple[str, ...]
    things: tuple[Thing, ...]
    treasures: tuple[Thing, ...]
    abilities: tuple[tuple[str, int], ...]


def panels(sitting: Sitting) -> list[Panel]:
    return [panel(hero, sitting) for hero in sitting.table["heroes"]]


def panel(hero: Mapping[str, Any], sitting: Sitting) -> Panel:
    seat = hero["seat"]
    chair = sitting.chair(seat)
    who = chair.name if chair else ""
    about = (seat == sitting.viewer, bool(chair and chair.is_bot))
    if not hero["hero"]:
        return Panel(seat, who, "", "", "", "", seat, 0, 0, 0, hero["status"], "", *about, (), (), (), ())
    name, title = names.HEROES.get(hero["hero"], (hero["name"], hero["title"]))
    plights = tuple(gettext(names.PLIGHTS[p]) for p in hero["plights"])
    abilities = tuple((gettext(words), hero[key]) for key, words in names.ABILITIES.items() if seat == sitting.viewer)
    return Panel(
        seat, who, gettext(name), gettext(title), *pieces.look(hero), hero["life"], hero["max_life"], hero["gold"],
        hero["status"], _fate(hero), *about, plights, tuple(_things(hero)), tuple(_treasures(hero, sitting)),
        abilities,
    )  # fmt: skip


def _fate(hero: Mapping[str, Any]) -> str:
    fates = {"out": gettext("out alive"), "dead": gettext("dead"), "lost": gettext("lost in the dark")}
    return fates.get(hero["status"], "")


def _things(hero: Mapping[str, Any]) -> list[Thing]:
    found: list[Thing] = []
    if hero["status"] != "inside":
        return found
    if hero["ring"]:
        name, note = names.RINGS[hero["ring"]]
        used = gettext("used up") if hero["ring_used"] else gettext(note)
        found.append(Thing("ring-used" if hero["ring_used"] else "ring", gettext(name), used))
    if hero["arrows"]:
        found.append(Thing("arrow", gettext("Arrows: {n}").format(n=hero["arrows"]), ""))
    found += [
        Thing("arrow", gettext(words).format(n=n), "") for key, words in WEAPONS.items() if (n := _left(hero, key))
    ]
    if "blowpipe" in hero["abilities"] and not hero["marks"].get("blowpipe_used"):
        found.append(Thing("arrow", gettext("Blowpipe"), gettext("one dart, once a game")))
    if hero["potions"]:
        found.append(Thing("potion", gettext("Potion"), gettext("drink it at the start of a turn")))
    if hero["ropes"]:
        found.append(Thing("rope", gettext("Rope"), gettext("gets you out of a trapdoor pit")))
    if hero["miss"]:
        found.append(Thing("miss", gettext("Turns to miss: {n}").format(n=hero["miss"]), ""))
    return found


def _left(hero: Mapping[str, Any], weapon: str) -> int:
    return hero["marks"].get(weapon, 0) if hero["weapon"] == weapon else 0


def _treasures(hero: Mapping[str, Any], sitting: Sitting) -> list[Thing]:
    words = named({**names.CARDS, **names.CHITS})
    return [Thing("chit", words(t["key"], sitting), str(t["gold"])) for t in hero["treasures"]]
