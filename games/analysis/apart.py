"""Retellings in a process of their own: ``python -m games.analysis.apart``, beside a site that is played on.

Standard input: one line, a ``Job``; it stays open as long as somebody waits. Standard output: an empty line once the
game was played again, then a ``Row`` a line. The process is polite and ends with whoever started it.
"""

import contextlib
import os
import sys
import threading
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from games.analysis.company import gather_of
from games.analysis.course import Course, Given, walk
from games.analysis.retelling import Companies, Retelling, Row
from games.rules.kernel import Seeded
from games.rules.kernel.options import freeze
from games.rules.library import ruleset


class Job(Struct, frozen=True, kw_only=True):
    """A finished game with its seed (bytes as hexadecimal digits), and which retellings of which answers are wanted.

    ``line``: (action, seat, answer). ``part`` None: all answers, and the deal.
    """

    ruleset: str
    cards: str
    seats: int
    options: dict[str, Any]
    version: int
    seed: str
    entropies: list[str]
    line: list[tuple[int, int, Any]]
    seeds: list[int]
    part: list[int] | None = None


def course_of(job: Job) -> Course:
    """Raises ``Refused`` or ``RulesError`` where today's rules do not take the game."""
    rules = ruleset(job.ruleset)
    chance = Seeded(bytes.fromhex(job.seed), tuple(bytes.fromhex(e) for e in job.entropies))
    line = [Given(action, seat, freeze(answer)) for action, seat, answer in job.line]
    cards = rules.unpack_cards(job.cards.encode())
    return walk(rules, cards, job.seats, job.options, job.version, chance, line)


def rows(job: Job, course: Course | None = None) -> Iterator[Row]:
    course = course or course_of(job)
    companies = Companies(course, gather_of(job.ruleset))
    steps = range(len(course.steps)) if job.part is None else job.part
    for seed in job.seeds:
        yield Retelling(companies, seed).row(steps, deal=job.part is None)


def main(asked: BinaryIO, answers: BinaryIO) -> None:
    with contextlib.suppress(OSError, AttributeError):  # Windows has no such priority
        os.nice(19)
    job = msgspec.json.decode(asked.readline(), type=Job)
    threading.Thread(target=_end_with, args=(asked,), daemon=True).start()
    course = course_of(job)
    answers.write(b"\n")
    answers.flush()
    for row in rows(job, course):
        answers.write(msgspec.json.encode(row) + b"\n")
        answers.flush()


def _end_with(asked: BinaryIO) -> None:
    """Whoever started this is gone when its end of the pipe is closed."""
    asked.read()
    os._exit(0)


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
