from datetime import UTC, datetime, timedelta

import pytest
from django.contrib.auth import get_user_model

from games.models import Game
from games.results import SeatResult
from games.rules.library import SHELF
from leaderboards.recording import record
from tests.games.conftest import play  # noqa: F401  (a fixture)
from tests.kernel.games import shelve

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def shelf(monkeypatch, settings):
    monkeypatch.setitem(SHELF, "tiny", "tests.games.tiny:Tiny")
    settings.BOT_PAUSE = (0, 0)
    with shelve():
        yield


@pytest.fixture
def person(db):
    def make(name: str, **more):
        return get_user_model().objects.create_user(username=name, password="long-enough-word", **more)

    return make


@pytest.fixture
def ann(person):
    return person("Ann")


@pytest.fixture
def bea(person):
    return person("Bea")


def seat(index: int, gold: int | None, person=None, **extra) -> SeatResult:
    level = "" if person or "level" in extra else "novice"
    won = {"returns": float(gold or 0), "won": False}
    values = {"level": level, "hero": "tom", "survived": bool(gold), **won, "gold": gold, **extra}
    return SeatResult(index, person and person.pk, name=person.username if person else "", **values)


def ended(*seats: SeatResult, at: datetime = NOON, ruleset: str = "tiny", seconds: int = 600, **extra) -> Game:
    """A finished game with these results, recorded."""
    started = at - timedelta(seconds=seconds)
    values = {"ruleset": ruleset, "sets": ["base"], "started": started, "ended": at, **extra}
    game = Game.objects.create(status=Game.Status.FINISHED, **values)
    record(game.pk, game.ruleset, tuple(game.sets), at, seats)
    return game
