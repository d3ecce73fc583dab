"""Finished games become results, standings and achievements: each once, however often a game is announced."""

import math
from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

import structlog
from django.contrib.auth import get_user_model
from django.db import transaction

from games.models import Game
from games.results import SeatResult
from leaderboards import achievements
from leaderboards.counting import ADDED_UP, company_of, is_altered, judge
from leaderboards.models import Result
from leaderboards.ranking import Changes
from leaderboards.standings import add_up
from leaderboards.telling import told_of

log = structlog.get_logger(__name__)
People = dict[int, Any]


def record(game_id: int, ruleset: str, sets: Sequence[str], ended: datetime, results: Sequence[SeatResult]) -> int:
    """Write what is not written yet; returns how many results were new."""
    game = Game.objects.defer("head", "seed").get(pk=game_id)
    told, altered = told_of(game), is_altered(game)
    with transaction.atomic():
        people = lock_people(p for r in results for p in (r.person, r.former))
        drafts = [_draft(game, sets, ended, r, results, told.get(r.seat, {}), people) for r in results]
        new = _write(drafts, altered, people)
        count(new)
    log.info("results_recorded", game=game_id, new=len(new))
    return len(new)


def lock_people(ids: Any) -> People:
    """These people, nobody else's to count until the end of the transaction; always in the same order."""
    rows = get_user_model().objects.select_for_update(no_key=True).filter(pk__in={i for i in ids if i}).only("is_guest")
    return {p.pk: p for p in rows.order_by("pk")}


def count(results: list[Result]) -> None:
    """Add counted results up; the people's rows are locked."""
    changes = Changes()
    counted = sorted((r for r in results if r.verdict in ADDED_UP), key=lambda r: (r.person_id, r.pk))
    for person, theirs in groupby(counted, key=lambda r: r.person_id):
        mine = list(theirs)
        careers = add_up(person, mine, changes)
        achievements.award([r for r in mine if r.pk in careers], careers)
    changes.write()


def _write(drafts: list[Result], altered: bool, people: People) -> list[Result]:
    known = set(Result.objects.filter(game=drafts[0].game_id).values_list("seat", flat=True)) if drafts else set()
    new: list[Result] = []
    for draft in drafts:
        if draft.seat not in known:
            draft.altered = altered
            guest = bool(draft.person_id and people[draft.person_id].is_guest)
            draft.verdict = judge(draft, new, guest)
            new.append(draft)
    return Result.objects.bulk_create(new)


def _draft(
    game: Game, sets: Sequence[str], ended: datetime, r: SeatResult, all_of: Sequence[SeatResult],
    told: dict[str, Any], people: People,
) -> Result:  # fmt: skip
    best = sorted(map(_merit, all_of), reverse=True)
    person = next((p for p in (r.person, r.former) if p in people), None)
    survived = r.survived if r.survived is not None else None
    return Result(
        game=game, table=game.public_id, seat=r.seat, seats=len(all_of), person_id=person, level=r.level, name=r.name,
        company=company_of(p for o in all_of for p in (o.person, o.former))[:120], ruleset=game.ruleset,
        sets=list(sets), house=game.house, hero=r.hero or "",
        rank=1 + best.index(_merit(r)), survived=survived, won=r.won, gold=r.gold,
        score=r.score, cause=r.cause or "", rounds=r.rounds, seconds=_seconds(game, ended), ended=ended,
        left=r.person is None and r.former is not None, fallen=survived is False, deeds=told.get("deeds", {}),
        fate=told.get("fate") or ({"cause": r.cause or ""} if survived is False else {}),
    )  # fmt: skip


def _merit(r: SeatResult) -> tuple[float, bool, float]:
    """What seats are ranked by: their share of the victory. Who has none comes after by getting out, then by riches."""
    if r.won:
        return r.returns, True, math.inf
    return r.returns, r.survived is not False, float(r.gold if r.gold is not None else r.score or 0)


def _seconds(game: Game, ended: datetime) -> int | None:
    return max(0, int((ended - game.started).total_seconds())) if game.started else None
