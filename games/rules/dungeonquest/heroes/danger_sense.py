"""A sense of danger (section 12, R50): a tile seen by the right player alone, a report that may be false.

The tile is a secret of the right player, and so is the die that decides whether he tells the truth. What the others
know is the report: it binds tile and die together (``given``). Alone the game keeps both.
"""

from typing import Any

from ...kernel import ALL, NOBODY, Play, Rule, only
from ...kernel.secrets import mask_of
from ..board import Exit
from ..choices import Choice, answered, choose, option, pick
from ..encounter import right_of
from ..harm import TurnOver
from ..hooks import hook
from ..movement import ways
from ..state import Hero
from ..treasure_chamber import ENTRANCES
from ..unseen import lay_unseen, lies_unseen
from .menus import barred
from .sheet import ability, between, faces

SENSE = "danger_sense"
REFUSED = "sense_refused"  # a mark for one turn: the place she would not enter, + 1


def numbers(g: Play) -> Any:
    return ability(g, SENSE)


def secret(place: int) -> str:
    """Under this name the die lies hidden as long as the tile lies face down."""
    return f"sense.{place}"


def is_danger(g: Play, tile: int) -> bool:
    return g.cards.kinds[tile] in numbers(g)["dangers"]


def is_wrong(g: Play, value: int) -> bool:
    return between(value, numbers(g)["wrong_on"])


@hook("step.before", of="heroes", having=SENSE)
def sense(g: Play, hero: Hero, exit: Exit, fresh: bool, walled: bool) -> Rule:
    """Before an empty square, by a secret door too; a tile that lies there face down gives no second report.

    Nobody sniffs at dragon fire.
    """
    fleeing = g.s.trail[: len(ENTRANCES)] == ENTRANCES
    if not fresh or fleeing or lies_unseen(g, exit.to):
        return
    warned = _report(g, hero, exit.to)
    if (yield from pick(g, hero, "sense", ("enter", "refuse"), "enter", (exit.name, warned))) == "refuse":
        yield from _elsewhere(g, hero, exit.to, walled)


def _report(g: Play, hero: Hero, place: int) -> bool:
    """The right player looks, lays the tile face down there, and rolls to see whether the report is true."""
    right = only(right_of(g, hero))
    tile: int = g.draw("tiles", seen_by=right)  # type: ignore[assignment]
    if right != NOBODY:
        g.event("sense.tile", hero.seat, place, g.cards.kinds[tile], seen_by=right)
    value = g.roll_hidden(faces(numbers(g)["die"]), f"sense.{hero.seat}", secret(place), right)
    if right != NOBODY:
        g.event("sense.die", hero.seat, value, seen_by=right)
    warned = is_danger(g, tile) != is_wrong(g, value)
    lay_unseen(g, place, tile, warned)
    g.event("sense.warns" if warned else "sense.quiet", hero.seat, place)
    return warned


def _elsewhere(g: Play, hero: Hero, place: int, walled: bool) -> Rule:
    """Another opening, once a turn, or another wall; refusing again ends the turn."""
    from ..tiles import secret_ways, through_wall, travel

    g.event("sense.refused", hero.seat, place)
    if REFUSED in hero.marks:
        raise TurnOver
    hero.marks[REFUSED] = place + 1
    found = secret_ways(g, hero) if walled else ways(g, hero)
    choices = [_way_choice(w.option, w.exit.to == place) for w in found]
    answer = yield from choose(g, hero, "sense.elsewhere", [*choices, Choice(option("stop"), answered)], default="stop")
    for w in found:
        if w.option.id == answer:
            yield from (through_wall(g, hero, w.exit) if walled else travel(g, hero, w))
    raise TurnOver


def _way_choice(way: Any, refused: bool) -> Choice:
    choice = Choice(way, answered)
    return barred(choice, "refused") if refused else choice


@hook("turn.ends", of="heroes", having=SENSE)
def takes_heart(g: Play, hero: Hero) -> Rule:
    hero.marks.pop(REFUSED, None)
    return
    yield


@hook("tile.turned_up", of="heroes")
def proved(g: Play, hero: Hero, place: int) -> None:
    """With the tile in sight everybody knows whether the report was true."""
    name = secret(place)
    if name not in g.s.numbers:
        return
    wrong = is_wrong(g, g.number(name))
    key = "sense.was_false" if wrong else "sense.was_true"
    g.tell_number(ALL, name, lambda value: is_wrong(g, value) == wrong, key, hero.seat, place)
    g.forget_number(name)


@hook("secrets.given", of="heroes")
def given(g: Play, numbers: Any, masks: dict[tuple[str, int], int]) -> dict[tuple[str, int], int]:
    """If the die lies so, the report says this of the tile."""
    for place, tile, warned in g.s.unseen:
        danger = warned != is_wrong(g, numbers[secret(place)].value)
        size = g.cards.sizes["tiles"]
        masks[("tiles", tile)] = mask_of(size, lambda other, danger=danger: is_danger(g, other) == danger)  # type: ignore[misc]
    return masks
