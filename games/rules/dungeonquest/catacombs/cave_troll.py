"""The cave troll and its secret number: it may be bribed, or it fights (section 13, R58)."""

from typing import Any

from ...kernel import ALL, NOBODY, Answer, Decision, Option, PickSome, Play, Rule, only
from ..choices import Choice, choose, option
from ..combat import fight
from ..encounter import end_meeting, right_of
from ..follow import FOLLOW
from ..hooks import changed, hook, instead, more_choices
from ..kinds import CaveTroll
from ..longbow import arrow
from ..piles import Drawn
from ..state import Hero, Meeting
from . import loot

TROLL = "cave_troll"
ARROWS = 2  # at most, both before the first round (R41)


def numbers(g: Play) -> Any:
    return g.cards.set.numbers[TROLL]


def life(g: Play, number: int) -> int:
    """Ten, less the number."""
    return int(numbers(g)["chosen_number"][1]) + 1 - number


def is_troll(g: Play) -> bool:
    return g.s.meeting is not None and g.s.meeting.monster == TROLL


def met(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    g.s.meeting = Meeting(TROLL, hero.seat)
    g.event("monster.met", hero.seat, TROLL, False)
    if not (yield from instead(g, "cave_troll.instead", hero)):
        yield from _pay_or_fight(g, hero)
    yield from end_meeting(g, hero)


def _pay_or_fight(g: Play, hero: Hero) -> Rule:
    why = changed(g, "bribe.bar", hero, "")
    yield from _hide_number(g, hero, rolled=bool(why))
    choices = [Choice(option("fight"), fight_it), Choice(_offer(g, hero, why), _bribe)]
    choices += more_choices(g, "cave_troll.choices", hero)
    yield from choose(g, hero, TROLL, choices, default="fight")


FOLLOW[CaveTroll] = met


def _hide_number(g: Play, hero: Hero, rolled: bool) -> Rule:
    """The right player's secret; with nobody there, or where no bribe is possible, the game draws it (R65)."""
    low, high = numbers(g)["chosen_number"]
    right = right_of(g, hero)
    if right is None or rolled:
        value = low + g.below(high - low + 1, f"{TROLL}.{hero.seat}", hides=TROLL)
    else:
        value = int((yield Decision.hide(right, f"{TROLL}.number", TROLL, low, high, (hero.seat,))))
    g.hide(TROLL, value, low, high, only(right) if right is not None else NOBODY)


def _offer(g: Play, hero: Hero, why: str) -> Option:
    """At least one treasure; ``info``: gold it wants for each point of its number, and at most."""
    price, most = numbers(g)["bribe_per_point"], numbers(g)["chosen_number"][1]
    names = tuple(loot.pieces(g, hero))
    fields = (PickSome("treasures", names, 1, max(1, len(names))),)
    return Option("offer", fields, None, why or ("" if names else "no_treasure"), (price, price * most))


def _bribe(g: Play, hero: Hero, answer: Answer) -> Rule:
    """The number is shown. Enough, and all of it is gone and the way free; too little, and it is kept for the fight."""
    held = [loot.pieces(g, hero)[name] for name in answer[1]]
    offered, number = loot.worth(g, held), g.number(TROLL)
    g.event("troll.offer", hero.seat, len(held), offered)
    wants = numbers(g)["bribe_per_point"] * number
    g.tell_number(ALL, TROLL, lambda n: n == number, "troll.number", hero.seat, number, wants)
    if offered >= wants:
        loot.give_up(g, hero, held)
        g.event("troll.bribed", hero.seat, offered)
        return
    g.event("troll.scorns", hero.seat, offered, wants)
    yield from fight_it(g, hero, answer)


def fight_it(g: Play, hero: Hero, answer: Answer) -> Rule:
    """No stance and no Monster card; arrows first, then rounds as with any monster."""
    g.s.meeting.result = "combat"
    for _ in range(ARROWS):
        if (yield from arrow(g, hero)) or (g.s.meeting.wounds and not stands(g, hero)):
            return
    if (yield from instead(g, "troll.before", hero)):
        return
    yield from fight(g, hero, right_of(g, hero))


@hook("monster.stands", of="catacombs")
def stands(g: Play, hero: Hero) -> bool | None:
    """What shows of its life is told here and nowhere else."""
    if not is_troll(g):
        return None
    wounds, its_life = g.s.meeting.wounds, life(g, g.number(TROLL))
    if wounds >= its_life:
        g.tell_number(ALL, TROLL, lambda n: life(g, n) == its_life, "monster.dead", hero.seat, TROLL, its_life)
        return False
    if wounds:
        g.tell_number(ALL, TROLL, lambda n: life(g, n) > wounds, "monster.stands", hero.seat, TROLL, wounds)
    return True


@hook("arrow.column", of="catacombs")
def as_hard_to_hit(g: Play, hero: Hero, column: str) -> str:
    return numbers(g)["longbow_column"] if is_troll(g) else column  # type: ignore[no-any-return]


@hook("meeting.ends", of="catacombs")
def forget(g: Play, hero: Hero) -> Rule:
    if is_troll(g):
        g.forget_number(TROLL)
    return
    yield


@hook("hero.removed", of="catacombs")
def forget_for_good(g: Play, hero: Hero) -> None:
    if is_troll(g):
        g.forget_number(TROLL)
