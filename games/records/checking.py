"""Does a document say what the rules make of its seed and its answers?"""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from games.records.chain import marks
from games.records.form import Record
from games.records.playing import Course, Step, TooLong
from games.refusals import SENTENCES, Refusal
from games.results import rows_of
from games.rules.kernel import Position, Refused, RulesError, commitment

LONGEST = 20.0  # seconds that one document may take
MOST = 20  # problems worth listing
TABLE = "table."  # keys of what the table says itself, not the rules


@dataclass(frozen=True)
class Problem:
    """``code`` is for programs; ``action`` the number of the action it was found at."""

    code: str
    action: int | None = None
    detail: str = ""


@dataclass
class Report:
    """What was checked, and what was found wrong. Shown to anybody who may see the document."""

    problems: list[Problem] = field(default_factory=list)
    actions: int = 0
    outcomes: int = 0
    events: int = 0
    undone: int = 0
    streams: Counter[str] = field(default_factory=Counter)
    fingerprint: str = ""
    seconds: float = 0.0

    @property
    def fine(self) -> bool:
        return not self.problems

    def add(self, code: str, action: int | None = None, detail: str = "") -> None:
        if len(self.problems) < MOST:
            self.problems.append(Problem(code, action, detail))


def check(record: Record, longest: float = LONGEST) -> Report:
    """Never raises: what cannot even be played is a problem of its own."""
    report, began = Report(), time.monotonic()
    if commitment(bytes.fromhex(record.seed)) != record.commitment:
        report.add("commitment")
    _check_marks(record, report)
    try:
        _play(Course(record), report, longest)
    except Refusal as refusal:
        report.add(refusal.code, detail=str(SENTENCES[refusal.code]))
    report.seconds = time.monotonic() - began
    return report


def _check_marks(record: Record, report: Report) -> None:
    found, report.fingerprint = marks(record)
    first = next((a for a, mark in zip(record.actions, found, strict=True) if a.mark != mark), None)
    if first is not None:
        report.add("mark", first.number)
    elif report.fingerprint != record.fingerprint:
        report.add("fingerprint")


def _play(course: Course, report: Report, longest: float) -> None:
    step = None
    try:
        for step in course.steps(longest):
            _compare(step, report)
    except TooLong:
        report.add("too_long", report.actions)
        return
    except (Refused, RulesError) as error:
        report.add("answer", report.actions, type(error).__name__)
        return
    if step is not None:
        _check_end(course.record, step.position, report)


def _compare(step: Step, report: Report) -> None:
    action = step.action
    report.actions += 1
    report.undone += action.kind == "undo"
    report.events += len(step.events)
    report.outcomes += len(step.outcomes)
    report.streams.update(stream for stream, *_ in step.outcomes)
    said = [event for event in _plain(action.events) if not event[0].startswith(TABLE)]
    if _plain(action.outcomes) != _plain(step.outcomes):
        report.add("outcome", action.number)
    if said != _plain(step.events):
        report.add("event", action.number)
    if action.kind != "start" and action.question != step.asked:
        report.add("question", action.number)


def _check_end(record: Record, position: Position, report: Report) -> None:
    if (record.status == "finished") != position.is_over:
        report.add("end")
    elif position.is_over and [s.result for s in record.seats] != _plain(rows_of(position)):
        report.add("result")
    elif record.head:
        _check_head(record, position, report)


def _check_head(record: Record, position: Position, report: Report) -> None:
    """A half-played game: the stored position must still be read, and be what the answers lead to."""
    try:
        head = Position.from_json(position.rules, position.g.cards, record.head.encode(), position.g.chance)
    except RulesError:
        report.add("head")
        return
    if head.to_json() != position.to_json():
        report.add("head")


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
