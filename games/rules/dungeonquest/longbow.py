"""The longbow (section 6, 5): one arrow before the Monster card, one after "combat", only when attacking."""

from ..kernel import Play, Rule
from .choices import pick
from .dice import roll
from .hooks import NOTHING, changed, hook
from .state import Hero

WEAPON = "longbow"
CHAMPION_LOSES = 3  # life points, the first time "killed" comes up against a Champion of Chaos


@hook("attack.before", having=WEAPON)
@hook("attack.after", having=WEAPON)
def arrow(g: Play, hero: Hero) -> Rule:
    """Loose an arrow or not; True if the monster is dead."""
    return _shot(g, hero) if hero.arrows else NOTHING


def _shot(g: Play, hero: Hero) -> Rule:
    m = g.s.meeting
    if (yield from pick(g, hero, "arrow", ("shoot", "hold"), "hold", (m.monster, hero.arrows))) == "hold":
        return False
    hero.arrows -= 1
    value = yield from roll(g, hero, 6, "arrow")
    column = changed(g, "arrow.column", hero, "death_warrior" if m.monster == "death_warrior" else "other")
    result = g.cards.set.longbow[column][value]
    g.event("arrow", hero.seat, m.monster, result)
    return (yield from strike(g, hero, result))


def strike(
    g: Play,
    hero: Hero,
    result: str,
    die: str = "arrow.wound",
    killed: str = "monster.shot",
    loses: int = CHAMPION_LOSES,
) -> Rule:
    """What a missile's table says: True if the monster is dead.

    ``die`` is what a wound is rolled for, ``killed`` the event of a death, ``loses`` what a Champion first loses.
    """
    m = g.s.meeting
    if result == "missed":
        return False
    if result == "wounded":
        return wound(g, hero, (yield from roll(g, hero, 6, die)) // 2)
    if m.monster == "champion_of_chaos" and not m.arrow_hits:
        m.arrow_hits = 1
        return wound(g, hero, loses)
    g.event(killed, hero.seat, m.monster)
    return True


def wound(g: Play, hero: Hero, loss: int) -> bool:
    """The monster loses life points; True if that kills it. Before its card is drawn nobody can tell."""
    from .combat import still_stands

    m = g.s.meeting
    m.wounds += loss
    g.event("monster.wounded", hero.seat, m.monster, m.wounds)
    return m.card >= 0 and not still_stands(g, hero)
