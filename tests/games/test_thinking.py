"""Computer players at real tables: tasks run where they are called from, and in a worker thread of their own."""

import inspect
import time

import pytest

from games import conf, tasks
from games.models import Action, Game
from games.refusals import Code, Refusal
from games.tables import leave
from games.thinking import think
from tests.games.helpers import pass_time

pytestmark = pytest.mark.django_db(transaction=True)


def play_person(table, seat: int = 0) -> None:
    """Answer for the person until the game is over."""
    for _ in range(200):
        if not table.row().is_running:
            return
        position = table.position()
        if seat in position.waiting_for():
            table.act(seat, position.legal(seat)[0].id)


def test_bots_answer_until_a_person_is_asked(play):
    table = play(1, ("novice", "novice"))
    table.act(0, "safe")
    table.act(0, "on")
    row = table.row()
    assert (row.waiting, row.bots_due) == (0b001, None)


def test_game_with_bots_runs_to_its_end(play):
    table = play(1, ("novice", "novice", "novice"))
    play_person(table)
    row = table.row()
    assert (row.status, row.waiting, row.deadline, row.bots_due) == (Game.Status.FINISHED, 0, None, None)
    assert {a.actor for a in Action.objects.filter(game=row)} == {"person", "bot", "table"}


def test_game_of_bots_alone_runs_to_its_end_however_long(play):
    table = play(1, ("novice",), options={"rounds": 60})
    leave(table.game, table.people[0])
    assert table.row().status == Game.Status.FINISHED


def test_thought_for_a_version_that_has_passed_does_nothing(play, no_tasks):
    table = play(1, ("novice",))
    version = table.row().version
    table.act(0, "safe")
    assert think(table.game.pk, version) is False


def test_thought_run_twice_answers_once(play, no_tasks):
    table = play(1, ("novice",))
    table.act(0, "safe")
    table.act(0, "on")
    version = table.row().version
    assert [think(table.game.pk, version), think(table.game.pk, version)] == [True, False]


def test_thought_lost_with_its_worker_is_asked_again_by_the_sweep(play, no_tasks, settings):
    table = play(1, ("novice",))
    table.act(0, "safe")
    table.act(0, "on")  # the task of this move is never run
    waiting = table.row().waiting
    assert waiting == 0b11
    settings.CELERY_TASK_ALWAYS_EAGER = True
    pass_time(1)
    assert table.row().waiting == waiting
    pass_time(3)
    assert table.row().waiting == 0b01


def test_move_with_the_broker_down_is_taken_and_the_sweep_goes_on(play, broker_down, settings):
    table = play(1, ("novice",))
    table.act(0, "safe")
    taken = table.act(0, "on")
    assert taken.kind == "answer"
    settings.CELERY_TASK_ALWAYS_EAGER = True
    pass_time(3)
    assert table.row().waiting == 0b01


def test_bot_whose_choice_breaks_a_rule_takes_another(play):
    table = play(1, ("novice",), options={"traps": True, "rounds": 30})
    play_person(table)
    assert table.row().status == Game.Status.FINISHED


def test_game_with_bots_runs_to_its_end_in_a_worker(play, worker):
    table = play(1, ("novice", "novice"))
    end = time.monotonic() + 20
    while table.row().is_running and time.monotonic() < end:
        _answer_if_asked(table)
        time.sleep(0.002)
    assert table.row().status == Game.Status.FINISHED


def _answer_if_asked(table) -> None:
    try:
        position = table.position()
        if 0 in position.waiting_for():
            table.act(0, position.legal(0)[0].id, question=position.question)
    except Refusal as refusal:  # a bot shouted first
        assert refusal.code in (Code.STALE, Code.OVER)


def test_a_search_seems_to_take_equally_long_whatever_it_took(play, no_tasks, settings):
    """Its own time depends on what the seat knows, and would tell."""
    table = play(1, ("legend",))
    table.act(0, "safe")
    table.act(0, "on")
    settings.BOT_PAUSE, settings.BOT_THOUGHT = (0.5, 1.4), 0.6
    start = time.monotonic()
    assert think(table.game.pk, table.row().version) is True
    assert time.monotonic() - start >= 0.6


def test_a_pause_looks_at_nothing():
    """Nothing is handed to it that it could look at."""
    assert not inspect.signature(conf.draw_pause).parameters
    assert not inspect.signature(conf.thought).parameters


def test_tasks_have_the_names_that_the_timer_knows():
    assert (tasks.think.name, tasks.sweep.name) == ("games.think", "games.sweep")
