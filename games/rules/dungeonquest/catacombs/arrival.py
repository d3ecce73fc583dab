"""The ground a hero comes up on: a tile laid any way round, and how the hero stands on it (section 13, R56)."""

from ...kernel import Option, Play, Rule
from ..board import SIDES
from ..cards import SIDE_NAMES
from ..choices import option, pick
from ..hooks import befalls, joined
from ..movement import kind_at, lay_tile, sides_at
from ..state import Hero
from ..unseen import lies_unseen, turn_up
from .below import cut_off

REFUSED = ("bottomless_pit", "bridge", "trap")
TURNED = 4  # added to the entry of a rotating room that has had its turn


def floor(g: Play, hero: Hero, place: int) -> Rule:
    """See to it that a tile lies there; False if none of those left will do."""
    if sides_at(g, place) is not None:
        return True
    tile = yield from _fitting_tile(g, hero, place)
    if tile is None:
        return False
    side = yield from way_round(g, hero, tile, place)
    lay_tile(g, hero, place, tile, side + TURNED * (g.cards.kinds[tile] == "rotating_room"))
    return True


def _fitting_tile(g: Play, hero: Hero, place: int) -> Rule:
    """Pits, bridges and traps go back in the box."""
    tile = _draw(g, hero, turn_up(g, hero, place) if lies_unseen(g, place) else None)
    if tile is None:
        return None
    for change in joined(g, "tile.drawn", hero):
        tile = yield from change(g, hero, tile)
    return tile if g.cards.kinds[tile] not in REFUSED else _draw(g, hero, tile)


def _draw(g: Play, hero: Hero, tile: int | None) -> int | None:
    """The first that will do, beginning with the one in hand; the others are mixed back in."""
    refused = []
    while tile is None or g.cards.kinds[tile] in REFUSED:
        if tile is not None:
            refused.append(tile)
            g.event("tile.unfit", hero.seat, g.cards.kinds[tile], g.cards.tiles[tile].key)
        tile = g.draw("tiles")
        if tile is None:
            break
    if refused:
        g.shuffle("tiles", *refused)
    return tile


def way_round(g: Play, hero: Hero, tile: int, place: int) -> Rule:
    """The side its entry arrow is to lie on; ways that look alike are one."""
    ways = tuple({_look(g, tile, entry): entry for entry in reversed(range(4))}.values())
    if len(ways) == 1:
        return ways[0]
    held = ("tiles", tile)
    g.s.table.append(held)
    options = tuple(_laying(g, tile, entry, place) for entry in sorted(ways))
    answer = yield from pick(g, hero, "tile.lay", options, "", (g.cards.kinds[tile], g.cards.tiles[tile].key))  # type: ignore[arg-type]
    g.s.table.remove(held)
    return SIDES.index(answer.removeprefix("lay:"))


def _laying(g: Play, tile: int, entry: int, place: int) -> Option:
    """``info``: the side codes of north, east, south, west as they would be."""
    return Option(f"lay:{SIDES[entry]}", (), (place,), "", g.cards.sides[tile][entry])


def _look(g: Play, tile: int, entry: int) -> tuple[object, ...]:
    return g.cards.sides[tile][entry], frozenset(frozenset(ledge) for ledge in ledges(g, tile, entry))


def ledges(g: Play, tile: int, entry: int) -> tuple[tuple[int, ...], ...]:
    """The compass sides on either side of a chasm; nothing for other tiles."""
    groups = g.cards.tiles[tile].chasm_groups or ()
    return tuple(tuple(sorted((SIDE_NAMES.index(name) + entry) % 4 for name in group)) for group in groups)


def stand(g: Play, hero: Hero) -> Rule:
    """No card and no free move: the tile counts from the next turn. On a chasm the hero chooses the side."""
    cut_off(g, hero)
    hero.moved = True
    hero.marks.pop("web", None)
    if kind_at(g, hero.place) == "chasm":
        yield from _choose_side(g, hero)
    yield from befalls(g, "ground.reached", hero)


def _choose_side(g: Play, hero: Hero) -> Rule:
    both = ledges(g, g.s.tiles[hero.place] - 1, g.s.entries[hero.place] & 3)
    options = tuple(option(f"ledge:{SIDES[first]}", info=(SIDES[second],)) for first, second in both)
    answer = yield from pick(g, hero, "chasm.side", options)  # type: ignore[arg-type]
    hero.entered_by = SIDES.index(answer.removeprefix("ledge:"))
