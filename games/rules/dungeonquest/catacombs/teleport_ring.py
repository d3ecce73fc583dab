"""The ring of Teleportation (section 11): out of the Catacombs at once, by the usual way up."""

from ...kernel import Answer, Play, Rule
from ..choices import Choice, option, pick
from ..hooks import befalls, hook
from ..kinds import CaveTroll, GiantWorm, Hurt, TorchGoesOut
from ..piles import Drawn
from ..rings import can_use, use
from ..state import Hero
from .below import PILE
from .upward import rise, some_way_up

RING = "teleportation"
WORTH_DODGING = (CaveTroll, GiantWorm, Hurt, TorchGoesOut)


@hook("turn.choices", of="catacombs")
def at_turn_start(g: Play, hero: Hero) -> list[Choice]:
    if hero.below is None or not can_use(hero, RING):
        return []
    return [Choice(option("ring:teleportation", why_not="" if some_way_up(g, hero) else "no_way_up"), _away)]


def _away(g: Play, hero: Hero, answer: Answer) -> Rule:
    use(g, hero)
    yield from befalls(g, "hero.teleported", hero)
    yield from rise(g, hero)


@hook("card.drawn", of="catacombs")
def dodges(g: Play, hero: Hero, drawn: Drawn) -> Rule:
    """Even away from a card just drawn; it counts as drawn."""
    if drawn.pile != PILE or type(drawn.card) not in WORTH_DODGING or not can_use(hero, RING):
        return False
    if hero.below is None or not some_way_up(g, hero):
        return False
    if (yield from pick(g, hero, "ring.teleportation", ("use", "keep"), "keep", (drawn.card.key,))) == "keep":
        return False
    yield from _away(g, hero, "use")
    return True
