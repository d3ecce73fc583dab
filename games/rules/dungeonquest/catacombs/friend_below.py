"""Sarellia and Flame Bright with bridges, webs, rats and ways down (section 14, R50)."""

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option, pick
from ..heroes.flame_bright import (
    COMPANION,
    alive,
    apart,
    at_her_side,
    friend,
    friend_dice,
    friend_test,
    hurt_friend,
    lose_friend,
)
from ..hooks import hook
from ..kinds import Hurt
from ..piles import Drawn
from ..state import Hero
from . import teleport_ring  # noqa: F401  (a ring carries one away before the rats bite)
from .below import PILE, go_below
from .bridge import BRIDGE, across, balances, fall, numbers
from .journey import draw_card


@hook("bridge.cross", of="heroes")
def both_cross(g: Play, hero: Hero) -> Rule:
    """Two rolls; damage only for who failed. The burden is hers alone."""
    if not at_her_side(g, hero):
        return False
    she = yield from balances(g, hero)
    he = yield from friend_test(g, hero, "agility", BRIDGE, 10)
    if not he:
        yield from _he_falls(g, hero)
    if not she:
        yield from _she_falls(g, hero, jumps=he)
    if he or not alive(g, hero) or not (yield from _climbs_down(g, hero)):
        across(g, hero)
    return True


def _he_falls(g: Play, hero: Hero) -> Rule:
    g.event("friend.falls_off", hero.seat)
    hurt_friend(g, hero, (yield from friend_dice(g, hero, numbers(g)["fall_damage"], "bridge.fall")), BRIDGE)


def _she_falls(g: Play, hero: Hero, jumps: bool) -> Rule:
    """If he has kept his footing he jumps after her, of his own will and unhurt."""
    g.event("bridge.fell", hero.seat)
    if jumps:
        g.event("friend.jumps_after", hero.seat)
    yield from fall(g, hero)


def _climbs_down(g: Play, hero: Hero) -> Rule:
    """Down to him, unhurt and with all her treasure; or she gives him up and is across."""
    if (yield from pick(g, hero, "friend.under_bridge", ("follow", "abandon"), "follow")) == "follow":
        g.event("friend.followed", hero.seat)
        yield from go_below(g, hero)
        return True
    lose_friend(g, hero)
    g.event("friend.abandoned", hero.seat)
    return False


@hook("turn.menu", of="heroes", having=COMPANION, order=1)
def follow_down_the_hole(g: Play, hero: Hero, menu: tuple[str, list[Choice]]) -> tuple[str, list[Choice]]:
    """She may follow him down a trapdoor unhurt; the turn is then spent below (R53)."""
    key, choices = menu
    if key != "turn.friend" or "catacombs" not in g.cards.set.sets:
        return menu
    return key, [*choices, Choice(option("follow"), _follow)]


def _follow(g: Play, hero: Hero, answer: Answer) -> Rule:
    assert apart(g, hero)
    g.event("friend.followed", hero.seat)
    yield from go_below(g, hero)
    yield from draw_card(g, hero)
    return False


@hook("card.drawn", of="heroes", having=COMPANION, order=1)
def rats_bite_both(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """Each with a roll and an armour of their own."""
    if drawn.pile == PILE and type(drawn.card) is Hurt and at_her_side(g, hero):
        hurt_friend(g, hero, (yield from friend_dice(g, hero, drawn.card.damage, drawn.card.key)), drawn.card.key)
    return False


@hook("web.strength", of="heroes", having=COMPANION)
def he_tears_it(g: Play, hero: Hero, strength: int) -> int:
    return friend(g, hero).strength if at_her_side(g, hero) else strength
