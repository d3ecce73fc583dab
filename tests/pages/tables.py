"""Tables to look at: positions of the real rules, as one viewer sees them."""

import random
import re
from pathlib import Path
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.test import RequestFactory

from games.pages import Chair, Heard, Sitting
from games.rules.kernel import Event, Loose, Position, sample, sees
from games.rules.library import ruleset

NAMES = ("Ana", "Bruno", "Carla", "Dino")
URLS = ("act", "undo", "take_back", "leave", "rematch", "view", "socket", "replay", "verify", "record")


def played(seats: int, answers: int, seed: int, deal: str = "") -> tuple[Position, list[Event]]:
    """A game after so many answers at random (moves are liked better), with all its events."""
    position, events, dice = started(seats, ("base",), seed, deal)
    for _ in range(answers):
        if position.is_over:
            break
        events += play_on(position, dice)
    return position, events


def started(
    seats: int, sets: tuple[str, ...], seed: int, deal: str = "random"
) -> tuple[Position, list[Event], random.Random]:
    """A new game, what it has told so far, and the dice of its players."""
    rules = ruleset("dungeonquest")
    position = Position.start(rules, rules.compose(sets), seats, Loose(random.Random(seed)), {"deal": deal})
    return position, position.drain()[0], random.Random(seed)


def play_on(position: Position, dice: random.Random) -> list[Event]:
    """One answer, and what it tells."""
    seat = position.waiting_for()[0]
    position.apply(seat, sample(_liked(position.legal(seat), dice), dice))
    return position.drain()[0]


def _liked(options: Any, dice: random.Random) -> Any:
    moves = [o for o in options if o.id.startswith("move")]
    return dice.choice(moves if moves and dice.random() < 0.8 else options)


def sitting(
    position: Position, events: list[Event], viewer: int | None = 0, names: Any = NAMES, **more: Any
) -> Sitting:
    heard = [e for e in events if sees(e.seen_by, viewer)]
    chairs = [Chair(i, names[i]) for i in range(len(position.g.s.heroes))]
    urls = {name: f"/table/x/{name}" for name in URLS}
    numbered = [Heard(n, e.key, e.data) for n, e in enumerate(heard, 1)]
    observation = position.observation(viewer)
    return Sitting("x", "Friday", 1, viewer, chairs, observation, numbered, position.is_over, urls=urls, **more)


def asking(request: Any = None, **headers: str) -> Any:
    request = RequestFactory().get("/", **{f"HTTP_{k.upper().replace('-', '_')}": v for k, v in headers.items()})
    request.user = AnonymousUser()
    return request


def drawn_symbols() -> set[str]:
    """The ids of all pictures that a page of a table brings along."""
    return set(re.findall(r'id="([\w-]+)"', "".join(p.read_text() for p in Path("templates/board").glob("*"))))
