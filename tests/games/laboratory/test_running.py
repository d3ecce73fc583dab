"""Runs: begun by staff, played in shifts, broken off, killed and gone on with, always to the same figures."""

from datetime import timedelta

import pytest
from django.db.models import F
from django.utils import timezone

from games.cardsets import deeds
from games.cardsets.laboratory import apart, working
from games.cardsets.laboratory.deeds import cancel, figures_exist, start
from games.cardsets.laboratory.figures import figures
from games.cardsets.laboratory.plans import LabPlan
from games.models import LaboratoryRun, StaffDeed
from games.refusals import Code
from games.simulation.apart import Job
from games.simulation.outcome import Outcome
from games.sweep import sweep
from tests.games.helpers import refused
from tests.games.laboratory.conftest import here

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
SMALL = LabPlan(games=6, level="novice")
Status = LaboratoryRun.Status


def test_a_run_is_played_beside_the_shipped_set(deadly, editor, finish):
    run = start(editor, deadly.pk, SMALL)
    assert (run.status, run.total, run.games_done, run.plan["sets"]) == (Status.QUEUED, 12, 0, ["base"])
    assert not figures_exist(deadly)
    run = finish(run)
    assert (run.status, run.games_done, run.busy_until, run.error) == (Status.DONE, 12, None, "")
    own, base = working.total(run)
    assert (own.games, base.games, own.broken + base.broken) == (6, 6, 0)
    assert own.seats == base.seats == 6
    assert figures_exist(deadly)
    deed = StaffDeed.objects.get(deed="laboratory.start")
    assert (deed.target, deed.data["games"], deed.person) == ("deadly.1", 6, editor)


def test_a_draft_that_changed_since_has_no_figures(deadly, editor, finish):
    finish(start(editor, deadly.pk, SMALL))
    row = deadly.entries.get(pile="crypt", key="brooch")
    row.params = {"gold": 110}
    row.save()
    assert not figures_exist(deadly)


def test_deadly_traps_kill_and_the_interval_knows_it(deadly, editor, finish):
    """Two hundred games a side are enough to be sure."""
    run = finish(start(editor, deadly.pk, LabPlan(games=200, level="novice")))
    found = figures(*working.total(run))
    gap = found.survival.difference
    assert gap.excludes_zero
    assert gap.high < 0
    assert found.survival.pairs == 200
    deaths = {c.cause: c for c in found.causes}
    assert sum(c.own.hits for c in found.causes if c.cause in TRAPS) > sum(
        c.base.hits for c in found.causes if c.cause in TRAPS
    )
    assert deaths
    with_trap = next(c for c in found.cards if c.card == "trap.poisonous_snakes").own
    assert with_trap.with_it.hits == 0 < with_trap.with_it.n


TRAPS = {"crossfire_trap", "explosion", "poison_gas", "poisonous_snakes", "door_trap_a", "door_trap_b", "door_trap_c",
         "crypt_trap_a", "crypt_trap_b", "trapdoor", "cave_in"}  # fmt: skip


def few(share):
    """A player that loses its worker after ``share`` games of each stretch."""

    def play(job):
        for n, outcome in enumerate(here(job)):
            if n == share:
                return
            yield outcome

    return play


def test_whoever_plays_them_and_in_whatever_pieces_the_figures_are_the_same(deadly, editor, finish):
    whole = finish(start(editor, deadly.pk, SMALL))
    for play in (few(1), few(3), apart.played_apart):
        LaboratoryRun.objects.filter(pk__gt=whole.pk).delete()
        LaboratoryRun.objects.update(recipe="", base_recipe="")  # nothing to use again
        run = finish(start(editor, deadly.pk, SMALL), play)
        assert run.status == Status.DONE
        assert run.tally == whole.tally


class WorkerKilled(BaseException):
    pass


def killed_after(games):
    def play(job):
        for n, outcome in enumerate(here(job)):
            if n == games:
                raise WorkerKilled
            yield outcome

    return play


