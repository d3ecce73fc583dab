"""A narrow bridge over the abyss (section 13, R43): cross it, or stay at the near end."""

from typing import Any

from ...kernel import Answer, Option, PickSome, Play, Rule
from ..board import WALL, opposite
from ..choices import Choice, choose, option
from ..dice import parse, roll_dice, stat
from ..dice import roll as roll_die
from ..harm import TurnOver, hurt
from ..hooks import instead
from ..movement import make_way, sides_at, way_back, ways
from ..state import Held, Hero
from ..tiles import ON_ENTRY, Arrival
from ..turn import MENUS, MISS, walk
from . import loot
from .below import go_below

BRIDGE = "bridge"
SHUT_FOR_GOOD = ("wall", "wall_beyond", "rock")


def numbers(g: Play) -> Any:
    return g.cards.set.numbers[BRIDGE]


def enter(g: Play, hero: Hero, arrival: Arrival) -> Rule:
    """No card. To cross now or to stay at the near end is decided on entry; treasure may be dropped first."""
    g.event("bridge.reached", hero.seat, burden(g, hero))
    while True:
        choices = [*crossing(g, hero), Choice(option("stop"), _stay)]
        if not (yield from choose(g, hero, BRIDGE, choices, (burden(g, hero),), default="stop")):
            return False


ON_ENTRY[BRIDGE] = enter


def burden(g: Play, hero: Hero) -> int:
    """What the treasure adds to the die."""
    pieces = loot.load(hero)
    fits = (row["add"] for row in numbers(g)["load"] if row["treasures"][0] <= pieces <= row["treasures"][1])
    return int(next(fits, 0))


def crossing(g: Play, hero: Hero) -> list[Choice]:
    """``info`` counts the burden against the target."""
    ability, die = numbers(g)["cross"].split("_")
    target = max(0, stat(g, hero, ability) - burden(g, hero))
    cross = Choice(option("cross", hero.place, info=(ability, target, parse(die).faces)), _cross)
    names = tuple(loot.pieces(g, hero))
    drop = Option("drop", (PickSome("treasures", names, 1, len(names)),)) if names else None
    return [cross, *([Choice(drop, _drop)] if drop else [])]


def _stay(g: Play, hero: Hero, answer: Answer) -> Rule:
    g.event("bridge.stays", hero.seat)
    return False
    yield


def _drop(g: Play, hero: Hero, answer: Answer) -> Rule:
    held = [loot.pieces(g, hero)[name] for name in answer[1]]
    loot.give_up(g, hero, held)
    g.event("bridge.dropped", hero.seat, len(held))
    return True
    yield


def _cross(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Agility or less with the burden added; across, the turn is over (R43)."""
    if (yield from instead(g, "bridge.cross", hero)):
        return False
    if (yield from balances(g, hero)):
        across(g, hero)
        return False
    g.event("bridge.fell", hero.seat)
    yield from fall(g, hero)


def balances(g: Play, hero: Hero) -> Rule:
    ability, die = numbers(g)["cross"].split("_")
    value = yield from roll_die(g, hero, parse(die).faces, BRIDGE)
    target = stat(g, hero, ability)
    passed = value + burden(g, hero) <= target
    g.event("test", hero.seat, BRIDGE, ability, target, passed)
    return passed


def across(g: Play, hero: Hero) -> None:
    """``through``: the hero stands at the other end than the one it came in by."""
    hero.through = not hero.through
    g.event("bridge.crossed", hero.seat)


def fall(g: Play, hero: Hero) -> Rule:
    """Life points, then treasures at random, then the Catacombs; no climbing out."""
    loss = yield from roll_dice(g, hero, numbers(g)["fall_damage"], "bridge.fall")
    hurt(g, hero, loss, BRIDGE)
    lost = yield from roll_dice(g, hero, numbers(g)["fall_treasure_loss"], "bridge.treasures")
    _scatter(g, hero, lost)
    yield from go_below(g, hero)
    raise TurnOver


def _scatter(g: Play, hero: Hero, count: int) -> None:
    """The right player picks blindly: so chance does."""
    left: list[Held] = list(loot.pieces(g, hero).values())
    gone: list[Held] = []
    while left and len(gone) < count:
        gone.append(left.pop(g.below(len(left), f"bridge.lost.{hero.seat}")))
    loot.give_up(g, hero, gone)
    if gone:
        g.event("bridge.lost", hero.seat, len(gone))


# --- the turns that follow


def menu(g: Play, hero: Hero) -> list[Choice]:
    """On by the end the hero stands at; from the near end back, or across if there is no way back (R43)."""
    ends = [side for side, what in enumerate(sides_at(g, hero.place) or ()) if what != WALL]
    far = [opposite(hero.entered_by)] if hero.entered_by in ends else ends
    if hero.through:
        back_over = crossing(g, hero) if len(far) == 1 else []
        return [*_moves(g, hero, far), *back_over, MISS]
    back = way_back(g, hero)
    if back and back.why_not not in SHUT_FOR_GOOD:
        return [*_moves(g, hero, [hero.entered_by]), MISS]
    return [*crossing(g, hero), MISS]


MENUS[BRIDGE] = ("turn.bridge", menu)


def _moves(g: Play, hero: Hero, sides: list[int]) -> list[Choice]:
    """The other end is out of reach."""
    found = [w if w.exit.side in sides else make_way(w.exit, "far_end") for w in ways(g, hero)]
    return [walk(w) for w in found if sides_at(g, hero.place)[w.exit.side] != WALL]  # type: ignore[index]
