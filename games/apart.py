"""Work in a process of its own that tells what it finds in lines. It must not hold up or bring down a worker."""

import subprocess
import sys
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from typing import Any

import msgspec

from dungeonquest.env import BASE_DIR

SIGN = 2.0  # seconds after which whoever waits is told that nothing has come yet
END = b""


class Process:
    """``python -m module`` with a job, as JSON, on its first line."""

    def __init__(self, module: str, job: msgspec.Struct) -> None:
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        self.running = subprocess.Popen(
            [sys.executable, "-m", module],
            cwd=BASE_DIR,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        threading.Thread(target=_read, args=(self.running.stdout, self.lines), daemon=True).start()
        with suppress(OSError):  # it has ended already, and is heard to have
            self.running.stdin.write(msgspec.json.encode(job) + b"\n")  # type: ignore[union-attr]
            self.running.stdin.flush()  # type: ignore[union-attr]

    def line(self, limit: float) -> Generator[None, None, bytes | None]:
        """Yields None while there is nothing; returns the next line, END after the last, None when time is up."""
        end = time.monotonic() + limit
        while time.monotonic() < end:
            try:
                return self.lines.get(timeout=SIGN)
            except Empty:
                yield None
        return None

    def end(self) -> None:
        """Its open input is its leave to go on; whatever it does, it is over now."""
        with suppress(OSError):
            self.running.stdin.close()  # type: ignore[union-attr]
        self.running.kill()
        self.running.wait()


@contextmanager
def apart(module: str, job: msgspec.Struct) -> Iterator[Process]:
    process = Process(module, job)
    try:
        yield process
    finally:
        process.end()


def _read(out: Any, lines: "SimpleQueue[bytes]") -> None:
    with out:
        for line in out:
            lines.put(line)
    lines.put(END)
