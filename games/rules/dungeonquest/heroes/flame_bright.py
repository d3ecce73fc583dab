"""A hero's companion (section 12, R50): his life, his tests and dice, where he is, and what becomes of her without him.

His life points are a mark under his own key; without the mark he is unhurt, with 0 he is dead or gone for good.
"""

from ...kernel import Play, Rule
from ..dice import parse, roll
from ..hooks import hook
from ..kinds import Trapdoor
from ..parts import Companion
from ..piles import holds
from ..state import Hero
from .sheet import faces, sheet

COMPANION = "companion"  # having one
IN_HOLE = "friend_in_hole"  # a mark: he has fallen through a trapdoor


def friend(g: Play, hero: Hero) -> Companion:
    key = sheet(g, hero).companion
    return next(c for c in g.cards.set.companions if c.key == key)


def has_friend(g: Play, hero: Hero) -> bool:
    return bool(sheet(g, hero).companion)


def friend_life(g: Play, hero: Hero) -> int:
    companion = friend(g, hero)
    return hero.marks.get(companion.key, companion.life)


def alive(g: Play, hero: Hero) -> bool:
    return has_friend(g, hero) and friend_life(g, hero) > 0


def is_hurt(g: Play, hero: Hero) -> bool:
    return friend_life(g, hero) < friend(g, hero).life


def apart(g: Play, hero: Hero) -> bool:
    """Is he down a hole and she is not?"""
    return IN_HOLE in hero.marks and hero.below is None and not holds(g, hero, Trapdoor)


def at_her_side(g: Play, hero: Hero) -> bool:
    return alive(g, hero) and not apart(g, hero)


def hurt_friend(g: Play, hero: Hero, loss: int, cause: str) -> None:
    companion = friend(g, hero)
    left = max(0, friend_life(g, hero) - loss)
    g.event("friend.hurt" if loss > 0 else "friend.unhurt", hero.seat, max(0, loss), cause, left)
    if loss > 0:
        hero.marks[companion.key] = left
    if not left:
        g.event("friend.dies", hero.seat, cause)
        hero.marks.pop(IN_HOLE, None)


def heal_friend(g: Play, hero: Hero, gain: int, cause: str) -> None:
    companion = friend(g, hero)
    gain = min(gain, companion.life - friend_life(g, hero))
    hero.marks[companion.key] = friend_life(g, hero) + gain
    g.event("friend.healed", hero.seat, gain, cause, hero.marks[companion.key])


def lose_friend(g: Play, hero: Hero) -> None:
    """Gone for good: as if dead."""
    hero.marks[friend(g, hero).key] = 0
    hero.marks.pop(IN_HOLE, None)


def friend_test(g: Play, hero: Hero, name: str, purpose: str, die: int = 0) -> Rule:
    """``die``: how many faces, where it is not the usual one."""
    value = yield from roll(g, hero, die or faces(friend(g, hero).test_die), f"friend.{purpose}")
    target = getattr(friend(g, hero), name)
    g.event("friend.test", hero.seat, name, target, value <= target)
    return value <= target


def friend_dice(g: Play, hero: Hero, text: str, purpose: str) -> Rule:
    """The total of an expression for him: his own luck or armour is taken off. Never below 0."""
    dice = parse(text)
    total = dice.plus
    for _ in range(dice.times):
        total += yield from roll(g, hero, dice.faces, f"friend.{purpose}")
    if dice.minus:
        total -= getattr(friend(g, hero), dice.minus)
    return max(0, total)


@hook("stat", of="heroes", having=COMPANION)
def lighter_feet(g: Play, hero: Hero, name: str, value: int) -> int:
    """Her agility while he lives."""
    return sheet(g, hero).agility_with_companion if name == "agility" and alive(g, hero) else value


@hook("unarmed", of="heroes", having=COMPANION)
def unarmed_without_him(g: Play, hero: Hero, unarmed: bool) -> bool:
    return unarmed or (has_friend(g, hero) and not alive(g, hero))
