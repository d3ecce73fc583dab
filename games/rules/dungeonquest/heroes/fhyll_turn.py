"""The start of a berserk turn: calm again, still raging, or steered by the player to the right (section 12, R47)."""

from ...kernel import Play, Rule
from ..dice import roll
from ..hooks import hook
from ..state import Hero
from ..steering import steered_turn
from .fhyll import BERSERK, calm_down, is_berserk, numbers
from .sheet import between, faces

STEERED = "berserk_steered"  # a mark for one turn
STEER, NORMAL = "right_player_steers", "back_to_normal"


@hook("turn.forced", of="heroes", having=BERSERK)
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


@hook("turn.instead", of="heroes", having=BERSERK)
def steered(g: Play, hero: Hero) -> Rule:
    """The right player picks among the directions he can really go."""
    if not hero.marks.pop(STEERED, 0):
        return False
    yield from steered_turn(g, hero, "berserk.steer")
    return True
