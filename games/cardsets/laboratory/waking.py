"""Asking a worker for a shift, without ever depending on the answer: the database knows what is to be played."""

from datetime import datetime

from games import shifts
from games.models import LaboratoryRun
from games.models.laboratory import ACTIVE


def wake() -> None:
    from games.tasks import laboratory

    shifts.queue(laboratory)


def ask_again(now: datetime) -> None:
    if shifts.claim_unattended(LaboratoryRun.objects.filter(status__in=ACTIVE), now):
        wake()
