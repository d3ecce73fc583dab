"""Who wants something at the door."""

from dataclasses import dataclass
from typing import Any

from games.models import Seat
from games.refusals import Code, Refusal


@dataclass(frozen=True)
class Actor:
    kind: str
    person: int | None = None

    @classmethod
    def of(cls, person: Any) -> "Actor":
        return cls("person", person.pk)

    def check(self, seat: Seat) -> None:
        """Refuses strangers, people who have left, and bots where a person sits. The clock acts for every seat."""
        if self.kind == "person" and (self.person is None or seat.person_id != self.person):
            raise Refusal(Code.NOT_SEATED)
        if self.kind == "bot" and not seat.is_bot:
            raise Refusal(Code.NOT_SEATED)

    def private_key(self, seat: int, key: str) -> str:
        """Keys of different actors and seats never meet, so nobody can use up another one's key."""
        return f"{self.kind}:{seat}:{key}"


BOT = Actor("bot")
CLOCK = Actor("clock")
TABLE = Actor("table")  # the table itself: the start
