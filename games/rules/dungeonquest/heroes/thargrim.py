"""Thargrim's helm of terror and his meditation (section 12)."""

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option
from ..dice import roll_dice
from ..encounter import follow_result, hear_result
from ..harm import heal, hurt
from ..hooks import hook
from ..state import Hero
from .sheet import ability, sheet

HELM, MEDITATE = "helm_of_terror", "meditate"


@hook("encounter.choices", of="heroes", having=HELM)
def helm(g: Play, hero: Hero) -> list[Choice]:
    """On meeting a monster that knows fear, after a sneak attack's damage too (R40)."""
    m, numbers = g.s.meeting, ability(g, HELM)
    why = "" if m.monster in numbers["targets"] else "fearless"
    if not why and hero.life <= numbers["cost"]:
        why = "last_life"
    return [Choice(option("helm", why_not=why, info=(numbers["cost"], numbers["roll"], numbers["flee_from"])), _helm)]


def _helm(g: Play, hero: Hero, answer: Answer) -> Rule:
    """The life point is paid before the roll and whatever it shows."""
    m, numbers = g.s.meeting, ability(g, HELM)
    g.event("helm", hero.seat, m.monster)
    hurt(g, hero, numbers["cost"], HELM)
    if (yield from roll_dice(g, hero, numbers["roll"], "helm")) >= numbers["flee_from"]:
        g.event("monster.terrified", hero.seat, m.monster)
        return
    yield from _helm_fails(g, hero)


def _helm_fails(g: Play, hero: Hero) -> Rule:
    """The card drawn for the helm is read as for an attack, and serves the fight that may follow (R29)."""
    m, numbers = g.s.meeting, ability(g, HELM)
    m.stance = "attack"
    outcome = hear_result(g, hero)
    if outcome.result == "combat":
        dice = numbers.get(f"fail_backlash_{m.monster}", numbers["fail_backlash"])
        loss = yield from roll_dice(g, hero, dice, "helm.backlash")
        hurt(g, hero, loss, m.monster)
    yield from follow_result(g, hero, outcome)


@hook("turn.choices", of="heroes", having=MEDITATE)
def meditate(g: Play, hero: Hero) -> list[Choice]:
    """Instead of a turn; so it belongs to its start, like the healing ring (R2)."""
    whole = hero.life >= sheet(g, hero).life
    return [Choice(option("meditate", why_not="unhurt" if whole else "", info=(_gain(g),)), _meditate)]


def _gain(g: Play) -> int:
    return ability(g, MEDITATE)["heal"]  # type: ignore[no-any-return]


def _meditate(g: Play, hero: Hero, answer: Answer) -> Rule:
    heal(g, hero, _gain(g), "meditate")
    return False
    yield
