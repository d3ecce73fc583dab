"""Finished games become results and lifetime gold: each once, however often a game is announced."""

from collections.abc import Sequence
from datetime import datetime

import structlog
from django.db import transaction
from django.db.models import F

from games.results import SeatResult
from leaderboards.models import Lifetime, Result

log = structlog.get_logger(__name__)


def record(game_id: int, ruleset: str, sets: Sequence[str], ended: datetime, results: Sequence[SeatResult]) -> int:
    """Write what is not written yet; returns how many results were new."""
    best = sorted((r.returns for r in results), reverse=True)
    with transaction.atomic():
        # In the order of persons, so that two games ending at once cannot wait for each other.
        rows = sorted(results, key=lambda r: (r.person or 0, r.seat))
        new = [r for r in rows if _write(game_id, ruleset, sets, ended, r, 1 + best.index(r.returns), len(results))]
        for result in new:
            _add_up(result)
    log.info("results_recorded", game=game_id, new=len(new))
    return len(new)


def _write(
    game_id: int, ruleset: str, sets: Sequence[str], ended: datetime, r: SeatResult, rank: int, seats: int
) -> bool:
    values = {
        "seats": seats, "person_id": r.person, "level": r.level, "name": r.name, "ruleset": ruleset, "sets": list(sets),
        "hero": r.hero or "", "rank": rank, "survived": r.survived, "won": r.won, "gold": r.gold, "score": r.score,
        "cause": r.cause or "", "rounds": r.rounds, "ended": ended,
    }  # fmt: skip
    return Result.objects.get_or_create(game_id=game_id, seat=r.seat, defaults=values)[1]


def _add_up(r: SeatResult) -> None:
    if r.person is None:
        return
    Lifetime.objects.get_or_create(person_id=r.person)
    Lifetime.objects.filter(person=r.person).update(
        gold=F("gold") + (r.gold or 0), games=F("games") + 1,
        survived=F("survived") + int(bool(r.survived)), won=F("won") + int(bool(r.won)),
    )  # fmt: skip
