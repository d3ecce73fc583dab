"""Tori-Jima hides in shadows, senses an ambush, and has one dart for his blowpipe (section 12)."""

from ...kernel import ALL, Answer, Decision, Play, Rule, only
from ..choices import Choice, option, pick
from ..dice import roll
from ..encounter import face, right_of
from ..hooks import hook
from ..kinds import Card, SneakAttack
from ..longbow import wound
from ..state import Hero
from ..traps import FACES, name_numbers
from .sheet import ability, between, faces, has_monster_card, weapon

HIDE, SENSES, BLOWPIPE = "hide_in_shadows", "keen_senses", "blowpipe"
USED = "blowpipe_used"


@hook("encounter.choices", of="heroes", having=HIDE)
def hide(g: Play, hero: Hero) -> list[Choice]:
    """Before anything else about a monster that was drawn openly, not one that lay in ambush (R52)."""
    m = g.s.meeting
    if m.used or m.sneak or _ambush(g):
        return []
    return [Choice(option("hide", info=(_seeker_picks(g), _die(g))), _hide)]


def _ambush(g: Play) -> bool:
    """A sneak attack's card is being followed, sensed in time or not."""
    return any(isinstance(g.cards.decks[pile][card], SneakAttack) for pile, card in g.s.table)


def _seeker_picks(g: Play) -> int:
    return ability(g, HIDE)["seeker_picks"][g.s.meeting.monster]  # type: ignore[no-any-return]


def _die(g: Play) -> int:
    return faces(ability(g, HIDE)["die"])


def _hide(g: Play, hero: Hero, answer: Answer) -> Rule:
    """A number set in secret; named by the right player, and the hero is found, else the monster walks on."""
    m, name = g.s.meeting, f"hide.{hero.seat}"
    m.used = (*m.used, HIDE)
    number = yield Decision.hide(hero.seat, "hide.number", name, 1, _die(g), (m.monster, _seeker_picks(g)))
    g.hide(name, int(number), 1, _die(g), only(hero.seat))
    named = yield from _seek(g, hero)
    g.event("hide.sought", hero.seat, m.monster, named)
    value = g.number(name)
    found = str(value) in named
    key = "hide.found" if found else "hide.unseen"
    g.tell_number(ALL, name, lambda v: v == value, key, hero.seat, m.monster, value)
    g.forget_number(name)
    if found:
        yield from face(g, hero)


def _seek(g: Play, hero: Hero) -> Rule:
    """The right player names numbers; alone, the game does so evenly at random (R65)."""
    right, count = right_of(g, hero), _seeker_picks(g)
    if right is not None:
        seek = name_numbers("seek", count)
        return (yield Decision.one(right, "hide.seek", (seek,), data=(hero.seat, g.s.meeting.monster, count)))[1]
    left = list(FACES[: _die(g)])
    return tuple(sorted(left.pop(g.below(len(left), f"seek.{hero.seat}")) for _ in range(count)))


@hook("sneak.before", of="heroes", having=SENSES)
def keen_senses(g: Play, hero: Hero, card: Card) -> Rule:
    """Even: sensed in time, a normal encounter with all stances (R52)."""
    value = yield from roll(g, hero, faces(ability(g, SENSES)["die"]), SENSES)
    sensed = value % 2 == 0
    g.event("senses.sharp" if sensed else "senses.dull", hero.seat)
    return sensed


@hook("encounter.choices", of="heroes", having=BLOWPIPE)
def blowpipe(g: Play, hero: Hero) -> list[Choice]:
    """Once a game, when discovered and before the fight; not against a sneak attack."""
    return [Choice(option("blowpipe", info=_odds(g)), _at_once)] if _may_blow(g, hero) else []


def _may_blow(g: Play, hero: Hero) -> bool:
    m = g.s.meeting
    return not hero.marks.get(USED) and not m.sneak and has_monster_card(g, m.monster)


def _odds(g: Play) -> tuple[int, int, int]:
    """(what misses, faces, what a Champion loses)"""
    numbers = weapon(g, BLOWPIPE)
    return numbers["miss"][1], faces(numbers["die"]), numbers["champion_of_chaos"]


def _at_once(g: Play, hero: Hero, answer: Answer) -> Rule:
    if not (yield from _blow(g, hero)):
        yield from face(g, hero)


@hook("attack.after", of="heroes", having=BLOWPIPE)
@hook("wait.after", of="heroes", having=BLOWPIPE)
@hook("escape.after", of="heroes", having=BLOWPIPE)
def before_the_first_blow(g: Play, hero: Hero) -> Rule:
    if not _may_blow(g, hero):
        return False
    data = (g.s.meeting.monster, *_odds(g))
    if (yield from pick(g, hero, "blowpipe", ("blow", "hold"), "hold", data)) == "hold":
        return False
    return (yield from _blow(g, hero))


def _blow(g: Play, hero: Hero) -> Rule:
    """True if the monster is dead; the blowpipe is thrown away either way."""
    m, numbers = g.s.meeting, weapon(g, BLOWPIPE)
    hero.marks[USED] = 1
    m.used = (*m.used, BLOWPIPE)
    g.event("blowpipe", hero.seat, m.monster)
    value = yield from roll(g, hero, faces(numbers["die"]), BLOWPIPE)
    if between(value, numbers["miss"]):
        g.event("blowpipe.missed", hero.seat, m.monster)
        return False
    if loss := numbers.get(m.monster):
        return wound(g, hero, loss)
    g.event("monster.poisoned", hero.seat, m.monster)
    return True
