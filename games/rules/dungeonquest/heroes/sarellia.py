"""Sarellia's own things (section 12): a globe that shines like the sun, and a salve."""

from typing import Any

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option
from ..harm import heal
from ..hooks import hook
from ..movement import kind_at
from ..piles import Drawn
from ..state import Hero
from .flame_bright import alive, heal_friend, is_hurt
from .sheet import ability, has, sheet

GLOBE, SALVE = "sun_globe", "healing_salve"
USED = "salve_used"  # a mark


@hook("card.drawn", of="heroes", having=GLOBE)
def globe_never_goes_out(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """Nor does it below (section 14)."""
    if drawn.card.key not in ability(g, GLOBE)["ignores"]:
        return False
    g.event("globe.shines", hero.seat)
    return True
    yield


def lights_up(g: Play, hero: Hero, kind: str) -> bool:
    return has(g, hero, GLOBE) and kind in ability(g, GLOBE)["ignores"]


@hook("kind", of="heroes", having=GLOBE)
def dark_is_plain(g: Play, hero: Hero, place: int, kind: str) -> str:
    """A chamber of darkness she lights is a plain room: searched, and left by any way (R50)."""
    return "room" if lights_up(g, hero, kind) else kind


@hook("tile.enter", of="heroes", having=GLOBE)
def without_a_card(g: Play, hero: Hero, kind: str, arrival: Any) -> Rule:
    if kind != "room" or not lights_up(g, hero, kind_at(g, hero.place)):
        return False
    g.event("globe.lights", hero.seat, hero.place)
    return True
    yield


@hook("turn.choices", of="heroes", having=SALVE)
def salve(g: Play, hero: Hero) -> list[Choice]:
    """Once, instead of the turn, for one of the two (R50)."""
    if USED in hero.marks:
        return []
    heals = sheet(g, hero).life - hero.life
    mine = option("salve:self", why_not="" if heals else "unhurt", info=(heals,))
    if not alive(g, hero):
        return [Choice(mine, _on_herself)]
    why = "" if is_hurt(g, hero) else "friend_unhurt"
    his = option("salve:friend", why_not=why, info=(ability(g, SALVE)["companion"],))
    return [Choice(mine, _on_herself), Choice(his, _on_friend)]


def _on_herself(g: Play, hero: Hero, answer: Answer) -> Rule:
    hero.marks[USED] = 1
    heal(g, hero, sheet(g, hero).life, SALVE)
    return False
    yield


def _on_friend(g: Play, hero: Hero, answer: Answer) -> Rule:
    hero.marks[USED] = 1
    heal_friend(g, hero, ability(g, SALVE)["companion"], SALVE)
    return False
    yield
