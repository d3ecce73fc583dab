"""Meeting one of the five monsters: stances and the Monster card (section 6)."""

from collections.abc import Callable

from ..kernel import ALL, NOBODY, Answer, Play, Rule, only
from .choices import Choice, choose, option
from .combat import fight, still_stands
from .dice import roll_dice
from .harm import hurt
from .hooks import NOTHING, befalls, changed, instead, more_choices
from .movement import why_no_escape
from .parts import Outcome
from .state import INSIDE, Hero, Meeting


def right_of(g: Play, hero: Hero) -> int | None:
    """The seat to the right: the one before in turn order, dead or gone or not (R27); nobody in solo."""
    seats = len(g.s.heroes)
    return (hero.seat - 1) % seats if seats > 1 else None


def meet(g: Play, hero: Hero, monster: str, sneak: bool = False) -> Rule:
    g.s.meeting = Meeting(monster, hero.seat, sneak)
    g.event("monster.met", hero.seat, monster, sneak)
    if not (yield from instead(g, "encounter.instead", hero)):
        yield from face(g, hero)
    yield from end_meeting(g, hero)


def face(g: Play, hero: Hero) -> Rule:
    """What to do about the monster; asked again where something tried before the fight has not settled it."""
    m = g.s.meeting
    choices = _stances(g, hero, m.sneak) + more_choices(g, "encounter.choices", hero)
    choices = changed(g, "encounter.menu", hero, choices)
    return choose(g, hero, "stance", choices, (m.monster, m.sneak), default="attack")


def _stances(g: Play, hero: Hero, sneak: bool) -> list[Choice]:
    stances = [Choice(option("attack"), attack)]
    if not sneak:
        stances.append(Choice(option("wait"), wait))
    return [*stances, Choice(option("escape", why_not=why_no_escape(g, hero)), escape)]


def attack(g: Play, hero: Hero, answer: Answer) -> Rule:
    """Missiles may fly before the Monster card and again after "combat" (section 6, 5)."""
    _announce(g, hero, "attack")
    if (yield from instead(g, "attack.before", hero)):
        return
    yield from read_card(g, hero)


def wait(g: Play, hero: Hero, answer: Answer) -> Rule:
    _announce(g, hero, "wait")
    return read_card(g, hero)


def escape(g: Play, hero: Hero, answer: Answer) -> Rule:
    _announce(g, hero, "escape")
    if (yield from instead(g, "escape.chosen", hero)):
        yield from _get_away(g, hero)
    yield from read_card(g, hero)


def _announce(g: Play, hero: Hero, stance: str) -> None:
    g.s.meeting.stance = stance
    g.event("stance", hero.seat, stance, g.s.meeting.monster)


def read_card(g: Play, hero: Hero) -> Rule:
    return follow_result(g, hero, hear_result(g, hero))


def follow_result(g: Play, hero: Hero, outcome: Outcome) -> Rule:
    return RESULTS[outcome.result](g, hero, outcome)


def hear_result(g: Play, hero: Hero) -> Outcome:
    """The right player draws, looks up monster and stance, and announces only the result."""
    m = g.s.meeting
    outcome = draw_monster_card(g, hero, m.stance)
    monster, stance = m.monster, m.stance
    m.result = outcome.result

    def agrees(card: int) -> bool:
        other = g.cards.monster[card].outcomes[monster][stance]
        return bool(other.result == outcome.result and other.slash == outcome.slash)

    g.tell(ALL, "monster", m.card, agrees, "monster.result", hero.seat, monster, stance, outcome.result, outcome.slash)
    return outcome


def draw_monster_card(g: Play, hero: Hero, stance: str) -> Outcome:
    m = g.s.meeting
    right = only(right_of(g, hero))
    m.card = g.draw("monster", seen_by=right)
    outcome: Outcome = g.cards.monster[m.card].outcomes[m.monster][stance]
    if right != NOBODY:
        g.event("monster.card", hero.seat, m.monster, stance, outcome.result, outcome.lp, seen_by=right)
    return outcome


def _flees(g: Play, hero: Hero, outcome: Outcome) -> Rule:
    return NOTHING


def _escapes(g: Play, hero: Hero, outcome: Outcome) -> Rule:
    return _get_away(g, hero)


def _get_away(g: Play, hero: Hero) -> Rule:
    from .tiles import retreat

    return retreat(g, hero)


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
    if (yield from instead(g, f"{g.s.meeting.stance}.after", hero)):
        return
    yield from fight(g, hero, right_of(g, hero))


RESULTS: dict[str, Callable[[Play, Hero, Outcome], Rule]] = {
    "flee": _flees,
    "combat": _combat,
    "escape": _escapes,
    "slash_escape": _slash_escape,
    "slash_combat": _slash_combat,
}


def end_meeting(g: Play, hero: Hero) -> Rule:
    return NOTHING if g.s.meeting is None else _part(g, hero, g.s.meeting)


def _part(g: Play, hero: Hero, m: Meeting) -> Rule:
    """The Monster card goes to the bottom of its deck; that deck has no Shuffle card."""
    if hero.status == INSIDE:
        yield from befalls(g, "meeting.ends", hero)
    if m.card >= 0:
        g.put_under("monster", m.card)
    g.s.meeting = None
