"""The giant spider (section 7)."""

from ..kernel import Answer, Play, Rule
from . import kinds as c
from .choices import Choice, choose, option, pick
from .dice import roll
from .harm import TurnOver, hurt
from .hooks import befalls, changed, instead
from .movement import why_no_escape
from .piles import Drawn, give_back, holds, keep
from .state import Hero
from .traps import name_numbers

GUESSES = 3
ARROWS_A_TURN = 4
FLEES_ON = range(3, 7)
ARROW_KILLS_ON = range(5, 7)


def met(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """Fight, shoot, or flee, which is possible only now."""
    if (yield from instead(g, "spider.instead", hero)):
        return
    keep(g, hero, drawn)
    g.event("spider.met", hero.seat)
    yield from befalls(g, "spider.begins", hero)
    choices = [*fight_choices(g, hero), Choice(option("flee", why_not=why_no_escape(g, hero)), _flee)]
    yield from choose(g, hero, "spider", choices)
    raise TurnOver


def fight_choices(g: Play, hero: Hero) -> list[Choice]:
    choices = [Choice(name_numbers("fight", GUESSES), fight)]
    if hero.arrows:
        choices.append(Choice(option("shoot", info=(hero.arrows,)), shoot))
    return changed(g, "spider.menu", hero, choices)  # type: ignore[no-any-return]


def _flee(g: Play, hero: Hero, answer: Answer) -> Rule:
    """3-6 as an escape; 1-2: must fight at once."""
    from .tiles import retreat

    sure = yield from instead(g, "escape.chosen", hero)
    if sure or (yield from roll(g, hero, 6, "spider.flee")) in FLEES_ON:
        give_back(g, hero, holds(g, hero, c.GiantSpider))  # type: ignore[arg-type]
        g.event("spider.fled", hero.seat)
        yield from retreat(g, hero)
    g.event("spider.caught", hero.seat)
    yield from choose(g, hero, "spider.fight", fight_choices(g, hero))


def fight(g: Play, hero: Hero, answer: Answer) -> Rule:
    """A named number kills it; a miss costs 1 life point and the next turn is spent fighting again."""
    numbers = answer[1]
    g.event("named", hero.seat, "spider", numbers)
    if str((yield from roll(g, hero, 6, "spider"))) in numbers:
        dead(g, hero)
    else:
        yield from bite(g, hero)
    return False


def shoot(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Up to four arrows, each killing on 5-6; if none does, 1 life point."""
    for shot in range(1, ARROWS_A_TURN + 1):
        hero.arrows -= 1
        if (yield from roll(g, hero, 6, "spider.arrow")) in ARROW_KILLS_ON:
            dead(g, hero)
            return False
        g.event("spider.arrow_missed", hero.seat)
        if not hero.arrows or shot == ARROWS_A_TURN:
            break
        if (yield from pick(g, hero, "spider.shoot_on", ("shoot", "stop"), default="shoot")) == "stop":
            break
    yield from bite(g, hero)
    return False


def bite(g: Play, hero: Hero) -> Rule:
    """It costs a life point not to have killed it."""
    if not (yield from instead(g, "spider.bites", hero)):
        hurt(g, hero, 1, "giant_spider")


def dead(g: Play, hero: Hero) -> None:
    give_back(g, hero, holds(g, hero, c.GiantSpider))  # type: ignore[arg-type]
    g.event("spider.dead", hero.seat)
