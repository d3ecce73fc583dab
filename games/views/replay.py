"""Watching a game again, event by event."""

import zlib
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_GET, require_http_methods

from games import plain
from games.models import KeptRecord
from games.pages import replay as pages
from games.pages.sitting import Chair, Heard, Sitting
from games.pages.table import render_regions
from games.presenting import presenter
from games.records import read
from games.records.form import LARGEST
from games.records.watching import (
    OPEN,
    TURN,
    Eyes,
    Moment,
    RecordSource,
    Source,
    TableSource,
    kept_source,
    moments,
    observation_at,
)
from games.refusals import Code, Refusal
from games.sittings import LEVEL_NAMES, chairs_of, urls_of
from games.tables import Viewer
from games.views.common import access_viewer, says_refusals, wants_fragment
from games.views.proof import verified
from games.views.reading import number_of

MOST_KEPT = 10  # uploads a person; the oldest goes


@require_GET
@never_cache
@says_refusals
def replay(request: HttpRequest, public_id: str) -> HttpResponse:
    """A started game from one's own seat; after the end from any seat (``as=0``..), or with ``as=open`` everything."""
    viewer = access_viewer(request, public_id)
    if viewer.game.head is None:
        raise Refusal(Code.NOT_STARTED)
    source = TableSource(viewer.game, viewer.seats)
    urls = urls_of(viewer.game)
    return _shown(request, source, _eyes(request, source, viewer), chairs_of(viewer.seats), viewer.game.name, urls)


@require_GET
@never_cache
@says_refusals
def uploaded(request: HttpRequest, public_id: str) -> HttpResponse:
    """An uploaded game, for whoever has its address."""
    source = _kept(public_id)
    chairs = [Chair(s.index, str(LEVEL_NAMES.get(s.level, s.level)) if s.level else s.name, s.level)
              for s in source.record.seats]  # fmt: skip
    eyes = _eyes(request, source, None)
    return _shown(request, source, eyes, chairs, source.record.name, _urls_of_upload(public_id), source.broken)


@require_GET
@never_cache
@says_refusals
def uploaded_verify(request: HttpRequest, public_id: str) -> HttpResponse:
    return verified(request, _kept(public_id).record, {"replay": reverse("replay_uploaded", args=[public_id])})


@csrf_exempt  # too large a body must be refused before anybody looks for a token in it
@require_http_methods(["GET", "POST"])
@says_refusals
def upload(request: HttpRequest) -> HttpResponse:
    """Bring the file of a finished game to watch it here. Refuses what is too large, no game, or unknown to us."""
    if int(request.META.get("CONTENT_LENGTH") or 0) > LARGEST + 10_000:
        return _refused_upload(request, Refusal(Code.TOO_LARGE))
    return _upload(request)


@csrf_protect
def _upload(request: HttpRequest) -> HttpResponse:
    if request.method == "GET":
        return render(request, "replay/upload.html", {"largest": LARGEST})
    try:
        kept = _keep(request)
    except Refusal as refusal:
        return _refused_upload(request, refusal)
    return redirect("replay_uploaded", public_id=kept.public_id)


def _refused_upload(request: HttpRequest, refusal: Refusal) -> HttpResponse:
    context = {"refusal": refusal, "largest": LARGEST}
    status = 413 if refusal.code == Code.TOO_LARGE else 401 if refusal.code == Code.SIGN_IN else 400
    return render(request, "replay/upload.html", context, status=status)


def _keep(request: HttpRequest) -> KeptRecord:
    if not request.user.is_authenticated:
        raise Refusal(Code.SIGN_IN)
    file = request.FILES.get("game")
    if file is None or file.size is None or file.size > LARGEST:
        raise Refusal(Code.TOO_LARGE if file else Code.NO_RECORD)
    raw = file.read()
    source = RecordSource(read(raw))
    if source.record.status != "finished" or not source.events:
        raise Refusal(Code.NO_RECORD)
    kept = KeptRecord.objects.create(person=request.user, raw=zlib.compress(raw, 6))
    mine = KeptRecord.objects.filter(person=request.user).order_by("-created").values_list("pk", flat=True)
    KeptRecord.objects.filter(pk__in=list(mine[MOST_KEPT : 2 * MOST_KEPT])).delete()
    return kept


def _kept(public_id: str) -> RecordSource:
    try:
        return kept_source(public_id)
    except KeptRecord.DoesNotExist:
        raise Refusal(Code.NO_TABLE) from None


def _urls_of_upload(public_id: str) -> dict[str, str]:
    verify = reverse("replay_verify", args=[public_id])
    return {"replay": reverse("replay_uploaded", args=[public_id]), "verify": verify}


def _eyes(request: HttpRequest, source: Source, viewer: Viewer | None) -> Eyes:
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


def _shown(
    request: HttpRequest, source: Source, eyes: Eyes, chairs: list[Chair], name: str, urls: dict[str, str],
    broken: bool = False,
) -> HttpResponse:  # fmt: skip
    found = moments(source, eyes)
    moment = _moment(request, found)
    sitting = _sitting(source, eyes, found[: moment.number], chairs, name)
    turns = [m.number for m in found if m.key == TURN] or [m.number for m in found if m.last]
    model = pages.player(moment.number, len(found), turns)
    bare = presenter(source.ruleset) is plain
    regions = pages.plain_regions(sitting, model) if bare else pages.regions(request, sitting, model)
    shown = render_regions(request, sitting, regions)
    if wants_fragment(request):
        return render(request, "replay/update.html", {"regions": shown, "at": moment.number})
    context = {
        "sitting": sitting,
        "regions": {s["key"]: s for s in shown},
        "urls": urls,
        "bare": bare,
        "rows": [s for s in shown if s["key"].startswith("row")],
        "over": source.over,
        "broken": broken,
        "panels": [s for s in shown if s["key"].startswith("hero")],
        "views": _views(source, chairs, eyes),
    }
    return render(request, "replay/page.html", context | pages.scenery())  # fmt: skip


def _moment(request: HttpRequest, found: list[Moment]) -> Moment:
    if not found:
        raise Refusal(Code.NO_MOMENT)
    at = number_of(dict(request.GET.items()), "at", 1) or 1
    if at > len(found):
        raise Refusal(Code.NO_MOMENT)
    return found[at - 1]


def _sitting(source: Source, eyes: Eyes, told: list[Moment], chairs: list[Chair], name: str) -> Sitting:
    heard = [Heard(m.number, m.key, m.data) for m in told]
    seat = eyes if isinstance(eyes, int) else None
    observation = observation_at(source, told[-1], eyes)
    return Sitting("", name, told[-1].number, seat, chairs, observation, heard, over=source.over)


def _views(source: Source, chairs: list[Chair], eyes: Eyes) -> list[dict[str, Any]]:
    """The other ways to look at a finished game."""
    if not source.over:
        return []
    names = [(str(c.index), c.name or gettext("Seat {n}").format(n=c.index + 1)) for c in chairs]
    ways = [("watch", gettext("as a spectator")), *names, (OPEN, gettext("everything open"))]
    now = "watch" if eyes is None else str(eyes)
    return [{"key": key, "words": words, "now": key == now} for key, words in ways]
