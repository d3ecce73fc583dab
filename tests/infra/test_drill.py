"""A small drill: every part is killed once while requests are in flight, and nothing that was accepted is lost."""

import json
import sqlite3
import subprocess
import sys

import pytest

from games.drill.books import compare
from games.drill.guest import Ledger
from tests.infra.site import ROOT


@pytest.mark.slow
@pytest.mark.supervisor
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the drill needs Linux")
def test_a_small_drill_loses_and_doubles_nothing():
    command = ["drill", "--games", "8", "--kills", "4", "--every", "3", "--seconds", "900", "--json"]
    done = subprocess.run(
        [sys.executable, "manage.py", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    found = json.loads(done.stdout)
    assert {"games", "accepted", "found", "lost", "doubled", "stuck", "kills"} <= set(found)
    assert (found["lost"], found["doubled"], found["stuck"], found["broken"]) == (0, 0, 0, 0)
    assert found["accepted"] == found["found"] > 0
    assert sum(found["kills"].values()) > 0
    assert done.returncode == 0


@pytest.fixture
def books(tmp_path):
    """A database with these moves of people, and what the guests hold."""

    def make(rows, accepted, sent=None, twice=0):
        path = tmp_path / "db.sqlite3"
        with sqlite3.connect(path) as db:
            db.execute("CREATE TABLE games_game (id INTEGER, public_id TEXT)")
            db.execute("CREATE TABLE games_action (game_id INTEGER, key TEXT, number INTEGER, actor TEXT)")
            db.execute("INSERT INTO games_game VALUES (1, 't')")
            db.executemany("INSERT INTO games_action VALUES (1, ?, ?, 'person')", rows)
        ledger = Ledger(accepted={("t", k): n for k, n in accepted.items()}, twice=twice)
        ledger.sent = {("t", k) for k in (sent or accepted)}
        return compare(path, ledger)

    return make


def test_books_that_agree(books):
    assert books([("person:0:a", 1), ("person:0:b", 2)], {"a": 1}, ["a", "b"]) == {
        "accepted": 1, "found": 1, "lost": 0, "doubled": 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("rows", "accepted", "twice", "lost", "doubled"),
    [
        ([], {"a": 1}, 0, 1, 0),
        ([("person:0:a", 5)], {"a": 1}, 0, 1, 0),
        ([("person:0:a", 1), ("person:1:a", 1)], {"a": 1}, 0, 0, 1),
        ([("person:0:a", 1), ("person:0:x", 2)], {"a": 1}, 0, 0, 1),
        ([("person:0:a", 1)], {"a": 1}, 1, 0, 1),
    ],
)
def test_books_that_do_not_agree_are_found(books, rows, accepted, twice, lost, doubled):
    found = books(rows, accepted, twice=twice)
    assert (found["lost"], found["doubled"]) == (lost, doubled)
