"""What an unexplored square is worth, by the mix of tiles that are still face down.

The three ways on of a square not yet drawn are worth something each; the best that its tile turns out to open is taken.
"""

from functools import lru_cache
from itertools import permutations
from typing import Any, NamedTuple

from games.rules.dungeonquest.cards import SIDE_NAMES

LEFT, AHEAD, RIGHT = 1, 2, 3  # clockwise from the side one comes in by
ORDERS = tuple(permutations((LEFT, AHEAD, RIGHT)))
CARDLESS = ("corridor", "rotating_room", "chamber_of_darkness")
NIMBLE = ("cave_in", "bridge", "web")  # kinds that let the agile through

Three = tuple[float, float, float]


class Factors(NamedTuple):
    """What is left of the prospects after each of these: the measure by which all ways are compared."""

    turn: float
    room: float  # a Room card
    trap: float  # a trap tile's card
    search: float
    door: float  # tries at a door until it opens
    gate: float
    rubble: float  # tries until one is through
    pit: float
    secret: float  # no factor but a chance: of a Search card to be a secret door

    def of_kind(self, kind: str) -> float:
        if kind in CARDLESS:
            return 1.0
        if kind in NIMBLE:
            return self.room * self.rubble
        return {"bottomless_pit": self.pit, "trap": self.trap}.get(kind, self.room)


class Mix(NamedTuple):
    """Weights of the ways on. ``ranked[n]``: of the best, second and third way, if they rank as in ``ORDERS[n]``."""

    ranked: tuple[Three, ...]
    fixed: Three  # of left, ahead, right, however they rank
    back: float  # nothing leads on


@lru_cache(maxsize=4096)
def mix(cards: Any, left: tuple[int, ...], f: Factors) -> Mix:
    """``left[n]``: how many tiles of the n-th kind are face down."""
    total = sum(left) or 1
    ranked, fixed, back = [[0.0] * 3 for _ in ORDERS], [0.0] * 3, 0.0
    for tile, count in zip(cards.set.tiles, left, strict=True):
        if not count:
            continue
        weight = count / total * f.of_kind(tile.kind) * (1.0 if tile.kind == "corridor" else f.turn)
        if tile.kind == "rotating_room":
            fixed[1] += weight
        elif tile.kind == "chamber_of_darkness":
            back += _dark(tile, weight, fixed)
        else:
            back += _rank(_open_to(tile), weight, ranked, f)
    return Mix(tuple(map(tuple, ranked)), tuple(fixed), back)  # type: ignore[arg-type]


def _dark(tile: Any, weight: float, fixed: list[float]) -> float:
    """Any way, and back too, equally often."""
    found = [k for k in (LEFT, AHEAD, RIGHT) if tile.sides[SIDE_NAMES[k]] != "wall"]
    share = weight / (len(found) + 1)
    for k in found:
        fixed[k - 1] += share
    return share


def _open_to(tile: Any) -> list[str]:
    """Its four sides as they are to one who comes in over the arrow: a chasm cuts off all but one."""
    if not tile.chasm_groups:
        return [tile.sides[name] for name in SIDE_NAMES]
    group = next(group for group in tile.chasm_groups if "entry" in group)
    return [tile.sides[name] if name in group else "wall" for name in SIDE_NAMES]


def _rank(ways: list[str], weight: float, ranked: list[list[float]], f: Factors) -> float:
    """The best open way gets the weight, else the best door; gives back the weight of dead ends."""
    if all(ways[k] == "wall" for k in (LEFT, AHEAD, RIGHT)):
        return weight
    for order, weights in zip(ORDERS, ranked, strict=True):
        found = [(at, ways[k]) for at, k in enumerate(order) if ways[k] != "wall"]
        at, code = next((one for one in found if one[1] == "exit"), found[0])
        weights[at] += weight * (f.door if code == "door" else 1.0)
    return 0.0
