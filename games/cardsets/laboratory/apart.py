"""Games in a process of their own. A house set may do anything; it must not hold up or bring down a worker."""

import subprocess
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from games.apart import Process, apart
from games.simulation.apart import Job
from games.simulation.outcome import Outcome

GAME_LIMIT = 60.0  # seconds that a game may take
START_LIMIT = 60.0


class StartFailed(Exception):
    """The process did not begin to play: the cards or the code are broken, not a game."""


def played_apart(job: Job) -> Iterator[Outcome | None]:
    """The job's games in their order; None now and then while one takes long.

    If the process ends or a game takes too long, that game counts as broken and is the last that comes.
    """
    with apart("games.simulation.apart", job) as process:
        if (yield from process.line(START_LIMIT)) != b"\n":
            raise StartFailed
        for game in range(job.first, job.last):
            line = yield from process.line(GAME_LIMIT)
            if not line:
                yield Outcome(game=game, error=_ending(process))
                return
            yield msgspec.json.decode(line, type=Outcome)


def _ending(process: Process) -> str:
    with suppress(subprocess.TimeoutExpired):
        return f"the process ended with code {process.running.wait(1)}"
    return f"not over after {GAME_LIMIT:.0f} seconds"
