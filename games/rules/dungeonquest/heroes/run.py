"""Helena runs: two squares of known ground in one turn, at a price (section 12, R49)."""

from typing import Any

from ...kernel import Answer, Play, Rule
from ..board import CHAMBER
from ..choices import Choice, answered, choose, option
from ..follow import follow_top
from ..hooks import hook
from ..kinds import Card
from ..movement import FREE_MOVE, Way, go, kind_at, ways
from ..state import Hero
from ..tiles import Arrival, enter, free_way, travel
from ..treasure_chamber import turn_dragon_chit
from .sheet import ability

RUN, RUNNING = "run", "running"
MENUS = ("turn", "turn.tower", "turn.chamber", "turn.bridge")
ENDS_THERE = ("treasure_chamber", "rotating_room")  # the run, whatever is left of it
NO_WAY = ("wall", "wall_beyond")


def numbers(g: Play) -> Any:
    return ability(g, RUN)


@hook("turn.menu", of="heroes", having=RUN)
def run_choices(g: Play, hero: Hero, menu: tuple[str, list[Choice]]) -> tuple[str, list[Choice]]:
    """Beside every step that could be the first of a run."""
    key, choices = menu
    if key not in MENUS:
        return menu
    if len(hero.treasures) + len(hero.chits) > numbers(g)["max_treasures"]:
        return key, [*choices, Choice(option("run:heavy", why_not="too_heavy"), _run)]
    first = _ways(g, hero)
    return key, [*choices, *[Choice(_first_step(g, hero, w), _run) for w in first]]


def _ways(g: Play, hero: Hero) -> list[Way]:
    """Off a bridge there is only the far end, once it is crossed (R43)."""
    found = [w for w in ways(g, hero) if w.why_not not in NO_WAY]
    if kind_at(g, hero.place) != "bridge":
        return found
    return [w for w in found if hero.through and w.exit.side != hero.entered_by]


def _first_step(g: Play, hero: Hero, w: Way) -> Any:
    why = _why_not_over(g, w) or _why_not_through(g, w) or _why_no_second(g, hero, w)
    return option(f"run:{w.exit.name}", w.exit.to, why, (numbers(g)["squares"],))


def _why_not_over(g: Play, w: Way) -> str:
    """Known ground, and nothing to open."""
    if w.why_not:
        return w.why_not
    if w.fresh:
        return "unknown_ground"
    return "run_barred" if w.doors or w.gates else ""


def _why_not_through(g: Play, w: Way) -> str:
    return "not_through" if kind_at(g, w.exit.to) in numbers(g)["not_through"] else ""


def _why_no_second(g: Play, hero: Hero, w: Way) -> str:
    """Where a corridor or tower leads on, or the run ends anyway, nobody asks for a second square."""
    if kind_at(g, w.exit.to) in (*FREE_MOVE, *ENDS_THERE):
        return ""
    there = hero.copy()
    there.place, there.entered_by = w.exit.to, w.exit.entry
    return "" if any(not _why_not_over(g, on) for on in ways(g, there)) else "no_second_square"


def _run(g: Play, hero: Hero, answer: Answer) -> Rule:
    w = next(w for w in ways(g, hero) if f"run:{w.exit.name}" == answer)
    hero.marks[RUNNING] = 1
    g.event("run", hero.seat)
    yield from _through(g, hero, w)
    return False


def _through(g: Play, hero: Hero, w: Way) -> Rule:
    """The first square without its Room card, then the second; corridors and towers between give their free move.

    Where such a free move leads onto ground that is not to be run over, the run ends there.
    """
    while True:
        fresh = yield from go(g, hero, w)
        if not (yield from enter(g, hero, Arrival(fresh, card=False))):
            break
        onward = yield from free_way(g, hero)
        if onward is None:
            return
        if _why_not_over(g, onward) or _why_not_through(g, onward):
            yield from travel(g, hero, onward)
            return
        w = onward
    if not _ended(g, hero):
        yield from _second_square(g, hero)


def _ended(g: Play, hero: Hero) -> bool:
    """On such a tile, or on the near end of a bridge."""
    kind = kind_at(g, hero.place)
    return kind in ENDS_THERE or (kind == "bridge" and not hero.through)


def _second_square(g: Play, hero: Hero) -> Rule:
    """On, or stop short here; where she stops a Room card awaits her."""
    found = _ways(g, hero)
    steps = [option(f"move:{w.exit.name}", w.exit.to, _why_not_over(g, w), w.option.info) for w in found]
    choices = [Choice(step, answered) for step in (*steps, option("stop"))]
    answer = yield from choose(g, hero, "run", choices, default="stop")
    if answer != "stop":
        yield from travel(g, hero, next(w for w in found if f"move:{w.exit.name}" == answer))
    elif g.cards.set.tile_kinds[kind_at(g, hero.place)].draw == "room":
        yield from follow_top(g, hero, "room")


# --- what running costs, to the end of the turn


@hook("sneak.damage", of="heroes", having=RUN)
def ambushed(g: Play, hero: Hero, card: Card, dice: str) -> str:
    return numbers(g)["sneak_attack_damage"] if hero.marks.get(RUNNING) else dice


@hook("trap.loss", of="heroes", having=RUN)
def trapped(g: Play, hero: Hero, card: Card, loss: int) -> int:
    """Every trap that was not avoided, even one that does nothing itself."""
    return loss + numbers(g)["trap_extra_damage"] * bool(hero.marks.get(RUNNING))


@hook("may_look", of="heroes", having=RUN)
@hook("may_keep", of="heroes", having=RUN)
def no_time(g: Play, hero: Hero, pile: str, may: bool) -> bool:
    """No crypts, no corpses, and nothing found is kept."""
    return may and not hero.marks.get(RUNNING)


@hook("down.bar", of="heroes", having=RUN)
def no_way_down(g: Play, hero: Hero, why: str) -> str:
    """A passage found while running is left (section 14)."""
    return why or ("running" if hero.marks.get(RUNNING) else "")


@hook("chamber.instead", of="heroes", having=RUN)
def rushes_in(g: Play, hero: Hero) -> Rule:
    """The Treasure Chamber ends a run: a dragon chit, no treasure."""
    if not hero.marks.get(RUNNING) or hero.place != CHAMBER:
        return False
    yield from turn_dragon_chit(g, hero)
    return True


@hook("turn.ends", of="heroes", having=RUN)
def catches_breath(g: Play, hero: Hero) -> Rule:
    hero.marks.pop(RUNNING, None)
    return
    yield
