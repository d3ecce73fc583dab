"""A moment of a game as a page: the same board and panels as at the table, and a player below it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from django.http import HttpRequest

from . import board, log, table
from .consent import EVENTS
from .sitting import Heard, Sitting
from .table import Region
from .words import sentence

LEFT_OUT = {"decision", "lit", "consent", "seal"}
SHOWN = 40  # lines of the story


class Player(NamedTuple):
    """Where one is: ``at`` of ``last``; the others are moments to go to, 0 for none. ``round`` counts the turns."""

    at: int
    last: int
    back: int
    on: int
    turn_back: int
    turn_on: int
    turn: int
    turns: int


def player(at: int, last: int, turns: Sequence[int]) -> Player:
    """``turns``: the numbers of the moments at which a turn begins."""
    before = [t for t in turns if t < at]
    after = [t for t in turns if t > at]
    now = sum(t <= at for t in turns)
    return Player(at, last, at - 1, at + 1 if at < last else 0, before[-1] if before else min(1, at - 1),
                  after[0] if after else (last if at < last else 0), now, len(turns))  # fmt: skip


def story(sitting: Sitting) -> tuple[log.Line, ...]:
    """What happened up to this moment, the latest first."""
    return tuple(reversed(log.lines(sitting, sitting.events[-SHOWN:])))


def plain_story(sitting: Sitting) -> tuple[log.Line, ...]:
    """The same for games without sentences of their own."""
    return tuple(_plain(e, sitting) for e in reversed(sitting.events[-SHOWN:]))


def _plain(event: Heard, sitting: Sitting) -> log.Line:
    saying = EVENTS.get(event.key)
    words = sentence(saying, event.data, sitting) if saying else " ".join(map(str, (event.key, *event.data)))
    return log.Line(event.number, words, "", -1, "", ())


def regions(request: HttpRequest, sitting: Sitting, model: Player) -> list[Region]:
    found = [r for r in table.regions(request, sitting) if r.name not in LEFT_OUT]
    return [*found, Region("player", "replay/player.html", model), Region("story", "replay/story.html", story(sitting))]


def plain_regions(sitting: Sitting, model: Player) -> list[Region]:
    seen = Region("seen", "replay/seen.html", tuple(sitting.table.items()))
    return [seen, Region("player", "replay/player.html", model),
            Region("story", "replay/story.html", plain_story(sitting))]  # fmt: skip


def scenery(sitting: Sitting) -> dict[str, Any]:
    """What the board's own template wants besides its regions."""
    return {"tiles": board.tiles_of(sitting.box), "drawn": board.DRAWN, "towers": board.towers(),
            "width": board.WIDTH, "height": board.HEIGHT}  # fmt: skip
