"""Finding the way out of a chamber of darkness (section 4, R42)."""

from ..kernel import Answer, Play, Rule
from .board import EXITS, WALL
from .dice import roll
from .movement import sides_at, way
from .state import Hero


def grope(g: Play, hero: Hero, answer: Answer) -> Rule:
    """A D6 gives the way, which must be taken; where it is impassable the turn is missed."""
    from .tiles import travel

    value = yield from roll(g, hero, 6, "darkness")
    side = way_rolled(g, hero, value)
    exit = next((e for e in EXITS[hero.place] if e.side == side), None)
    w = way(g, hero, exit) if exit else None
    if w is None or w.why_not:
        g.event("darkness.blocked", hero.seat)
        return False
    g.event("darkness.way", hero.seat, w.exit.name)
    yield from travel(g, hero, w)
    return False


def way_rolled(g: Play, hero: Hero, value: int) -> int:
    """Two openings: half the die each. Three: a third each: the way in, the next clockwise, the next anticlockwise."""
    openings = openings_clockwise(g, hero)
    return openings[(value - 1) * len(openings) // 6]  # of three, the last clockwise is the next anticlockwise


def openings_clockwise(g: Play, hero: Hero) -> list[int]:
    """The tile's openings clockwise, from the side the hero came in by (from the north if by none)."""
    sides = sides_at(g, hero.place)
    start = max(hero.entered_by, 0)
    around = [(start + i) % 4 for i in range(4)]
    return [side for side in around if sides[side] != WALL]  # type: ignore[index]
