"""A worker's shift: take the report that has waited longest, have it told again and again, keep what was found.

Every retelling is a row of its own under its seed, so what a worker that died has kept is not done twice, and of two
that did the same one counts. First all answers are looked at; then, more often, those with the widest figures.
"""

import time
import zlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import structlog
from django.db import IntegrityError, transaction
from django.utils import timezone

from games import shifts
from games.analysis import Row, report_of
from games.analysis.apart import Job, course_of
from games.analysis.course import Course, line_of
from games.analysis.figures import widest
from games.luck.apart import Ended, told_apart
from games.luck.waking import OPEN
from games.models import Action, Game, LuckReport, LuckRow
from games.refusals import Code
from games.rules.kernel import Refused, RulesError
from games.shifts import LEASE, leaving

log = structlog.get_logger(__name__)
Status = LuckReport.Status
Tell = Callable[[Job], Iterable[Row | None]]

SHIFT = 20.0  # seconds
LONGEST = 80.0  # where not one retelling is done by then: below the time after which a broker hands the task out again
TRIAL = 3  # retellings after which it is known how long they take
DECISIONS = 600_000  # answers in all playouts of a report, about: a minute of CPU
LEAST, MOST = 24, 120  # retellings of all answers
MORE, SHARE = 1.0, 1 / 8  # as many again of the widest eighth


class Lost(Exception):
    """Somebody else has gone on with the report, or its game is gone."""


def work(tell: Tell = told_apart, seconds: float = SHIFT) -> bool:
    """One shift. True if there is more to do, in this report or another."""
    report = take()
    if report is None:
        return False
    try:
        Shift(report).go_on(tell, time.monotonic() + seconds)
    except Lost:
        log.info("luck_shift_lost", report=report.pk)
    except (Refused, RulesError, Ended) as error:
        _fail(report, error)
    return LuckReport.objects.filter(status__in=OPEN).exists()


def take() -> LuckReport | None:
    pk = shifts.take(LuckReport.objects.filter(status__in=OPEN))
    return None if pk is None else LuckReport.objects.select_related("game__cards").get(pk=pk)


def _fail(report: LuckReport, error: Exception) -> None:
    """A game whose answers today's rules do not take cannot be told again."""
    code = Code.NOT_TOLD if isinstance(error, Refused | RulesError) else Code.RULES_ERROR
    log.error("luck_failed", report=report.pk, kind=type(error).__name__)
    failed = {"status": Status.FAILED, "error": str(code), "ended": timezone.now(), "busy_until": None}
    LuckReport.objects.filter(pk=report.pk, status=Status.RUNNING).update(**failed)


def job_of(game: Game) -> Job:
    columns = ("number", "kind", "seat", "answer", "target")
    actions = Action.objects.filter(game=game).order_by("number").values_list(*columns)
    assert game.cards is not None
    return Job(
        ruleset=game.ruleset, cards=bytes(game.cards.cards).decode(), seats=game.seats.count(), options=game.options,
        version=game.rules_version, seed=bytes(game.seed).hex(), seeds=[],
        entropies=[bytes(s.entropy).hex() for s in game.seats.order_by("index")],
        line=[(g.action, g.seat, g.answer) for g in line_of(actions)],
    )  # fmt: skip


class Shift:
    def __init__(self, report: LuckReport) -> None:
        self.report, self.job = report, job_of(report.game)
        self.course: Course = course_of(self.job)
        self.rows = {row.seed: _unpacked(row) for row in report.rows.order_by("seed")}

    def go_on(self, tell: Tell, until: float) -> None:
        """However short the shift, something comes of it."""
        while (job := self._next()) is not None and not leaving.is_set():
            self._through(tell(job), until)
            if time.monotonic() > until:
                break
        if self._next() is None:
            self._finish()
        else:
            self._sign(busy_until=None)

    def _next(self) -> Job | None:
        """What is to be told next; None when all is."""
        whole = self._whole()
        missing = [seed for seed in range(whole) if seed not in self.rows]
        if missing:
            return msgspec.structs.replace(self.job, seeds=missing)
        if whole == TRIAL:
            return self._planned()
        extra = [seed for seed in range(whole, self.report.wanted) if seed not in self.rows]
        if not extra:
            return None
        if not self.report.part:
            base = [self.rows[seed] for seed in range(whole)]
            self.report.part = widest(report_of(self.course, base), SHARE)
        return msgspec.structs.replace(self.job, seeds=extra, part=self.report.part)

    def _whole(self) -> int:
        """How many retellings look at everything: a few, until it is known what one takes."""
        return round(self.report.wanted / (1 + MORE)) if self.report.wanted else TRIAL

    def _planned(self) -> Job | None:
        each = sum(self.rows[seed].decisions for seed in range(TRIAL)) / TRIAL
        whole = max(LEAST, min(MOST, round(DECISIONS / max(1.0, each))))
        self.report.wanted = round(whole * (1 + MORE))
        self._sign(wanted=self.report.wanted)
        return self._next()

    def _through(self, told: Iterable[Row | None], until: float) -> None:
        """On a machine that has hardly time for it the first retelling may take longer than the shift."""
        before, latest = len(self.rows), until + LONGEST - SHIFT
        try:
            for row in told:
                if row is not None:
                    self._keep(row)
                self._sign(done=len(self.rows), part=self.report.part)
                if leaving.is_set() or time.monotonic() > (until if len(self.rows) > before else latest):
                    return
        finally:
            if close := getattr(told, "close", None):
                close()  # ends the process at once, not when the garbage is collected

    def _keep(self, row: Row) -> None:
        packed = zlib.compress(msgspec.json.encode(row), 1)
        try:
            LuckRow.objects.bulk_create([LuckRow(report=self.report, seed=row.seed, row=packed)], ignore_conflicts=True)
        except IntegrityError as error:  # the report is gone, and its game
            raise Lost from error
        self.rows[row.seed] = row

    def _sign(self, **values: Any) -> None:
        now = timezone.now()
        fresh = LuckReport.objects.filter(pk=self.report.pk, status=Status.RUNNING)
        if not fresh.update(**{"beat": now, "busy_until": now + LEASE, **values}):
            raise Lost

    def _finish(self) -> None:
        rows = [self.rows[seed] for seed in sorted(self.rows)]
        figures = zlib.compress(msgspec.json.encode(report_of(self.course, rows)), 6)
        with transaction.atomic():
            self._sign(status=Status.DONE, figures=figures, ended=timezone.now(), busy_until=None)
            self.report.rows.all().delete()


def _unpacked(row: LuckRow) -> Row:
    return msgspec.json.decode(zlib.decompress(bytes(row.row)), type=Row)
