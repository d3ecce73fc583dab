"""Amulets that help (section 13): Command, Control, Escape, Levitation, Luck, Spider God."""

from typing import Any

from ...kernel import Answer, Option, Play, Rule
from ..board import EXITS, SIDES, WALL
from ..choices import Choice, option, pick
from ..hooks import hook
from ..kinds import GiantSpider, Monster, SneakAttack, Trapdoor
from ..movement import kind_at, sides_at
from ..piles import Drawn
from ..state import Hero
from .amulets import acts, in_force, kind_with, worn

COMMAND = "ignore_orc_and_champion_of_chaos_cards_with_sneak_attacks"
CONTROL = "turn_rotating_rooms_as_you_like"
ESCAPE = "escape_always_succeeds"
LEVITATION = "ignore_trapdoor_cards_pits_and_bridges_as_empty_rooms"
LUCK = "luck_plus_2"
SPIDER_GOD = "ignore_giant_spider_cards"

A_MONSTER = "first_orc_or_champion_card"
A_TURNING_ROOM = "first_rotating_room_entered"
AN_ESCAPE = "first_escape_chosen"
A_DEPTH = "first_trapdoor_pit_or_bridge"
A_LUCK_ROLL = "first_luck_roll"
A_SPIDER = "first_giant_spider_card"

DEPTHS = ("bottomless_pit", "bridge")
TURNING_ROOM, HAS_TURNED = "rotating_room", 4
TURNED = "control_used"  # a mark for one turn


# --- cards passed over


@hook("card.drawn", of="catacombs", order=-3)
def passed_over(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """Command, Levitation and Spider God: the card is as good as empty."""
    if not _harmless(g, hero, drawn.card):
        return False
    g.event("amulet.spares", hero.seat, worn(g, hero).key, drawn.card.key)
    return True
    yield


def _harmless(g: Play, hero: Hero, card: Any) -> bool:
    if isinstance(card, Monster | SneakAttack):
        kind = kind_with(g, COMMAND)
        return kind is not None and card.monster in kind.monsters and acts(g, hero, A_MONSTER, COMMAND)
    if isinstance(card, Trapdoor):
        return acts(g, hero, A_DEPTH, LEVITATION)
    return isinstance(card, GiantSpider) and acts(g, hero, A_SPIDER, SPIDER_GOD)


# --- Levitation


@hook("tile.enter", of="catacombs", order=-3)
def over_the_depths(g: Play, hero: Hero, kind: str, arrival: Any) -> Rule:
    """Pits and bridges are empty rooms without a card (R50: searching allowed, any way out)."""
    depth = kind_at(g, hero.place)
    if depth not in DEPTHS or not acts(g, hero, A_DEPTH, LEVITATION):
        return False
    g.event("amulet.floats", hero.seat, depth)
    return True
    yield


@hook("kind", of="catacombs")
def firm_ground(g: Play, hero: Hero, place: int, kind: str) -> str:
    return "room" if kind in DEPTHS and in_force(g, hero, LEVITATION) else kind


# --- Escape and Luck


@hook("escape.chosen", of="catacombs")
def gets_away(g: Play, hero: Hero) -> Rule:
    """No Monster card is drawn; fleeing the spider is an escape as well (R37)."""
    if not acts(g, hero, AN_ESCAPE, ESCAPE):
        return False
    g.event("amulet.escape", hero.seat)
    return True
    yield


@hook("dice.minus", of="catacombs")
def luck_is_called_for(g: Play, hero: Hero, name: str) -> None:
    if name == "luck":
        acts(g, hero, A_LUCK_ROLL, LUCK)


@hook("stat", of="catacombs")
def luckier(g: Play, hero: Hero, name: str, value: int) -> int:
    return value + worn(g, hero).bonus if name == "luck" and in_force(g, hero, LUCK) else value


# --- Control


@hook("tile.enter", of="catacombs", order=-3)
def turns_as_told(g: Play, hero: Hero, kind: str, arrival: Any) -> Rule:
    """Drawn just now or long ago, the room turns the way its visitor likes."""
    if kind != TURNING_ROOM or not acts(g, hero, A_TURNING_ROOM, CONTROL):
        return False
    yield from at_will(g, hero)
    return True


@hook("ground.reached", of="catacombs")
def come_up_in_one(g: Play, hero: Hero) -> Rule:
    """Whoever comes up in such a room has entered one; it can be turned at the next turn's start."""
    if kind_at(g, hero.place) == TURNING_ROOM:
        acts(g, hero, A_TURNING_ROOM, CONTROL)
    return
    yield


def at_will(g: Play, hero: Hero) -> Rule:
    ways = tuple([_facing(g, hero, side) for side in range(4)])
    answer = yield from pick(g, hero, "control.turn", ways)  # type: ignore[arg-type]
    _turn(g, hero, answer)


def _facing(g: Play, hero: Hero, side: int) -> Option:
    to = next((exit.to for exit in EXITS[hero.place] if exit.side == side), None)
    return option(f"face:{SIDES[side]}", to)


def _turn(g: Play, hero: Hero, answer: Answer) -> None:
    """The one opening is where the entry arrow lies."""
    s, place = g.s, hero.place
    entry = SIDES.index(str(answer).removeprefix("face:")) + HAS_TURNED
    s.entries = s.entries[:place] + bytes((entry,)) + s.entries[place + 1 :]
    g.event("control.turned", hero.seat, SIDES[entry - HAS_TURNED])


def _stands_in_one(g: Play, hero: Hero) -> bool:
    return hero.place >= 0 and kind_at(g, hero.place) == TURNING_ROOM


@hook("turn.choices", of="catacombs")
def turn_again(g: Play, hero: Hero) -> list[Choice]:
    """Once at the start of a turn spent in such a room."""
    if not in_force(g, hero, CONTROL) or not _stands_in_one(g, hero) or hero.marks.get(TURNED):
        return []
    now = [side for side, what in enumerate(sides_at(g, hero.place) or ()) if what != WALL]
    return [Choice(_facing(g, hero, side), _turn_now) for side in range(4) if side not in now]


def _turn_now(g: Play, hero: Hero, answer: Answer) -> Rule:
    hero.marks[TURNED] = 1
    _turn(g, hero, answer)
    return True
    yield


@hook("turn.ends", of="catacombs")
def rested(g: Play, hero: Hero) -> Rule:
    hero.marks.pop(TURNED, None)
    return
    yield


@hook("lost.saved", of="catacombs")
def never_walled_in(g: Play, hero: Hero, saved: bool) -> bool:
    """Where the room can still be turned (R4)."""
    return saved or (in_force(g, hero, CONTROL) and _stands_in_one(g, hero))
