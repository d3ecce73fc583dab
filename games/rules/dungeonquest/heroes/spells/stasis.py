"""Stasis (section 12, R46, R51): extra turns for a life point each, in which nothing alive or set as a trap counts."""

from typing import Any

from ....kernel import Answer, Play, Rule
from ... import kinds as c
from ...board import CHAMBER
from ...choices import Choice
from ...harm import HeroDown
from ...hooks import befalls, hook
from ...piles import Drawn, draw_chits
from ...state import INSIDE, Hero
from ...tiles import turn_round
from ...turn import rest_of_turn, turn
from .book import cast, is_up, knows, pays_on, spell, spell_option, turn_down, turn_up

KEY = "stasis"
LAST = "stasis_round"  # a mark: the round it was last cast in
WAITS = "turns_later:"  # a mark, with a place: a rotating room still to turn
IGNORED = (c.Monster, c.SneakAttack, c.GiantSpider, c.Skeleton, c.Hurt, c.CaveIn, c.Trapdoor, c.SpearTrap, c.Vampire,
           c.Snotlings, c.Surprise, c.CaveTroll)  # fmt: skip


def cost(g: Play) -> int:
    return spell(g, KEY)["cost_per_extra_turn"]  # type: ignore[no-any-return]


@hook("turn.choices", of="heroes", having=KEY)
def choices(g: Play, hero: Hero) -> list[Choice]:
    """When he has stopped paying he takes his normal turn: no casting it again in that."""
    if not knows(g, hero, KEY) or is_up(hero, KEY) or hero.marks.get(LAST) == g.s.round:
        return []
    return [Choice(spell_option(g, hero, KEY, cost(g)), _cast)]


def _cast(g: Play, hero: Hero, answer: Answer) -> Rule:
    cast(g, hero, KEY, cost(g))
    turn_up(g, hero, KEY)
    hero.marks[LAST] = g.s.round
    yield from turn(g, hero, forced=False)  # its forced effects have befallen him already
    while hero.status == INSIDE and (yield from pays_on(g, hero, "stasis.on", cost(g))):
        yield from turn(g, hero)
    _card_down(g, hero)
    if hero.status != INSIDE:
        raise HeroDown
    return (yield from _normal_turn(g, hero))


def _card_down(g: Play, hero: Hero) -> None:
    """All rotating rooms entered meanwhile turn now."""
    turn_down(g, hero, KEY)
    for mark in [mark for mark in hero.marks if mark.startswith(WAITS)]:
        del hero.marks[mark]
        place = int(mark.removeprefix(WAITS))
        turn_round(g, place)
        g.event("rotated.late", place)


def _normal_turn(g: Play, hero: Hero) -> Rule:
    g.s.trail, g.s.dragon_due = (), hero.place == CHAMBER
    yield from befalls(g, "turn.forced", hero)
    yield from rest_of_turn(g, hero)
    return False


# --- what does not count meanwhile


@hook("card.drawn", of="heroes", having=KEY)
def ignored(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    if not is_up(hero, KEY) or type(drawn.card) not in IGNORED:
        return False
    g.event("stasis.ignored", hero.seat, drawn.card.key)
    return True
    yield


@hook("door.follow", of="heroes", having=KEY)
def door_trap_ignored(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """It does not bite; the door stays shut."""
    return type(drawn.card) is c.Hurt and (yield from ignored(g, hero, drawn))


@hook("tile.enter", of="heroes", having=KEY)
def rooms_turn_later(g: Play, hero: Hero, kind: str, arrival: Any) -> Rule:
    if kind != "rotating_room" or not arrival.fresh or not is_up(hero, KEY):
        return False
    hero.marks[f"{WAITS}{hero.place}"] = 1
    g.event("rotates_later", hero.seat, hero.place)
    return True
    yield


@hook("chamber.instead", of="heroes", having=KEY)
def two_chits_no_dragon(g: Play, hero: Hero) -> Rule:
    if not is_up(hero, KEY):
        return False
    draw_chits(g, hero, spell(g, KEY)["treasure_chits"])
    return True
    yield


@hook("dragon.chits", of="heroes", having=KEY)
def dragon_does_not_stir(g: Play, hero: Hero, chits: int) -> int:
    return spell(g, KEY)["dragon_chits"] if is_up(hero, KEY) else chits
