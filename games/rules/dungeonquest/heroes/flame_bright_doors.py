"""Flame Bright at doors and portcullises (section 12, R39): door by door, instead of a card or of her own strength."""

from typing import Any

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option
from ..harm import Barred
from ..hooks import hook
from ..locks import Lock
from ..state import Hero
from .flame_bright import COMPANION, at_her_side, friend, friend_test
from .sheet import faces


@hook("lock.choices", of="heroes", having=COMPANION)
def he_tries(g: Play, hero: Hero, lock: Lock) -> list[Choice]:
    if not at_her_side(g, hero):
        return []
    he = friend(g, hero)
    strength, die, normal = he.strength, faces(he.strength_die), faces(he.test_die)
    doors = [Choice(option("friend:door", info=("strength", strength, die)), _tries(lock, "doors", die))]
    gates = [Choice(option("friend:gate", info=("strength", strength, normal)), _tries(lock, "gates", normal))]
    return (doors if lock.doors else []) + (gates if lock.gates else [])


def _tries(lock: Lock, what: str, die: int) -> Any:
    def run(g: Play, hero: Hero, answer: Answer) -> Rule:
        """A failure ends the turn."""
        if not (yield from friend_test(g, hero, "strength", what, die)):
            g.event(f"friend.{what}_shut", hero.seat)
            raise Barred
        g.event(f"friend.{what}_open", hero.seat)
        setattr(lock, what, getattr(lock, what) - 1)
        return False

    return run
