"""Fireball (section 12, R39, R51): burns one of the five, the spider, or all that bars a side; costs the next turn."""

from ....kernel import Answer, Play, Rule
from ...board import CHAMBER, EXITS
from ...choices import Choice, pick
from ...harm import Barred
from ...hooks import hook
from ...locks import Lock
from ...spider import dead
from ...state import Hero
from ...treasure_chamber import ENTRANCES
from .book import cast, castable, is_up, knows, spell, spell_option, turn_down, turn_up

KEY = "fireball"
BREACH = "breach"  # a mark: the place and its exit where he stands in the burnt opening


def throw(g: Play, hero: Hero) -> None:
    cast(g, hero, KEY)
    turn_up(g, hero, KEY)
    hero.miss += 1
    g.event("must_miss", hero.seat, 1, KEY)


# --- the five and the spider


@hook("encounter.choices", of="heroes", having=KEY)
def against_monster(g: Play, hero: Hero) -> list[Choice]:
    """In place of the stance; after the damage of a sneak attack too."""
    if not knows(g, hero, KEY) or g.s.meeting.monster not in spell(g, KEY)["targets"]:
        return []
    return [Choice(spell_option(g, hero, KEY), _burn_monster)]


def _burn_monster(g: Play, hero: Hero, answer: Answer) -> Rule:
    throw(g, hero)
    g.event("monster.burnt", hero.seat, g.s.meeting.monster)
    return
    yield


@hook("wait.after", of="heroes", having=KEY)
def held_back(g: Play, hero: Hero) -> Rule:
    """Wait and see has brought combat: now or not at all."""
    if not castable(g, hero, KEY) or g.s.meeting.monster not in spell(g, KEY)["targets"]:
        return False
    if (yield from pick(g, hero, "fireball", ("throw", "hold"), "hold", (g.s.meeting.monster,))) == "hold":
        return False
    yield from _burn_monster(g, hero, "")
    return True


@hook("spider.menu", of="heroes", having=KEY)
def against_spider(g: Play, hero: Hero, choices: list[Choice]) -> list[Choice]:
    if not knows(g, hero, KEY):
        return choices
    return [*choices, Choice(spell_option(g, hero, KEY), _burn_spider)]


def _burn_spider(g: Play, hero: Hero, answer: Answer) -> Rule:
    throw(g, hero)
    dead(g, hero)
    return False
    yield


# --- doors and gates


@hook("lock.choices", of="heroes", having=KEY)
def against_lock(g: Play, hero: Hero, lock: Lock) -> list[Choice]:
    """Not on the run from the dragon, who does not wait."""
    fleeing = hero.place == CHAMBER and g.s.trail == ENTRANCES
    if fleeing or not knows(g, hero, KEY):
        return []

    def burn(g: Play, hero: Hero, answer: Answer) -> Rule:
        """All of the side at once; he stands in the opening while the next turn is missed."""
        throw(g, hero)
        hero.marks[BREACH] = _opening(hero, lock)
        g.event("lock.burnt", hero.seat, lock.exit.name)
        raise Barred
        yield

    return [Choice(spell_option(g, hero, KEY), burn)]


def _opening(hero: Hero, lock: Lock) -> int:
    return hero.place * len(EXITS[CHAMBER]) + EXITS[hero.place].index(lock.exit)


@hook("lock.instead", of="heroes", having=KEY)
def through_the_breach(g: Play, hero: Hero, lock: Lock) -> Rule:
    """No card and no roll; nothing stays open behind him."""
    if is_up(hero, KEY) or hero.marks.get(BREACH) != _opening(hero, lock):
        return False
    g.event("breach.passed", hero.seat)
    return True
    yield


@hook("turn.ends", of="heroes", having=KEY)
def burns_out(g: Play, hero: Hero) -> Rule:
    """Face up until the missed turn is over; the opening is there for the turn after that."""
    if not is_up(hero, KEY):
        hero.marks.pop(BREACH, None)
    elif not hero.miss:
        turn_down(g, hero, KEY)
    return
    yield
