"""Losing life points, and the ways out of the game (sections 0 and 9)."""

from ..kernel import Play, Rule
from .board import CHAMBER, NOWHERE
from .hooks import act, befalls
from .piles import gather_dragon_chits, return_belongings
from .state import DEAD, INSIDE, LOST, OUT, Hero
from .worth import gold


class TurnOver(Exception):
    """The hero's turn ends here; caught in ``turn.py``."""


class HeroDown(TurnOver):
    """The hero is out of the game: dead, lost, or out of the castle."""


class Barred(TurnOver):
    """A door or gate did not open."""


def hurt(g: Play, hero: Hero, loss: int, cause: str) -> None:
    """Lose life points; at 0 the hero dies and the turn stops at once."""
    if loss <= 0:
        g.event("unhurt", hero.seat, cause)
        return
    hero.life = max(0, hero.life - loss)
    g.event("hurt", hero.seat, loss, cause, hero.life)
    if hero.life == 0:
        die(g, hero, cause)


def heal(g: Play, hero: Hero, gain: int, cause: str) -> None:
    """Life points never rise above the starting value."""
    gain = min(gain, g.cards.heroes[hero.sheet].life - hero.life)
    hero.life += gain
    g.event("healed", hero.seat, gain, cause, hero.life)


def die(g: Play, hero: Hero, cause: str) -> None:
    g.event("died", hero.seat, cause, hero.place)
    _leave_board(g, hero, DEAD, cause)
    raise HeroDown


def lose(g: Play, hero: Hero, cause: str) -> None:
    """Alive, but never to be seen again: walled in, or caught by the night."""
    g.event("lost", hero.seat, cause, hero.place)
    _leave_board(g, hero, LOST, cause)
    raise HeroDown


def walk_free(g: Play, hero: Hero) -> Rule:
    """Out of the castle, the treasure safe."""
    g.event("left", hero.seat, hero.place, gold(g, hero))
    _leave_board(g, hero, OUT, "")
    yield from befalls(g, "castle.left", hero)
    raise HeroDown


def _leave_board(g: Play, hero: Hero, status: int, cause: str) -> None:
    if status != OUT:
        act(g, "hero.removed", hero)
        return_belongings(g, hero)
    hero.status, hero.cause, hero.grave = status, cause, hero.place
    was, hero.place = hero.place, NOWHERE
    if was == CHAMBER:
        gather_dragon_chits(g)


def inside(g: Play) -> list[Hero]:
    return [h for h in g.s.heroes if h.status == INSIDE]


def anybody_inside(g: Play) -> bool:
    for h in g.s.heroes:  # noqa: SIM110  (asked after every turn)
        if h.status == INSIDE:
            return True
    return False
