"""The Treasure Chamber and its dragon (section 8)."""

from typing import Any

from ..kernel import Play, Rule
from .board import CHAMBER
from .choices import Choice, answered, choose
from .dice import roll
from .harm import Barred, TurnOver, die, hurt
from .hooks import NOTHING, befalls, changed, instead
from .movement import left_chamber_this_turn, ways
from .piles import draw_chits, lose_treasure
from .state import INSIDE, Hero

CHITS_A_TURN = 2
ENTRANCES = tuple(CHAMBER * 4 + side for side in range(4))  # in the trail of a flight: it never leads back in


def enter(g: Play, hero: Hero, arrival: Any) -> Rule:
    """Treasure and dragon, but no chit of either kind in the turn of leaving (R18)."""
    if not left_chamber_this_turn(g):
        yield from plunder(g, hero)
    return False


def plunder(g: Play, hero: Hero) -> Rule:
    """Two treasure chits face up, then a dragon chit."""
    if (yield from instead(g, "chamber.instead", hero)):
        return
    draw_chits(g, hero, CHITS_A_TURN)
    yield from turn_dragon_chit(g, hero)
    yield from befalls(g, "chamber.drawn", hero)


def turn_dragon_chit(g: Play, hero: Hero) -> Rule:
    s = g.s
    s.dragon_due = False
    chit: int = g.draw("dragon")  # type: ignore[assignment]  # gathered when all left: never empty
    s.dragon_out += bytes((chit,))
    if chit < g.cards.dragon:
        g.event("dragon.sleeps", hero.seat, len(s.dragon_out))
        return
    g.event("dragon.wakes", hero.seat)
    yield from breathe_fire(g, hero)


def breathe_fire(g: Play, drawer: Hero) -> Rule:
    """Every hero in the chamber, from the drawer clockwise, goes through all of it before the next one (R45)."""
    s = g.s
    count = len(s.heroes)
    there = [h for i in range(count) if (h := s.heroes[(drawer.seat + i) % count]).place == CHAMBER]
    for hero in there:
        s.trail = ENTRANCES
        try:
            yield from _scorch(g, hero)
        except TurnOver:
            pass
    raise TurnOver


def _scorch(g: Play, hero: Hero) -> Rule:
    """Lose all treasure, then life, then run."""
    g.event("dragon.burns", hero.seat, lose_treasure(g, hero))
    yield from _burn(g, hero)
    while hero.place == CHAMBER:
        yield from _flee(g, hero)


def _burn(g: Play, hero: Hero) -> Rule:
    loss = yield from roll(g, hero, 12, "dragon")
    hurt(g, hero, loss, "dragon")


def _flee(g: Play, hero: Hero) -> Rule:
    """To an adjacent square, no Room card anywhere on the flight; with no free square the dragon eats (R9)."""
    from .tiles import travel

    found = ways(g, hero)
    if all(w.why_not for w in found):
        die(g, hero, "eaten_by_dragon")
    answer = yield from choose(g, hero, "dragon.flee", [Choice(w.option, answered) for w in found])
    w = next(w for w in found if w.option.id == answer)
    try:
        yield from travel(g, hero, w, card=False)
    except Barred:
        if hero.place == CHAMBER:
            yield from _burn(g, hero)


def stay(g: Play, hero: Hero, answer: Any) -> Rule:
    """Another turn among the gold."""
    g.event("chamber.stays", hero.seat)
    return plunder(g, hero)


def end_of_turn(g: Play, hero: Hero) -> Rule:
    """A turn in the chamber spent on something else still turns up a dragon chit (R10, R44)."""
    due = g.s.dragon_due and hero.status == INSIDE and hero.place == CHAMBER
    return _dragon_is_due(g, hero) if due else NOTHING


def _dragon_is_due(g: Play, hero: Hero) -> Rule:
    for _ in range(changed(g, "dragon.chits", hero, 1)):
        yield from turn_dragon_chit(g, hero)
