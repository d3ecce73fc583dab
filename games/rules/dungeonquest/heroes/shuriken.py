"""Shuriken (section 12): thrown as arrows are loosed, by a table of their own; not after a sneak attack."""

from typing import Any

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option, pick
from ..dice import roll
from ..harm import hurt
from ..hooks import hook
from ..longbow import strike
from ..spider import dead
from ..state import Hero
from .sheet import armed_with, between, faces, has_monster_card, weapon

WEAPON = "shuriken"


def left(g: Play, hero: Hero) -> int:
    return hero.marks.get(WEAPON, 0) if armed_with(g, hero, WEAPON) else 0


@hook("attack.before", of="heroes", having=WEAPON)
@hook("attack.after", of="heroes", having=WEAPON)
def throw(g: Play, hero: Hero) -> Rule:
    """One before the Monster card, one after "combat"; True if the monster is dead."""
    m = g.s.meeting
    if not left(g, hero) or m.sneak or not has_monster_card(g, m.monster):
        return False
    if (yield from pick(g, hero, "shuriken", ("throw", "hold"), "hold", (m.monster, left(g, hero)))) == "hold":
        return False
    numbers = weapon(g, WEAPON)
    value = yield from _one(g, hero, WEAPON)
    result = numbers.get(m.monster, numbers["other"])[str(value)]
    g.event("shuriken", hero.seat, m.monster, result)
    loses = numbers["killed_champion_of_chaos"]["first"]
    return (yield from strike(g, hero, result, "shuriken.wound", "monster.shuriken", loses))


def _one(g: Play, hero: Hero, purpose: str) -> Rule:
    hero.marks[WEAPON] -= 1
    return (yield from roll(g, hero, faces(weapon(g, WEAPON)["die"]), purpose))


def _spider(g: Play) -> Any:
    return weapon(g, WEAPON)["giant_spider"]


@hook("spider.menu", of="heroes", having=WEAPON)
def at_the_spider(g: Play, hero: Hero, choices: list[Choice]) -> list[Choice]:
    """As the bow: up to four a turn."""
    if not left(g, hero):
        return choices
    numbers = _spider(g)
    info = (left(g, hero), numbers["max_per_turn"], numbers["kill"][0])
    return [*choices, Choice(option("shuriken", info=info), _throw_at_spider)]


def _throw_at_spider(g: Play, hero: Hero, answer: Answer) -> Rule:
    """If none kills it bites: 1 life point, and the turn is over."""
    numbers = _spider(g)
    for thrown in range(1, numbers["max_per_turn"] + 1):
        if between((yield from _one(g, hero, "spider.shuriken")), numbers["kill"]):
            dead(g, hero)
            return False
        g.event("spider.shuriken_missed", hero.seat)
        if not left(g, hero) or thrown == numbers["max_per_turn"]:
            break
        data = (left(g, hero), numbers["kill"][0])
        if (yield from pick(g, hero, "spider.throw_on", ("throw", "stop"), "throw", data)) == "stop":
            break
    hurt(g, hero, 1, "giant_spider")
    return False
