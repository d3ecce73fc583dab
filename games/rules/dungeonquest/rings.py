"""The four rings, once each (section 11)."""

from typing import Any

from ..kernel import Answer, Play, Rule
from .choices import Choice, option, pick
from .harm import heal
from .hooks import NOTHING, hook
from .locks import Lock
from .piles import Drawn
from .state import Hero

HEALING = 5


def can_use(hero: Hero, ring: str) -> bool:
    return hero.ring == ring and not hero.ring_used


def use(g: Play, hero: Hero) -> None:
    hero.ring_used = True
    g.event("ring.used", hero.seat, hero.ring)


@hook("encounter.choices")
def dazzling(g: Play, hero: Hero) -> list[Choice]:
    """Defeats a monster met by a Room card; not after a sneak attack."""
    if can_use(hero, "dazzling") and not g.s.meeting.sneak:
        return [Choice(option("ring:dazzling"), _dazzle)]
    return []


def _dazzle(g: Play, hero: Hero, answer: Answer) -> Rule:
    use(g, hero)
    g.event("monster.dazzled", hero.seat, g.s.meeting.monster)
    return
    yield


@hook("turn.choices")
def healing(g: Play, hero: Hero) -> list[Choice]:
    """Up to 5 life points at the start of a turn, and nothing else that turn."""
    return [Choice(option("ring:healing"), _heal)] if can_use(hero, "healing") else []


def _heal(g: Play, hero: Hero, answer: Answer) -> Rule:
    use(g, hero)
    heal(g, hero, HEALING, "ring")
    return False
    yield


@hook("lock.choices")
def opening(g: Play, hero: Hero, lock: Lock) -> list[Choice]:
    """Opens one door or one gate, instead of the card or the roll."""
    if not can_use(hero, "opening"):
        return []
    choices = [Choice(option("ring:opening:door"), _opens(lock, "doors"))] if lock.doors else []
    return choices + ([Choice(option("ring:opening:gate"), _opens(lock, "gates"))] if lock.gates else [])


def _opens(lock: Lock, what: str) -> Any:
    def run(g: Play, hero: Hero, answer: Answer) -> Rule:
        use(g, hero)
        setattr(lock, what, getattr(lock, what) - 1)
        return False
        yield

    return run


@hook("tile.enter", order=-2)
def warning_on_tile(g: Play, hero: Hero, kind: str, arrival: Any) -> Rule:
    """Avoids one trap on entering a trap tile (R20)."""
    return _warned(g, hero, "trap_tile") if kind == "trap" else NOTHING


@hook("card.drawn", order=-2)
def warning_on_card(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """Avoids one trap of the Room deck (R20)."""
    is_trap = drawn.pile == "room" and getattr(drawn.card, "trap", False)
    return _warned(g, hero, drawn.card.key) if is_trap else NOTHING


def _warned(g: Play, hero: Hero, trap: str) -> Rule:
    return _use_or_keep(g, hero, trap) if can_use(hero, "warning") else NOTHING


def _use_or_keep(g: Play, hero: Hero, trap: str) -> Rule:
    if (yield from pick(g, hero, "ring.warning", ("use", "keep"), "use", (trap,))) == "keep":
        return False
    use(g, hero)
    g.event("trap.avoided", hero.seat, trap)
    return True
