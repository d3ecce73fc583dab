"""The whole site in the web process: the worker and the timer as threads, messages in memory. One web process only."""

import threading
import time
from typing import Any

import structlog
from celery.utils.nodenames import host_format

from dungeonquest.celery import app
from games.live.heartbeat import Scheduler, worker_sign

log = structlog.get_logger(__name__)
_PAUSE = 1.0


def start_worker_and_sweep() -> None:
    worker_sign.apply_async(expires=30)  # waits in memory until the worker is there
    for name, work in (("celery", _work), ("beat", _tick)):
        threading.Thread(target=_for_ever, args=(name, work), daemon=True, name=name).start()


def _for_ever(name: str, work: Any) -> None:
    while True:
        try:
            work()
        except Exception:
            log.exception("thread_failed", thread=name)
        time.sleep(_PAUSE)


def _work() -> None:
    worker = app.WorkController(
        pool_cls="threads",
        concurrency=3,  # two of them may be waiting for the processes of the laboratory and the luck reports
        loglevel="WARNING",
        hostname=host_format("inside@%h"),
        without_gossip=True,
        without_mingle=True,
        without_heartbeat=True,
        quiet=True,
    )
    worker.start()


def _tick() -> None:
    scheduler = Scheduler(app=app)
    while True:
        time.sleep(max(0.01, scheduler.tick()))
