"""Long work beside the games, in shifts of a worker: one of its kind at a time, gone on with after any end.

Its rows have ``beat`` (the last sign of whoever is at it), ``busy_until`` (the lease) and a status ``running``. The
database knows what is to be done; asking a worker for it may fail at any time, the sweep asks again.
"""

import threading
from datetime import datetime, timedelta
from typing import Any

import structlog
from celery.signals import worker_ready, worker_shutting_down
from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils import timezone

log = structlog.get_logger(__name__)
LEASE = timedelta(seconds=20)  # without a sign for so long a shift counts as dead
PATIENCE = timedelta(seconds=5)  # before the sweep asks for a shift again
leaving = threading.Event()
"""Set while the worker shuts down: a shift ends at its next step."""


@worker_shutting_down.connect
def _leave(**_about: Any) -> None:
    leaving.set()


@worker_ready.connect
def _stay(**_about: Any) -> None:
    leaving.clear()


def take(rows: QuerySet[Any]) -> int | None:
    """The key of what has waited longest, for this shift alone; None if nothing waits or somebody is at work."""
    now = timezone.now()
    with transaction.atomic():
        oldest = rows.select_for_update().order_by(F("beat").asc(nulls_first=True), "pk")
        waiting = list(oldest.values_list("pk", "busy_until"))
        if not waiting or any(until and until > now for _, until in waiting):
            return None
        first: int = waiting[0][0]
        rows.filter(pk=first).update(status="running", beat=now, busy_until=now + LEASE)
    return first


def claim_unattended(rows: QuerySet[Any], now: datetime) -> bool:
    """Is there something at which nobody is: worker, broker or site have ended meanwhile? Moving ``beat`` claims it."""
    free = Q(busy_until=None) | Q(busy_until__lt=now)
    quiet = Q(beat=None) | Q(beat__lt=now - PATIENCE)
    waiting = rows.filter(free, quiet).values_list("pk", flat=True).order_by("pk").first()
    if waiting is None or rows.filter(busy_until__gte=now).exists():
        return False
    return bool(rows.filter(free, quiet, pk=waiting).update(beat=now))


def queue(task: Any) -> None:
    """A broker that is down is logged."""
    try:
        task.apply_async(expires=60)
    except Exception as error:  # each broker library has its own
        log.warning("shift_not_queued", task=task.name, reason=type(error).__name__)
