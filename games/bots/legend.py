"""The strongest player: rules of thumb first, and a search over imagined worlds wherever the question is worth it.

Maximises what the game's guide says (DungeonQuest: the share of the victory; alone a stated mix of getting out with
treasure, getting out, and gold); without a guide the share of the victory. Knows what its seat was told, no more.
"""

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec

from games.bots.registry import LEVELS, PACKAGE, Player, levels_of, player
from games.bots.search import LIVE, Budget, Found, Guide, Study, search
from games.bots.search.guide import Blind
from games.bots.search.search import Candidate
from games.bots.view import SeatView
from games.rules.kernel import Answer, Position, sample
from games.rules.kernel.options import RandomSource

LEVEL = "legend"
FILLED_IN = 3  # ways in which an option with fields is filled in
MOST = 12  # candidates


def choose(view: SeatView, seat: int, rng: RandomSource, budget: Budget | None = None) -> Answer:
    """Without a budget the one for play at a table."""
    return think(view, seat, rng, budget or LIVE).answer


def think(view: SeatView, seat: int, rng: RandomSource, budget: Budget) -> Found:
    """The answer with its figures. What can be answered in one way only is answered at once."""
    usual = rule_of_thumb(view.ruleset)(view, seat, rng)
    legal, guide = view.legal(), guide_of(view.ruleset)
    if (len(legal) == 1 and not legal[0].fields) or not guide.worth_a_search(view):
        return Found(usual, {}, None, 0)
    study = guide.study(view, seat, rng)
    candidates = _candidates(view, usual, study, view.imagine(rng), rng)
    return search(view, seat, rng, usual, candidates, study, budget)


def _candidates(view: SeatView, usual: Answer, study: Study, world: Position, rng: RandomSource) -> list[Candidate]:
    """Every answer with every plan if they are few; else the usual one with each, and each plan's own."""
    filled = [sample(o, rng) for o in view.legal() for _ in range(FILLED_IN if o.fields else 1)]
    answers = list(dict.fromkeys((usual, *filled)))
    if len(answers) * len(study.plans) <= MOST or len(study.plans) == 1:
        return [Candidate(answer, plan) for answer in answers[:MOST] for plan in study.plans]
    planned = [Candidate(study.first(world, plan, rng), plan) for plan in study.plans]
    return list(dict.fromkeys((*[Candidate(usual, plan) for plan in study.plans], *planned)))


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
