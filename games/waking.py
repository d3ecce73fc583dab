"""Asking computer players to move, without ever depending on the answer."""

import threading
import time
from collections import deque

import structlog

log = structlog.get_logger(__name__)
LONGEST_RUN = 4.0  # seconds that one task goes on with a table before it queues the rest

_here = threading.local()


def wake(game_id: int, version: int, pause: float) -> None:
    """Queue a thought; a broker that is down is logged, and the sweep asks again."""
    todo = getattr(_here, "todo", None)
    if todo is not None and not pause and time.monotonic() < _here.until:
        todo.append((game_id, version))
        return
    from games.tasks import think

    try:
        think.apply_async((game_id, version), countdown=pause or None)
    except Exception as error:  # each broker library has its own
        log.warning("wake_failed", game=game_id, reason=type(error).__name__)


def run(think, game_id: int, version: int) -> None:
    """Think, and go on with what follows at once from it, so that moves without a pause need no queue."""
    before = getattr(_here, "todo", None)
    _here.todo = todo = deque([(game_id, version)])
    _here.until = time.monotonic() + LONGEST_RUN
    try:
        while todo:
            think(*todo.popleft())
    finally:
        _here.todo = before
