"""Fhyll Madaxe goes berserk: how it comes and goes, and his numbers then (section 12, R47)."""

from typing import Any

from ...kernel import Answer, Option, Play, Rule
from ..choices import Choice, option, pick
from ..dice import roll
from ..harm import hurt
from ..hooks import hook
from ..kinds import TorchGoesOut
from ..parts import Loss
from ..piles import Drawn
from ..state import Hero
from .sheet import ability, between, faces, has

BERSERK = "berserk"  # the ability, and a mark while it lasts
ROLLED = "berserk_rolled"  # a mark: the round of the last roll
CALM, FORCED = "voluntary", "involuntary"


def numbers(g: Play) -> Any:
    return ability(g, BERSERK)


def is_berserk(hero: Hero) -> bool:
    return BERSERK in hero.marks


def may_roll(g: Play, hero: Hero) -> bool:
    """Once a turn, be it by choice or not."""
    return has(g, hero, BERSERK) and not is_berserk(hero) and hero.marks.get(ROLLED) != g.s.round


def roll_for(g: Play, hero: Hero, how: str) -> Rule:
    """``how``: whether he wants it decides which numbers do it."""
    start = numbers(g)["start_roll"]
    hero.marks[ROLLED] = g.s.round
    if between((yield from roll(g, hero, faces(start["die"]), "berserk")), start[how]):
        go_berserk(g, hero)
    else:
        g.event("berserk.not", hero.seat)


def go_berserk(g: Play, hero: Hero) -> None:
    hero.marks[BERSERK] = 1
    gain = max(0, min(numbers(g)["gain"], numbers(g)["life_cap"] - hero.life))
    hero.life += gain
    g.event("berserk.begins", hero.seat, gain, hero.life)


def calm_down(g: Play, hero: Hero) -> None:
    """Back to normal costs what the rage gave, and may kill."""
    del hero.marks[BERSERK]
    g.event("berserk.ends", hero.seat)
    hurt(g, hero, numbers(g)["gain"], BERSERK)


@hook("combat.begins", of="heroes", having=BERSERK)
def at_a_fight(g: Play, hero: Hero) -> Rule:
    """The fight is certain: he rolls, unless he has this turn. Wanting it replaces the forced roll."""
    if not may_roll(g, hero):
        return
    start = numbers(g)["start_roll"]
    ways = (option("let_go", info=_odds(start[CALM])), option("hold_back", info=_odds(start[FORCED])))
    wish = yield from pick(g, hero, "berserk.roll", ways, "hold_back")  # type: ignore[arg-type]
    yield from roll_for(g, hero, CALM if wish == "let_go" else FORCED)


def _odds(bounds: list[int]) -> tuple[int, int]:
    return bounds[0], bounds[1]


def by_choice(g: Play) -> Option:
    start = numbers(g)["start_roll"]
    return option("berserk", info=_odds(start[CALM]))


def rage(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Tried by choice at the start of a turn or in its course; the turn goes on."""
    yield from roll_for(g, hero, CALM)
    return True


@hook("turn.menu", of="heroes", having=BERSERK)
def at_will(g: Play, hero: Hero, menu: tuple[str, list[Choice]]) -> tuple[str, list[Choice]]:
    """Not in the dark, which would end it, nor at the spider, where it has its own place."""
    key, choices = menu
    if key in ("turn.spider", "turn.torch") or not may_roll(g, hero):
        return menu
    return key, [*choices, Choice(by_choice(g), rage)]


@hook("card.drawn", of="heroes", having=BERSERK)
def darkness_ends_it(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """The torch that goes out ends it, and then applies."""
    if is_berserk(hero) and type(drawn.card) is TorchGoesOut:
        calm_down(g, hero)
    return False
    yield


@hook("stat", of="heroes", having=BERSERK)
def strong(g: Play, hero: Hero, name: str, value: int) -> int:
    return numbers(g)["strength"] if name == "strength" and is_berserk(hero) else value


@hook("combat.loss", of="heroes", having=BERSERK)
def hits_hard(g: Play, hero: Hero, loss: Loss) -> Loss:
    """Every life point he takes counts double, by the solo table too (R47)."""
    return Loss(loss.hero, loss.monster * numbers(g)["damage_multiplier"]) if is_berserk(hero) else loss
