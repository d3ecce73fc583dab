"""Flame Bright fights in her stead (section 12, R50)."""

from ...kernel import Play, Rule
from ..choices import Choice
from ..dice import roll
from ..hooks import hook
from ..kinds import SneakAttack
from ..parts import Loss
from ..state import Hero
from .flame_bright import COMPANION, at_her_side, friend, friend_life, hurt_friend
from .menus import barred
from .sheet import faces
from .unarmed import lower_loses, monster_rolls, numbers

STANCES = ("escape",)  # what she does not do with him at her side


@hook("encounter.menu", of="heroes", having=COMPANION)
def stands_by_him(g: Play, hero: Hero, choices: list[Choice]) -> list[Choice]:
    """Attack, or wait and see."""
    if not at_her_side(g, hero):
        return choices
    return [barred(c, "friend_fights") if c.option.id in STANCES else c for c in choices]


@hook("sneak.before", of="heroes", having=COMPANION)
def nothing_gets_behind_him(g: Play, hero: Hero, card: SneakAttack) -> Rule:
    """A normal encounter."""
    if not at_her_side(g, hero):
        return False
    g.event("friend.hears", hero.seat, card.monster)
    return True
    yield


@hook("combat.round", of="heroes", having=COMPANION)
def his_round(g: Play, hero: Hero, right: int | None) -> Rule:
    """A die each, his smaller the less life he has; the lower roll bleeds, on a tie both."""
    if not at_her_side(g, hero):
        return None
    m = g.s.meeting
    m.hero_tactic = m.monster_tactic = ""
    its = monster_rolls(g, hero, m.monster)
    mine = yield from roll(g, hero, combat_die(g, hero), "friend.combat")
    loses, hurts = lower_loses(mine, its)
    loss = numbers(g)["low_roll_loses"]
    if loses:
        hurt_friend(g, hero, loss, m.monster)
    return Loss(0, loss * hurts)


def combat_die(g: Play, hero: Hero) -> int:
    """Faces of the die that goes with his life points."""
    life = friend_life(g, hero)
    rows = sorted(friend(g, hero).combat_die, key=lambda row: row["life_from"], reverse=True)
    return next(faces(str(row["die"])) for row in rows if life >= int(row["life_from"]))


@hook("spider.bites", of="heroes", having=COMPANION)
def he_is_bitten(g: Play, hero: Hero) -> Rule:
    if not at_her_side(g, hero):
        return False
    hurt_friend(g, hero, 1, "giant_spider")
    return True
    yield
