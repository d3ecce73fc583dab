"""The scenes laid over the board: a fight with both tactics, and the end with everyone's fate."""

from typing import Any, NamedTuple

from django.utils.translation import gettext

from games.rules.dungeonquest import names

from . import heroes, pieces
from .sitting import Sitting
from .words import cause, hero_name, named


class Fight(NamedTuple):
    """``life`` is None unless this viewer knows it; ``life_open``: everybody does. Tactics are those of the last
    exchange, empty before the first."""

    hero: str
    shape: str
    letter: str
    coat: int
    hero_life: int
    hero_most: int
    monster: str
    name: str
    sneak: bool
    stance: str
    wounds: int
    life: int | None
    life_open: bool
    rounds: int
    mine: str
    its: str
    mine_key: str
    its_key: str


class Fate(NamedTuple):
    """One hero's line in the last scene."""

    panel: heroes.Panel
    won: bool
    story: str


def fight(sitting: Sitting) -> Fight | None:
    meeting = sitting.table["meeting"]
    if not meeting:
        return None
    hero = next(h for h in sitting.table["heroes"] if h["seat"] == meeting["hero"])
    tactic = named(names.TACTICS)
    mine, its = meeting["hero_tactic"], meeting["monster_tactic"]
    return Fight(
        hero_name(sitting, meeting["hero"]), *pieces.look(hero), hero["life"], hero["max_life"], meeting["monster"],
        named(names.THE_MONSTER)(meeting["monster"], sitting), meeting["sneak"],
        named(names.STANCES)(meeting["stance"], sitting) if meeting["stance"] else "", meeting["wounds"],
        meeting["life"], meeting["life_open"], meeting["rounds"], tactic(mine, sitting) if mine else "",
        tactic(its, sitting) if its else "", mine, its,
    )  # fmt: skip


def ending(sitting: Sitting, guest: bool = False) -> dict[str, Any] | None:
    """Everyone's fate, the winners first. ``guest``: who looks has no account to keep it in."""
    if sitting.question is not None or sitting.table["phase"] != "over":
        return None
    winners = _winners(sitting)
    fates = [
        Fate(p, p.seat in winners, _story(hero, sitting))
        for p, hero in zip(heroes.panels(sitting), sitting.table["heroes"], strict=True)
    ]
    fates.sort(key=lambda f: (not f.won, f.panel.status != "out", -f.panel.gold))
    keep = guest and sitting.viewer is not None and bool(sitting.public_id)
    return {"fates": fates, "castle": not winners, "mine": sitting.viewer in winners, "keep": keep}


def _winners(sitting: Sitting) -> set[int]:
    """The richest of those who got out; alone, whoever got out with something (see scoring)."""
    out = [h for h in sitting.table["heroes"] if h["status"] == "out"]
    if len(sitting.table["heroes"]) == 1:
        return {h["seat"] for h in out if any(t["pile"] == "treasure" for t in h["treasures"])}
    best = max((h["gold"] for h in out), default=0)
    return {h["seat"] for h in out if h["gold"] == best}


def _story(hero: Any, sitting: Sitting) -> str:
    from .board import place_name

    if hero["status"] == "out" and not hero["gold"]:
        return gettext("walked out with empty hands")
    if hero["status"] == "out":
        return gettext("walked out with {gold} gold").format(gold=hero["gold"])
    why = cause(hero["cause"], sitting)
    if hero.get("grave", -1) < 0:
        below = {"dead": gettext("died in the Catacombs: {cause}"), "lost": gettext("lost in the Catacombs: {cause}")}
        return below[hero["status"]].format(cause=why)
    where = place_name(hero["grave"])
    if hero["status"] == "dead":
        return gettext("died at {place}: {cause}").format(place=where, cause=why)
    return gettext("lost at {place}: {cause}").format(place=where, cause=why)
