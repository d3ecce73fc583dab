"""What must hold at every question of every game, for thorough tests: nothing lost, nothing made up, heroes alive."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ..kernel import Play
from .board import SQUARES
from .state import DEAD, INSIDE, LOST, Hero, State


def audit(g: Play) -> Iterator[str]:
    """A sentence for everything amiss."""
    s = g.s
    once = Counter((pile, card) for pile, size in g.cards.sizes.items() for card in range(size))
    if (there := where_everything_is(s)) != once:
        yield f"lost or doubled: {sorted((once - there).items())[:5]} {sorted((there - once).items())[:5]}"
    places = [h.place for h in s.heroes if h.status == INSIDE and 0 <= h.place < SQUARES]
    if len(places) != len(set(places)):
        yield "two heroes on one square"
    if s.round > g.cards.set.rounds:
        yield f"round {s.round}"
    for hero in s.heroes:
        yield from _amiss(g, hero)


def where_everything_is(s: State) -> Counter[tuple[str, int]]:
    """Every physical card, tile and chit: (pile, id) -> how many places it is in."""
    found = Counter((pile, card) for pile, heaps in s.decks.items() for heap in heaps for card in heap)
    found.update(s.table)
    for hero in s.heroes:
        found.update(hero.kept)
        found.update(hero.treasures)
        found.update(("treasure", chit) for chit in hero.chits)
        found.update(("catacomb", card) for card in (hero.below.row if hero.below else ()))
        found.update(("amulet", card) for card in (hero.amulet, *hero.found) if card >= 0)
    found.update(("tiles", tile - 1) for tile in s.tiles if tile)
    found.update(("tiles", tile) for _, tile, _ in s.unseen)
    found.update(("dragon", chit) for chit in s.dragon_out)
    if s.meeting and s.meeting.card >= 0:
        found[("monster", s.meeting.card)] += 1
    return found


def _amiss(g: Play, hero: Hero) -> Iterator[str]:
    if hero.sheet < 0:
        return
    most: Any = g.cards.heroes[hero.sheet].life
    if hero.status == INSIDE and not 0 < hero.life <= most:
        yield f"seat {hero.seat} has {hero.life} life points of {most}"
    held = (hero.treasures, hero.chits, hero.kept, hero.found)
    if hero.status in (DEAD, LOST) and (any(held) or hero.amulet >= 0):
        yield f"seat {hero.seat} is gone and still holds something"
