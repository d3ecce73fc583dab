"""Unarmed combat (section 12): a die each, the lower roll bleeds. Who fights so is a matter of the point "unarmed"."""

from typing import Any

from ...kernel import Play, Rule
from ..choices import Choice
from ..dice import roll
from ..hooks import changed, hook
from ..parts import Loss
from ..spider import fight
from ..state import Hero
from ..traps import name_numbers
from .sheet import faces, sheet


def numbers(g: Play) -> Any:
    return g.cards.set.numbers["unarmed"]


def is_unarmed(g: Play, hero: Hero) -> bool:
    return changed(g, "unarmed", hero, sheet(g, hero).unarmed)  # type: ignore[no-any-return]


def monster_die(g: Play, monster: str) -> int:
    """Faces of the die a monster fights with; whatever the table does not name fights like the greater ones (R58)."""
    dice = numbers(g)["monster_die"]
    return faces(dice[monster]) if monster in dice else max(map(faces, dice.values()))


def monster_rolls(g: Play, hero: Hero, monster: str) -> int:
    """A die that is not the hero's own, so that no ring of his can touch it."""
    die = monster_die(g, monster)
    value = g.roll(die, f"monster.{hero.seat}")
    g.event("monster.rolls", hero.seat, monster, die, value)
    return value


def lower_loses(mine: int, its: int) -> tuple[bool, bool]:
    """(hero's side loses, monster loses): the lower roll does, on a tie both."""
    return mine <= its, its <= mine


@hook("combat.round", of="heroes")
def unarmed_round(g: Play, hero: Hero, right: int | None) -> Rule:
    """One round of bare hands, alone or in company."""
    if not is_unarmed(g, hero):
        return None
    m = g.s.meeting
    m.hero_tactic = m.monster_tactic = ""
    its = monster_rolls(g, hero, m.monster)
    mine = yield from roll(g, hero, faces(numbers(g)["hero_die"]), "unarmed")
    loses, hurts = lower_loses(mine, its)
    loss = numbers(g)["low_roll_loses"]
    return Loss(loss * loses, loss * hurts)


@hook("spider.menu", of="heroes")
def fewer_numbers(g: Play, hero: Hero, choices: list[Choice]) -> list[Choice]:
    """Against the spider bare hands name two numbers only."""
    if not is_unarmed(g, hero):
        return choices
    bare = Choice(name_numbers("fight", numbers(g)["giant_spider_guesses"]), fight)
    return [bare if c.option.id == "fight" else c for c in choices]
