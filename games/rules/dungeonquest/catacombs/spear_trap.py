"""The spear trap (section 13): three plates, and the right player alone knows which one is safe."""

from ...kernel import ALL, NOBODY, Decision, Option, PickSome, Play, Rule, only
from ..encounter import right_of
from ..follow import FOLLOW
from ..harm import die
from ..kinds import SpearTrap
from ..piles import Drawn
from ..state import Hero

SECRET = "spear_trap"


def spear_trap(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """Name so many numbers; if the hidden one is not among them, death."""
    plates, guesses = drawn.card.plates, drawn.card.guesses  # type: ignore[union-attr]
    yield from _hide_plate(g, hero, plates)
    fields = (PickSome("plates", tuple(str(n) for n in range(1, plates + 1)), guesses, guesses),)
    step = Option("step", fields, info=(guesses, plates))
    _, named = yield Decision.one(hero.seat, SECRET, (step,), data=(guesses, plates))
    g.event("named", hero.seat, SECRET, named)
    plate = g.number(SECRET)
    g.tell_number(ALL, SECRET, lambda n: n == plate, "spear_trap.plate", hero.seat, plate, str(plate) in named)
    g.forget_number(SECRET)
    if str(plate) not in named:
        die(g, hero, SECRET)


FOLLOW[SpearTrap] = spear_trap


def _hide_plate(g: Play, hero: Hero, plates: int) -> Rule:
    """The right player's secret; with nobody there the game draws it evenly (R65)."""
    right = right_of(g, hero)
    if right is None:
        g.roll_hidden(plates, f"{SECRET}.{hero.seat}", SECRET, NOBODY)
        return
    value = yield Decision.hide(right, "spear_trap.hide", SECRET, 1, plates, (hero.seat, plates))
    g.hide(SECRET, int(value), 1, plates, only(right))
    g.event("spear_trap.hidden", hero.seat)
