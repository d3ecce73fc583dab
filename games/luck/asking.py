"""Asking for a report, and reading one."""

import zlib
from typing import Any

import msgspec
from django.db import transaction

from accounts.limits import within
from games.analysis import Report
from games.luck.waking import wake
from games.models import Game, LuckReport
from games.refusals import Code, Refusal

A_DAY = 40  # reports that one person may ask for
DAY = 24 * 3600


def ask(game: Game, person: Any) -> LuckReport:
    """The report of this finished game, queued if there is none yet. Whoever calls has looked who may see the table.

    Refuses while the game runs (``not_over``), to who has neither an account nor a guest's name (``sign_in``), and to
    who has asked for too many (``too_many``). One that failed is tried again.
    """
    if game.status != Game.Status.FINISHED:
        raise Refusal(Code.NOT_OVER)
    if not person.is_authenticated:
        raise Refusal(Code.SIGN_IN)
    found = report_at(game)
    if found is not None and found.status != LuckReport.Status.FAILED:
        return found
    if not within("luck", str(person.pk), A_DAY, DAY):
        raise Refusal(Code.TOO_MANY)
    return _queue(game)


def _queue(game: Game) -> LuckReport:
    with transaction.atomic():
        report, fresh = LuckReport.objects.get_or_create(game=game)
        if not fresh:
            again = {"status": LuckReport.Status.QUEUED, "error": "", "ended": None, "beat": None}
            LuckReport.objects.filter(pk=report.pk, status=LuckReport.Status.FAILED).update(**again)
            report.refresh_from_db()
        transaction.on_commit(wake)
    return report


def report_at(game: Game) -> LuckReport | None:
    return LuckReport.objects.filter(game=game).first()


def figures_of(report: LuckReport) -> Report | None:
    """None until it is finished."""
    if report.status != LuckReport.Status.DONE or report.figures is None:
        return None
    return msgspec.json.decode(zlib.decompress(bytes(report.figures)), type=Report)
