"""A room full of web (section 13, R43): back, or through it by Strength; and once held, nothing but more tries."""

from typing import Any

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option
from ..dice import parse, roll, stat
from ..hooks import befalls, changed, more_choices
from ..movement import way_back, ways
from ..state import Hero
from ..tiles import ON_ENTRY, Arrival
from ..turn import BARRED, MENUS, MISS, walk

WEB = "web"
HELD = "web"  # the mark of a hero stuck fast


def enter(g: Play, hero: Hero, arrival: Arrival) -> Rule:
    """It stops the hero at the way in; no card."""
    hero.marks.pop(HELD, None)
    g.event("web.entered", hero.seat)
    return False
    yield


ON_ENTRY[WEB] = enter


def _free(g: Play, hero: Hero) -> list[Choice]:
    """Once through, the turn goes on by any opening."""
    return [*map(walk, ways(g, hero)), MISS]


MENUS[WEB] = ("turn", _free)


def _stuck(g: Play, hero: Hero) -> list[Choice]:
    """Back, as long as no try has failed; without a way back only the roll remains."""
    ability, faces = _test(g)
    force = Choice(option("force", info=(ability, _strength(g, hero), faces)), force_through)
    tries = [force, *more_choices(g, "web.choices", hero)]
    if HELD in hero.marks:
        return tries
    back = way_back(g, hero)
    return [*([walk(back)] if back else []), *tries, MISS]


BARRED[WEB] = ("turn.web", _stuck)


def _test(g: Play) -> tuple[str, int]:
    rules: Any = g.cards.set.numbers[WEB]
    ability, die = rules["force_through"].split("_")
    return ability, parse(die).faces


def _strength(g: Play, hero: Hero) -> int:
    return changed(g, "web.strength", hero, stat(g, hero, _test(g)[0]))  # type: ignore[no-any-return]


def force_through(g: Play, hero: Hero, answer: Answer) -> Rule:
    ability, faces = _test(g)
    value = yield from roll(g, hero, faces, WEB)
    passed = value <= _strength(g, hero)
    g.event("test", hero.seat, WEB, ability, _strength(g, hero), passed)
    if passed:
        torn(g, hero)
        return True
    hero.marks[HELD] = 1
    g.event("web.held", hero.seat)
    yield from befalls(g, "web.held", hero)
    return False


def torn(g: Play, hero: Hero) -> None:
    """Through for this visit."""
    hero.through = True
    hero.marks.pop(HELD, None)
    g.event("web.torn", hero.seat)