def test_a_run_whose_worker_was_killed_goes_on_by_the_sweep(deadly, editor, finish, monkeypatch):
    """The task is lost, the lease runs out, the sweep asks for another shift; nothing is counted twice or missing."""
    whole = finish(start(editor, deadly.pk, SMALL))
    LaboratoryRun.objects.update(recipe="", base_recipe="")
    monkeypatch.setattr(working, "SAVE", 0.0)
    run = start(editor, deadly.pk, SMALL)
    with pytest.raises(WorkerKilled):
        working.work(killed_after(4))
    run.refresh_from_db()
    assert (run.status, run.games_done) == (Status.RUNNING, 4)
    asked = []
    monkeypatch.setattr("games.cardsets.laboratory.waking.wake", lambda: asked.append(1))
    sweep()
    assert not asked
    assert not working.work(here)
    LaboratoryRun.objects.update(
        busy_until=F("busy_until") - timedelta(minutes=1), beat=F("beat") - timedelta(minutes=1)
    )
    sweep()
    sweep()
    assert asked == [1]
    assert finish(run).tally == whole.tally


def test_a_task_that_came_twice_adds_nothing(deadly, editor, monkeypatch):
    """Both take the run (the lease of the first ran out while it was stopped) and play the same games."""
    monkeypatch.setattr(working, "SAVE", 0.0)
    run = start(editor, deadly.pk, SMALL)
    late = []

    def slow(job):
        for outcome in here(job):
            LaboratoryRun.objects.update(busy_until=timezone.now() - timedelta(seconds=1))
            if not late:
                late.append(working.work(here))
            yield outcome

    assert not working.work(slow)
    run.refresh_from_db()
    assert late == [False]
    assert (run.status, run.games_done, run.tally["own"]["games"]) == (Status.DONE, 12, 6)


def test_cancelled_between_two_games(deadly, editor, monkeypatch):
    monkeypatch.setattr(working, "SAVE", 0.0)
    run = start(editor, deadly.pk, SMALL)

    def play(job):
        for n, outcome in enumerate(here(job)):
            if n == 3:
                cancel(editor, run.pk)
            yield outcome

    assert not working.work(play)
    run.refresh_from_db()
    assert (run.status, run.games_done) == (Status.CANCELLED, 3)
    assert run.ended
    assert not figures_exist(deadly)
    assert refused(cancel, editor, run.pk) == Code.RUN_OVER
    assert refused(cancel, editor, 0) == Code.NO_RUN
    assert not working.work(here)


def test_one_shift_at_a_time_and_runs_take_turns(base, deadly, editor):
    first, second = start(editor, base.pk, SMALL), start(editor, deadly.pk, SMALL)
    seen = []

    def play(job):
        seen.append(LaboratoryRun.objects.filter(busy_until__gt=timezone.now()).get().pk)
        assert not working.work(play)  # somebody is at it
        yield from few(1)(job)

    while working.work(play, 0.0):
        pass
    assert seen[:2] == [first.pk, second.pk]
    assert set(LaboratoryRun.objects.values_list("status", flat=True)) == {Status.DONE}


def test_the_shipped_sets_games_are_played_once(base, deadly, editor, publisher, finish):
    shipped = finish(start(editor, base.pk, SMALL))
    assert (shipped.total, shipped.base_recipe) == (6, "")
    run = start(editor, deadly.pk, SMALL)
    assert (run.games_done, run.tally["base"], run.base_recipe) == (6, shipped.tally["own"], shipped.recipe)
    assert finish(run).status == Status.DONE
    longer = start(editor, deadly.pk, LabPlan(games=8, level="novice"))
    assert longer.games_done == 12
    assert [t.games for t in working.total(finish(longer))] == [8, 8]
    assert start(editor, deadly.pk, SMALL).status == Status.DONE  # all of it is known already
    other = start(editor, deadly.pk, LabPlan(games=6, level="novice", seed="2"))
    assert other.games_done == 0


def test_new_rules_begin_anew(deadly, editor, finish, monkeypatch):
    run = start(editor, deadly.pk, SMALL)
    working.work(few(2), 0.0)
    run.refresh_from_db()
    assert run.games_done
    monkeypatch.setattr("games.cardsets.laboratory.plans._code", lambda: "later")
    before = run.recipe
    run = finish(run)
    assert run.recipe != before
    assert [t.games for t in working.total(run)] == [6, 6]


