"""A game moment by moment, as one viewer may see it: from a table's rows or from an uploaded document.

A moment is an event that the viewer knows. A finished game is shown as it stood at that very event, a running one as it
stood after the answer that led to it (which is what its page showed then).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from games.bots import SeatView
from games.door.rewinding import position_at
from games.door.storing import unpack
from games.models import Action, Game, KeptRecord, Seat
from games.records.checking import LONGEST
from games.records.form import ActionRecord, Record, read
from games.records.opened import merged
from games.records.playing import Course
from games.rules.kernel import Position, Refused, RulesError, sees
from games.rules.kernel.options import freeze

OPEN = "open"  # everything face up: after the end only
Eyes = int | str | None  # a seat, OPEN, or None for somebody who watches
TURN = "turn"


class Moment(NamedTuple):
    """The viewer's ``number``-th event (from 1): the ``nth`` that the rules said in this action (0: the table did)."""

    number: int
    action: int
    nth: int
    last: bool
    key: str
    data: tuple[Any, ...]


class Source(Protocol):
    ruleset: str
    over: bool
    count: int  # of seats

    def told(self) -> Iterable[tuple[int, Sequence[Any]]]:
        """Each action's number and events."""
        ...

    def position(self, number: int) -> Position: ...

    def action(self, number: int) -> Any: ...


class TableSource:
    """A started game in the database. Whoever makes one has looked whether the viewer may see the table."""

    def __init__(self, game: Game, seats: list[Seat]):
        self.game, self.seats = game, seats
        self.ruleset, self.over = game.ruleset, game.status == Game.Status.FINISHED
        self.count = len(seats)

    def told(self) -> Iterable[tuple[int, Sequence[Any]]]:
        rows = Action.objects.filter(game=self.game, number__lte=self.game.last_action).order_by("number")
        return rows.values_list("number", "events")

    def position(self, number: int) -> Position:
        return position_at(self.game, self.seats, number)

    def action(self, number: int) -> Action:
        return Action.objects.get(game=self.game, number=number)


class RecordSource:
    """A document that is played again under this server's rules, as far as they take its answers."""

    over = True

    def __init__(self, record: Record):
        self.record, self.course, self.ruleset = record, Course(record), record.ruleset
        self.count = len(record.seats)
        self.events: list[list[Any]] = []
        self.broken = False
        try:
            for step in self.course.steps(LONGEST):
                said = [e for e in step.action.events if e[0].startswith("table.")]
                self.events.append([*said, *step.events])
        except (Refused, RulesError):
            self.broken = True

    def told(self) -> Iterable[tuple[int, Sequence[Any]]]:
        return enumerate(self.events)

    def position(self, number: int) -> Position:
        return self.course.position_at(number)

    def action(self, number: int) -> ActionRecord:
        return self.record.actions[number]


@lru_cache(maxsize=4)
def kept_source(public_id: str) -> RecordSource:
    """The uploaded game of this address. Raises ``KeptRecord.DoesNotExist``; refuses what this server cannot play."""
    return RecordSource(read(unpack(KeptRecord.objects.get(public_id=public_id).raw)))


def moments(source: Source, viewer: Eyes) -> list[Moment]:
    found: list[Moment] = []
    for number, events in source.told():
        ours = [not key.startswith("table.") for key, _, _ in events]
        for i, (key, data, seen_by) in enumerate(events):
            if viewer == OPEN or sees(seen_by, viewer):  # type: ignore[arg-type]
                nth = sum(ours[: i + 1])
                last = nth == sum(ours)
                found.append(Moment(len(found) + 1, number, nth, last, key, freeze(data)))
    return found


def observation_at(source: Source, moment: Moment, viewer: Eyes) -> dict[str, Any]:
    """What the viewer saw at this moment."""
    after = source.position(moment.action)
    if moment.last or not source.over or moment.action == 0:
        return _observed(after, _eyes(source, viewer))
    return _in_between(source, moment, viewer) or _observed(after, _eyes(source, viewer))


def _eyes(source: Source, viewer: Eyes) -> tuple[int | None, ...]:
    """Through whose eyes this viewer looks: everybody's, or one seat's."""
    return (None, *range(source.count)) if viewer == OPEN else (viewer,)  # type: ignore[return-value]


def _observed(position: Position, eyes: tuple[int | None, ...]) -> dict[str, Any]:
    seen = [SeatView(position, seat).observation() for seat in eyes]
    return {"table": merged([s["table"] for s in seen]), "question": seen[0]["question"] if len(eyes) == 1 else None}


class _Listener(list[Any]):
    """Stands where the rules put their news, and looks at the table when the wanted event comes."""

    def __init__(self, position: Position, nth: int, eyes: tuple[int | None, ...]):
        super().__init__()
        self.position, self.nth, self.eyes = position, nth, eyes
        self.seen: dict[str, Any] | None = None

    def append(self, event: Any) -> None:
        super().append(event)
        if len(self) == self.nth:
            g = self.position.g
            try:
                table = merged([g.rules.observe(g, seat) for seat in self.eyes])
                self.seen = {"table": table, "question": None}
            except Exception:  # in mid-rule a table may be in a state that no page was made for
                self.seen = None


def _in_between(source: Source, moment: Moment, viewer: Eyes) -> dict[str, Any] | None:
    action, position = source.action(moment.action), source.position(moment.action - 1)
    if action.kind not in ("answer", "part") or action.seat is None:
        return None
    listener = _Listener(position, moment.nth, _eyes(source, viewer))
    position.g.news = listener
    try:
        position.apply(action.seat, freeze(action.answer))
    except (Refused, RulesError):
        return None
    return listener.seen
