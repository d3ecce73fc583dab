"""The stored form of a position: JSON with a checksum of what it must replay to."""

import zlib
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from .decision import Decision
from .errors import RulesError
from .options import freeze
from .ruleset import Ruleset
from .state import State
from .tape import Answered, Drawn, Mixed, Rolled

if TYPE_CHECKING:
    from .position import Position

S = TypeVar("S", bound=State)


class Saved(Struct, Generic[S], omit_defaults=True):
    """``check`` is the CRC-32 of live state and question; ``last`` is (seat, disturbed)."""

    version: int
    number: int
    base: S
    tape: list[Answered | Rolled | Drawn | Mixed]
    check: int
    pending: dict[int, Any] = {}
    passed: list[int] = []
    last: tuple[int, bool] | None = None
    one_step: bool = False


@lru_cache(maxsize=32)
def _decoder(state_type: type[State]) -> msgspec.json.Decoder[Saved[Any]]:
    return msgspec.json.Decoder(Saved[state_type])  # type: ignore[valid-type]


def checksum(state: State, d: Decision | None) -> int:
    """Of the state and of who is asked what; options may change, they are made again from the state."""
    asks = d and (d.key, [seat for seat, _ in d.asks], d.wait, d.may, d.hides)
    return zlib.crc32(msgspec.json.encode((state, asks)))


def encode(p: "Position") -> bytes:
    g = p.g
    pending = dict(sorted(p.pending.items()))  # who was first is forgotten
    check = checksum(g.s, p.decision)
    head = Saved(g.version, p.number, p.base, g.tape, check, pending, sorted(p.passed), p.last, p.one_step)
    return msgspec.json.encode(head)


def decode(rules: Ruleset, raw: bytes) -> Saved[Any]:
    """Raises ``RulesError`` if the bytes are no position of this game, or one of a newer version."""
    try:
        head = _decoder(rules.state_type).decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError) as e:
        raise RulesError(f"not a stored {rules.key} position: {e}") from e
    if head.version > rules.version:
        raise RulesError(f"a {rules.key} position of version {head.version}, the rules are at {rules.version}")
    head.tape = [Answered(e.key, e.seat, freeze(e.answer), e.hides) if type(e) is Answered else e for e in head.tape]
    return head


def restore(p: "Position", head: Saved[Any]) -> None:
    """Put back what lies beside the tape, and see that the replay came out as it was."""
    if checksum(p.g.s, p.decision) != head.check:
        raise RulesError("the rules have changed under a half-played step")
    p.number, p.passed, p.last = head.number, set(head.passed), head.last
    p.pending = {seat: freeze(answer) for seat, answer in head.pending.items()}
