"""What happened since the start of the current step. Each entry carries its key, so that a changed rule is noticed."""

from typing import Any

from msgspec import Struct

from .seats import ALL


class Answered(Struct, array_like=True, frozen=True, tag="a"):
    """The answer that woke the rule. ``seat`` is -1 for answers given together and for a window that all passed."""

    key: str
    seat: int
    answer: Any
    hides: str = ""


class Rolled(Struct, array_like=True, frozen=True, tag="r"):
    """An outcome 0 .. n-1 of a stream."""

    stream: str
    value: int
    hides: str = ""


class Drawn(Struct, array_like=True, frozen=True, tag="d"):
    """A card that left a pile."""

    pile: str
    card: int


class Mixed(Struct, array_like=True, frozen=True, tag="m"):
    """These cards of a secret pile were mixed: nobody can tell from here on which of them was which before."""

    pile: str
    cards: bytes


Entry = Answered | Rolled | Drawn | Mixed


class Event(Struct, array_like=True, frozen=True):
    """What happened, as a key and plain data, with the seats that may know it. No prose."""

    key: str
    data: tuple[Any, ...] = ()
    seen_by: int = ALL


class Outcome(Struct, array_like=True, frozen=True):
    """One consumed number, for whoever checks the dice: the k-th outcome of ``stream``, one of 0 .. n-1."""

    stream: str
    k: int
    n: int
    value: int
