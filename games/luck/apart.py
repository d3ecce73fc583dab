"""Retellings made in a process of their own, so that games at tables hardly feel them."""

import subprocess
import sys
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

import msgspec

from dungeonquest.env import BASE_DIR
from games.analysis.apart import Job
from games.analysis.retelling import Row

LIMIT = 120.0  # seconds that a retelling may take
SIGN = 2.0  # seconds after which whoever waits is told that nothing has come yet


class Ended(Exception):
    """The process has ended by itself or takes too long."""


def told_apart(job: Job) -> Iterator[Row | None]:
    """The job's rows in their order; None now and then while one takes long."""
    process = subprocess.Popen(
        [sys.executable, "-m", "games.analysis.apart"],
        cwd=BASE_DIR,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield from _heard(process, job)
    finally:
        process.kill()
        process.wait()


def _heard(process: "subprocess.Popen[bytes]", job: Job) -> Iterator[Row | None]:
    lines: SimpleQueue[bytes] = SimpleQueue()
    assert process.stdin and process.stdout
    threading.Thread(target=_read, args=(process.stdout, lines), daemon=True).start()
    with process.stdin:
        with suppress(OSError):  # it has ended already, and is heard to have
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            process.stdin.flush()
        for number in range(len(job.seeds) + 1):
            line = yield from _next(lines)
            if number:
                yield msgspec.json.decode(line, type=Row)


def _next(lines: "SimpleQueue[bytes]") -> Generator[None, None, bytes]:
    """A generator that returns the next line; says None while there is none."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        try:
            line = lines.get(timeout=SIGN)
        except Empty:
            yield None
            continue
        if not line:
            break
        return line
    raise Ended


def _read(out: Any, lines: "SimpleQueue[bytes]") -> None:
    with out:
        for line in out:
            lines.put(line)
    lines.put(b"")
