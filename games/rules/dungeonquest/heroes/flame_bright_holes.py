"""Trapdoors with Flame Bright (section 12, R31, R50): both roll; jumping after, climbing, waiting, leaving him."""

from typing import Any

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option, pick
from ..follow import FOLLOW
from ..harm import TurnOver
from ..hooks import hook
from ..kinds import Rope, Trapdoor
from ..piles import Drawn, holds
from ..state import INSIDE, Hero
from .flame_bright import (
    COMPANION,
    IN_HOLE,
    alive,
    apart,
    at_her_side,
    friend,
    friend_dice,
    friend_test,
    hurt_friend,
    lose_friend,
)
from .sheet import faces


@hook("card.drawn", of="heroes", having=COMPANION)
def the_floor_opens(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    if type(drawn.card) is not Trapdoor or not at_her_side(g, hero):
        return False
    yield from _he_rolls(g, hero, drawn.card)
    try:
        yield from FOLLOW[Trapdoor](g, hero, drawn)
    except TurnOver:
        _jumps_after(g, hero)
        raise
    return True


def _he_rolls(g: Play, hero: Hero, card: Trapdoor) -> Rule:
    if (yield from friend_test(g, hero, "agility", "trapdoor")):
        return
    g.event("friend.falls_in", hero.seat)
    hero.marks[IN_HOLE] = 1
    hurt_friend(g, hero, (yield from friend_dice(g, hero, card.damage, "trapdoor")), "trapdoor")


def _jumps_after(g: Play, hero: Hero) -> None:
    """Of his own will, so it costs nothing."""
    if hero.status == INSIDE and alive(g, hero) and IN_HOLE not in hero.marks:
        hero.marks[IN_HOLE] = 1
        g.event("friend.jumps_after", hero.seat)


# --- out again


@hook("turn.menu", of="heroes", having=COMPANION)
def both_climb(g: Play, hero: Hero, menu: tuple[str, list[Choice]]) -> tuple[str, list[Choice]]:
    key, choices = menu
    if key != "turn.trapdoor" or IN_HOLE not in hero.marks:
        return menu
    return key, [Choice(c.option, _climb_after(c.run)) if c.option.id == "climb" else c for c in choices]


def _climb_after(hers: Any) -> Any:
    def run(g: Play, hero: Hero, answer: Answer) -> Rule:
        """Each rolls; who is out stays out."""
        out = yield from hers(g, hero, answer)
        yield from _he_climbs(g, hero)
        if out and apart(g, hero):
            return (yield from _wait_or_leave(g, hero))
        return out

    return run


def _he_climbs(g: Play, hero: Hero) -> Rule:
    if holds(g, hero, Rope) or (yield from friend_test(g, hero, "agility", "climb")):
        del hero.marks[IN_HOLE]
        g.event("friend.climbs", hero.seat)
    else:
        g.event("friend.slides", hero.seat)


def _wait_or_leave(g: Play, hero: Hero) -> Rule:
    """True if the turn goes on: without him."""
    if (yield from pick(g, hero, "friend.below", ("stay", "abandon"), "stay")) == "stay":
        g.event("friend.waited_for", hero.seat)
        return False
    return _abandon(g, hero)


def _abandon(g: Play, hero: Hero) -> bool:
    lose_friend(g, hero)
    g.event("friend.abandoned", hero.seat)
    return True


# --- while he is down there alone


@hook("turn.plight", of="heroes", having=COMPANION)
def waiting(g: Play, hero: Hero) -> tuple[str, list[Choice]] | None:
    """She stays on the tile while he tries to climb, at the start of each turn, or she gives him up."""
    if not apart(g, hero):
        return None
    info = ("agility", friend(g, hero).agility, faces(friend(g, hero).test_die))
    return "turn.friend", [Choice(option("miss", info=info), _call), Choice(option("abandon"), _leave)]


def _call(g: Play, hero: Hero, answer: Answer) -> Rule:
    yield from _he_climbs(g, hero)
    return not apart(g, hero) or (yield from _wait_or_leave(g, hero))


def _leave(g: Play, hero: Hero, answer: Answer) -> Rule:
    return _abandon(g, hero)
    yield


@hook("turn.instead", of="heroes", having=COMPANION)
def rope_for_him(g: Play, hero: Hero) -> Rule:
    """Her rope gets him out as well. Below, and no longer in the hole, he walks beside her."""
    in_hole = IN_HOLE in hero.marks
    if in_hole and hero.below is not None and not holds(g, hero, Trapdoor):
        del hero.marks[IN_HOLE]
    elif in_hole and hero.below is None and holds(g, hero, Rope):
        del hero.marks[IN_HOLE]
        g.event("friend.climbs", hero.seat)
    return False
    yield
