"""Asking a worker for a shift, without ever depending on the answer: the database knows what is to be played."""

from datetime import datetime, timedelta

import structlog
from django.db.models import Q

from games.models import LaboratoryRun
from games.models.laboratory import ACTIVE

log = structlog.get_logger(__name__)
PATIENCE = timedelta(seconds=5)  # before the sweep asks for a shift again


def wake() -> None:
    """Queue a shift; a broker that is down is logged, and the sweep asks again."""
    from games.tasks import laboratory

    try:
        laboratory.apply_async(expires=60)
    except Exception as error:  # each broker library has its own
        log.warning("laboratory_wake_failed", reason=type(error).__name__)


def ask_again(now: datetime) -> None:
    """A run at which nobody is: its worker, its broker or the site has ended meanwhile. Moving ``beat`` claims it."""
    free = Q(busy_until=None) | Q(busy_until__lt=now)
    quiet = Q(beat=None) | Q(beat__lt=now - PATIENCE)
    active = LaboratoryRun.objects.filter(status__in=ACTIVE)
    waiting = active.filter(free, quiet).values_list("pk", flat=True).order_by("pk").first()
    if waiting is None or active.filter(busy_until__gte=now).exists():
        return
    if active.filter(free, quiet, pk=waiting).update(beat=now):
        wake()
