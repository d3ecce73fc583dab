"""Events as lines of the log, with what the theatre needs to show them."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from django.utils.html import format_html

from games.rules.dungeonquest import text

from . import consent
from .sitting import Heard, Sitting
from .words import find, sentence

CARD = "card"  # the event of a card that is turned up: seat, pile, key
QUIET = frozenset({"roll", "turn"})  # folded into what follows; the theatre still shows them
ACTS = frozenset(
    {"roll", "card", "tile", "treasure", "hurt", "healed", "died", "lost", "left", "sun", "exchange", "dragon.sleeps",
     "dragon.wakes", "dragon.burns", "monster.met", "sneak_attack", "moved", "rotated", "nightfall", "game.over",
     "below.down", "below.up", "worm", "snotlings.come", "snotlings.fall", "snotlings.arrive", "ghoul.leaps",
     "ghoul.hit", "shadow.follows", "vampire.bites", "spear_trap.plate", "amulet.shown", "teleport", "bridge.fell",
     "web.held", "berserk.begins", "spell.cast", "troll.bribed", "troll.scorns", "friend.dies", "locked_chest.opened",
     "locked_chest.explodes"}
)  # fmt: skip


class Line(NamedTuple):
    """``act`` and ``data`` are for the theatre; ``tone`` is a mark beside the line."""

    number: int
    words: Any
    tone: str
    seat: int
    act: str
    data: tuple[str, ...]


def lines(sitting: Sitting, events: Iterable[Heard]) -> list[Line]:
    return [line(event, sitting) for event in events]


def _saying(event: Heard, sitting: Sitting) -> Any:
    """A card that has a name of its own in this game is told of by that name."""
    if event.key == CARD and sitting.box.name(CARD, event.data[-1], event.data[-2]):
        return text.EVENTS[CARD]
    return find(text.EVENTS, event.key, event.data) or consent.EVENTS.get(event.key)


def _written(event: Heard, sitting: Sitting) -> str:
    """What a card of the house says of itself, when it is turned up."""
    return sitting.box.text(CARD, event.data[-1], event.data[-2]) if event.key == CARD else ""


def line(event: Heard, sitting: Sitting) -> Line:
    saying = _saying(event, sitting)
    words = sentence(saying, event.data, sitting) if saying else event.key
    if written := _written(event, sitting):
        words = format_html('{} <small class="written">{}</small>', words, written)
    first = event.data[0] if event.data else None
    seat = first if isinstance(first, int) and event.key != "sun" else -1
    act = event.key if event.key in ACTS else ""
    data = tuple(str(d) for d in event.data[1:] if isinstance(d, str | int)) if act else ()
    return Line(event.number, words, saying.tone if saying else "", seat, act, data)
