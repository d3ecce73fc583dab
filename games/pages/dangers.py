"""Scenes without tactics: a swarm or a ghoul, plates and spears, somebody hiding."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from django.utils.translation import gettext

from . import pieces
from .sitting import Sitting
from .words import hero_name, named

CREATURES = {"snotlings": "c-snotling", "ghoul": "c-ghoul"}
PLATES = ("spear_trap", "spear_trap.hide")
HIDING = ("hide.number", "hide.seek")
TROLL = ("cave_troll", "cave_troll.number")


class Danger(NamedTuple):
    """``left``: what is left of it, as words; ``marks``: plates or hiding places, one symbol each."""

    kind: str
    title: str
    hero: str
    shape: str
    letter: str
    coat: int
    life: int
    most: int
    picture: str
    left: str
    marks: tuple[str, ...] = ()


def danger(sitting: Sitting) -> Danger | None:
    """What stands before the active hero, as everybody sees it."""
    hero = next((h for h in sitting.table["heroes"] if h["seat"] == sitting.table["active"] and h["hero"]), None)
    if hero is None or hero["status"] != "inside":
        return None
    return _creature(hero, sitting) or _question(hero, sitting)


def _creature(hero: Mapping[str, Any], sitting: Sitting) -> Danger | None:
    key = next((k for k in CREATURES if hero["marks"].get(k)), None)
    if key is None:
        return None
    left = hero["marks"][key]
    words = gettext("{n} of them") if key == "snotlings" else gettext("Life {n}")
    return _scene(key, gettext("{hero} against {monster}"), hero, sitting, CREATURES[key], words.format(n=left))


def _question(hero: Mapping[str, Any], sitting: Sitting) -> Danger | None:
    question = sitting.question or {"key": "", "data": ()}
    key, data = question["key"], question["data"]
    if key in PLATES:
        return _scene("plates", gettext("A spear trap"), hero, sitting, "c-spears", "", _plates(data))
    if key in HIDING:
        return _scene("hiding", gettext("In the shadows"), hero, sitting, "c-shadow", "", tuple("123456"))
    if key in TROLL and not sitting.table["meeting"]:
        return _scene("cave_troll", gettext("A cave troll bars the way"), hero, sitting, "m-cave_troll", "")
    return None


def _plates(data: Any) -> tuple[str, ...]:
    return tuple(str(n) for n in range(1, int(data[1]) + 1))


def _scene(
    kind: str, title: str, hero: Mapping[str, Any], sitting: Sitting, picture: str, left: str,
    marks: tuple[str, ...] = (),
) -> Danger:  # fmt: skip
    from games.rules.dungeonquest import names

    name = hero_name(sitting, hero["seat"])
    said = title.format(hero=name, monster=named(names.CREATURES)(kind, sitting))
    return Danger(kind, said, name, *pieces.look(hero), hero["life"], hero["max_life"], picture, left, marks)
