"""The shape of a document, and reading one that a stranger sends."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from accounts.names import one_line
from games.refusals import Code, Refusal

FORMAT = "dungeonquest-online-game/1"
LARGEST = 4_000_000  # bytes; a long game of four has a tenth of that
MOST_ACTIONS, MOST_SEATS, MOST_PARTS = 20_000, 8, 2_000
DEEPEST = 20  # lists in lists; what the rules write has a handful

Short = Annotated[str, Meta(max_length=200)]
Hex = Annotated[str, Meta(max_length=200, pattern="^([0-9a-f]{2})*$")]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Index = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Event = tuple[Short, list[Any], int]
Outcome = tuple[Short, Count, Annotated[int, Meta(ge=1, le=2**53)], Count]


class SeatRecord(Struct, kw_only=True):
    """``entropy``: the seat's own share of the dice as hexadecimal digits, empty for none."""

    index: Index
    name: Short = ""
    level: Short = ""
    entropy: Hex = ""
    result: dict[str, Any] | None = None


class ActionRecord(Struct, kw_only=True):
    """``outcomes``: stream, k, n, value. ``events``: key, data, seats that may know it. ``target``: see undo."""

    number: Count
    kind: Short
    seat: Index | None = None
    actor: Short = ""
    question: Count = 0
    answer: Any = None
    target: Count | None = None
    events: Annotated[list[Event], Meta(max_length=MOST_PARTS)] = []
    outcomes: Annotated[list[Outcome], Meta(max_length=MOST_PARTS)] = []
    mark: Short = ""


class Words(Struct, kw_only=True):
    """What an entry is called, and its text, by language."""

    names: Annotated[dict[Short, Short], Meta(max_length=20)] = {}
    texts: Annotated[dict[Short, Annotated[str, Meta(max_length=1000)]], Meta(max_length=20)] = {}


class Record(Struct, kw_only=True):
    """``head`` is the stored position of a game that was not over; games in the site's own collection only.

    ``house`` and ``names`` (see ``ComposedCards``) say what house sets were played with and what their entries are
    called. They are words only, so no part of the fingerprint: what was played with is ``cards``.
    """

    format: Short
    id: Short = ""
    name: Short = ""
    ruleset: Short
    rules_version: Count
    sets: Annotated[list[Short], Meta(max_length=20)]
    options: dict[str, Any]
    cards: dict[str, Any]
    seats: Annotated[list[SeatRecord], Meta(min_length=1, max_length=MOST_SEATS)]
    commitment: Hex
    seed: Hex
    status: Short
    actions: Annotated[list[ActionRecord], Meta(min_length=1, max_length=MOST_ACTIONS)]
    fingerprint: Hex = ""
    house: Annotated[dict[Short, Short], Meta(max_length=20)] = {}
    names: Annotated[dict[Short, Words], Meta(max_length=MOST_PARTS)] = {}
    head: str = ""

    @property
    def entropies(self) -> tuple[bytes, ...]:
        return tuple(bytes.fromhex(s.entropy) for s in self.seats)


_decoder = msgspec.json.Decoder(Record)


def as_json(record: Record) -> bytes:
    return msgspec.json.encode(record)


def read(raw: bytes) -> Record:
    """A document that somebody sent. Refuses what is too large, no JSON, or of another shape."""
    if len(raw) > LARGEST:
        raise Refusal(Code.TOO_LARGE)
    try:
        record = _decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(Code.NO_RECORD) from error
    in_order = [s.index for s in record.seats] == list(range(len(record.seats)))
    numbered = all(a.number == n for n, a in enumerate(record.actions))
    _tidy_names(record)
    if any(map(_is_deep, _free_of_shape(record))):
        raise Refusal(Code.NO_RECORD)
    if record.format != FORMAT or len(record.seed) != 64 or not in_order or not numbered:
        raise Refusal(Code.NO_RECORD)
    return record


def _free_of_shape(record: Record) -> Iterator[Any]:
    """What may be anything: looked at before something walks down it and never comes back up."""
    yield from (record.options, record.cards, *[s.result for s in record.seats])
    for action in record.actions:
        yield from (action.answer, action.events)


def _is_deep(value: Any, left: int = DEEPEST) -> bool:
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list | tuple):
        return False
    return not left or any(_is_deep(v, left - 1) for v in value)


def _tidy_names(record: Record) -> None:
    """Names are no part of the fingerprint; here they are shown, so they keep to what names may be here."""
    record.name = one_line(record.name)
    for seat in record.seats:
        seat.name = one_line(seat.name)
