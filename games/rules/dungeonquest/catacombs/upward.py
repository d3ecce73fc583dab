"""Coming up (section 13, R55): which square it is to be, and whether to stay there."""

from ...kernel import Answer, Option, Play, Rule
from ..board import COLUMNS, ROWS, TOWERS, column_row, square
from ..board import NOWHERE as GONE
from ..choices import option, pick
from ..follow import FOLLOW
from ..harm import TurnOver, walk_free
from ..hooks import changed
from ..kinds import Exit
from ..movement import explorable, kind_at, occupied, sides_at
from ..piles import Drawn
from ..state import Hero
from . import arrival
from .below import above, cards_drawn, end_journey
from .drift import land, landings
from .entrances import is_entrance

NEVER_ON = ("bottomless_pit", "bridge")


def exit_card(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    yield from offer_way_up(g, hero)


FOLLOW[Exit] = exit_card


def offer_way_up(g: Play, hero: Hero) -> Rule:
    """May leave at once, or go on without looking (R33)."""
    squares = tuple(dict.fromkeys(spot for spots in _open(g, hero).values() for spot in spots))
    up = Option("up", (), squares or None, "" if squares else "no_way_up", (cards_drawn(hero),))
    options: tuple[Option, ...] = (up, option("go_on"))
    if (yield from pick(g, hero, "way_up", options, "up", (cards_drawn(hero),))) == "up":  # type: ignore[arg-type]
        yield from rise(g, hero)


def rise(g: Play, hero: Hero) -> Rule:
    """Come up where arrow, die and neighbourhood have it; the turn ends there, or below if that is barred."""
    place = yield from _find_spot(g, hero)
    if place == GONE or not (yield from arrival.floor(g, hero, place)):
        g.event("way_up.blocked", hero.seat)
        raise TurnOver
    hero.place = place
    g.event("below.up", hero.seat, place)
    answer = yield from pick(g, hero, "surface", _what_now(g, hero), _stays(place))  # type: ignore[arg-type]
    if answer == "back_down":
        hero.place = GONE
        g.event("below.again", hero.seat, place)
        raise TurnOver
    end_journey(g, hero)
    if answer == "leave":
        yield from walk_free(g, hero)
    yield from arrival.stand(g, hero)
    raise TurnOver


def _find_spot(g: Play, hero: Hero) -> Rule:
    """Roll until the square arrived at will do; nowhere, if no roll would."""
    found = landings(g, hero)
    if not _open(g, hero):
        return GONE
    while True:
        start = yield from land(g, hero, found)
        spots = spots_at(g, hero, start)
        if len(spots) > 1:
            return (yield from _choose(g, hero, spots))
        if spots:
            return spots[0]
        g.event("way_up.refused", hero.seat, above(start))


def some_way_up(g: Play, hero: Hero) -> bool:
    return bool(_open(g, hero))


def _open(g: Play, hero: Hero) -> dict[int, tuple[int, ...]]:
    """By roll, the places where the hero may come up."""
    return {roll: spots for roll, start in landings(g, hero).items() if (spots := spots_at(g, hero, start))}


def spots_at(g: Play, hero: Hero, start: int) -> tuple[int, ...]:
    """An entrance there or in one of the eight squares around draws the hero to it, unless somebody stands on it."""
    entrances = tuple(p for p in _around(start) if is_entrance(g, p) and not occupied(g, p))
    return entrances or ((above(start),) if _will_do(g, hero, above(start)) else ())


def _around(start: int) -> list[int]:
    column, row = column_row(start)
    columns = range(max(column - 1, 0), min(column + 2, COLUMNS))
    return [square(c, r) for r in range(max(row - 1, 0), min(row + 2, ROWS)) for c in columns]


def _will_do(g: Play, hero: Hero, place: int) -> bool:
    if occupied(g, place):
        return False
    if sides_at(g, place) is None:
        return explorable(g, place)
    return changed(g, "kind", hero, place, kind_at(g, place)) not in NEVER_ON


def _choose(g: Play, hero: Hero, spots: tuple[int, ...]) -> Rule:
    options = tuple(option(f"entrance:{place}", place, info=(place,)) for place in spots)
    answer: Answer = yield from pick(g, hero, "way_up.entrance", options)  # type: ignore[arg-type]
    return int(str(answer).removeprefix("entrance:"))


def _what_now(g: Play, hero: Hero) -> tuple[Option, ...]:
    """Seeing where the way leads, one may go straight back down (R32); a tower is a way out of the castle (R34)."""
    back = option("back_down", why_not=changed(g, "down.bar", hero, ""))
    here = ("leave", "stop") if hero.place in TOWERS else ("step_out",)
    return (*[option(id, hero.place) for id in here], back)


def _stays(place: int) -> str:
    return "leave" if place in TOWERS else "step_out"
