"""Rounds of combat (section 6, 3; alone: section 10)."""

from ..kernel import ALL, Answer, Decision, Play, Rule
from .dice import roll
from .harm import hurt
from .hooks import befalls, changed, joined, more_choices
from .parts import Loss, SoloRow
from .state import Hero

TACTICS = ("mighty_blow", "slash", "leap_aside")


def still_stands(g: Play, hero: Hero) -> bool:
    """Does the monster? Whatever shows of its hidden life points is told here and nowhere else."""
    for another in joined(g, "monster.stands", hero):
        if (stands := another(g, hero)) is not None:
            return bool(stands)
    m = g.s.meeting
    monster, stance, wounds = m.monster, m.stance, m.wounds
    cards = g.cards.monster
    life = cards[m.card].outcomes[monster][stance].lp
    if wounds >= life:
        g.tell(
            ALL, "monster", m.card, lambda c: cards[c].outcomes[monster][stance].lp == life,
            "monster.dead", hero.seat, monster, life,
        )  # fmt: skip
        return False
    if wounds:
        g.tell(
            ALL, "monster", m.card, lambda c: cards[c].outcomes[monster][stance].lp > wounds,
            "monster.stands", hero.seat, monster, wounds,
        )  # fmt: skip
    return True


def fight(g: Play, hero: Hero, right: int | None) -> Rule:
    """Until one side is dead; if both die in one round the hero is dead (R8)."""
    m = g.s.meeting
    yield from befalls(g, "combat.begins", hero)
    while True:
        yield from befalls(g, "round.before", hero)
        m.rounds += 1
        loss = changed(g, "combat.loss", hero, (yield from _exchange(g, hero, right)))
        m.wounds += loss.monster
        g.event("exchange", hero.seat, m.monster, m.hero_tactic, m.monster_tactic, loss.hero, loss.monster)
        if loss.hero:
            hurt(g, hero, loss.hero, m.monster)
        if not loss.monster:
            continue
        if not still_stands(g, hero):
            return


def _exchange(g: Play, hero: Hero, right: int | None) -> Rule:
    if joined(g, "combat.round", hero):
        return _special_exchange(g, hero, right)
    return _usual_exchange(g, hero, right)


def _special_exchange(g: Play, hero: Hero, right: int | None) -> Rule:
    for special in joined(g, "combat.round", hero):
        if (loss := (yield from special(g, hero, right))) is not None:
            return loss
    return (yield from _usual_exchange(g, hero, right))


def _usual_exchange(g: Play, hero: Hero, right: int | None) -> Rule:
    return _alone(g, hero) if right is None else _against(g, hero, right)


def _against(g: Play, hero: Hero, right: int) -> Rule:
    """Both choose in secret and reveal together."""
    m = g.s.meeting
    data = (m.monster, m.wounds, m.rounds)
    mine = (*TACTICS, *more_choices(g, "combat.tactics", hero))
    both = yield Decision.together("tactic", ((hero.seat, mine), (right, TACTICS)), data)
    if both[hero.seat] not in TACTICS:
        return (yield from _special_answer(g, hero, right, both))
    m.hero_tactic, m.monster_tactic = both[hero.seat], both[right]
    return g.cards.set.matrix[m.hero_tactic][m.monster_tactic]


def _special_answer(g: Play, hero: Hero, right: int | None, both: dict[int, Answer]) -> Rule:
    for special in joined(g, "combat.answer", hero):
        if (loss := (yield from special(g, hero, right, both))) is not None:
            return loss
    return None


def _alone(g: Play, hero: Hero) -> Rule:
    """The solo table."""
    while True:
        value = yield from roll(g, hero, 12, "combat")
        row: SoloRow = next(r for r in g.cards.set.solo_table if r.roll[0] <= value <= r.roll[1])
        if not row.reroll:
            return Loss(row.hero, row.monster)
