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
    """A card that left the top of a pile."""

    pile: str
    card: int


Entry = Answered | Rolled | Drawn


class Event(Struct, array_like=True, frozen=True):
    """What happened, as a key and plain data, with the seats that may know it. No prose."""

    key: str
    data: tuple[Any, ...] = ()
    seen_by: int = ALL
