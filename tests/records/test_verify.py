"""A finished game proves itself to page and script; whatever is changed in it is found by both."""

import json
import runpy
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from games.door import Actor, undo
from games.models import Game
from games.records import as_json, check, collect, read, record_of
from games.records.chain import seal
from games.refusals import Code
from tests.games.helpers import finish, refused

pytestmark = pytest.mark.django_db(transaction=True)
SCRIPT = Path("docs/verify_game.py")
script = runpy.run_path(str(SCRIPT))


def by_script(raw: bytes) -> set[str]:
    return {code for code, _ in script["problems_of"](json.loads(raw))}


def by_page(raw: bytes) -> set[str]:
    return {p.code for p in check(read(raw)).problems}


def rolled(record):
    """An action that used chance."""
    return next(a for a in record.actions if len(a.outcomes) > 1)


def test_a_whole_game_is_found_in_order(record):
    raw = as_json(record)
    report = check(read(raw))
    assert (report.problems, by_script(raw)) == ([], set())
    assert report.actions == len(record.actions)
    assert report.outcomes == sum(len(a.outcomes) for a in record.actions) > 5  # some heroes fall soon
    assert report.fingerprint == record.fingerprint == script["fingerprint_of"](json.loads(raw))[0]


def test_the_script_runs_alone_with_nothing_but_the_file(record, tmp_path):
    (tmp_path / "verify_game.py").write_bytes(SCRIPT.read_bytes())
    (tmp_path / "game.json").write_bytes(as_json(record))
    command = [sys.executable, "-I", "-S", "verify_game.py", "game.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Not checked" in done.stdout
    done = subprocess.run([*command, "0" * 64], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "[fingerprint]" in done.stdout


def test_what_is_no_game_is_said_in_a_sentence(tmp_path):
    for n, text in enumerate(("", "[]", "{}", '{"seed": 5}', "[" * 100_000)):
        path = tmp_path / f"{n}.json"
        path.write_text(text)
        done = subprocess.run([sys.executable, SCRIPT, path], capture_output=True, text=True, check=False)
        assert (done.returncode, "[unreadable]" in done.stdout, done.stderr) == (2, True, "")


def change_a_die(record):
    stream, k, n, value = rolled(record).outcomes[-1]
    rolled(record).outcomes[-1] = (stream, k, n, (value + 1) % n)


def skip_a_number(record):
    stream, k, n, _ = rolled(record).outcomes[-1]
    value = script["outcome"](script["key_of"](plain(record)), n, stream, k + 1)
    rolled(record).outcomes[-1] = (stream, k + 1, n, value)


def change_the_seed(record):
    record.seed = "00" * 32


def change_an_answer(record):
    action = next(a for a in record.actions if str(a.answer).startswith("move:"))
    action.answer = "move:north" if action.answer != "move:north" else "move:south"


def change_an_entropy(record):
    record.seats[0].entropy = b"other words".hex()


def change_the_result(record):
    record.seats[0].result = {**record.seats[0].result, "gold": 100_000}


def leave_an_action_out(record):
    del record.actions[5]
    for number, action in enumerate(record.actions):
        action.number = number


def plain(record):
    return msgspec.to_builtins(record)


CHANGES = {
    change_a_die: {"outcome"}, skip_a_number: {"streams"}, change_the_seed: {"commitment", "outcome"},
    change_an_entropy: {"outcome"}, change_an_answer: set(), change_the_result: set(), leave_an_action_out: set(),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES, ids=lambda c: c.__name__)
def test_whatever_is_changed_is_found_by_script_and_page(record, change):
    change(record)
    raw = as_json(record)
    assert CHANGES[change] | {"fingerprint"} <= by_script(raw)
    assert by_page(raw)


@pytest.mark.parametrize("change", CHANGES, ids=lambda c: c.__name__)
def test_a_forger_who_renews_the_fingerprint_is_found_by_the_page(record, change):
    before = record.fingerprint
    change(record)
    raw = as_json(seal(record))
    assert by_page(raw)
    assert by_script(raw) >= CHANGES[change]
    assert any(code == "fingerprint" for code, _ in script["problems_of"](json.loads(raw), before))


def test_undone_and_done_again_the_same_number_comes_again(play):
    table = play(2, options={"rounds": 2})
    table.act(0, "safe")
    undo(table.game.pk, 0, table.question, "u", Actor.of(table.people[0]))
    finish(table)
    raw = as_json(collect(Game.objects.get(pk=table.game.pk)))
    report = check(read(raw))
    assert (report.problems, report.undone, by_script(raw)) == ([], 1, set())


def test_the_document_of_a_running_game_is_refused(play):
    assert refused(record_of, play().game) == Code.NOT_OVER


@pytest.mark.parametrize("n", [0, -1, 2**65, float("inf"), float("nan"), 2.5])
def test_a_die_of_so_many_faces_is_found_at_once(record, n):
    """No search for a fair value among more than there are."""
    forged = json.loads(as_json(record))
    next(a for a in forged["actions"] if a["outcomes"])["outcomes"][0][2] = n
    assert "outcome" in {code for code, _ in script["problems_of"](forged)}


@pytest.mark.parametrize("raw", [b"", b"{}", b"[]", b"\xff", b"[" * 9000, b'{"format": 1}'])
def test_what_a_stranger_sends_is_refused(raw):
    assert refused(read, raw) == Code.NO_RECORD


DEEP = json.loads("[" * 400 + "]" * 400)


def deep_options(record):
    record.options = {"deal": DEEP}


def deep_cards(record):
    record.cards["set"] = DEEP


def deep_result(record):
    record.seats[0].result = {"gold": DEEP}


def deep_answer(record):
    record.actions[-1].answer = DEEP


def deep_event(record):
    record.actions[-1].events.append(("table.undone", [DEEP], -1))


@pytest.mark.parametrize("spoil", [deep_options, deep_cards, deep_result, deep_answer, deep_event])
def test_lists_in_lists_in_lists_are_refused_before_anything_walks_down_them(record, spoil):
    spoil(record)
    assert refused(read, as_json(record)) == Code.NO_RECORD


def test_a_huge_file_is_refused_unread():
    assert refused(read, b" " * 4_000_001) == Code.TOO_LARGE


def test_foreign_cards_are_refused(record):
    record.cards["set"] = {"sets": ["base"]}
    assert by_page(as_json(seal(record))) == {"unknown_cards"}
