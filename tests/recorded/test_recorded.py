"""Games played under older rules come out as they did. A broken one means: put the new behaviour behind a version."""

import json
import runpy
from pathlib import Path

import pytest
from django.core.management import call_command

from games.models import Game
from games.records import check, read
from games.rules.library import ruleset
from games.tables import rematch, start
from tests.games.conftest import person, play, shelf  # noqa: F401  (fixtures)
from tests.games.helpers import finish

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))
pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_recorded_game_replays(path):
    record = read(path.read_bytes())
    report = check(record)
    assert report.problems == []
    assert report.actions == len(record.actions)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_the_script_agrees(path):
    assert runpy.run_path("docs/verify_game.py")["problems_of"](json.loads(path.read_bytes())) == []


def test_every_version_of_the_rules_is_among_them_whole_and_half_played():
    versions = {(r.rules_version, bool(r.head)) for r in map(read, (path.read_bytes() for path in FILES))}
    assert versions == {(n + 1, half) for n in range(ruleset("dungeonquest").version) for half in (False, True)}


@pytest.mark.parametrize("path", sorted(HERE.glob("second_*.json")), ids=lambda p: p.stem)
def test_under_the_first_version_those_of_the_second_are_other_games(path):
    record = read(path.read_bytes())
    record.rules_version = 1
    assert {p.code for p in check(record).problems} & {"event", "answer"}


def test_some_are_half_played_and_some_have_undos():
    records = [read(path.read_bytes()) for path in FILES]
    assert sum(bool(r.head) for r in records) >= 3
    assert sum(any(a.kind == "undo" for a in r.actions) for r in records) >= 3
    assert {len(r.seats) for r in records} == {1, 2, 3, 4}


def test_all_mixtures_are_among_them_whole_and_half_played():
    records = [read(path.read_bytes()) for path in FILES]
    whole = {tuple(r.sets) for r in records if not r.head}
    assert {("base",), ("base", "heroes"), ("base", "catacombs"), ("base", "heroes", "catacombs")} <= whole
    assert len({tuple(r.sets) for r in records if r.head}) == 4
    assert {s.level for r in records for s in r.seats} == {"veteran", "novice"}


def replayed(capsys, *options: str) -> tuple[dict, int]:
    code = 0
    try:
        call_command("replay_all", "--json", *options)
    except SystemExit as end:
        code = end.code
    return json.loads(capsys.readouterr().out), code


def test_replay_all_counts_finished_and_running_games(play, capsys):  # noqa: F811
    table = play(2)
    finish(table)
    again = rematch(table.game, table.people[0])
    rematch(table.game, table.people[1])
    start(again, table.people[0])
    assert replayed(capsys) == ({"games": 2, "equal": 2, "broken": 0, "which": []}, 0)


def test_replay_all_finds_changed_rules(play, capsys, monkeypatch):  # noqa: F811
    table = play(2)
    table.act(0, "roll")
    from tests.games import tiny

    before = tiny.TinyState.earn
    monkeypatch.setattr(tiny.TinyState, "earn", lambda self, seat, gold: before(self, seat, 2 * gold))
    found, code = replayed(capsys)
    assert (found["games"], found["equal"], found["broken"], code) == (1, 0, 1, 1)
    assert found["which"][0]["game"] == Game.objects.get().public_id


def test_replay_all_reads_a_folder(capsys, tmp_path):
    (tmp_path / "good.json").write_bytes(FILES[0].read_bytes())
    (tmp_path / "bad.json").write_bytes(b"{}")
    found, code = replayed(capsys, "--files", str(tmp_path))
    assert (found["games"], found["equal"], found["broken"], code) == (2, 1, 1, 1)


def test_the_recorder_makes_games_that_check():
    from tests.recorded.make import record

    assert check(record(2, {"deal": "random"}, 20, 99)).problems == []
