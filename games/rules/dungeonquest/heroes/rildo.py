"""Rildo's skeleton keys and his double search (section 12)."""

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option
from ..follow import follow
from ..hooks import hook
from ..kinds import DoorJammed, SecretDoor
from ..piles import Drawn, draw
from ..state import Hero
from ..turn import count_search, why_no_search
from .sheet import ability

KEYS, DOUBLE = "skeleton_keys", "double_search"


@hook("door.card", of="heroes", having=KEYS)
def skeleton_keys(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """A jammed door opens; a trap in it still bites (R39: door by door)."""
    if type(drawn.card) is not DoorJammed:
        return False
    g.event("door.picked", hero.seat)
    return True
    yield


@hook("search.choices", of="heroes", having=DOUBLE)
def double_search(g: Play, hero: Hero) -> list[Choice]:
    why, cards = why_no_search(g, hero), ability(g, DOUBLE)["cards"]
    return [Choice(option("search:double", why_not=why, info=(cards,)), _search)]


def _search(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Drawn together, followed in that order, a secret door last; falling or dying ends it (R48)."""
    count_search(g, hero)
    cards = [drawn for _ in range(ability(g, DOUBLE)["cards"]) if (drawn := draw(g, hero, "search"))]
    for drawn in sorted(cards, key=lambda d: type(d.card) is SecretDoor):
        yield from follow(g, hero, drawn)
    return False
