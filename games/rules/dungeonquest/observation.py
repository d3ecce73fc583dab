"""What a seat may see, built up from nothing (section 16, "Hidden information").

Everything on the table is public but the Monster card in a fight: the right player sees it, and its life points.
So does everybody once what was told leaves one card: then ``life_open``.
"""

from typing import Any

from ..kernel import Play, Seat
from ..kernel.deck import count
from ..kernel.seats import sees
from ..kernel.secrets import knows
from .board import SQUARES
from .hooks import changed_for_all
from .kinds import GiantSpider, Potion, Rope, TorchGoesOut, Trapdoor
from .state import STATUS, Hero, Meeting
from .worth import gold

PLIGHTS: dict[type, str] = {Trapdoor: "trapdoor", TorchGoesOut: "torch", GiantSpider: "spider"}


def observe(g: Play, seat: Seat) -> dict[str, Any]:
    return changed_for_all(g, "observed", seat, _table(g, seat))  # type: ignore[no-any-return]


def _table(g: Play, seat: Seat) -> dict[str, Any]:
    s = g.s
    return {
        "sets": list(g.cards.set.sets),
        "phase": s.phase,
        "round": s.round,
        "rounds": g.cards.set.rounds,
        "first": s.first,
        "active": s.active,
        "board": [_tile(g, place) for place in range(SQUARES) if s.tiles[place]],
        "heroes": [_hero(g, hero) for hero in s.heroes],
        "table": [{"pile": pile, "card": _face(g, pile, card)} for pile, card in s.table],
        "chamber": {
            "heroes": [h.seat for h in s.heroes if h.place == SQUARES],
            "sleeping_out": len(s.dragon_out),
            "dragon_left": count(s.decks["dragon"]),
            "treasure_left": count(s.decks["treasure"]),
        },
        "piles": {pile: count(heaps) for pile, heaps in s.decks.items()},
        "meeting": _meeting(g, s.meeting, seat) if s.meeting else None,
        "secrets": {name: number.value for name, number in s.numbers.items() if sees(number.known, seat)},
    }


def _face(g: Play, pile: str, card: int) -> str:
    if pile == "treasure":
        return g.cards.chits[card].key  # type: ignore[no-any-return]
    return g.cards.tiles[card].key if pile == "tiles" else g.cards.decks[pile][card].key  # type: ignore[no-any-return]


def _tile(g: Play, place: int) -> dict[str, Any]:
    tile, entry = g.s.tiles[place] - 1, g.s.entries[place]
    kind = g.cards.tiles[tile]
    return {
        "place": place,
        "tile": kind.key,
        "kind": kind.kind,
        "entry": entry % 4,  # the side the entry arrow lies on
        "sides": g.cards.sides[tile][entry % 4],  # north, east, south, west
        "rotated": entry >= 4,
    }


def _hero(g: Play, h: Hero) -> dict[str, Any]:
    if h.sheet < 0:
        return {"seat": h.seat, "hero": None, "status": STATUS[h.status]}
    sheet = g.cards.heroes[h.sheet]
    kept = [g.cards.decks[pile][card] for pile, card in h.kept]
    return {
        "seat": h.seat,
        "hero": sheet.key,
        "name": sheet.name,
        "title": sheet.title,
        "strength": sheet.strength,
        "agility": sheet.agility,
        "armour": sheet.armour,
        "luck": sheet.luck,
        "max_life": sheet.life,
        "life": h.life,
        "status": STATUS[h.status],
        "place": h.place,
        "came_from": h.came_from,
        "entered_by": h.entered_by,
        "through": h.through,
        "searches": h.searches,
        "miss": h.miss,
        "moved": h.moved,
        "arrows": h.arrows,
        "weapon": sheet.weapon,
        "abilities": sheet.abilities,
        "marks": dict(h.marks),
        "ring": h.ring,
        "ring_used": h.ring_used,
        "potions": sum(isinstance(c, Potion) for c in kept),
        "ropes": sum(isinstance(c, Rope) for c in kept),
        "plights": [PLIGHTS[type(c)] for c in kept if type(c) in PLIGHTS],
        "treasures": [{"key": c.key, "pile": p, "gold": c.gold} for p, i in h.treasures for c in (g.cards.decks[p][i],)]
        + [{"key": c.key, "pile": "treasure", "gold": c.gold} for i in h.chits for c in (g.cards.chits[i],)],
        "gold": gold(g, h),
        "cause": h.cause,
        "grave": h.grave,
    }


def _meeting(g: Play, m: Meeting, seat: Seat) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "monster": m.monster,
        "hero": m.hero,
        "sneak": m.sneak,
        "stance": m.stance,
        "result": m.result,
        "wounds": m.wounds,
        "rounds": m.rounds,
        "hero_tactic": m.hero_tactic,
        "monster_tactic": m.monster_tactic,
        "used": m.used,
        "life": None,
        "life_open": False,
    }
    if m.card >= 0 and m.stance and knows(g.s.facts, "monster", m.card, seat):
        seen["life"] = g.cards.monster[m.card].outcomes[m.monster][m.stance].lp
        seen["life_open"] = knows(g.s.facts, "monster", m.card, None)
    return seen
