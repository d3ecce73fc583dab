"""Tables to look at: positions of the real rules, as one viewer sees them."""

import random
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.test import RequestFactory

from games.pages import Chair, Heard, Sitting
from games.rules.kernel import Event, Loose, Position, sample, sees
from games.rules.library import ruleset

NAMES = ("Ana", "Bruno", "Carla", "Dino")


def played(seats: int, answers: int, seed: int, deal: str = "") -> tuple[Position, list[Event]]:
    """A game after so many answers at random (moves are liked better), with all its events."""
    rules, dice = ruleset("dungeonquest"), random.Random(seed)
    position = Position.start(rules, rules.compose(("base",)), seats, Loose(random.Random(seed)), {"deal": deal})
    events = position.drain()[0]
    for _ in range(answers):
        if position.is_over:
            break
        seat = position.waiting_for()[0]
        position.apply(seat, sample(_liked(position.legal(seat), dice), dice))
        events += position.drain()[0]
    return position, events


def _liked(options: Any, dice: random.Random) -> Any:
    moves = [o for o in options if o.id.startswith("move")]
    return dice.choice(moves if moves and dice.random() < 0.8 else options)


def sitting(
    position: Position, events: list[Event], viewer: int | None = 0, names: Any = NAMES, **more: Any
) -> Sitting:
    heard = [e for e in events if sees(e.seen_by, viewer)]
    chairs = [Chair(i, names[i]) for i in range(len(position.g.s.heroes))]
    urls = {name: f"/table/x/{name}" for name in ("act", "undo", "take_back", "leave", "rematch", "view", "socket")}
    numbered = [Heard(n, e.key, e.data) for n, e in enumerate(heard, 1)]
    observation = position.observation(viewer)
    return Sitting("x", "Friday", 1, viewer, chairs, observation, numbered, position.is_over, urls=urls, **more)


def asking(request: Any = None, **headers: str) -> Any:
    request = RequestFactory().get("/", **{f"HTTP_{k.upper().replace('-', '_')}": v for k, v in headers.items()})
    request.user = AnonymousUser()
    return request
