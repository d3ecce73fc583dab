"""The rings that came with the Heroes: changing, fate and searching, once each (section 11)."""

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option, pick
from ..dice import Roll
from ..follow import follow
from ..hooks import hook
from ..piles import Drawn, discard, draw
from ..rings import can_use, use
from ..state import Hero
from ..turn import count_search, why_no_search

SEARCHED = 4  # cards


@hook("tile.drawn", of="heroes")
def changing(g: Play, hero: Hero, tile: int) -> Rule:
    """Draw a room tile again; the second must be kept, the first is mixed back into the pile."""
    if not can_use(hero, "changing") or not g.s.decks["tiles"]:
        return tile
    held = ("tiles", tile)
    g.s.table.append(held)
    kind = g.cards.kinds[tile]
    answer = yield from pick(g, hero, "ring.changing", ("use", "keep"), "keep", (kind, g.cards.tiles[tile].key))
    g.s.table.remove(held)
    if answer == "keep":
        return tile
    use(g, hero)
    g.event("tile.refused", hero.seat, kind, g.cards.tiles[tile].key)
    second = g.draw("tiles")
    g.shuffle("tiles", tile)
    return second


@hook("roll.after", of="heroes")
def fate(g: Play, hero: Hero, rolled: Roll) -> Rule:
    """Roll one own die again; the second roll must be kept."""
    if not can_use(hero, "fate"):
        return rolled.value
    data = (rolled.purpose, rolled.faces, rolled.value)
    if (yield from pick(g, hero, "ring.fate", ("use", "keep"), "keep", data)) == "keep":
        return rolled.value
    use(g, hero)
    value = g.roll(rolled.faces, f"{rolled.purpose}.{hero.seat}")
    g.event("roll", hero.seat, rolled.purpose, rolled.faces, value)
    return value


@hook("search.choices", of="heroes")
def searching(g: Play, hero: Hero) -> list[Choice]:
    """Search with four cards and keep one."""
    if not can_use(hero, "searching"):
        return []
    return [Choice(option("ring:searching", why_not=why_no_search(g, hero), info=(SEARCHED,)), _search)]


def _search(g: Play, hero: Hero, answer: Answer) -> Rule:
    """A Shuffle card among them is dealt with on the way (R21); equal cards are one choice."""
    use(g, hero)
    count_search(g, hero)
    cards = [drawn for _ in range(SEARCHED) if (drawn := draw(g, hero, "search"))]
    if not cards:
        return False
    by_key: dict[str, Drawn] = {drawn.card.key: drawn for drawn in reversed(cards)}
    wanted = yield from pick(g, hero, "ring.searching", tuple(f"card:{key}" for key in reversed(by_key)))
    kept = by_key[wanted.removeprefix("card:")]
    for drawn in cards:
        if drawn is not kept:
            discard(g, drawn)
    g.event("search.kept", hero.seat, "search", kept.card.key)
    yield from follow(g, hero, kept)
    return False
