"""Daggers (section 12): thrown before a fight or in one, held in hand, picked up afterwards or lost (R48).

``marks["daggers"]`` are those in hand, ``marks["daggers_thrown"]`` those thrown in this encounter.
"""

from typing import Any

from ...kernel import Answer, Decision, Option, PickSome, Play, Rule
from ...kernel.options import option_id
from ..choices import option, pick
from ..combat import TACTICS, still_stands
from ..dice import roll, roll_dice
from ..encounter import right_of
from ..harm import hurt
from ..hooks import hook
from ..longbow import wound
from ..parts import Loss
from ..state import Hero
from .sheet import armed_with, faces, has_monster_card, weapon

WEAPON, THROWN, LAST = "daggers", "daggers_thrown", "daggers_round"


def numbers(g: Play) -> Any:
    return weapon(g, WEAPON)


def in_hand(g: Play, hero: Hero) -> int:
    return hero.marks.get(WEAPON, 0) if armed_with(g, hero, WEAPON) else 0


@hook("unarmed", of="heroes", having=WEAPON)
def none_left(g: Play, hero: Hero, unarmed: bool) -> bool:
    return unarmed or (armed_with(g, hero, WEAPON) and not in_hand(g, hero))


@hook("attack.before", of="heroes", having=WEAPON)
@hook("troll.before", of="heroes", having=WEAPON)
def before_the_fight(g: Play, hero: Hero) -> Rule:
    """Any number of them, one after the other; what they do is applied when the Monster card is read.

    The cave troll has none (section 14): True as soon as it is dead.
    """
    for _ in range(numbers(g)["before_combat"]["max"] if armed_with(g, hero, WEAPON) else 0):
        data = (g.s.meeting.monster, in_hand(g, hero))
        if not in_hand(g, hero) or (yield from pick(g, hero, "dagger", ("throw", "hold"), "hold", data)) == "hold":
            break
        if (yield from _throw_before(g, hero)):
            return True
    return False


def _throw_before(g: Play, hero: Hero) -> Rule:
    monster = g.s.meeting.monster
    loss = yield from _throw(g, hero)
    if loss.hero:
        hurt(g, hero, loss.hero, monster)
    if not loss.monster:
        return False
    wound(g, hero, loss.monster)
    return not has_monster_card(g, monster) and not still_stands(g, hero)


def throw_option(g: Play) -> Option:
    """Two tactics are named; one of three hits."""
    picks = numbers(g)["throw"]["hero_picks"]
    return Option("throw", (PickSome("tactics", TACTICS, picks, picks),), info=(picks, len(TACTICS)))


def _throw(g: Play, hero: Hero) -> Rule:
    """The monster's player lays down a tactic in secret; alone, the game does so evenly at random (R65)."""
    m, right = g.s.meeting, right_of(g, hero)
    data, mine = (m.monster, m.wounds, m.rounds), (throw_option(g),)
    if right is None:
        answer = yield Decision.one(hero.seat, "dagger.throw", mine, data=data)
        return (yield from _lands(g, hero, answer, _drawn_tactic(g, hero)))
    both = yield Decision.together("dagger.throw", ((hero.seat, mine), (right, TACTICS)), data)
    return (yield from _lands(g, hero, both[hero.seat], both[right]))


def _drawn_tactic(g: Play, hero: Hero) -> str:
    return TACTICS[g.below(len(TACTICS), f"dagger_tactic.{hero.seat}")]


def _lands(g: Play, hero: Hero, answer: Answer, tactic: str) -> Rule:
    """A match hurts the monster, none the hero."""
    m, throw = g.s.meeting, numbers(g)["throw"]
    hero.marks[WEAPON] -= 1
    hero.marks[THROWN] = hero.marks.get(THROWN, 0) + 1
    hit = tactic in answer[1]
    g.event("dagger.hits" if hit else "dagger.misses", hero.seat, m.monster, answer[1], tactic)
    if not hit:
        return Loss(throw["no_match_hero_loses"], 0)
    dice = throw.get(f"match_damage_{m.monster}", throw["match_damage"])
    return Loss(0, (yield from roll_dice(g, hero, dice, "dagger")))


# --- in a fight


def _may_throw(g: Play, hero: Hero) -> bool:
    """Never two rounds running; throws before the fight are no round (R48)."""
    last = hero.marks.get(LAST, 0)
    return bool(in_hand(g, hero)) and (not last or g.s.meeting.rounds - last > 1)


@hook("combat.tactics", of="heroes", having=WEAPON)
def beside_the_tactics(g: Play, hero: Hero) -> list[Option]:
    return [throw_option(g)] if _may_throw(g, hero) else []


@hook("combat.answer", of="heroes", having=WEAPON)
def thrown_in_a_round(g: Play, hero: Hero, right: int | None, both: dict[int, Answer]) -> Rule:
    if option_id(both[hero.seat]) != "throw":
        return None
    return (yield from _instead_of_a_round(g, hero, both[hero.seat], both[right]))  # type: ignore[index,arg-type]


@hook("combat.round", of="heroes", having=WEAPON)
def thrown_alone(g: Play, hero: Hero, right: int | None) -> Rule:
    """Without a right player nobody is asked for tactics: the hero throws or rolls on the table."""
    if right is not None or not _may_throw(g, hero):
        return None
    m = g.s.meeting
    mine = (option("strike"), throw_option(g))
    answer = yield Decision.one(hero.seat, "dagger.round", mine, "strike", (m.monster, m.wounds, m.rounds))
    if answer == "strike":
        return None
    return (yield from _instead_of_a_round(g, hero, answer, _drawn_tactic(g, hero)))


def _instead_of_a_round(g: Play, hero: Hero, answer: Answer, tactic: str) -> Rule:
    m = g.s.meeting
    hero.marks[LAST] = m.rounds
    m.hero_tactic = m.monster_tactic = ""
    return (yield from _lands(g, hero, answer, tactic))


@hook("combat.loss", of="heroes", having=WEAPON)
def in_hand_cap(g: Play, hero: Hero, loss: Loss) -> Loss:
    """In hand a dagger never does more than 1, the solo table's 10 included (R65)."""
    if not armed_with(g, hero, WEAPON) or hero.marks.get(LAST) == g.s.meeting.rounds:
        return loss
    return Loss(loss.hero, min(loss.monster, numbers(g)["hand_damage_cap"]))


@hook("meeting.ends", of="heroes", having=WEAPON)
def recover(g: Play, hero: Hero) -> Rule:
    """A die for each dagger thrown in this encounter; those thrown at a creature of the deep are gone (section 14)."""
    hero.marks.pop(LAST, None)
    if not has_monster_card(g, g.s.meeting.monster):
        hero.marks.pop(THROWN, None)
    while hero.marks.get(THROWN):
        hero.marks[THROWN] -= 1
        value = yield from roll(g, hero, faces(numbers(g)["recover"]["die"]), "dagger.recover")
        found = value % 2 == 0
        hero.marks[WEAPON] += found
        g.event("dagger.recovered" if found else "dagger.lost", hero.seat)
    hero.marks.pop(THROWN, None)
