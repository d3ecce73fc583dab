from datetime import timedelta

import pytest

from games.models import Action, Game, Tick
from games.refusals import Code
from games.sweep import sweep
from games.tables import Settings, open_table
from tests.games.helpers import finish, outage, pass_time, refused

pytestmark = pytest.mark.django_db


@pytest.fixture
def running(play):
    """A game with a clock of 60 seconds, and a site that was alive a moment ago."""
    sweep()
    return play(2, seconds_per_move=60)


def test_clock_answers_by_default_when_the_time_is_up(running):
    pass_time(58)
    assert running.row().question == 1
    pass_time(5)
    action = Action.objects.filter(game=running.game).latest("number")
    assert (action.actor, action.answer, running.row().question) == ("clock", "safe", 2)


def test_clock_answers_for_all_who_are_late_at_once(running):
    running.act(0, "safe")
    running.act(0, "on")
    running.act(1, "odd")
    pass_time(70)
    answers = Action.objects.filter(game=running.game, actor="clock").values_list("seat", flat=True)
    assert list(answers) == [0]
    assert running.position().decision.key == "tiny.window"


def test_part_answer_leaves_the_deadline_as_it_was(running):
    running.act(0, "safe")
    running.act(0, "on")
    before = running.row().deadline
    running.act(1, "odd")
    assert running.row().deadline == before


def test_time_in_which_the_site_was_down_is_given_back(running):
    before = running.row().deadline
    outage(3 * 3600)
    assert abs(running.row().deadline - before) < timedelta(seconds=1)
    assert running.row().question == 1


def test_second_sweep_after_an_outage_gives_nothing_back_again(running):
    outage(3 * 3600)
    before = running.row().deadline
    sweep()
    assert running.row().deadline == before


def test_clock_that_was_up_before_the_outage_gets_nothing_back(running):
    Game.objects.update(deadline=Tick.objects.get().at - timedelta(seconds=1))
    outage(10)
    assert running.row().question == 2


def test_undo_does_not_win_time(running):
    before = running.row().deadline
    running.act(0, "safe")
    from games.door import Actor, undo

    undo(running.game.pk, 0, 2, "u", Actor.of(running.people[0]))
    assert running.row().deadline == before


def test_undo_of_what_the_clock_answered_is_refused(running):
    from games.door import Actor, undo

    pass_time(63)
    assert refused(undo, running.game.pk, 0, 2, "u", Actor.of(running.people[0])) == Code.NEEDS_CONSENT


def test_game_that_everybody_has_left_alone_is_ended_by_the_clock(running):
    for _ in range(60):
        if not running.row().is_running:
            break
        pass_time(62)
    assert running.row().status == Game.Status.FINISHED


def test_default_that_breaks_a_rule_is_replaced_by_another_answer(play):
    sweep()
    table = play(1, seconds_per_move=60, options={"traps": True, "bad_default": True})
    pass_time(64)
    assert table.row().question == 2


def test_lobby_that_nobody_touches_is_closed(person):
    game = open_table(person("Host"), Settings("tiny", 2))
    pass_time(11 * 3600)
    assert Game.objects.get(pk=game.pk).status == Game.Status.LOBBY
    pass_time(2 * 3600)
    assert Game.objects.get(pk=game.pk).status == Game.Status.ABANDONED


def test_result_that_was_not_handed_on_is_announced_by_the_sweep(play):
    table = play(1)
    finish(table)  # the test's transaction never commits, so nothing was announced
    assert table.row().announced is None
    pass_time(6)
    assert table.row().announced is not None
