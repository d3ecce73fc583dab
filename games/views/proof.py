"""Looking behind the dice: download, verification, what is promised."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.cache import cache_control, never_cache
from django.views.decorators.http import require_GET

from games.pages import fair
from games.records import Record, as_json, check, record_of
from games.sittings import urls_of
from games.views.common import access_viewer, says_refusals, wants_json

DOCS = Path(__file__).resolve().parents[2] / "docs"


@require_GET
@never_cache
@says_refusals
def download(request: HttpRequest, public_id: str) -> HttpResponse:
    """A finished game as one JSON file, for anybody who may see its table. Refused while it runs (``not_over``)."""
    raw = as_json(record_of(access_viewer(request, public_id).game))
    return _file(raw, "application/json", f"game-{public_id}.json")


@require_GET
@never_cache
@says_refusals
def verify(request: HttpRequest, public_id: str) -> HttpResponse:
    """Play a finished game again and show what was compared. Refused while it runs (``not_over``)."""
    game = access_viewer(request, public_id).game
    return verified(request, record_of(game), urls_of(game))


def verified(request: HttpRequest, record: Record, urls: Mapping[str, str]) -> HttpResponse:
    """The verification of any document as a page, or as JSON for programs."""
    report = check(record)
    if wants_json(request):
        problems = [{"code": p.code, "action": p.action} for p in report.problems]
        return JsonResponse({"fine": report.fine, "problems": problems, "fingerprint": report.fingerprint})
    context = {"record": record, "report": report, "problems": list(_problems(report)), "urls": urls}
    return render(request, "fair/verify.html", {**context, "streams": sorted(report.streams.items())})


def _problems(report: Any) -> Iterator[dict[str, Any]]:
    for problem in report.problems:
        yield {"words": fair.PROBLEMS.get(problem.code, problem.detail), "action": problem.action, "code": problem.code}


@require_GET
def fair_play(request: HttpRequest) -> HttpResponse:
    """What is promised about dice and secrets, in plain words."""
    return render(request, "fair/page.html", {"blocks": fair.promise(get_language() or "en")})


@require_GET
@cache_control(max_age=3600)
def script(_request: HttpRequest) -> HttpResponse:
    """The stand-alone script, as it lies in the repository."""
    return _file((DOCS / "verify_game.py").read_bytes(), "text/x-python; charset=utf-8", "verify_game.py")


def _file(raw: bytes, kind: str, name: str) -> HttpResponse:
    return HttpResponse(raw, content_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
