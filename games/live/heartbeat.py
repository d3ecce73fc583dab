"""Signs of life of the worker and the timer, kept in the cache that all processes share."""

import time
from typing import Any

from celery import beat, shared_task
from celery.signals import worker_ready
from django.core.cache import cache

# A sign is due every 5 seconds; three missed ones are a fault and not a busy machine.
LATE = 16.0
_KEPT = 3600
_EVERY = 2.0


def sign(name: str) -> None:
    cache.set(f"heartbeat.{name}", time.time(), _KEPT)


def age(name: str) -> float | None:
    """Seconds since the last sign, None if there was none within the hour."""
    seen = cache.get(f"heartbeat.{name}")
    return None if seen is None else max(0.0, time.time() - seen)


@shared_task(name="live.heartbeat")
def worker_sign() -> None:
    """A task and not a thread of the worker: a worker that no longer takes tasks must look dead."""
    sign("worker")


@worker_ready.connect
def _first_sign(**_about: Any) -> None:
    sign("worker")


class Scheduler(beat.Scheduler):
    """Keeps nothing on disk, since every entry is a plain interval, and gives a sign while it ticks."""

    _signed = 0.0

    def tick(self, *args: Any, **kwargs: Any) -> Any:
        if time.monotonic() - self._signed > _EVERY:
            self._signed = time.monotonic()
            self._try_to_sign()
        # Never sleep past the next sign.
        return min(super().tick(*args, **kwargs), _EVERY)

    def _try_to_sign(self) -> None:
        try:
            sign("beat")
        except Exception as error:  # a broker that is away must not end the timer
            beat.logger.warning("no sign of life: %s", type(error).__name__)
