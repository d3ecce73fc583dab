"""The strongest player: rules of thumb first, and a search over imagined worlds wherever the question is worth it.

Maximises the share of the victory. DungeonQuest alone is not searched: there it plays as the veteran does, for a
treasure chit first and its life second. Knows what its seat was told, no more.
"""

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec

from games.bots.registry import LEVELS, PACKAGE, Player, levels_of, player
from games.bots.search import LIVE, Budget, Found, Guide, search
from games.bots.search.guide import Blind
from games.bots.view import SeatView
from games.rules.kernel import Answer
from games.rules.kernel.options import RandomSource

LEVEL = "legend"


def choose(view: SeatView, seat: int, rng: RandomSource, budget: Budget | None = None) -> Answer:
    """Without a budget the one for play at a table."""
    return think(view, seat, rng, budget or LIVE).answer


def think(view: SeatView, seat: int, rng: RandomSource, budget: Budget) -> Found:
    """The answer with its figures. What can be answered in one way only is answered at once."""
    clock = budget.clock()
    usual = rule_of_thumb(view.ruleset)(view, seat, rng)
    legal, guide = view.legal(), guide_of(view.ruleset)
    if (len(legal) == 1 and not legal[0].fields) or not guide.worth_a_search(view):
        return Found(usual, {}, None, 0)
    study = guide.study(view, seat, rng)
    return search(view, seat, rng, study.candidates(view, usual, rng), study, clock)


@lru_cache(maxsize=32)
def rule_of_thumb(ruleset: str) -> Player:
    """The strongest player of this game below this level."""
    lower = [level for level in levels_of(ruleset) if LEVELS.index(level) < LEVELS.index(LEVEL)]
    return player(ruleset, lower[-1])


@lru_cache(maxsize=32)
def guide_of(ruleset: str) -> Guide:
    """``games.bots.<ruleset>.guide`` if there is one."""
    name = f"{PACKAGE}.{ruleset}.guide"
    try:
        found = find_spec(name) is not None
    except ModuleNotFoundError:  # no package for this game
        found = False
    return import_module(name).Guide() if found else Blind()
