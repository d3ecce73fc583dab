"""The report is worked out in shifts, survives whoever dies over it, and comes out the same."""

from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from django.utils import timezone

from games.analysis.apart import Job
from games.analysis.course import line_of
from games.luck import ask, figures_of, report_at, waking, working
from games.luck.apart import Ended, told_apart
from games.models import Action, Game, LuckReport, LuckRow
from games.records import read
from games.refusals import Code, Refusal

from .conftest import here, worked_off

pytestmark = pytest.mark.django_db(transaction=True)


def asked(ended, **more):
    table = ended(**more)
    return table, ask(table.row(), table.people[0])


def figures(table):
    found = figures_of(report_at(table.row()))
    assert found is not None
    return found


def test_a_report_is_worked_out_and_adds_up_to_the_result(ended):
    table, report = asked(ended)
    worked_off()
    report.refresh_from_db()
    assert (report.status, report.error, report.wanted, report.done) == ("done", "", 12, 12)
    assert not LuckRow.objects.exists()
    told = figures(table)
    for seat, account in zip(table.row().seats.order_by("index"), told.sums, strict=True):
        parts = (account.start, account.deal, account.luck, account.own, account.others)
        assert sum(p.value for p in parts) == pytest.approx(seat.result["returns"])
    answered = Action.objects.filter(game=table.game, kind__in=("answer", "part")).values_list("number", flat=True)
    assert [t.action for t in told.steps] == sorted(answered)


def test_asking_twice_makes_one_report(ended):
    table, report = asked(ended)
    assert ask(table.row(), table.people[1]).pk == report.pk
    worked_off()
    assert ask(table.row(), table.people[1]).status == "done"
    assert LuckReport.objects.count() == 1


def test_a_running_game_is_refused(play):
    table = play(2)
    with pytest.raises(Refusal) as refused:
        ask(table.row(), table.people[0])
    assert refused.value.code == Code.NOT_OVER
    assert not LuckReport.objects.exists()


def test_too_many_are_refused(ended, monkeypatch):
    monkeypatch.setattr("games.luck.asking.A_DAY", 0)
    with pytest.raises(Refusal) as refused:
        asked(ended)
    assert refused.value.code == Code.TOO_MANY


def dies_after(count):
    """A process that is killed: nothing comes any more, and nobody says so to the database."""

    def tell(job):
        for n, row in enumerate(here(job)):
            if n == count:
                raise KeyboardInterrupt
            yield row

    return tell


def test_what_a_worker_had_found_when_it_died_is_not_lost(ended):
    table, report = asked(ended)
    with pytest.raises(KeyboardInterrupt):
        working.work(dies_after(2))
    assert report.rows.count() == 2
    assert working.take() is None, "whoever died may still be at it"
    LuckReport.objects.update(busy_until=timezone.now() - timedelta(seconds=1))
    told = []

    def counting(job):
        for row in here(job):
            told.append(row.seed)
            yield row

    while working.work(counting):
        pass
    assert sorted(told) == list(range(2, 12))
    assert figures(table).retellings == 6


def test_shifts_of_any_length_give_the_same_report(ended):
    asked(ended)
    worked_off()
    once = bytes(LuckReport.objects.get().figures)
    LuckReport.objects.update(status="queued", wanted=0, done=0, part=[], figures=None)
    while working.work(here, seconds=0):
        pass
    assert bytes(LuckReport.objects.get().figures) == once


def test_a_finished_report_is_not_touched_by_a_late_task(ended):
    asked(ended)
    worked_off()
    before = LuckReport.objects.values().get()
    assert working.work(here) is False
    assert LuckReport.objects.values().get() == before


def test_the_sweep_asks_again_for_what_nobody_is_at(ended, monkeypatch):
    asked(ended)
    woken = []
    monkeypatch.setattr(waking, "wake", lambda: woken.append(1))
    now = timezone.now()
    waking.ask_again(now)
    waking.ask_again(now)
    assert woken == [1]
    LuckReport.objects.update(beat=None, busy_until=now + timedelta(seconds=9))
    waking.ask_again(now)
    assert woken == [1]


def test_answers_that_the_rules_do_not_take_fail_the_report_and_it_may_be_tried_again(ended):
    table, report = asked(ended)
    Action.objects.filter(game=table.game, kind="answer").order_by("number").first().delete()
    worked_off()
    report.refresh_from_db()
    assert (report.status, report.error) == ("failed", "not_told")
    again = ask(table.row(), table.people[0])
    assert (again.status, again.error) == ("queued", "")


def test_a_process_that_ends_by_itself_fails_the_report(ended):
    _, report = asked(ended)

    def ends(job):
        raise Ended
        yield

    working.work(ends)
    report.refresh_from_db()
    assert (report.status, report.error) == ("failed", "rules_error")


def test_a_deleted_game_takes_its_report_along(ended):
    table, _ = asked(ended)

    def tell(job):
        for row in here(job):
            Game.objects.filter(pk=table.game.pk).delete()
            yield row

    assert working.work(tell) is False
    assert not LuckReport.objects.exists()


@pytest.mark.timeout(400)  # the process is polite: on a busy machine it waits
def test_in_a_process_of_its_own_it_comes_out_the_same():
    """With the real rules: the process knows the shipped games only."""
    record = read(Path("tests/recorded/solo.json").read_bytes())
    actions = [(a.number, a.kind, a.seat, a.answer, a.target) for a in record.actions]
    job = Job(
        ruleset=record.ruleset, cards=msgspec.json.encode(record.cards).decode(), seats=1, options=record.options,
        version=record.rules_version, seed=record.seed, entropies=[s.entropy for s in record.seats],
        line=[tuple(given) for given in line_of(actions)], seeds=[0, 1],
    )  # fmt: skip
    apart = [row for row in told_apart(job) if row is not None]
    assert len(apart) == 2
    assert msgspec.json.encode(apart) == msgspec.json.encode(list(here(job)))
