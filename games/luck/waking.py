"""Asking a worker for a shift, without ever depending on the answer: the database knows what is to be worked out."""

from datetime import datetime

from games import shifts
from games.models import LuckReport

OPEN = (LuckReport.Status.QUEUED, LuckReport.Status.RUNNING)


def wake() -> None:
    from games.tasks import luck

    shifts.queue(luck)


def ask_again(now: datetime) -> None:
    if shifts.claim_unattended(LuckReport.objects.filter(status__in=OPEN), now):
        wake()
