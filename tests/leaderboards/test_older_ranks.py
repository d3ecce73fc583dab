"""Results from when all seats without a share of the victory shared a rank are ranked like today's."""

import random
from importlib import import_module

import pytest
from django.apps import apps

from leaderboards.models import Result
from tests.leaderboards.conftest import ended, seat

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
MIGRATION = import_module("leaderboards.migrations.0006_ranks_without_victory")


def ranks() -> list[tuple]:
    return list(Result.objects.order_by("pk").values_list("table", "seat", "rank"))


def a_game(dice: random.Random) -> None:
    """Who carries the most out wins, and shares it with equals."""
    haul = [dice.choice((None, 0, 0, 90, 250)) for _ in range(dice.randint(1, 4))]
    best = max((h for h in haul if h is not None), default=None)
    share = 1 / haul.count(best) if best is not None else 0.0
    seats = [
        seat(n, h or 0, survived=h is not None, won=(won := h is not None and h == best), returns=share * won)
        for n, h in enumerate(haul)
    ]
    ended(*seats)


def as_once() -> None:
    """All seats of a table behind the winners tied, as results were written once."""
    for table in Result.objects.values_list("table", flat=True).distinct():
        winners = Result.objects.filter(table=table, won=True).count()
        Result.objects.filter(table=table, won=False).update(rank=1 + winners)


def test_the_migration_comes_to_the_ranks_of_today(monkeypatch):
    dice = random.Random(5)
    for _ in range(60):
        a_game(dice)
    today = ranks()
    as_once()
    assert sum(old != new for old, new in zip(ranks(), today, strict=True)) > 10
    monkeypatch.setattr(MIGRATION, "CHUNK", 7)
    MIGRATION.rank_anew(apps, None)
    assert ranks() == today
    MIGRATION.rank_anew(apps, None)
    assert ranks() == today