def test_broken_games_are_counted_and_shown_with_their_number(deadly, editor, finish):
    run = start(editor, deadly.pk, SMALL)

    def play(job):
        for outcome in here(job):
            bad = outcome.game == 2 and job.cards == bytes(run.cards)
            yield Outcome(game=2, error="RulesError: no such table") if bad else outcome

    run = finish(run, play)
    own, base = working.total(run)
    assert run.status == Status.DONE
    assert (own.games, own.broken, own.seats, base.broken) == (6, 1, 5, 0)
    assert (own.errors[0].game, own.errors[0].message) == (2, "RulesError: no such table")
    assert figures(own, base).survival.pairs == 5


def test_a_set_of_which_no_game_ends_fails(deadly, editor, finish):
    run = start(editor, deadly.pk, SMALL)
    run = finish(run, lambda job: (Outcome(game=g, error="ValueError: dice") for g in range(job.first, job.last)))
    assert (run.status, run.error) == (Status.FAILED, "ValueError: dice")
    assert not figures_exist(deadly)


def test_a_set_with_errors_is_refused_before_the_start(deadly, editor):
    row = deadly.entries.get(pile="trap", key="explosion")
    row.params = {"damage": "many", "trap": True}
    row.save()
    assert refused(start, editor, deadly.pk, SMALL) == Code.UNPLAYABLE_SET
    assert not LaboratoryRun.objects.exists()


@pytest.mark.parametrize(
    "plan",
    [
        LabPlan(games=0), LabPlan(games=10_001), LabPlan(seats=5), LabPlan(level="legend"), LabPlan(sets=("heroes",)),
        LabPlan(seed=""), LabPlan(seed="x" * 33), LabPlan(seed="a\x00"),
    ],
)  # fmt: skip
def test_plans_that_cannot_be_played(base, editor, plan):
    assert refused(start, editor, base.pk, plan) == Code.BAD_SETTINGS


def test_who_may(base, editor, publisher, moderator, finish):
    assert refused(start, moderator, base.pk, SMALL) == Code.NOT_ALLOWED
    run = start(editor, base.pk, SMALL)
    assert refused(start, publisher, base.pk, SMALL) == Code.RUN_EXISTS
    assert refused(cancel, moderator, run.pk) == Code.NOT_ALLOWED
    cancel(publisher, run.pk)
    assert list(StaffDeed.objects.filter(deed__startswith="lab").values_list("deed", "name")) == [
        ("laboratory.cancel", "Publisher"), ("laboratory.start", "Editor"),
    ]  # fmt: skip


def test_publishing_wants_figures_where_the_set_says_so(deadly, editor, publisher, finish):
    deeds.require_figures(publisher, deadly.card_set, True)
    assert refused(deeds.publish, publisher, deadly.pk, deadly.revision) == Code.NEEDS_FIGURES
    finish(start(editor, deadly.pk, SMALL))
    assert deeds.publish(publisher, deadly.pk, deadly.revision).status == "published"


def job(cards: bytes, last: int) -> Job:
    return Job(ruleset="dungeonquest", cards=cards, levels=("novice",), options={}, seed="1", first=0, last=last)


def test_a_process_that_cannot_begin_says_so(base, editor, finish):
    with pytest.raises(apart.StartFailed):
        list(apart.played_apart(job(b"no cards", 3)))
    run = start(editor, base.pk, SMALL)
    LaboratoryRun.objects.update(cards=b"no cards", recipe=working.recipe_of("dungeonquest", LAB, b"no cards"))
    run = finish(run, apart.played_apart)
    assert (run.status, run.error) == (Status.FAILED, "the games could not be started")


LAB = LabPlan(games=6, level="novice", sets=("base",))


def test_a_game_that_takes_too_long_is_broken_and_the_next_are_played(base, editor, monkeypatch):
    run = start(editor, base.pk, SMALL)
    monkeypatch.setattr(apart, "GAME_LIMIT", 0.0)
    found = [o for o in apart.played_apart(job(bytes(run.cards), 6)) if o]
    assert [(o.game, o.error) for o in found] == [(0, "not over after 0 seconds")]
