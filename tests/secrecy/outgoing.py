"""What goes out by itself when a change is stored: the columns that everybody may read, the bytes that each socket
gets, and when computer players are asked, which everybody sees as a pause.

The door's own function looks ahead, the site's own publishing and its own socket speak; only the channel layer and
the queue are replaced, by lists. The clock stands still and the dice of pauses begin anew: equal tables pause equally.
"""

import asyncio
import random
from typing import Any
from unittest.mock import patch

from games import afterwards, conf
from games.door import storing
from games.door.actors import TABLE
from games.door.loading import Table
from games.live import publish
from games.live.consumers import TableConsumer
from games.models import Action, Game, Seat
from games.rules.kernel import Position

SEEN = (
    "question", "version", "last_action", "waiting", "deadline", "bots_due", "status", "ended", "consent",
    "consent_until",
)  # fmt: skip


def outgoing(p: Position, game: Game, seats: list[Seat], now: Any) -> dict[str, Any]:
    """After an answer of the first seat. ``seats``: of these the odd ones play by themselves."""
    dice = random.Random(5)
    table = Table(game, [_bot(s) if s.index % 2 else s for s in seats], p)
    change = storing.Change(Action.Kind.ANSWER, TABLE, 0, "key", game.question - 1)
    with patch.object(conf, "_dice", dice), patch.object(storing.timezone, "now", lambda: now):
        pause = storing._look_ahead(table, change, game.question - 1, b"")
    layer, woken = Layer(), Woken()
    with patch.object(publish, "get_channel_layer", lambda: layer), patch.object(afterwards, "wake", woken):
        afterwards._tell(game.pk, game.version, pause, False)
    return {
        "columns": [str(getattr(game, name)) for name in SEEN],
        "pauses": [pause, woken.asked, dice.random()],  # the last: how many numbers were drawn
        "socket": [(group, heard(message)) for group, message in layer.sent],
    }


def _bot(seat: Seat) -> Seat:
    return Seat(game=seat.game, index=seat.index, name=seat.name, level="veteran")


class Layer:
    """A channel layer that keeps what it is given."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []

    async def group_send(self, group: str, message: dict[str, Any]) -> None:
        self.sent.append((group, message))


class Woken:
    """The queue of thoughts."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int, float]] = []

    def __call__(self, game_id: int, version: int, pause: float) -> None:
        self.asked.append((game_id, version, pause))


def heard(message: dict[str, Any]) -> list[str]:
    """The bytes that a socket at this table sends on."""
    texts: list[str] = []

    class Socket(TableConsumer):
        async def send(self, text_data: str | None = None, *_: Any, **__: Any) -> None:
            texts.append(text_data or "")

    asyncio.run(getattr(Socket(), message["type"].replace(".", "_"))(message))
    return texts
