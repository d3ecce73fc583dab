"""Asking a worker for a shift, without ever depending on the answer: the database knows what is to be worked out."""

from datetime import datetime, timedelta

import structlog
from django.db.models import Q

from games.models import LuckReport

log = structlog.get_logger(__name__)
OPEN = (LuckReport.Status.QUEUED, LuckReport.Status.RUNNING)
PATIENCE = timedelta(seconds=5)  # before the sweep asks for a shift again


def wake() -> None:
    """Queue a shift; a broker that is down is logged, and the sweep asks again."""
    from games.tasks import luck

    try:
        luck.apply_async(expires=60)
    except Exception as error:  # each broker library has its own
        log.warning("luck_wake_failed", reason=type(error).__name__)


def ask_again(now: datetime) -> None:
    """A report at which nobody is: worker, broker or site have ended meanwhile. Moving ``beat`` claims it."""
    free = Q(busy_until=None) | Q(busy_until__lt=now)
    quiet = Q(beat=None) | Q(beat__lt=now - PATIENCE)
    reports = LuckReport.objects.filter(status__in=OPEN)
    waiting = reports.filter(free, quiet).values_list("pk", flat=True).order_by("pk").first()
    if waiting is None or reports.filter(busy_until__gte=now).exists():
        return
    if reports.filter(free, quiet, pk=waiting).update(beat=now):
        wake()
