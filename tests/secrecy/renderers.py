"""All that leaves a running table for one viewer, as texts: what ``find_leaks`` compares between worlds.

The site's own renderers make them: page, fragments, replay, API, JSON for programs, log, refusals. They are given a
position where they would read one from the database; keys and tokens are blanked, the clock stands still.
"""

import json
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from django.core.serializers.json import DjangoJSONEncoder
from django.template.loader import render_to_string
from django.utils import timezone

from games import plain
from games.api import telling
from games.history import Heard
from games.models import Game, Seat
from games.pages import decision, heard_until, log
from games.presenting import presenter
from games.refusals import Refusal
from games.rules.kernel import Position, Refused
from games.rules.kernel import Seat as Eyes
from games.sittings import chairs_of, sitting_of, urls_of
from games.tables import Viewer
from games.views import replay
from games.views.front import watched
from games.views.table import seen
from tests.pages.tables import NAMES, asking
from tests.records.pages import BLANKS

from .outgoing import outgoing

NOON = timezone.datetime(2026, 1, 1, 12, tzinfo=timezone.get_fixed_timezone(0))
LINES = 12  # of the log, the latest; all events are compared as the API tells them


@dataclass
class Nobody:
    """A viewer without an account's traits."""

    pk: int | None = None
    is_authenticated: bool = False
    plain_board: bool = False


class Source:
    """The running game as the replay reads it."""

    over = False

    def __init__(self, p: Position):
        self.p, self.ruleset, self.count = p, p.rules.key, _count(p)

    def told(self) -> Any:
        return [(0, [(e.key, e.data, e.seen_by) for e in self.p.g.log])]

    def position(self, number: int) -> Position:
        return self.p


def _count(p: Position) -> int:
    return len(p.g.s.heroes) if hasattr(p.g.s, "heroes") else p.rules.seats.stop - 1


def rendered(p: Position, seat: Eyes) -> dict[str, str]:
    """By the renderer's name. The position is as it was afterwards."""
    heard = [Heard(n, e.key, e.data) for n, e in enumerate(p.seen(seat), 1)]
    with _instead_of_the_database(p, heard):
        viewer = _viewer(p, seat, len(heard))
        sitting, show = sitting_of(viewer), presenter(p.rules.key)
        found = {
            "page": show.table_page(asking(), sitting).content,
            **_in_turn(p, viewer, sitting, show),
            **_for_all_the_world(seat, sitting, show),
            "json": _json(seen(viewer)),
            "api table": _json(telling.table(viewer)),
            "api observation": _json(telling.observation(viewer)),
            "api options": _json(telling.options(viewer)),
            "api events": _json(telling.events(viewer, 0)),
            "log": _json([str(line.words) for line in log.lines(sitting, heard[-LINES:])]) if show is not plain else "",
            "question": _json(decision.card(sitting)) if show is not plain else "",
        }  # fmt: skip
    found["refusals"] = _json(_refusals(p, seat))
    found["turn"] = _json([p.waiting_for(), p.may_act(), p.question, len(heard), seat is not None and p.can_undo(seat)])
    found |= {name: _json(value) for name, value in outgoing(p, viewer.game, viewer.seats, NOON).items()}
    return {name: _blanked(text) for name, text in found.items()}


def _in_turn(p: Position, viewer: Viewer, sitting: Any, show: Any) -> dict[str, Any]:
    """Fragments at one question, the replay at the next: both are made of what the page is made of."""
    if p.question % 2:
        have = f"log={max(0, len(sitting.events) - LINES)}"
        fresh = sitting_of(viewer, heard_until(asking(**{"X-Have": have})))
        return {"update": show.table_update(asking(**{"X-Have": have}), fresh).content}
    chairs, urls = chairs_of(viewer.seats), urls_of(viewer.game)
    return {"replay": replay.shown(asking(), Source(p), viewer.seat, chairs, "", urls).content}  # type: ignore[arg-type]


def _for_all_the_world(seat: Eyes, sitting: Any, show: Any) -> dict[str, str]:
    """The front page shows a table as somebody sees it who watches."""
    if seat is not None or show is plain:
        return {}
    return {"front": render_to_string("home_live.html", {"live": "", **watched(asking(), sitting)})}


@contextmanager
def _instead_of_the_database(p: Position, heard: list[Heard]) -> Any:
    def since(_game: Any, _seat: Any, number: int = 0, _latest: Any = None) -> list[Heard]:
        return [h for h in heard if h.number > number]

    answers = {
        "games.sittings.position_of": lambda *_: p,
        "games.sittings.unpacked": lambda _digest: p.g.cards,
        "games.sittings.heard_since": since,
        "games.sittings._has_answered": lambda _viewer: True,
        "games.api.telling.heard_since": since,
        "games.api.telling.heard_count": lambda *_: len(heard),
    }
    with ExitStack() as stack:
        for name, answer in answers.items():
            stack.enter_context(patch(name, answer))
        yield


def _viewer(p: Position, seat: Eyes, heard: int) -> Viewer:
    count = _count(p)
    game = Game(
        pk=1, public_id="table", link="", name="Friday", ruleset=p.rules.key, status=Game.Status.RUNNING, version=7,
        seed=b"", commitment="seal", head=b"head", question=p.question, told=[heard] * (1 + count),
        cards_id="+".join(p.g.cards.set.sets),
        waiting=sum(1 << s for s in p.waiting_for()), deadline=NOON, seconds_per_move=60,
    )  # fmt: skip
    seats = [Seat(game=game, index=n, name=NAMES[n], person_id=None) for n in range(count)]
    return Viewer(game, seats, seat, Nobody())


def _refusals(p: Position, seat: Eyes) -> list[tuple[str, str, str]]:
    """What this viewer is told who tries what is not allowed."""
    if seat is None:
        return []
    wrong = ["fly", 7, ["fly"], *(o.id for o in p.options(seat) if o.why_not)]
    if seat not in p.may_act():
        wrong += ["slash", "attack", "pass", "move:north"]
    told = []
    for answer in wrong:
        try:
            p.apply(seat, answer)
        except Refused as refused:
            refusal = Refusal.of(refused)
            told.append((str(refusal.code), refusal.sentence, refusal.detail))
        else:
            raise AssertionError(f"{answer} was taken")
    return told


def _json(value: Any) -> str:
    return json.dumps(value, cls=DjangoJSONEncoder, default=str)


def _blanked(text: Any) -> str:
    text = text.decode() if isinstance(text, bytes) else text
    for pattern, word in BLANKS:
        text = pattern.sub(word, text)
    return str(text)


class Once:
    """What the true position shows a viewer is made once for all worlds that it is compared with."""

    def __init__(self, view: Any = rendered):
        self.view, self.at, self.made = view, None, {}

    def __call__(self, p: Position, seat: Eyes) -> Any:
        at = (id(p), p.question, len(p.g.tape), sorted(p.pending), sorted(p.passed))
        if at != self.at:
            if self.at is not None and id(p) != self.at[0]:
                return self.view(p, seat)  # a world
            self.at, self.made = at, {}
        if seat not in self.made:
            self.made[seat] = self.view(p, seat)
        return self.made[seat]
