"""What all views of this room share: who is looking, and how a refusal is said."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from games.refusals import Code, Refusal
from games.rules.kernel import RulesError
from games.tables import Viewer, access_game

LINKS = "invited_to"  # in the session: public ids of tables one was invited to
MOST_LINKS = 30
STATUS = {
    Code.SIGN_IN: 401, Code.NO_TABLE: 404, Code.NOT_SEATED: 403, Code.NOT_HOST: 403, Code.MALFORMED: 400,
    Code.BAD_SETTINGS: 400, Code.NO_RULESET: 400, Code.NO_LEVEL: 400, Code.NO_SEAT: 400, Code.RULES_ERROR: 422,
    Code.NOT_ALLOWED: 403, Code.NO_CARD_SET: 404, Code.NO_ENTRY: 404, Code.BAD_CARD_SET: 400, Code.BAD_ENTRY: 400,
    Code.BAD_FILE: 400, Code.NO_RUN: 404,
}  # fmt: skip


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.code, 409)


def access_viewer(request: HttpRequest, public_id: str) -> Viewer:
    return access_game(request.user, public_id, request.session.get(LINKS, ()))


def wants_json(request: HttpRequest) -> bool:
    return request.content_type == "application/json" or request.headers.get("Accept", "").startswith(
        "application/json"
    )


def wants_fragment(request: HttpRequest) -> bool:
    """A page that shows the table already and only wants to know what is new."""
    return bool(request.headers.get("HX-Request") or request.headers.get("X-Have"))


def refused_json(refusal: Refusal) -> JsonResponse:
    error = {"code": refusal.code, "sentence": refusal.sentence, "detail": refusal.detail}
    return JsonResponse({"error": error}, status=status_of(refusal))


def says_refusals(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A refused wish becomes JSON for programs, a sentence at the table it was said at for people."""

    @wraps(view)
    def wrapped(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except Refusal as refusal:
            return _say(request, refusal, kwargs.get("public_id"))
        except RulesError:
            return _say(request, Refusal(Code.RULES_ERROR), None)

    return wrapped


def _say(request: HttpRequest, refusal: Refusal, public_id: str | None) -> HttpResponse:
    if wants_json(request):
        return refused_json(refusal)
    if wants_fragment(request) or request.method == "GET" or refusal.code == Code.NO_TABLE:
        return render(request, "games/refused.html", {"refusal": refusal}, status=status_of(refusal))
    messages.error(request, refusal.sentence)
    if refusal.code == Code.SIGN_IN:
        return redirect(reverse("home"))
    return redirect(reverse("table", args=[public_id]) if public_id else reverse("tables"))
