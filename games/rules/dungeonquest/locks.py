"""Doors and portcullises (section 3)."""

from ..kernel import Answer, Play, Rule
from .board import Exit
from .choices import Choice, choose, option
from .dice import roll_dice, test
from .harm import Barred, hurt
from .hooks import NOTHING, befalls, changed, instead, more_choices
from .kinds import DoorJammed, DoorOpens, Hurt
from .piles import Drawn, discard, draw
from .state import Hero


class Lock:
    """What still bars one side of a square: doors (0-2), gates (0-2). Rings and the like take away from it."""

    def __init__(self, exit: Exit, doors: int, gates: int):
        self.exit, self.doors, self.gates = exit, doors, gates


def unlock(g: Play, hero: Hero, exit: Exit, doors: int, gates: int) -> Rule:
    """Open every door and pass every gate, or the turn ends on the old square."""
    return _undo(g, hero, Lock(exit, doors, gates)) if doors or gates else NOTHING


def _undo(g: Play, hero: Hero, lock: Lock) -> Rule:
    if (yield from instead(g, "lock.instead", hero, lock)):
        return
    yield from _special_ways(g, hero, lock)
    if lock.doors:
        yield from _draw_door_cards(g, hero, lock)
    for _ in range(lock.gates):
        if not (yield from test(g, hero, "strength", "portcullis")):
            g.event("gate.shut", hero.seat)
            raise Barred
        g.event("gate.passed", hero.seat)


def _special_ways(g: Play, hero: Hero, lock: Lock) -> Rule:
    while lock.doors or lock.gates:
        choices = more_choices(g, "lock.choices", hero, lock)
        if not choices:
            return
        choices.append(Choice(option("lock:try"), _try_it))
        data = (lock.exit.name, lock.doors, lock.gates)
        if (yield from choose(g, hero, "lock", choices, data, default="lock:try")):
            return


def _try_it(g: Play, hero: Hero, answer: Answer) -> Rule:
    return True
    yield


def _draw_door_cards(g: Play, hero: Hero, lock: Lock) -> Rule:
    """One card a door, all drawn before any is followed (R39)."""
    cards = [drawn for _ in range(lock.doors) if (drawn := draw(g, hero, "door"))]
    closed = []
    for drawn in cards:
        if type(drawn.card) is not DoorOpens and not (yield from instead(g, "door.card", hero, drawn)):
            closed.append(drawn)
    for drawn in closed:
        yield from _follow_door_card(g, hero, lock, drawn)
    for drawn in cards:
        discard(g, drawn)
    if closed and not (yield from instead(g, "doors.shut", hero, closed)):
        raise Barred
    g.event("door.opens", hero.seat)


def _follow_door_card(g: Play, hero: Hero, lock: Lock, drawn: Drawn) -> Rule:
    card = drawn.card
    if (yield from instead(g, "door.follow", hero, drawn)):
        return
    if type(card) is DoorJammed:
        g.event("door.jammed", hero.seat)
    elif type(card) is Hurt:
        loss = yield from roll_dice(g, hero, card.damage, card.key)
        loss = changed(g, "trap.loss", hero, card, loss)
        hurt(g, hero, loss, card.key)
        yield from befalls(g, "door.bitten", hero, lock, loss)
