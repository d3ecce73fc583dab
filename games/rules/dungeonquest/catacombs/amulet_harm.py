"""Amulets that do harm (section 13): Death, Destruction, Dragonfire, Madness."""

from typing import Any

from ...kernel import Answer, Play, Rule
from ..board import CHAMBER
from ..choices import Choice, option
from ..dice import parse, roll, stat, test
from ..harm import hurt
from ..hooks import hook
from ..piles import lose_treasure
from ..state import Hero
from ..steering import steered_turn
from .amulets import acts, in_force, put_away, watch, worn
from .dragon import takes

DEATH = "lose_1_each_turn_start_until_torn_off"
DESTRUCTION = "all_carried_treasure_destroyed_then_amulet_gone"
DRAGONFIRE = "dragon_wakes_and_kills_wearer_others_follow_normal_waking"
MADNESS = "on_1_or_2_of_D6_right_player_chooses_direction_this_turn"

A_TURN = "start_of_next_turn"
A_TREASURE = "next_treasure_gained"
THE_CHAMBER = "entering_treasure_chamber"

TRIED = "tear_off_tried"  # a mark for one turn


@hook("turn.forced", of="catacombs", order=1)  # after all else that befalls a hero (R2)
def at_every_turn(g: Play, hero: Hero) -> Rule:
    """Death costs life in missed turns too (R46); that Madness is on the hero shows here."""
    watch(g, hero, A_TURN)
    if in_force(g, hero, DEATH):
        hurt(g, hero, worn(g, hero).loss, "amulet_of_death")
    return
    yield


# --- Death


@hook("turn.choices", of="catacombs")
def tear_it_off(g: Play, hero: Hero) -> list[Choice]:
    """One try at the start of a turn, which costs nothing."""
    if not in_force(g, hero, DEATH):
        return []
    ability, faces = _tearing(g, hero)
    why = "tear_off_tried" if hero.marks.get(TRIED) else ""
    return [Choice(option("tear_off", why_not=why, info=(ability, stat(g, hero, ability), faces)), _tear_off)]


def _tearing(g: Play, hero: Hero) -> tuple[str, int]:
    ability, die = worn(g, hero).tear_off.split("_")
    return ability, parse(die).faces


def _tear_off(g: Play, hero: Hero, answer: Answer) -> Rule:
    hero.marks[TRIED] = 1
    ability, faces = _tearing(g, hero)
    if (yield from test(g, hero, ability, "tear_off", faces)):
        put_away(g, hero)
        g.event("amulet.torn_off", hero.seat)
    else:
        g.event("amulet.clings", hero.seat)
    return True


@hook("turn.ends", of="catacombs")
def another_day(g: Play, hero: Hero) -> Rule:
    hero.marks.pop(TRIED, None)
    return
    yield


# --- Madness


@hook("turn.instead", of="catacombs")
def led_astray(g: Play, hero: Hero) -> Rule:
    """A die in every turn that is not missed; below there is but one way to go."""
    if not in_force(g, hero, MADNESS) or hero.below is not None:
        return False
    if (yield from roll(g, hero, parse(worn(g, hero).die).faces, "madness")) not in worn(g, hero).acts_on:
        g.event("madness.clear", hero.seat)
        return False
    g.event("madness.steered", hero.seat)
    yield from steered_turn(g, hero, "madness.steer")
    return True


# --- Destruction


@hook("treasure.gained", of="catacombs")
def turned_to_dust(g: Play, hero: Hero) -> None:
    """What has just been gained and all the rest; the amulet goes with it."""
    if acts(g, hero, A_TREASURE, DESTRUCTION):
        g.event("amulet.destroys", hero.seat, lose_treasure(g, hero))
        put_away(g, hero)


# --- Dragonfire


@hook("tile.enter", of="catacombs")
def wakes_the_dragon(g: Play, hero: Hero, kind: str, arrival: Any) -> Rule:
    """It kills the wearer; the others in the chamber wake to it as usual."""
    if kind == "treasure_chamber" and acts(g, hero, THE_CHAMBER, DRAGONFIRE):
        yield from takes(g, hero, "amulet_of_dragonfire")
    return False


@hook("ground.reached", of="catacombs")
def wakes_it_from_below(g: Play, hero: Hero) -> Rule:
    if hero.place == CHAMBER and acts(g, hero, THE_CHAMBER, DRAGONFIRE):
        yield from takes(g, hero, "amulet_of_dragonfire")
