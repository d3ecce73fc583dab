"""Games that somebody brings as a file: kept for a while, watched and verified like those played here."""

import zlib

import msgspec
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_GET, require_http_methods

from accounts.names import FORMER
from games.house import titles_of
from games.models import KeptRecord
from games.pages.box import Box
from games.pages.sitting import Chair
from games.records import read
from games.records.form import LARGEST
from games.records.watching import RecordSource, kept_source
from games.refusals import Code, Refusal
from games.sittings import names_of
from games.views.common import says_refusals
from games.views.proof import verified
from games.views.replay import eyes_of, shown

MOST_KEPT = 10  # uploads a person; the oldest goes


@require_GET
@never_cache
@says_refusals
def uploaded(request: HttpRequest, public_id: str) -> HttpResponse:
    """An uploaded game, for whoever has its address."""
    source = _kept(public_id)
    seats = source.record.seats
    chairs = [Chair(s.index, name, s.level) for s, name in zip(seats, names_of(seats, FORMER), strict=True)]
    eyes = eyes_of(request, source, None)
    return shown(request, source, eyes, chairs, source.record.name, _urls_of_upload(public_id), source.broken,
                 _box_of(source))  # fmt: skip


def _box_of(source: RecordSource) -> Box:
    """The cards of the file, which this server knows, and the file's own words for them."""
    record = source.record
    return Box(source.course.cards, msgspec.to_builtins(record.names), titles_of(record.house).values())


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
    if not KeptRecord.objects.filter(public_id=public_id).exists():  # what is deleted must not live on in a cache
        raise Refusal(Code.NO_TABLE)
    return kept_source(public_id)


def _urls_of_upload(public_id: str) -> dict[str, str]:
    verify = reverse("replay_verify", args=[public_id])
    return {"replay": reverse("replay_uploaded", args=[public_id]), "verify": verify}
