"""The sling (section 12): once a combat, before the Monster card when attacking or after it when waiting (R13)."""

from ...kernel import Play, Rule
from ..choices import pick
from ..dice import roll
from ..hooks import hook
from ..longbow import wound
from ..state import Hero
from .run import RUNNING
from .sheet import armed_with, between, faces, weapon

WEAPON = "sling"


@hook("attack.before", of="heroes", having=WEAPON)
@hook("wait.after", of="heroes", having=WEAPON)
def sling(g: Play, hero: Hero) -> Rule:
    """Let fly or not; True if the monster is dead."""
    if not _may(g, hero):
        return False
    m, hit = g.s.meeting, weapon(g, WEAPON)["to_hit"]
    needed = hit.get(m.monster, hit["other"])
    data = (m.monster, needed[0], faces(hit["die"]))
    if (yield from pick(g, hero, "sling", ("let_fly", "hold"), "hold", data)) == "hold":
        return False
    m.used = (*m.used, WEAPON)
    value = yield from roll(g, hero, faces(hit["die"]), "sling")
    if not between(value, needed):
        g.event("sling.missed", hero.seat, m.monster)
        return False
    return wound(g, hero, (yield from _damage(g, hero)))


def _may(g: Play, hero: Hero) -> bool:
    """Only at the five, not after a sneak attack, not in a turn of running."""
    m = g.s.meeting
    ready = armed_with(g, hero, WEAPON) and not m.sneak and not hero.marks.get(RUNNING)
    return ready and WEAPON not in m.used and m.monster in weapon(g, WEAPON)["targets"]


def _damage(g: Play, hero: Hero) -> Rule:
    table = weapon(g, WEAPON)["damage"]
    value = yield from roll(g, hero, faces(table["die"]), "sling.damage")
    return table["rows"][str(value)]
