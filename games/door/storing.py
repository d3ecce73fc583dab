"""One accepted change becomes rows: the head with the next version, the action, sometimes a checkpoint, the result."""

import zlib
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import msgspec
from django.db import transaction
from django.utils import timezone

from dungeonquest.prepared import Insert, Update
from games import conf
from games.afterwards import afterwards
from games.door.actors import Actor
from games.door.loading import Table
from games.models import Action, Checkpoint, Game, Seat
from games.results import settle
from games.rules.kernel import Event, Outcome, sees


class Overtaken(Exception):
    """Somebody else's change was stored first: read again and try again."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The receipt. ``again``: this key was used before, and this is what happened then."""

    number: int
    kind: str
    question: int
    version: int
    again: bool = False
    # As they are now, for a view of them only: both hold secrets.
    table: Table | None = field(default=None, compare=False, repr=False)
    action: Action | None = field(default=None, compare=False, repr=False)

    @classmethod
    def of(cls, action: Action) -> "Taken":
        return cls(action.number, action.kind, action.next_question, action.version, again=True)


@dataclass(slots=True)
class Change:
    """What is to be stored; the table's position has it already. ``events`` are said by the table itself."""

    kind: str
    actor: Actor
    seat: int | None
    key: str
    question: int
    new_step: bool = False
    answer: Any = None
    target: int | None = None
    due: datetime | None = None
    events: tuple[Event, ...] = ()
    chair: Seat | None = None


def store(table: Table, change: Change) -> Taken:
    """Write everything or raise ``Overtaken``; after the commit the world is told."""
    game, position, old_version = table.game, table.position, table.game.version
    due, asked_before = game.deadline, game.question
    news, outcomes = position.drain()
    action = _action(table, change, [*change.events, *news], outcomes, due)
    head = position.to_json()
    pause = _look_ahead(table, change, asked_before, head)
    with transaction.atomic(savepoint=False):
        _write_game(game, old_version, due)
        _insert_action(action)
        if change.chair:
            change.chair.save(update_fields=["former", "person", "level", "name"])
        if change.new_step or change.kind == Action.Kind.UNDO:
            _insert_checkpoint(Checkpoint(game=game, number=action.number, position=pack(head)))
        if game.status == Game.Status.FINISHED:
            settle(game, table.seats, position)
        afterwards(game, pause)
    return Taken(action.number, action.kind, game.question, game.version, table=table, action=action)


def pack(position: bytes) -> bytes:
    return zlib.compress(position, 1)


def unpack(raw: Any) -> bytes:
    return zlib.decompress(bytes(raw))


def _action(table: Table, c: Change, events: list[Event], outcomes: list[Outcome], due: datetime | None) -> Action:
    game = table.game
    game.version += 1
    game.last_action += 1
    game.told = count_told(game.told or [0] * (1 + len(table.seats)), events)
    return Action(
        game=game, number=game.last_action, key=c.key, kind=c.kind, seat=c.seat, actor=c.actor.kind,
        question=c.question, answer=msgspec.to_builtins(c.answer), target=c.target, version=game.version,
        next_question=table.position.question, due=due, events=msgspec.to_builtins(events),
        outcomes=msgspec.to_builtins(outcomes), told=game.told,
    )  # fmt: skip


def count_told(told: list[int], events: list[Event]) -> list[int]:
    viewers = [None, *range(len(told) - 1)]
    return [n + sum(sees(e.seen_by, v) for e in events) for n, v in zip(told, viewers, strict=True)]


def _look_ahead(table: Table, change: Change, asked_before: int, head: bytes) -> float | None:
    """Set the columns that say who is asked and until when; returns the pause of the bots to wake, None for none."""
    game, position, bots = table.game, table.position, table.bots()
    now, waiting = timezone.now(), position.waiting_for()
    moved_on = position.question != asked_before
    game.head = head
    game.question = position.question
    game.waiting = sum(1 << s for s in waiting)
    if position.is_over:
        game.status, game.ended = Game.Status.FINISHED, now
    if change.kind in (Action.Kind.UNDO, Action.Kind.HAND_OVER) or position.is_over:
        game.consent = game.consent_until = None  # what the table was asked about has changed
    if change.kind == Action.Kind.UNDO:
        game.deadline = change.due
    elif moved_on:
        game.deadline = _deadline(game, now, waiting)
    pause = conf.draw_pause()
    game.bots_due = now + conf.bot_patience(pause) if bots & set(waiting) else None
    asked = position.may_act() if moved_on or change.kind == Action.Kind.HAND_OVER else waiting
    return pause if bots & set(asked) else None


def _deadline(game: Game, now: datetime, waiting: tuple[int, ...]) -> datetime | None:
    if not waiting or not game.seconds_per_move:
        return None
    return now + timedelta(seconds=game.seconds_per_move)


COLUMNS = (
    "head", "version", "last_action", "question", "told", "waiting", "bots_due", "status", "started", "ended",
    "consent", "consent_until", "changed",
)  # fmt: skip
_AT = ("pk", "version")
_update, _update_clock = (Update(Game, names, _AT) for names in (COLUMNS, (*COLUMNS, "deadline")))
_insert_action, _insert_checkpoint = Insert(Action), Insert(Checkpoint)


def _write_game(game: Game, old_version: int, old_deadline: datetime | None) -> None:
    game.changed = timezone.now()
    clock = game.deadline != old_deadline  # else it stays what it is: the sweep may just have given time back
    names, write = ((*COLUMNS, "deadline"), _update_clock) if clock else (COLUMNS, _update)
    if not write([getattr(game, name) for name in names], [game.pk, old_version]):
        raise Overtaken
