"""Retellings made in a process of their own, so that games at tables hardly feel them."""

from collections.abc import Iterator

import msgspec

from games.analysis.apart import Job
from games.analysis.retelling import Row
from games.apart import apart

LIMIT = 120.0  # seconds that a retelling may take


class Ended(Exception):
    """The process has ended by itself or takes too long."""


def told_apart(job: Job) -> Iterator[Row | None]:
    """The job's rows in their order; None now and then while one takes long."""
    with apart("games.analysis.apart", job) as process:
        for number in range(len(job.seeds) + 1):
            line = yield from process.line(LIMIT)
            if not line:
                raise Ended
            if number:
                yield msgspec.json.decode(line, type=Row)
