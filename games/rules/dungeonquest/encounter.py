"""Meeting one of the five monsters: stances and the Monster card (section 6)."""

from collections.abc import Callable

from ..kernel import ALL, NOBODY, Answer, Play, Rule, only
from .parts import Outcome
from .choices import Choice, choose, option
from .combat import fight, still_stands
from .dice import roll_dice
from .harm import hurt
from .movement import why_no_escape
from .state import Hero, Meeting


def right_of(g: Play, hero: Hero) -> int | None:
    """The seat to the right: the one before in turn order, dead or gone or not (R27); nobody in solo."""
    seats = len(g.s.heroes)
    return (hero.seat - 1) % seats if seats > 1 else None


def meet(g: Play, hero: Hero, monster: str, sneak: bool = False) -> Rule:
    g.s.meeting = Meeting(monster, hero.seat, sneak)
    g.event("monster.met", hero.seat, monster, sneak)
    choices = [c for more in g.cards.hooks["encounter.choices"] for c in more(g, hero)]
    yield from choose(g, hero, "stance", _stances(g, hero, sneak) + choices, (monster, sneak), default="attack")
    end_meeting(g)


def _stances(g: Play, hero: Hero, sneak: bool) -> list[Choice]:
    stances = [Choice(option("attack"), attack)]
    if not sneak:
        stances.append(Choice(option("wait"), wait))
    return [*stances, Choice(option("escape", why_not=why_no_escape(g, hero)), escape)]


def attack(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Missiles may fly before the Monster card and again after "combat" (section 6, 5)."""
    _announce(g, hero, "attack")
    if (yield from _missiles(g, hero, "attack.before")):
        return
    yield from read_card(g, hero)


def wait(g: Play, hero: Hero, answer: Answer) -> Rule:
    _announce(g, hero, "wait")
    yield from read_card(g, hero)


def escape(g: Play, hero: Hero, answer: Answer) -> Rule:
    _announce(g, hero, "escape")
    yield from read_card(g, hero)


def _announce(g: Play, hero: Hero, stance: str) -> None:
    g.s.meeting.stance = stance
    g.event("stance", hero.seat, stance, g.s.meeting.monster)


def _missiles(g: Play, hero: Hero, point: str) -> Rule:
    for shoot in g.cards.hooks[point]:
        if (yield from shoot(g, hero)):
            return True
    return False


def read_card(g: Play, hero: Hero) -> Rule:
    """The right player draws, looks up monster and stance, and announces only the result."""
    m = g.s.meeting
    outcome = draw_monster_card(g, hero, m.stance)
    monster, stance = m.monster, m.stance
    m.result = outcome.result

    def agrees(card: int) -> bool:
        other = g.cards.monster[card].outcomes[monster][stance]
        return bool(other.result == outcome.result and other.slash == outcome.slash)

    g.tell(ALL, "monster", m.card, agrees, "monster.result", hero.seat, monster, stance, outcome.result, outcome.slash)
    yield from RESULTS[outcome.result](g, hero, outcome)


def draw_monster_card(g: Play, hero: Hero, stance: str) -> Outcome:
    m = g.s.meeting
    right = only(right_of(g, hero))
    m.card = g.draw("monster", seen_by=right)
    outcome: Outcome = g.cards.monster[m.card].outcomes[m.monster][stance]
    if right != NOBODY:
        g.event("monster.card", hero.seat, m.monster, stance, outcome.result, outcome.lp, seen_by=right)
    return outcome


def _flees(g: Play, hero: Hero, outcome: Outcome) -> Rule:
    return
    yield


def _escapes(g: Play, hero: Hero, outcome: Outcome) -> Rule:
    from .tiles import retreat

    yield from retreat(g, hero)


def _slash_escape(g: Play, hero: Hero, outcome: Outcome) -> Rule:
    yield from _slash(g, hero, outcome)
    yield from _escapes(g, hero, outcome)


def _slash_combat(g: Play, hero: Hero, outcome: Outcome) -> Rule:
    yield from _slash(g, hero, outcome)
    yield from _combat(g, hero, outcome)


def _slash(g: Play, hero: Hero, outcome: Outcome) -> Rule:
    loss = yield from roll_dice(g, hero, outcome.slash, "slash")
    hurt(g, hero, loss, g.s.meeting.monster)


def _combat(g: Play, hero: Hero, outcome: Outcome) -> Rule:
    if not still_stands(g, hero):
        return
    if g.s.meeting.stance == "attack" and (yield from _missiles(g, hero, "attack.after")):
        return
    yield from fight(g, hero, right_of(g, hero))


RESULTS: dict[str, Callable[[Play, Hero, Outcome], Rule]] = {
    "flee": _flees,
    "combat": _combat,
    "escape": _escapes,
    "slash_escape": _slash_escape,
    "slash_combat": _slash_combat,
}


def end_meeting(g: Play) -> None:
    """The Monster card goes to the bottom of its deck; that deck has no Shuffle card."""
    m = g.s.meeting
    if m is not None:
        if m.card >= 0:
            g.put_under("monster", m.card)
        g.s.meeting = None
