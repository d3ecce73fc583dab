"""Bows, throwing stars, daggers, the sling and the dart."""

from games.rules.kernel import Answer, sample

from . import perils
from .mind import Mind

NOT_WORTH_IT = "goblin"
STARS_ONLY_WOUND = "death_warrior"
KEPT_IN_HAND = 2  # daggers: with the last one gone there are bare hands
DESPERATE = 3  # life points


def dart(mind: Mind) -> Answer:
    """There is one. It seldom misses, so not at a goblin, and a champion only loses life."""
    monster = mind.view.question_data()[0]
    return "hold" if monster == NOT_WORTH_IT and mind.life > DESPERATE else "blow"


def star(mind: Mind) -> Answer:
    monster = mind.view.question_data()[0]
    return "hold" if monster in (NOT_WORTH_IT, STARS_ONLY_WOUND) else "throw"


def dagger(mind: Mind) -> Answer:
    """Before a fight that may not come to one: only at what is dangerous."""
    monster, left = mind.view.question_data()
    return "throw" if left > KEPT_IN_HAND and monster != NOT_WORTH_IT else "hold"


def dagger_thrown(mind: Mind) -> Answer:
    """The hero names two moves, the monster makes one: all are alike, so evenly."""
    return mind.any()


def dagger_round(mind: Mind) -> Answer:
    """A hit takes three or four life points where the hand takes one."""
    return _throws(mind) or mind.first("strike")


def tactic(mind: Mind) -> Answer:
    return _throws(mind) or perils.tactic(mind)


def _throws(mind: Mind) -> Answer | None:
    if "throw" not in mind.legal or mind.me["marks"].get("daggers", 0) < KEPT_IN_HAND:
        return None
    return sample(mind.legal["throw"], mind.rng)


ANSWERS = {
    "blowpipe": dart,
    "shuriken": star,
    "spider.throw_on": lambda mind: mind.first("throw"),
    "sling": lambda mind: mind.first("let_fly"),
    "dagger": dagger,
    "dagger.throw": dagger_thrown,
    "dagger.round": dagger_round,
    "tactic": tactic,
}
