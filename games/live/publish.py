"""Tells all sockets of a table that it has changed. Numbers only: each socket reads and renders for its own seat."""

import asyncio
import os
import threading
from collections.abc import Coroutine
from typing import Any

import structlog
from channels.layers import get_channel_layer

log = structlog.get_logger(__name__)
PATIENCE = 5.0


class LoopThread:
    """One event loop that lives as long as the process: one connection to the broker instead of one a message."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.pid = os.getpid()
        threading.Thread(target=self.loop.run_forever, daemon=True, name="publish").start()

    def run(self, work: Coroutine[Any, Any, Any], timeout: float = PATIENCE) -> Any:
        waiting = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return waiting.result(timeout)
        except TimeoutError:
            waiting.cancel()
            raise


_thread: LoopThread | None = None
_making = threading.Lock()


def loop_thread() -> LoopThread:
    """Made at the first use, and again after a fork: threads do not survive one."""
    global _thread
    with _making:
        if _thread is None or _thread.pid != os.getpid():
            _thread = LoopThread()
        return _thread


def group_of(game_id: object) -> str:
    return f"table.{game_id}"


def publish(game_id: object, version: int) -> None:
    """Call it after the commit. Never raises: who misses the message catches up by the version number."""
    send_to_group(group_of(game_id), {"type": "table.changed", "v": version})


def send_to_group(group: str, message: dict[str, Any]) -> None:
    """Like `publish`, for any other small notice."""
    try:
        layer = get_channel_layer()
        assert layer is not None  # the web process refuses to start without one
        loop_thread().run(layer.group_send(group, message))
    except Exception as error:
        log.warning("publish_failed", group=group, reason=type(error).__name__)
