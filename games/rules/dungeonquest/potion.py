"""Potions (section 5): drunk at the start of a turn, then the turn goes on."""

from ..kernel import Answer, Play, Rule
from .choices import Choice, option
from .dice import roll
from .harm import die, heal, hurt
from .hooks import hook
from .kinds import Potion
from .piles import give_back, holds
from .state import Hero

CAUSE = "potion"


@hook("turn.choices")
def drink_choice(g: Play, hero: Hero) -> list[Choice]:
    return [Choice(option("drink"), drink)] if hero.kept and holds(g, hero, Potion) else []


def drink(g: Play, hero: Hero, answer: Answer) -> Rule:
    give_back(g, hero, holds(g, hero, Potion))  # type: ignore[arg-type]
    g.event("potion.drunk", hero.seat)
    value = yield from roll(g, hero, 12, "potion")
    row = next(r for r in g.cards.set.potion if r.roll[0] <= value <= r.roll[1])
    if row.effect == "heal":
        heal(g, hero, row.lp, CAUSE)
    elif row.effect == "lose":
        hurt(g, hero, row.lp, CAUSE)
    elif row.effect == "lose_half_round_down":
        hurt(g, hero, hero.life // 2, CAUSE)
    elif row.effect == "death":
        die(g, hero, CAUSE)
    else:
        g.event("potion.nothing", hero.seat)
    return True
