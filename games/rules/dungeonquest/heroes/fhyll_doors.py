"""Berserk, Fhyll attacks doors (section 12, R39, R47)."""

from ...kernel import Answer, Play, Rule
from ..choices import Choice
from ..dice import test
from ..harm import Barred
from ..hooks import hook
from ..locks import Lock
from ..piles import Drawn
from ..state import Hero
from .fhyll import BERSERK, CALM, at_a_fight, by_choice, is_berserk, may_roll, roll_for


@hook("lock.instead", of="heroes", having=BERSERK)
def attacks_doors(g: Play, hero: Hero, lock: Lock) -> Rule:
    """No Door card; each door needs its own blow. Gates are lifted as ever, with the strength of the rage."""
    if not is_berserk(hero):
        return False
    while lock.doors:
        yield from _attack(g, hero)
        lock.doors -= 1
    return not lock.gates


def _attack(g: Play, hero: Hero) -> Rule:
    """A failure ends the turn (R47)."""
    if not (yield from test(g, hero, "strength", "berserk.door")):
        g.event("door.holds", hero.seat)
        raise Barred
    g.event("door.broken", hero.seat)


@hook("lock.choices", of="heroes", having=BERSERK)
def rage_at_the_door(g: Play, hero: Hero, lock: Lock) -> list[Choice]:
    def run(g: Play, hero: Hero, answer: Answer) -> Rule:
        yield from roll_for(g, hero, CALM)
        yield from attacks_doors(g, hero, lock)
        return False

    return [Choice(by_choice(g), run)] if may_roll(g, hero) else []


@hook("door.bitten", of="heroes", having=BERSERK)
def bitten(g: Play, hero: Hero, lock: Lock, loss: int) -> Rule:
    if loss > 0:
        yield from at_a_fight(g, hero)


@hook("doors.shut", of="heroes", having=BERSERK)
def attacks_at_once(g: Play, hero: Hero, closed: list[Drawn]) -> Rule:
    """Made berserk by a door's trap, he attacks that door in the same turn, and its neighbour if that is shut too."""
    if not is_berserk(hero):
        return False
    for _ in closed:
        yield from _attack(g, hero)
    return True
