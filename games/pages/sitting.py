"""What a page is told about a table: names, one viewer's observation, and the events that viewer may know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any, NamedTuple

from .box import SHIPPED, Box


class Heard(NamedTuple):
    """An event as this viewer knows it; ``number`` counts this viewer's events without gaps, from 1."""

    number: int
    key: str
    data: tuple[Any, ...]


@dataclass(frozen=True)
class Chair:
    """Who sits where. ``level`` is a computer player's; ``name`` is shown as it is."""

    index: int
    name: str
    level: str = ""
    person_id: int | None = None

    @property
    def is_bot(self) -> bool:
        return bool(self.level)


@dataclass(frozen=True)
class Sitting:
    """A table as one viewer sees it; ``viewer`` is a seat number, or ``None`` for somebody who watches."""

    public_id: str
    name: str
    version: int
    viewer: int | None
    chairs: Sequence[Chair]
    observation: Mapping[str, Any]
    events: Sequence[Heard] = ()
    over: bool = False
    undo: str = ""  # "free", "consent" or nothing
    deadline: Any = None
    host: bool = False
    urls: Mapping[str, str] = field(default_factory=dict)  # "act", "undo", "leave", "rematch", "socket"
    error: str = ""  # a refusal to show beside the decision
    commitment: str = ""  # the seal of the dice
    box: Box = SHIPPED  # the cards of this game, and its own words for them
    consent: Mapping[str, Any] | None = None  # an undo the table is asked about: "seat", "agreed", "missing"

    @property
    def table(self) -> Mapping[str, Any]:
        return self.observation["table"]

    @property
    def question(self) -> Mapping[str, Any] | None:
        return self.observation["question"]

    @property
    def fresh_key(self) -> str:
        """Names the answer a form will send, so that sending it twice counts once."""
        return token_urlsafe(12)

    def chair(self, seat: int) -> Chair | None:
        return next((c for c in self.chairs if c.index == seat), None)
