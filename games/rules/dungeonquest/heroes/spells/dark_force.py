"""Dark Force (section 12): once, at the start of a turn, three life points or the roll of a die. It costs no turn."""

from ....kernel import Answer, Play, Rule
from ...choices import Choice, option
from ...dice import roll_dice
from ...harm import heal
from ...hooks import hook
from ...movement import kind_here
from ...state import Hero
from ..sheet import sheet
from .book import cast, knows, spell, why_not

KEY = "dark_force"


@hook("turn.choices", of="heroes", having=KEY)
def choices(g: Play, hero: Hero) -> list[Choice]:
    if not knows(g, hero, KEY):
        return []
    why = why_not(g, hero, KEY) or _why_not(g, hero)
    numbers = spell(g, KEY)
    sure = option(f"spell:{KEY}:sure", why_not=why, info=(numbers["heal"],))
    die = option(f"spell:{KEY}:die", why_not=why, info=(numbers["or_heal"],))
    return [Choice(sure, _sure), Choice(die, _die)]


def _why_not(g: Play, hero: Hero) -> str:
    if hero.below is None and kind_here(g, hero) in spell(g, KEY)["not_in"]:
        return "not_here"
    return "unhurt" if hero.life == sheet(g, hero).life else ""


def _sure(g: Play, hero: Hero, answer: Answer) -> Rule:
    cast(g, hero, KEY)
    heal(g, hero, spell(g, KEY)["heal"], KEY)
    return True
    yield


def _die(g: Play, hero: Hero, answer: Answer) -> Rule:
    """And take what comes."""
    cast(g, hero, KEY)
    heal(g, hero, (yield from roll_dice(g, hero, spell(g, KEY)["or_heal"], KEY)), KEY)
    return True
