"""The start of a berserk turn: calm again, still raging, or steered by the player to the right (section 12, R47)."""

from ...kernel import Decision, Play, Rule
from ..choices import Choice, choose
from ..dice import roll
from ..encounter import right_of
from ..hooks import hook
from ..state import Hero
from ..traps import rope_out
from ..turn import menu
from .fhyll import calm_down, is_berserk, numbers
from .sheet import between, faces

STEERED = "berserk_steered"  # a mark for one turn
STEER, NORMAL = "right_player_steers", "back_to_normal"


@hook("turn.forced", of="heroes")
def rages_on(g: Play, hero: Hero) -> Rule:
    """Missed turns too (R46). Below there is nowhere to steer him: a 1 calms as well (section 14)."""
    hero.marks.pop(STEERED, None)
    if not is_berserk(hero):
        return
    table = numbers(g)["turn_roll"]
    becomes = _row(table, (yield from roll(g, hero, faces(table["die"]), "berserk.turn")))
    if becomes == NORMAL or (becomes == STEER and hero.below is not None):
        calm_down(g, hero)
    elif becomes == STEER:
        hero.marks[STEERED] = 1
        g.event("berserk.steered", hero.seat)
    else:
        g.event("berserk.stays", hero.seat)


def _row(table: dict[str, str], value: int) -> str:
    """Rows are named by a number or by the first and last of several: ``"2-5"``."""
    for row, becomes in table.items():
        first, _, last = row.partition("-")
        if first.isdigit() and between(value, [int(first), int(last or first)]):
            return becomes
    raise KeyError(value)


@hook("turn.instead", of="heroes")
def steered(g: Play, hero: Hero) -> Rule:
    """The right player picks among the directions he can really go; what holds him he must first get out of himself."""
    if not hero.marks.pop(STEERED, 0):
        return False
    rope_out(g, hero)
    goes_on = True
    while goes_on:
        key, choices = menu(g, hero)
        if directions := [c for c in choices if _leads_on(c)]:
            picked = yield from _picked_by_right(g, hero, directions)
            goes_on = yield from picked.run(g, hero, picked.option.id)
        else:
            goes_on = yield from choose(g, hero, key, choices, default="miss")
    return True


def _leads_on(choice: Choice) -> bool:
    return not choice.option.why_not and choice.option.id.startswith(("move:", "force"))


def _picked_by_right(g: Play, hero: Hero, directions: list[Choice]) -> Rule:
    """Alone the game draws evenly (R65)."""
    right = right_of(g, hero)
    if right is None:
        return directions[g.below(len(directions), f"steer.{hero.seat}")]
    ids = tuple([c.option for c in directions])
    answer = yield Decision.one(right, "berserk.steer", ids, data=(hero.seat,))
    return next(c for c in directions if c.option.id == answer)
