"""Traps and pits with Flame Bright (section 12, R31, R50)."""

from typing import Any

from ...kernel import Play, Rule
from .. import rings  # noqa: F401  (a ring warns before anything else befalls the pair)
from ..choices import pick
from ..dice import roll
from ..follow import FOLLOW
from ..hooks import hook
from ..kinds import CaveIn, Hurt, SpearTrap, Trapdoor
from ..piles import Drawn
from ..state import Hero
from ..traps import FACES
from .flame_bright import COMPANION, at_her_side, friend, friend_dice, friend_test, hurt_friend, lose_friend
from .sheet import faces

NOT_HIS = ("crypt",)  # what lies in these piles touches her alone (R31)


@hook("card.drawn", of="heroes", having=COMPANION)
def together(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """An even die: both unharmed. Odd: both suffer, each by rolls of their own."""
    if not _is_shared(g, hero, drawn):
        return False
    if not (yield from _both_unharmed(g, hero, drawn)):
        before = hero.miss
        yield from FOLLOW[type(drawn.card)](g, hero, drawn)
        yield from _he_suffers(g, hero, drawn.card, before)
    return True


def _is_shared(g: Play, hero: Hero, drawn: Drawn) -> bool:
    card = drawn.card
    is_trap = getattr(card, "trap", False) and type(card) is not Trapdoor
    return bool(is_trap and drawn.pile not in NOT_HIS and at_her_side(g, hero))


def _both_unharmed(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    spared = (yield from roll(g, hero, faces(friend(g, hero).trap_die), "friend.trap")) % 2 == 0
    g.event("pair.unharmed" if spared else "pair.caught", hero.seat, drawn.card.key)
    return spared


def _he_suffers(g: Play, hero: Hero, card: Any, missed_before: int) -> Rule:
    if type(card) is CaveIn:
        yield from _buried(g, hero, card)
    elif type(card) is SpearTrap:
        value = yield from roll(g, hero, card.plates, "friend.spear_trap")
        if value > card.guesses:
            _dies(g, hero, card.key)
    else:
        hurt_friend(g, hero, (yield from friend_dice(g, hero, card.damage, card.key)), card.key)
        yield from _he_loses_turns(g, hero, card, missed_before)


def _buried(g: Play, hero: Hero, card: CaveIn) -> Rule:
    """Another number is named for him, and another die thrown."""
    named = yield from pick(g, hero, "cave_in.friend", FACES)
    g.event("named", hero.seat, "cave_in", (named,))
    if (yield from roll(g, hero, 6, "friend.cave_in")) == int(named):
        _dies(g, hero, card.key)
    else:
        hurt_friend(g, hero, (yield from friend_dice(g, hero, card.damage, card.key)), card.key)


def _dies(g: Play, hero: Hero, cause: str) -> None:
    lose_friend(g, hero)
    g.event("friend.dies", hero.seat, cause)


def _he_loses_turns(g: Play, hero: Hero, card: Any, missed_before: int) -> Rule:
    """The pair misses the larger number of turns (R50)."""
    if not card.miss_turns or not at_her_side(g, hero):
        return
    his = yield from friend_dice(g, hero, card.miss_turns, f"{card.key}.turns")
    more = missed_before + his - hero.miss
    if more > 0:
        hero.miss += more
        g.event("must_miss", hero.seat, more, card.key)


@hook("door.follow", of="heroes", having=COMPANION)
def at_a_door(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """A door's trap is a trap on a card; he suffers first, then she."""
    if type(drawn.card) is not Hurt or not _is_shared(g, hero, drawn):
        return False
    if (yield from _both_unharmed(g, hero, drawn)):
        return True
    yield from _he_suffers(g, hero, drawn.card, hero.miss)
    return False


@hook("tile.enter", of="heroes", having=COMPANION)
def over_the_pit(g: Play, hero: Hero, kind: str, arrival: Any) -> Rule:
    """Both roll; if he falls he is gone. If she falls, it does not matter that he jumps after her."""
    if kind != "bottomless_pit" or not at_her_side(g, hero):
        return False
    if not (yield from friend_test(g, hero, "agility", "bottomless_pit")):
        lose_friend(g, hero)
        g.event("friend.falls", hero.seat, hero.place)
    return False
