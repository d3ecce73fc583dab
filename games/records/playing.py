"""A document played again under the rules: from the seed and the answers alone."""

import time
import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from games.models import ComposedCards
from games.records.form import ActionRecord, Record
from games.refusals import Code, Refusal
from games.rules.kernel import Position, RulesError, Ruleset, Seeded
from games.rules.kernel.options import freeze
from games.rules.library import SHELF, ruleset


class TooLong(RulesError):
    """The document takes more time than it may."""


class Step(NamedTuple):
    """What the rules made of one action; ``asked`` is the number of the question before it."""

    action: ActionRecord
    position: Position
    asked: int
    events: list[Any]
    outcomes: list[Any]


class Course:
    """A document with its rulebook and cards. Refuses games and cards that this server does not know.

    Cards must be known because a foreign card set could make a rule go on for ever.
    """

    def __init__(self, record: Record):
        if record.ruleset not in SHELF:
            raise Refusal(Code.NO_RULESET)
        self.record, self.rules = record, ruleset(record.ruleset)
        self.cards = _known_cards(self.rules, record)
        self.chance = Seeded(bytes.fromhex(record.seed), record.entropies)
        self.stood: list[bytes] = []  # the packed position after each action played so far

    def steps(self, longest: float) -> Iterator[Step]:
        """Each action in turn, for so many seconds. Raises ``Refused`` or ``RulesError`` where they do not fit."""
        self.stood.clear()
        until = time.monotonic() + longest
        position: Position | None = None
        for action in self.record.actions:
            if time.monotonic() > until:
                raise TooLong
            asked = position.question if position else 0
            position = self._after(position, action)
            events, outcomes = position.drain()
            self.stood.append(zlib.compress(position.to_json(), 1))
            yield Step(action, position, asked, msgspec.to_builtins(events), msgspec.to_builtins(outcomes))

    def position_at(self, number: int) -> Position:
        """The position right after this action, which has been played."""
        return Position.from_json(self.rules, self.cards, zlib.decompress(self.stood[number]), self.chance)

    def _after(self, position: Position | None, action: ActionRecord) -> Position:
        if position is None or action.kind == "start":
            return self._start(position, action)
        if action.kind == "undo":
            return self._undone(action)
        if action.kind in ("answer", "part"):
            position.apply(_seat(action), freeze(action.answer))
        elif action.kind == "take_back" and not position.take_back(_seat(action)):
            raise RulesError("there was nothing to take back")
        return position

    def _start(self, position: Position | None, action: ActionRecord) -> Position:
        if position is not None or action.kind != "start":
            raise RulesError("a game starts with one start")
        record = self.record
        if record.rules_version > self.rules.version or len(record.seats) not in self.rules.seats:
            raise RulesError("these rules cannot play that game")
        try:
            state = self.rules.setup(self.cards, len(record.seats), record.options)
            return Position.begin(self.rules, self.cards, state, self.chance, version=record.rules_version)
        except Exception as error:
            raise RulesError("the rules cannot set this game up") from error

    def _undone(self, action: ActionRecord) -> Position:
        if action.target is None or action.target >= len(self.stood):
            raise RulesError("an undo to a place that never was")
        position = self.position_at(action.target)
        position.number = action.question + 1
        return position


def _seat(action: ActionRecord) -> int:
    if action.seat is None:
        raise RulesError("an answer of no seat")
    return action.seat


def _known_cards(rules: Ruleset, record: Record) -> Any:
    raw = msgspec.json.encode(record.cards)
    if not _is_shipped(rules, record) and not ComposedCards.objects.filter(ruleset=rules.key, cards=raw).exists():
        raise Refusal(Code.UNKNOWN_CARDS)
    try:
        return rules.unpack_cards(raw)
    except Exception as error:
        raise Refusal(Code.UNKNOWN_CARDS) from error


def _is_shipped(rules: Ruleset, record: Record) -> bool:
    try:
        shipped = rules.pack_cards(rules.compose(tuple(record.sets)))
    except Exception:  # whatever a rulebook makes of sets it does not know
        return False
    return bool(msgspec.json.decode(shipped) == record.cards)
