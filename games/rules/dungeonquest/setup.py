"""Before the first round (section 1)."""

from collections.abc import Callable, Mapping
from typing import Any

from ..kernel import Play, Rule
from ..kernel import deck as decks
from .board import TOWERS, square
from .choices import option, pick
from .state import Hero, State

TOWER_NAMES = {square(0, 0): "nw", square(12, 0): "ne", square(0, 9): "sw", square(12, 9): "se"}
assert set(TOWER_NAMES) == set(TOWERS)
OPTIONS, DEALS = frozenset({"deal", "heroes"}), ("", "random")


def new_state(cards: Any, seats: int, options: Mapping[str, Any]) -> State:
    """``options``: ``deal="random"`` deals heroes, rings and towers; ``heroes`` fixes hero keys by seat.

    They come from outside: what is not understood is refused here, before anybody sits down.
    """
    _check(options)
    piles = {pile: decks.full(size) for pile, size in cards.sizes.items()}
    state = State(piles, {}, [], {}, [Hero(seat) for seat in range(seats)])
    state.deal = options.get("deal", "")
    for seat, key in enumerate(options.get("heroes", ())):
        take_sheet(cards, state.heroes[seat], cards.hero_index[key])
    return state


def _check(options: Mapping[str, Any]) -> None:
    heroes, deal = options.get("heroes", ()), options.get("deal", "")
    known = OPTIONS.issuperset(options) and deal in DEALS and isinstance(heroes, list | tuple)
    if not known or len(set(heroes)) < len(heroes):
        raise ValueError("options that no rule knows")


def in_turn_order(s: State) -> list[Hero]:
    count = len(s.heroes)
    return [s.heroes[(s.first + i) % count] for i in range(count)]


def first_player(g: Play) -> Rule:
    """Everyone rolls a D12; the highest is First Player, ties roll again."""
    s = g.s
    left = list(s.heroes)
    while len(left) > 1:
        rolled = {}
        for hero in left:
            rolled[hero.seat] = g.roll(12, f"first_player.{hero.seat}")
            g.event("roll", hero.seat, "first_player", 12, rolled[hero.seat])
        best = max(rolled.values())
        left = [h for h in left if rolled[h.seat] == best]
    s.first, s.phase = left[0].seat, "heroes"
    g.event("first_player", s.first)
    return
    yield


def heroes(g: Play) -> Rule:
    """From the First Player clockwise each takes a hero sheet."""
    cards = g.cards
    for hero in in_turn_order(g.s):
        if hero.sheet < 0:
            taken = {h.sheet for h in g.s.heroes}
            left = tuple(h.key for i, h in enumerate(cards.heroes) if i not in taken)
            key = yield from _pick_or_deal(g, hero, "hero", left)
            take_sheet(cards, hero, cards.hero_index[key])
        g.event("hero.taken", hero.seat, cards.heroes[hero.sheet].key)
    g.s.phase = "rings"


def take_sheet(cards: Any, hero: Hero, sheet: int) -> None:
    hero.sheet = sheet
    hero.life = cards.heroes[sheet].life
    weapon, ammunition = cards.heroes[sheet].weapon, cards.heroes[sheet].ammunition
    if weapon == "longbow":
        hero.arrows = ammunition
    elif weapon and isinstance(ammunition, int):
        hero.marks[weapon] = ammunition  # what there are few of is counted under the weapon's name


def rings(g: Play) -> Rule:
    """In the reverse order; those who wear none are passed over."""
    for hero in reversed(in_turn_order(g.s)):
        taken = {h.ring for h in g.s.heroes}
        left = tuple(r for r in g.cards.set.rings if r not in taken)
        if left and not g.cards.heroes[hero.sheet].no_ring:
            hero.ring = yield from _pick_or_deal(g, hero, "ring", left)
            g.event("ring.taken", hero.seat, hero.ring)
    g.s.phase = "towers"


def towers(g: Play) -> Rule:
    """From the First Player clockwise each puts the piece in a free tower."""
    for hero in in_turn_order(g.s):
        taken = {h.place for h in g.s.heroes}
        free = {name: p for p, name in TOWER_NAMES.items() if p not in taken}
        if g.s.deal == "random":
            name = yield from _pick_or_deal(g, hero, "tower", tuple(free))
        else:
            name = yield from pick(g, hero, "tower.start", tuple(option(n, p) for n, p in free.items()))
        hero.place = free[name]
        g.event("tower.taken", hero.seat, name, hero.place)
    g.s.phase = "play"


def _pick_or_deal(g: Play, hero: Hero, what: str, left: tuple[str, ...]) -> Rule:
    if g.s.deal == "random":
        return left[g.below(len(left), f"deal_{what}.{hero.seat}")]
    return (yield from pick(g, hero, f"{what}.choose", left))


SETUP: dict[str, Callable[[Play], Rule]] = {
    "first_player": first_player,
    "heroes": heroes,
    "rings": rings,
    "towers": towers,
}
