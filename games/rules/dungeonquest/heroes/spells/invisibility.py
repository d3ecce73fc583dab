"""Invisibility (section 12, R46, R51): the five and the spider walk past. Bought at any time, paid for every turn."""

from ....kernel import Answer, Play, Rule
from ...choices import Choice, pick
from ...harm import TurnOver
from ...hooks import hook
from ...kinds import GiantSpider
from ...piles import give_back, holds
from ...state import Hero
from .book import cast, castable, is_up, knows, pays_on, spell, spell_option, turn_down, turn_up

KEY = "invisibility"


def cost(g: Play) -> int:
    return spell(g, KEY)["cost"]  # type: ignore[no-any-return]


def vanish(g: Play, hero: Hero) -> None:
    cast(g, hero, KEY, cost(g))
    turn_up(g, hero, KEY)


@hook("turn.menu", of="heroes", having=KEY)
def at_will(g: Play, hero: Hero, menu: tuple[str, list[Choice]]) -> tuple[str, list[Choice]]:
    key, choices = menu
    if key == "turn.spider" or is_up(hero, KEY) or not knows(g, hero, KEY):
        return menu
    return key, [*choices, Choice(spell_option(g, hero, KEY, cost(g)), _in_a_turn)]


def _in_a_turn(g: Play, hero: Hero, answer: Answer) -> Rule:
    """It costs no turn."""
    vanish(g, hero)
    return True
    yield


@hook("turn.forced", of="heroes", having=KEY)
def upkeep(g: Play, hero: Hero) -> Rule:
    """A life point buys this turn, or it lapses; missed turns too."""
    if not is_up(hero, KEY):
        return
    if not (yield from pays_on(g, hero, "invisibility.on", spell(g, KEY)["upkeep"])):
        turn_down(g, hero, KEY)


# --- the five


@hook("encounter.instead", of="heroes", having=KEY)
def unseen(g: Play, hero: Hero) -> Rule:
    """Not from behind."""
    m = g.s.meeting
    if m.sneak or not is_up(hero, KEY) or m.monster not in spell(g, KEY)["ignores"]:
        return False
    g.event("monster.passes", hero.seat, m.monster)
    return True
    yield


@hook("encounter.choices", of="heroes", having=KEY)
def against_monster(g: Play, hero: Hero) -> list[Choice]:
    if g.s.meeting.sneak or not knows(g, hero, KEY):
        return []
    return [Choice(spell_option(g, hero, KEY, cost(g)), _before_it)]


def _before_it(g: Play, hero: Hero, answer: Answer) -> Rule:
    vanish(g, hero)
    g.event("monster.passes", hero.seat, g.s.meeting.monster)
    return
    yield


@hook("round.before", of="heroes", having=KEY)
def in_mid_fight(g: Play, hero: Hero) -> Rule:
    """At any time, so between two rounds as well; it ends the fight, and the turn with it (R51)."""
    m = g.s.meeting
    if m.sneak or m.monster not in spell(g, KEY)["ignores"] or not castable(g, hero, KEY, cost(g)):
        return
    ways = ("fight_on", spell_option(g, hero, KEY, cost(g)))
    if (yield from pick(g, hero, "invisibility", ways, "fight_on", (m.monster, m.wounds))) == "fight_on":  # type: ignore[arg-type]
        return
    yield from _before_it(g, hero, "")
    raise TurnOver


# --- the spider


@hook("spider.instead", of="heroes", having=KEY)
def spider_passes(g: Play, hero: Hero) -> Rule:
    if not is_up(hero, KEY):
        return False
    g.event("spider.passes", hero.seat)
    return True
    yield


@hook("spider.menu", of="heroes", having=KEY)
def against_spider(g: Play, hero: Hero, choices: list[Choice]) -> list[Choice]:
    if not knows(g, hero, KEY):
        return choices
    return [*choices, Choice(spell_option(g, hero, KEY, cost(g)), _before_spider)]


def _before_spider(g: Play, hero: Hero, answer: Answer) -> Rule:
    vanish(g, hero)
    give_back(g, hero, holds(g, hero, GiantSpider))  # type: ignore[arg-type]
    g.event("spider.passes", hero.seat)
    return False
    yield
