"""Watching a game again, event by event."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from accounts.names import FORMER
from games import plain
from games.pages import replay as pages
from games.pages.box import SHIPPED, Box
from games.pages.sitting import Chair, Heard, Sitting
from games.pages.table import render_regions
from games.presenting import presenter
from games.records.watching import (
    OPEN,
    TURN,
    Eyes,
    Moment,
    Source,
    TableSource,
    moments,
    observation_at,
)
from games.refusals import Code, Refusal
from games.sittings import box_of, chairs_of, urls_of
from games.tables import Viewer
from games.views.common import access_viewer, says_refusals, wants_fragment
from games.views.reading import number_of


@require_GET
@never_cache
@says_refusals
def replay(request: HttpRequest, public_id: str) -> HttpResponse:
    """A started game from one's own seat; after the end from any seat (``as=0``..), or with ``as=open`` everything."""
    viewer = access_viewer(request, public_id)
    if viewer.game.head is None:
        raise Refusal(Code.NOT_STARTED)
    source = TableSource(viewer.game, viewer.seats)
    urls, chairs = urls_of(viewer.game), chairs_of(viewer.seats, FORMER)
    return shown(request, source, eyes_of(request, source, viewer), chairs, viewer.game.name, urls,
                 box=box_of(viewer.game))  # fmt: skip


def eyes_of(request: HttpRequest, source: Source, viewer: Viewer | None) -> Eyes:
    """As whom to look. While the game runs: as oneself, whatever is asked for."""
    own = viewer.seat if viewer else None
    wanted = request.GET.get("as", "")
    if not source.over or not wanted:
        return own
    if wanted == OPEN:
        return OPEN
    seat = number_of({"as": wanted}, "as") if wanted != "watch" else None
    if seat is not None and seat >= source.count:
        raise Refusal(Code.NO_SEAT)
    return seat


def shown(
    request: HttpRequest, source: Source, eyes: Eyes, chairs: list[Chair], name: str, urls: Mapping[str, str],
    broken: bool = False, box: Box = SHIPPED,
) -> HttpResponse:  # fmt: skip
    found = moments(source, eyes)
    moment = _moment(request, found)
    sitting = _sitting(source, eyes, found[: moment.number], chairs, name, box)
    turns = [m.number for m in found if m.key == TURN] or [m.number for m in found if m.last]
    model = pages.player(moment.number, len(found), turns)
    bare = presenter(source.ruleset) is plain
    regions = pages.plain_regions(sitting, model) if bare else pages.regions(request, sitting, model)
    drawn = render_regions(request, sitting, regions)
    if wants_fragment(request):
        return render(request, "replay/update.html", {"regions": drawn, "at": moment.number})
    context = {
        "sitting": sitting,
        "regions": {s["key"]: s for s in drawn},
        "urls": urls,
        "bare": bare,
        "rows": [s for s in drawn if s["key"].startswith("row")],
        "over": source.over,
        "broken": broken,
        "panels": [s for s in drawn if s["key"].startswith("hero")],
        "views": _views(source, chairs, eyes),
    }
    return render(request, "replay/page.html", context | pages.scenery(sitting))  # fmt: skip


def _moment(request: HttpRequest, found: list[Moment]) -> Moment:
    if not found:
        raise Refusal(Code.NO_MOMENT)
    at = number_of(dict(request.GET.items()), "at", 1) or 1
    if at > len(found):
        raise Refusal(Code.NO_MOMENT)
    return found[at - 1]


def _sitting(source: Source, eyes: Eyes, told: list[Moment], chairs: list[Chair], name: str, box: Box) -> Sitting:
    heard = [Heard(m.number, m.key, m.data) for m in told]
    seat = eyes if isinstance(eyes, int) else None
    observation = observation_at(source, told[-1], eyes)
    return Sitting("", name, told[-1].number, seat, chairs, observation, heard, over=source.over, box=box)


def _views(source: Source, chairs: list[Chair], eyes: Eyes) -> list[dict[str, Any]]:
    """The other ways to look at a finished game."""
    if not source.over:
        return []
    names = [(str(c.index), c.name or gettext("Seat {n}").format(n=c.index + 1)) for c in chairs]
    ways = [("watch", gettext("as a spectator")), *names, (OPEN, gettext("everything open"))]
    now = "watch" if eyes is None else str(eyes)
    return [{"key": key, "words": words, "now": key == now} for key, words in ways]
