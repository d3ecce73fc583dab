"""What a seat knows of the board: sides, locks, kinds, who stands where."""

from functools import lru_cache
from typing import Any

from games.rules.dungeonquest.board import (
    CHAMBER,
    CHAMBER_SQUARES,
    EXITS,
    FIXED_SIDES,
    NOWHERE,
    OPEN,
    SQUARES,
    TOWERS,
    distance,
    opposite,
)
from games.rules.dungeonquest.cards import side_name

from .unexplored import Factors, Mix, mix

NEAR = 2  # unexplored squares this near to a placed tile are worked out anew, others as on an empty board

Link = tuple[int, int, float]  # a way out: its side, place * 4 + side where it comes in, what its locks leave


class Ground:
    """The board as the observation shows it to the seat ``me``."""

    def __init__(self, table: dict[str, Any], me: int, factors: Factors, cards: Any):
        self.f, self.cards = factors, cards
        self.tiles = {tile["place"]: tile for tile in table["board"]}
        self.sides: dict[int, Any] = {place: tile["sides"] for place, tile in self.tiles.items()} | FIXED_SIDES
        self.taken = {h["place"] for h in table["heroes"] if h["seat"] != me and h["status"] == "inside" and h["hero"]}
        self.taken -= {CHAMBER, NOWHERE}
        placed: dict[str, int] = {}
        for tile in table["board"]:
            placed[tile["tile"]] = placed.get(tile["tile"], 0) + 1
        left = tuple([max(0, kind.count - placed.get(kind.key, 0)) for kind in cards.set.tiles])
        self.any_left = any(left)
        self.mix: Mix = mix(cards, left, factors)

    def kind(self, place: int) -> str:
        """ "" for a square not yet explored."""
        if place in self.tiles:
            return str(self.tiles[place]["kind"])
        return "tower" if place in TOWERS else "chamber" if place == CHAMBER else ""

    def links(self, place: int) -> list[Link]:
        return [(e.side, e.to * 4 + opposite(e.side), self.lock(place, e.side, e.to)) for e in EXITS[place]]

    def lock(self, place: int, side: int, to: int) -> float:
        """What passing this side leaves of the prospects: 0 for a wall."""
        here, there = self.sides.get(place), self.sides.get(to)
        by_code = (0.0, 1.0, self.f.door, self.f.gate)
        left = by_code[here[side] if here else OPEN] * by_code[there[opposite(side)] if there else OPEN]
        return left * self.f.turn if to in self.taken else left

    def same_bank(self, place: int, side: int) -> list[int]:
        """The sides of a chasm that can be reached from this one."""
        tile = self.tiles[place]
        kind = next(k for k in self.cards.set.tiles if k.key == tile["tile"])
        group = next(group for group in kind.chasm_groups if side_name(side, tile["entry"]) in group)
        return [s for s in range(4) if side_name(s, tile["entry"]) in group]

    def near(self) -> set[int]:
        """Placed tiles, towers, chamber, and what is near the tiles."""
        return set(FIXED_SIDES).union(*(_around(place) for place in self.tiles))


@lru_cache(maxsize=256)
def _around(place: int) -> frozenset[int]:
    return frozenset(p for p in range(SQUARES) if p not in CHAMBER_SQUARES and distance(p, place) <= NEAR)
