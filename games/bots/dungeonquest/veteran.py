"""A player with experience: straight to the gold, a look at the clock, and home.

Maximises, alone: the chance to get out with at least one treasure chit, then to get out at all. With others: to be the
richest of those who get out. Plays from what its seat sees and from the public card set; imagines no worlds.
"""

from collections.abc import Callable

from games.bots.view import SeatView
from games.rules.kernel import Answer
from games.rules.kernel.options import RandomSource

from . import extras, perils, walking
from .mind import Mind

HERO_TASTE = ("ulv_grimhand", "volrik", "sir_rohan", "el_adoran")
RING_TASTE = ("healing", "warning", "dazzling", "opening")


def choose(view: SeatView, seat: int, rng: RandomSource) -> Answer:
    mind = Mind(view, seat, rng)
    return extras.before(mind) or extras.after(mind, ANSWERS.get(view.key, _as_a_clock)(mind))


def _as_a_clock(mind: Mind) -> Answer:
    """To questions that nobody has written a rule of thumb for."""
    return mind.view.default(mind.rng)


def _by_taste(*wanted: str) -> Callable[[Mind], Answer]:
    return lambda mind: mind.first(*wanted)


ANSWERS: dict[str, Callable[[Mind], Answer]] = {
    "hero.choose": _by_taste(*HERO_TASTE),
    "ring.choose": _by_taste(*RING_TASTE),
    "turn": walking.turn,
    "turn.tower": walking.tower_turn,
    "turn.chamber": walking.chamber_turn,
    "turn.cave_in": walking.cave_in_turn,
    "turn.darkness": _by_taste("grope"),
    "turn.trapdoor": _by_taste("climb"),
    "turn.torch": _by_taste("relight"),
    "turn.spider": _by_taste("fight"),
    "corridor": walking.free_move,
    "tower": walking.tower,
    "secret_door": walking.secret_door,
    "dragon.flee": walking.free_move,
    "lock": _by_taste("ring:opening:door", "ring:opening:gate"),
    "stance": perils.stance,
    "arrow": perils.arrow,
    "tactic": perils.tactic,
    "spider": _by_taste("fight"),
    "spider.fight": _by_taste("fight"),
    "spider.shoot_on": _by_taste("shoot"),
    "crypt.found": perils.crypt,
    "corpse.found": perils.corpse,
    "potion.found": _by_taste("keep"),
    "ring.warning": _by_taste("use"),
    **extras.ANSWERS,
}
"""By decision key; whatever else is asked gets what a clock would answer."""
