"""Rounds and turns: the table of contents of the game (sections 2, 8 and 9)."""

from collections.abc import Callable
from functools import cache

from ..kernel import Answer, Play, Rule
from . import kinds as c
from . import spider, traps
from .board import CHAMBER, TOWERS
from .choices import Choice, choose, option
from .darkness import grope
from .dice import stat, test
from .encounter import end_meeting
from .follow import follow_top
from .harm import HeroDown, TurnOver, anybody_inside, inside, lose, walk_free
from .hooks import NOTHING, befalls, changed, instead, joined, more_choices
from .movement import Way, kind_here, way_back, ways
from .piles import clear_table, holds
from .scoring import finish
from .state import INSIDE, Hero, State
from .tiles import leave_castle, travel
from .treasure_chamber import end_of_turn, stay

SEARCHES = 2  # on one visit
WAIT = ("miss", "stop")  # what a clock answers, where it is allowed


def next_turn(g: Play) -> Rule:
    """One hero's turn; before the first of a round the sun moves on."""
    s = g.s
    if s.turn == 0:
        if s.round == g.cards.set.rounds:
            yield from nightfall(g)
            return
        s.round += 1
        g.event("sun", s.round, g.cards.set.rounds)
    hero = s.heroes[(s.first + s.turn) % len(s.heroes)]
    s.turn = (s.turn + 1) % len(s.heroes)
    if hero.status == INSIDE:
        yield from turn(g, hero)
    if anybody_inside(g):
        pass_over_the_gone(s)
    else:
        finish(g)


def pass_over_the_gone(s: State) -> None:
    """For the rest of this round; the next one begins with the sun."""
    while s.turn and s.heroes[(s.first + s.turn) % len(s.heroes)].status != INSIDE:
        s.turn = (s.turn + 1) % len(s.heroes)


def nightfall(g: Play) -> Rule:
    """Everyone inside is lost; a hero who stands in a tower has reached safety (R6)."""
    g.event("nightfall")
    for hero in inside(g):
        try:
            if hero.place in TOWERS and hero.moved:
                yield from walk_free(g, hero)
            lose(g, hero, "nightfall")
        except HeroDown:
            pass
    finish(g)


def turn(g: Play, hero: Hero, forced: bool = True) -> Rule:
    """``forced``: do the effects that come before everything else befall the hero now?"""
    s = g.s
    s.active, s.trail, s.dragon_due = hero.seat, (), hero.place == CHAMBER
    g.event("turn", hero.seat, s.round)
    try:
        if forced:
            yield from befalls(g, "turn.forced", hero)
        yield from rest_of_turn(g, hero)
    except TurnOver:
        pass
    for last in (end_of_turn, end_meeting, _turn_ends):
        try:
            yield from last(g, hero)
        except TurnOver:
            pass
    clear_table(g)
    s.trail, s.dragon_due = (), False


def _turn_ends(g: Play, hero: Hero) -> Rule:
    return befalls(g, "turn.ends", hero)  # type: ignore[no-any-return]


def rest_of_turn(g: Play, hero: Hero) -> Rule:
    if hero.miss:
        hero.miss -= 1
        g.event("turn.missed", hero.seat, hero.miss)
        return
    if (yield from instead(g, "turn.instead", hero)):
        return
    traps.rope_out(g, hero)
    first = ""
    while True:
        key, choices = g.once(menu, g, hero, first)
        first = first or key
        if not (yield from choose(g, hero, key, choices, (), WAIT)):
            return


def menu(g: Play, hero: Hero, first: str = "") -> tuple[str, list[Choice]]:
    """The question at the start of a turn and everything the hero may do now (section 2).

    Potion and ring come before recovery (R2): once the question is no longer the ``first`` of the turn they are gone.
    """
    key, choices = _menu_here(g, hero)
    if key != "turn.spider" and (not first or first == key):
        choices = more_choices(g, "turn.choices", hero) + choices
    return changed(g, "turn.menu", hero, (key, choices))  # type: ignore[no-any-return]


