"""The panel of heroes: life, gold, where below, what they carry, what they can do."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from django.utils.text import capfirst
from django.utils.translation import gettext, gettext_noop

from games.rules.dungeonquest import names, names_abilities

from . import belongings, pieces
from .belongings import Thing
from .box import SHIPPED, Box
from .sheets import rage, sheet_of
from .sitting import Sitting
from .words import hero_name, renamed

STATES = {"berserk": gettext_noop("berserk"), "running": gettext_noop("running")}


class Friend(NamedTuple):
    """Who goes along with a hero; ``plight`` is where he lies."""

    name: str
    life: int
    most: int
    plight: str


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
    friend: Friend | None = None
    below: str = ""
    powers: tuple[str, ...] = ()


def panels(sitting: Sitting) -> list[Panel]:
    return [panel(hero, sitting) for hero in sitting.table["heroes"]]


def panel(hero: Mapping[str, Any], sitting: Sitting) -> Panel:
    seat = hero["seat"]
    chair = sitting.chair(seat)
    who, me = chair.name if chair else "", seat == sitting.viewer
    about = (me, bool(chair and chair.is_bot))
    if not hero["hero"]:
        return Panel(seat, who, "", "", "", "", seat, 0, 0, 0, hero["status"], "", *about, (), (), (), ())
    title = names.HEROES[hero["hero"]][1] if hero["hero"] in names.HEROES else hero["title"]
    return Panel(
        seat, who, hero_name(sitting, seat), gettext(title), *pieces.look(hero), hero["life"], hero["max_life"],
        hero["gold"], hero["status"], _fate(hero), *about, _plights(hero), belongings.things(hero, sitting),
        belongings.treasures(hero, sitting), _abilities(hero, sitting) if me else (), _friend(hero, sitting),
        _below(hero), powers(hero["hero"], sitting.box) if me else (),
    )  # fmt: skip


def _fate(hero: Mapping[str, Any]) -> str:
    fates = {"out": gettext("out alive"), "dead": gettext("dead"), "lost": gettext("lost in the dark")}
    return fates.get(hero["status"], "")


def _plights(hero: Mapping[str, Any]) -> tuple[str, ...]:
    states = [STATES["berserk"]] if hero.get("berserk") else []
    states += [STATES["running"]] if hero["marks"].get("running") else []
    return tuple(gettext(words) for words in (*states, *[names.PLIGHTS[p] for p in hero["plights"]]))


def _abilities(hero: Mapping[str, Any], sitting: Sitting) -> tuple[tuple[str, int], ...]:
    """As they count right now: rage lends strength, and a friend at one's side agility."""
    now = {key: hero[key] for key in names.ABILITIES}
    sheet = sheet_of(hero["hero"], sitting.box)
    if hero.get("companion") and sheet and sheet.agility_with_companion:
        now["agility"] = sheet.agility_with_companion
    if hero.get("berserk"):
        now["strength"] = rage(sitting.box)
    return tuple((gettext(words), now[key]) for key, words in names.ABILITIES.items())


def _friend(hero: Mapping[str, Any], sitting: Sitting) -> Friend | None:
    friend = hero.get("companion")
    if not friend or hero["status"] != "inside":
        return None
    own = sitting.box.name("companion", friend["key"])
    name = own or gettext(names_abilities.COMPANIONS.get(friend["key"], friend["key"]))
    return Friend(name, friend["life"], friend["max_life"], gettext("down a hole") if friend["in_hole"] else "")


def _below(hero: Mapping[str, Any]) -> str:
    from .board import place_name

    journey = hero.get("below")
    return gettext("below, under {place}").format(place=place_name(journey["square"])) if journey else ""


def powers(key: str, box: Box = SHIPPED) -> tuple[str, ...]:
    """What a hero can do besides walking and fighting, in a sentence each."""
    sheet = sheet_of(key, box)
    if sheet is None:
        return ()
    bare = [flag for flag in ("no_ring", "no_amulet", "unarmed") if getattr(sheet, flag)]
    keys = (sheet.weapon, *sheet.abilities, sheet.companion, *sheet.spells, *bare)
    return tuple(_power(k, box) for k in keys if k in names_abilities.POWERS)


def _power(key: str, box: Box) -> str:
    """What a thing or a gift does, under the game's own name for it, and in its own words."""
    sort = next((c for c in ("weapon", "ability", "spell", "companion") if box.name(c, key)), "")
    own, words = box.name(sort, key), gettext(names_abilities.POWERS[key])
    if text := box.text(sort, key):
        return f"{capfirst(own)}: {text}"
    return renamed(own, words if ": " in words or not own else f"{own}: {words}")
