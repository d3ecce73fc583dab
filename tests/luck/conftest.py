import pytest
from django.core.cache import cache

from games.analysis.apart import rows
from games.luck import working
from tests.games.conftest import no_tasks, person, play, shelf  # noqa: F401  (fixtures)
from tests.games.helpers import finish


@pytest.fixture(autouse=True)
def quick(monkeypatch, no_tasks):  # noqa: F811
    """Few retellings; what is queued waits until the test works it off."""
    monkeypatch.setattr(working, "LEAST", 6)
    monkeypatch.setattr(working, "MOST", 6)
    cache.clear()


@pytest.fixture
def ended(play):  # noqa: F811
    """A finished game of the tiny kind, and its people."""

    def make(people: int = 2, **more):
        table = play(people, **more)
        finish(table)
        return table

    return make


def here(job):
    """In this process, one retelling after the other."""
    return rows(job)


def worked_off():
    shifts = 0
    while working.work(here):
        shifts += 1
        assert shifts < 50
