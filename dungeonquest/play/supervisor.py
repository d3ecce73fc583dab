"""Starts the children, keeps them alive, stops them."""

import http.client
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from dungeonquest.play.children import TOO_MANY, WITHIN, Child

_TICK = 0.2
_LOG_CHECK = 60.0


class Supervisor:
    """`say` gets the few sentences that the person at the terminal should read."""

    def __init__(self, children: list[Child], say: Callable[[str], None]) -> None:
        self.children, self.say = children, say
        self._stop = threading.Event()
        self._logs_checked = time.monotonic()

    def listen_to_signals(self) -> None:
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # Windows has no third
            if number := getattr(signal, name, None):
                signal.signal(number, self._on_signal)

    def _on_signal(self, _number: int, _frame: Any) -> None:
        if self._stop.is_set():  # asked twice: no more patience
            for child in self.children:
                child.patience = 0.0
        self._stop.set()

    def run(self, ready: Callable[[], bool], greeting: str) -> int:
        """Until somebody stops it (0) or a child cannot be kept alive (1)."""
        hopeless = None
        try:
            for child in self.children:
                if not child.alive:
                    child.start()
            greeted = False
            while hopeless is None and not self._stop.wait(_TICK):
                hopeless = self._look_after_all()
                if not greeted and ready():
                    greeted = True
                    self.say(greeting)
        finally:
            self.stop()
        return self._explain(hopeless) if hopeless else 0

    def _look_after_all(self) -> Child | None:
        """Starts again what has died; returns a child that will not live."""
        now = time.monotonic()
        for child in self.children:
            if child.process is not None and not child.alive:
                self.say(f"{child.name} ended ({child.note_death()}); starting it again.")
                if child.hopeless:
                    return child
            elif child.process is None and now >= child.due:
                child.start()
        self._trim_logs(now)
        return None

    def _trim_logs(self, now: float) -> None:
        if now - self._logs_checked > _LOG_CHECK:
            self._logs_checked = now
            for child in self.children:
                child.trim_log()

    def stop(self) -> None:
        for child in reversed(self.children):
            child.stop()

    def _explain(self, child: Child) -> int:
        self.say(f"{child.name} died {TOO_MANY} times in {WITHIN:.0f} seconds, so everything was stopped.")
        self.say(f"The end of {child.log}:")
        self.say(child.last_lines() or "(none)")
        return 1


def web_answers(host: str, port: int) -> Callable[[], bool]:
    """A question whether the web process serves; any answer will do."""

    def ask() -> bool:
        connection = http.client.HTTPConnection(host, port, timeout=2)
        try:
            connection.request("GET", "/healthz", headers={"Host": "localhost"})
            return bool(connection.getresponse().status)
        except OSError:
            return False
        finally:
            connection.close()

    return ask


def say(text: str) -> None:
    print(text, file=sys.stderr if text.startswith(("Warning", "Error")) else sys.stdout, flush=True)