def _menu_here(g: Play, hero: Hero) -> tuple[str, list[Choice]]:
    for plight in joined(g, "turn.plight", hero):
        if found := plight(g, hero):
            return found  # type: ignore[no-any-return]
    if hero.kept:
        if holds(g, hero, c.GiantSpider):
            return "turn.spider", spider.fight_choices(g, hero)
        if holds(g, hero, c.Trapdoor):
            return "turn.trapdoor", [*traps.pit_choices(g, hero), MISS]
        if holds(g, hero, c.TorchGoesOut):
            return "turn.torch", [*traps.torch_choices(g, hero), MISS]
    kind = kind_here(g, hero)
    barred = BARRED.get(kind) if not hero.through else None
    if special := barred or MENUS.get(kind):
        key, choices = special
        return key, choices(g, hero)
    return "turn", _room_choices(g, hero, kind)


def _room_choices(g: Play, hero: Hero, kind: str) -> list[Choice]:
    moves = _moves(g, hero)
    search = option("search", None, why_no_search(g, hero, kind), (hero.searches, SEARCHES))
    miss = option("miss", None, _why_no_miss(hero, kind, moves))
    return [*moves, Choice(search, _search), *more_choices(g, "search.choices", hero), Choice(miss, _miss)]


def _moves(g: Play, hero: Hero) -> list[Choice]:
    return [walk(w) for w in ways(g, hero)]


@cache
def walk(w: Way) -> Choice:
    """To go this way; the turn is over when its end is reached."""

    def run(g: Play, hero: Hero, answer: Answer) -> Rule:
        return travel(g, hero, w)

    return Choice(w.option, run)


def _tower_choices(g: Play, hero: Hero) -> list[Choice]:
    leave = [Choice(option("leave"), leave_castle)] if hero.moved else []
    return [*leave, *_moves(g, hero), MISS]


def _chamber_choices(g: Play, hero: Hero) -> list[Choice]:
    return [Choice(option("stay", CHAMBER), stay), *_moves(g, hero), MISS]


def _dark_choices(g: Play, hero: Hero) -> list[Choice]:
    return [Choice(option("grope"), grope), MISS]


def _cave_in_choices(g: Play, hero: Hero) -> list[Choice]:
    """Back the way one came, or force a way through."""
    back = way_back(g, hero)
    choices = [walk(back)] if back else []
    return [*choices, Choice(option("force", info=("agility", stat(g, hero, "agility"), 12)), _force), MISS]


def _force(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Agility: through for this visit, then a normal turn; else the turn is missed (R43)."""
    if (yield from test(g, hero, "agility", "cave_in_tile")):
        hero.through = True
        g.event("cave_in.through", hero.seat)
        return True
    g.event("cave_in.stuck", hero.seat)
    return False


def why_no_search(g: Play, hero: Hero, kind: str = "") -> str:
    """``kind``: what ``kind_here`` says, if it has been asked already."""
    if not g.cards.set.tile_kinds[kind or kind_here(g, hero)].search:
        return "no_search"
    why = "searched_twice" if hero.searches >= SEARCHES else ""
    return changed(g, "search.bar", hero, why)  # type: ignore[no-any-return]


def _why_no_miss(hero: Hero, kind: str, moves: list[Choice]) -> str:
    """Whoever can move must, from a ledge over a pit and after two searches."""
    why = "pit" if kind == "bottomless_pit" else "must_move" if hero.searches >= SEARCHES else ""
    return why if why and any(not m.option.why_not for m in moves) else ""


def _search(g: Play, hero: Hero, answer: Answer) -> Rule:
    count_search(g, hero)
    return follow_top(g, hero, "search")


def count_search(g: Play, hero: Hero) -> None:
    hero.searches += 1
    g.event("searches", hero.seat, hero.searches)


def _miss(g: Play, hero: Hero, answer: Answer) -> Rule:
    g.event("turn.waited", hero.seat)
    return NOTHING


MISS = Choice(option("miss"), _miss)
MENUS: dict[str, tuple[str, Callable[[Play, Hero], list[Choice]]]] = {
    "tower": ("turn.tower", _tower_choices),
    "treasure_chamber": ("turn.chamber", _chamber_choices),
    "chamber_of_darkness": ("turn.darkness", _dark_choices),
}
BARRED: dict[str, tuple[str, Callable[[Play, Hero], list[Choice]]]] = {"cave_in": ("turn.cave_in", _cave_in_choices)}
"""Tiles to be forced before anything else may be done on them."""
