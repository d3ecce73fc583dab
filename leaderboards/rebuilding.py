"""Standings, ranks and achievements made anew from results alone."""

from collections.abc import Iterator
from itertools import groupby

import structlog
from django.db import transaction

from leaderboards import ranking
from leaderboards.achievements.awarding import earned
from leaderboards.boards import game_key, ids_of, keys_of
from leaderboards.counting import ADDED_UP
from leaderboards.models import Award, Board, Node, Result, Standing
from leaderboards.standings import apply, snapshot

log = structlog.get_logger(__name__)
CHUNK = 2_000


def rebuild() -> int:
    """All of it in one transaction, person by person; returns how many results were counted."""
    with transaction.atomic():
        for model in (Award, Node, Standing, Board):
            model.objects.all().delete()
        counted = 0
        for person, results in groupby(_results(), key=lambda r: r.person_id):
            counted += _person(person, list(results))
        ranking.fill()
    log.info("leaderboards_rebuilt", results=counted)
    return counted


def _results() -> Iterator[Result]:
    """In the order they were written, which is the order they were added up in."""
    counted = Result.objects.filter(verdict__in=ADDED_UP, person__isnull=False)
    return counted.order_by("person", "pk").iterator(chunk_size=CHUNK)


def _person(person: int, results: list[Result]) -> int:
    rows: dict[str, Standing] = {}
    awards: dict[str, Award] = {}
    for result in results:
        for key in keys_of(result):
            apply(rows.setdefault(key, Standing(person_id=person)), key, result)
        for award in [] if result.house else earned(result, snapshot(rows[game_key(result.ruleset)])):
            awards.setdefault(award.key, award)
    ids = ids_of(rows)
    for key, row in rows.items():
        row.board_id = ids[key]
    Standing.objects.bulk_create(rows.values())
    Award.objects.bulk_create(awards.values())
    return len(results)
