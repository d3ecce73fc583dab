"""Games in a process of their own. A house set may do anything; it must not hold up or bring down a worker."""

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
from games.simulation.apart import Job
from games.simulation.outcome import Outcome

SIGN = 2.0  # seconds after which whoever waits is told that nothing has come yet
GAME_LIMIT = 60.0  # seconds that a game may take
START_LIMIT = 60.0
END = b""


class StartFailed(Exception):
    """The process did not begin to play: the cards or the code are broken, not a game."""


def played_apart(job: Job) -> Iterator[Outcome | None]:
    """The job's games in their order; None now and then while one takes long.

    If the process ends or a game takes too long, that game counts as broken and is the last that comes.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "games.simulation.apart"],
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


def _heard(process: "subprocess.Popen[bytes]", job: Job) -> Iterator[Outcome | None]:
    lines: SimpleQueue[bytes] = SimpleQueue()
    assert process.stdin and process.stdout
    threading.Thread(target=_read, args=(process.stdout, lines), daemon=True).start()
    with process.stdin:
        with suppress(OSError):  # it has ended already, and is heard to have
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            process.stdin.flush()
        if (yield from _next(lines, START_LIMIT)) != b"\n":
            raise StartFailed
        for game in range(job.first, job.last):
            line = yield from _next(lines, GAME_LIMIT)
            if not line:
                yield Outcome(game=game, error=_ending(process))
                return
            yield msgspec.json.decode(line, type=Outcome)


def _next(lines: "SimpleQueue[bytes]", limit: float) -> Generator[None, None, bytes | None]:
    """A generator that returns the next line, END after the last one, or None when the time is up."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        try:
            return lines.get(timeout=SIGN)
        except Empty:
            yield None
    return None


def _ending(process: "subprocess.Popen[bytes]") -> str:
    with suppress(subprocess.TimeoutExpired):
        return f"the process ended with code {process.wait(1)}"
    return f"not over after {GAME_LIMIT:.0f} seconds"


def _read(out: Any, lines: "SimpleQueue[bytes]") -> None:
    with out:
        for line in out:
            lines.put(line)
    lines.put(END)
