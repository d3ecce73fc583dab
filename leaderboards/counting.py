"""What counts on leaderboards. The rules in words, for players, are in docs/results.md; each has its reason here.

A game that was given up before its end leaves no results at all.
"""

from collections.abc import Iterable
from datetime import timedelta

from games.cards import cards_of
from games.models import Game
from games.rules.library import ruleset
from leaderboards.conf import value
from leaderboards.models import Result, Verdict

COUNTED = (Verdict.COUNTS, Verdict.LEFT)
ADDED_UP = (*COUNTED, Verdict.HOUSE)
"""Verdicts of results that are on some board; those with card sets of the house on boards of their own."""


def judge(result: Result, others: Iterable[Result], guest: bool) -> Verdict:
    """The verdict on a result that is about to be written; ``others`` are those of the same game before it."""
    if result.person_id is None:
        return Verdict.COMPUTER if result.level else Verdict.NOBODY
    for verdict, holds in (
        (Verdict.ALTERED, result.altered),
        (Verdict.TWICE, any(o.person_id == result.person_id for o in others)),
        (Verdict.RUSHED, _rushed(result)),
        (Verdict.FARMED, _farmed(result)),
        (Verdict.GUEST, guest),
        (Verdict.LEFT, result.left),
    ):
        if holds:
            return verdict
    return Verdict.HOUSE if result.house else Verdict.COUNTS


def is_altered(game: Game) -> bool:
    """Whether the game had options that make it another game, or cards that are none of today's sets.

    A published card set of the house makes it no such game: it has a board of its own.
    """
    try:
        rules = ruleset(game.ruleset)
        if {name for name, chosen in game.options.items() if chosen} - rules.plain_options:
            return True
        return bool(game.cards_id) and not game.house and not _shipped(game)
    except Exception:  # a set or a game that is no longer on the shelf
        return True


def _shipped(game: Game) -> bool:
    rules = ruleset(game.ruleset)
    return rules.pack_cards(cards_of(game)) == rules.pack_cards(rules.compose(tuple(game.sets)))


def company_of(people: Iterable[int | None]) -> str:
    """The same text for the same people, in whatever seats they sat."""
    return ",".join(str(p) for p in sorted({p for p in people if p}))


def _rushed(result: Result) -> bool:
    return bool(result.points) and result.seconds is not None and result.seconds < value("RUSHED_SECONDS")


def _farmed(result: Result) -> bool:
    """So many games of exactly these people within the day before this one that no more count."""
    most = value("COMPANY_A_DAY" if "," in result.company else "ALONE_A_DAY")
    day = result.ended - timedelta(days=1)
    before = Result.objects.filter(person=result.person_id, ended__gt=day, ended__lte=result.ended)
    same = before.filter(company=result.company, verdict__in=(*ADDED_UP, Verdict.GUEST))
    return same.exclude(table=result.table).count() >= most
