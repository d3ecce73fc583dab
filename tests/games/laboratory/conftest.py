from functools import lru_cache

import pytest

from games.cardsets import deeds
from games.cardsets.finding import version_of
from games.cardsets.laboratory import working
from games.rules.library import ruleset
from games.simulation.outcome import outcome_of
from games.staff import Site
from tests.games.cardsets.conftest import editor, member, moderator, publisher

__all__ = ["editor", "member", "moderator", "publisher"]


@lru_cache(maxsize=4)
def unpacked(key, cards):
    return ruleset(key).unpack_cards(cards)


def here(job):
    """The job's games in this process; as fast as they go."""
    rules, cards, plan = ruleset(job.ruleset), unpacked(job.ruleset, job.cards), job.plan()
    for game in range(job.first, job.last):
        yield outcome_of(rules, cards, plan, game)


@pytest.fixture
def base(db):
    """The shipped base set of DungeonQuest as a version."""
    deeds.load_shipped(Site(), "dungeonquest", "base")
    return version_of("dungeonquest-base", 1)


@pytest.fixture
def deadly(base, editor):
    """A draft in which a trap that anybody springs is death: its dice are a hundredfold."""
    draft = deeds.copy_set(editor, base, "deadly", "Deadly")
    rows = draft.entries.filter(component="card", pile__in=("trap", "door", "crypt", "room", "search"))
    assert rows.count() > 3
    for row in rows:
        if "damage" in row.params:
            row.params |= {"damage": "D6+60"}
            row.save()
    return draft


@pytest.fixture
def finish():
    def to_the_end(run, play=here, seconds=60.0):
        while working.work(play, seconds):
            pass
        run.refresh_from_db()
        return run

    return to_the_end
