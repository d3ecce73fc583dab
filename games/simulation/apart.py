"""Games in a process of their own: ``python -m games.simulation.apart``, for long work beside a site that is played on.

Standard input: one line, a ``Job``; it stays open as long as somebody waits. Standard output: an empty line once it is
ready, then an ``Outcome`` a line.
The process is polite (lowest priority) and ends with whoever started it, however that ends.
"""

import contextlib
import os
import sys
import threading
from typing import BinaryIO

import msgspec
from msgspec import Struct

from games.rules.library import ruleset
from games.simulation.outcome import outcome_of
from games.simulation.playing import Plan


class Job(Struct, frozen=True, kw_only=True):
    """``cards`` as the ruleset packs them. Games ``first`` up to, not with, ``last``."""

    ruleset: str
    cards: bytes
    levels: tuple[str, ...]
    options: dict[str, str]
    seed: str
    first: int
    last: int

    def plan(self) -> Plan:
        return Plan(self.ruleset, self.levels, options=self.options, seed=self.seed)


def main(asked: BinaryIO, answers: BinaryIO) -> None:
    _be_polite()
    job = msgspec.json.decode(asked.readline(), type=Job)
    threading.Thread(target=_end_with, args=(asked,), daemon=True).start()
    rules = ruleset(job.ruleset)
    cards, plan = rules.unpack_cards(job.cards), job.plan()
    answers.write(b"\n")
    answers.flush()
    for game in range(job.first, job.last):
        answers.write(msgspec.json.encode(outcome_of(rules, cards, plan, game)) + b"\n")
        answers.flush()


def _be_polite() -> None:
    with contextlib.suppress(OSError, AttributeError):  # Windows has no such priority
        os.nice(19)


def _end_with(asked: BinaryIO) -> None:
    """Whoever started this is gone when its end of the pipe is closed."""
    asked.read()
    os._exit(0)


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
