"""What all spells share: who knows them, which are spent, which one lies face up (R51)."""

from typing import Any

from ....kernel import Play, Rule
from ...choices import option, pick
from ...harm import hurt
from ...state import Hero
from ..sheet import sheet

UP, SPENT = "up:", "spent:"  # marks, with the spell's key


def spell(g: Play, key: str) -> Any:
    return g.cards.set.numbers["spells"][key]


def knows(g: Play, hero: Hero, key: str) -> bool:
    """On the hero's sheet, and not spent if it works but once."""
    return key in sheet(g, hero).spells and SPENT + key not in hero.marks


def is_up(hero: Hero, key: str) -> bool:
    return UP + key in hero.marks


def why_not(g: Play, hero: Hero, key: str, cost: int = 0) -> str:
    """One spell up at a time; and nobody pays with the last life point."""
    if any(mark.startswith(UP) for mark in hero.marks):
        return "spell_up"
    return "last_life" if hero.life <= cost else ""


def castable(g: Play, hero: Hero, key: str, cost: int = 0) -> bool:
    return knows(g, hero, key) and not why_not(g, hero, key, cost)


def spell_option(g: Play, hero: Hero, key: str, cost: int = 0, why: str = "") -> Any:
    """``why``: what else bars it; the cost in life points is the option's info."""
    return option(f"spell:{key}", why_not=why_not(g, hero, key, cost) or why, info=(cost,))


def cast(g: Play, hero: Hero, key: str, cost: int = 0) -> None:
    """Pay for it; a spell that works once is spent."""
    g.event("spell.cast", hero.seat, key)
    if spell(g, key)["uses"] == "once":
        hero.marks[SPENT + key] = 1
    if cost:
        hurt(g, hero, cost, key)


def turn_up(g: Play, hero: Hero, key: str) -> None:
    """The card stays face up and bars the others."""
    hero.marks[UP + key] = 1


def pays_on(g: Play, hero: Hero, question: str, price: int) -> Rule:
    """At a turn start: another life point for what is up? False lets it lapse, as it must with the last one."""
    if hero.life <= price or (yield from pick(g, hero, question, ("pay", "lapse"), "lapse", (price,))) == "lapse":
        return False
    hurt(g, hero, price, question.partition(".")[0])
    return True


def turn_down(g: Play, hero: Hero, key: str) -> None:
    if hero.marks.pop(UP + key, 0):
        g.event("spell.ends", hero.seat, key)
