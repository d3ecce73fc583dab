"""What Fhyll must and cannot do while he is berserk (section 12, R47)."""

from ...kernel import Answer, Play, Rule
from ..choices import Choice, choose, option
from ..dice import roll
from ..encounter import face
from ..hooks import hook
from ..piles import draw_chits
from ..spider import bite, dead, fight_choices
from ..state import Hero
from ..treasure_chamber import turn_dragon_chit
from .fhyll import BERSERK, CALM, at_a_fight, by_choice, is_berserk, may_roll, numbers, roll_for
from .menus import barred
from .sheet import between, has

SPIDER = "berserk_spider"  # a mark: the round in which the spider came

# --- the five


@hook("encounter.choices", of="heroes", having=BERSERK)
def rage_first(g: Play, hero: Hero) -> list[Choice]:
    return [Choice(by_choice(g), _rage_and_face)] if may_roll(g, hero) else []


def _rage_and_face(g: Play, hero: Hero, answer: Answer) -> Rule:
    yield from roll_for(g, hero, CALM)
    yield from face(g, hero)


@hook("encounter.menu", of="heroes", having=BERSERK)
def must_attack(g: Play, hero: Hero, choices: list[Choice]) -> list[Choice]:
    if not is_berserk(hero):
        return choices
    return [c if c.option.id == "attack" else barred(c, BERSERK) for c in choices]


@hook("escape.bar", of="heroes", having=BERSERK)
def never_runs(g: Play, hero: Hero, why: str) -> str:
    return BERSERK if is_berserk(hero) else why


# --- the spider


@hook("spider.begins", of="heroes", having=BERSERK)
def spider_comes(g: Play, hero: Hero) -> Rule:
    if has(g, hero, BERSERK):
        hero.marks[SPIDER] = g.s.round
    return
    yield


@hook("spider.menu", of="heroes", having=BERSERK)
def hack_at_it(g: Play, hero: Hero, choices: list[Choice]) -> list[Choice]:
    """Entering the fight he rolls before he names numbers; in later turns only by choice."""
    if is_berserk(hero):
        kills = numbers(g)["giant_spider_kill"]
        return [Choice(option("hack", info=(kills[0], kills[1])), hack)]
    if not may_roll(g, hero):
        return choices
    if hero.marks.get(SPIDER) == g.s.round:
        return [Choice(option("close_in"), _close_in), *[c for c in choices if c.option.id != "fight"]]
    return [*choices, Choice(by_choice(g), _rage_and_fight)]


def hack(g: Play, hero: Hero, answer: Answer) -> Rule:
    if between((yield from roll(g, hero, 6, "spider")), numbers(g)["giant_spider_kill"]):
        dead(g, hero)
    else:
        yield from bite(g, hero)
    return False


def _close_in(g: Play, hero: Hero, answer: Answer) -> Rule:
    yield from at_a_fight(g, hero)
    return (yield from _fight_on(g, hero))


def _rage_and_fight(g: Play, hero: Hero, answer: Answer) -> Rule:
    yield from roll_for(g, hero, CALM)
    return (yield from _fight_on(g, hero))


def _fight_on(g: Play, hero: Hero) -> Rule:
    choices = fight_choices(g, hero)
    if is_berserk(hero):
        return (yield from choices[0].run(g, hero, choices[0].option.id))
    return (yield from choose(g, hero, "spider.fight", choices))


# --- treasure


@hook("search.bar", of="heroes", having=BERSERK)
def searches_nothing(g: Play, hero: Hero, why: str) -> str:
    return why or (BERSERK if is_berserk(hero) else "")


@hook("may_look", of="heroes", having=BERSERK)
@hook("may_keep", of="heroes", having=BERSERK)
def leaves_it(g: Play, hero: Hero, pile: str, may: bool) -> bool:
    return may and not is_berserk(hero)


@hook("chamber.instead", of="heroes", having=BERSERK)
def two_dragon_chits(g: Play, hero: Hero) -> Rule:
    """No treasure, and twice the noise."""
    if not is_berserk(hero):
        return False
    chits = numbers(g)["treasure_chamber"]
    draw_chits(g, hero, chits["treasure_chits"])
    for _ in range(chits["dragon_chits"]):
        yield from turn_dragon_chit(g, hero)
    return True


@hook("dragon.chits", of="heroes", having=BERSERK)
def as_noisy_when_idle(g: Play, hero: Hero, chits: int) -> int:
    """A turn in the chamber spent on something else is as loud (R44)."""
    return numbers(g)["treasure_chamber"]["dragon_chits"] if is_berserk(hero) else chits


@hook("down.bar", of="heroes", having=BERSERK)
def does_not_choose_to_go_down(g: Play, hero: Hero, why: str) -> str:
    """Section 14; falling he still can."""
    return why or (BERSERK if is_berserk(hero) else "")
