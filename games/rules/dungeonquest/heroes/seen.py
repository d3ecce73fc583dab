"""What players see of companions, spells and rage beside the sheet."""

from typing import Any

from ...kernel import Play, Seat
from ...kernel.secrets import knows
from ..dice import stat
from ..hooks import hook
from ..state import Hero
from .fhyll import is_berserk
from .flame_bright import IN_HOLE, friend, friend_life, has_friend
from .sheet import sheet
from .spells.book import SPENT, is_up

AS_THEY_COUNT = ("strength", "agility")  # changed by what everybody sees; luck may hang on an unseen amulet


@hook("observed", of="heroes")
def observed(g: Play, seat: Seat, seen: dict[str, Any]) -> dict[str, Any]:
    seen["unseen"] = [_unseen(g, seat, *lying) for lying in g.s.unseen]
    for hero, of_hero in zip(g.s.heroes, seen["heroes"], strict=True):
        if hero.sheet >= 0:
            of_hero |= {name: stat(g, hero, name) for name in AS_THEY_COUNT}
            of_hero["berserk"] = is_berserk(hero)
            of_hero["spells"] = [{"spell": key, "state": _state(hero, key)} for key in sheet(g, hero).spells]
            of_hero["companion"] = _companion(g, hero) if has_friend(g, hero) else None
    return seen


def _unseen(g: Play, seat: Seat, place: int, tile: int, warned: bool) -> dict[str, Any]:
    """Everybody knows the report; the tile only who has looked at it."""
    known = knows(g.s.facts, "tiles", tile, seat)
    return {"place": place, "warned": warned, "tile": g.cards.tiles[tile].key if known else None}


def _state(hero: Hero, key: str) -> str:
    return "up" if is_up(hero, key) else "spent" if SPENT + key in hero.marks else "ready"


def _companion(g: Play, hero: Hero) -> dict[str, Any]:
    companion = friend(g, hero)
    return {
        "key": companion.key,
        "life": friend_life(g, hero),
        "max_life": companion.life,
        "strength": companion.strength,
        "agility": companion.agility,
        "in_hole": IN_HOLE in hero.marks,
    }
