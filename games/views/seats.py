"""Sitting down, getting up, filling seats, starting, playing again."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from games import tables
from games.tables import Viewer
from games.views.common import access_viewer, says_refusals, wants_fragment, wants_json
from games.views.reading import body_of, entropy_of, number_of, text_of
from games.views.table import update

Wish = Callable[[Viewer, dict[str, Any]], str | None]


def _view(wish: Wish) -> Callable[..., HttpResponse]:
    """A POST view of a wish; a wish may name another table to go on to."""

    @require_POST
    @says_refusals
    def view(request: HttpRequest, public_id: str) -> HttpResponse:
        goes_to = wish(access_viewer(request, public_id), body_of(request)) or public_id
        if wants_json(request):
            return JsonResponse({"table": goes_to})
        if wants_fragment(request) and goes_to == public_id:
            return update(request, access_viewer(request, public_id))
        return redirect("table", public_id=goes_to)

    return view


@_view
def join(viewer: Viewer, body: dict[str, Any]) -> None:
    """``seat`` may name one; ``entropy`` is the person's share of the dice."""
    tables.take_seat(viewer.game, viewer.person, number_of(body, "seat"), entropy_of(body))


@_view
def leave(viewer: Viewer, body: dict[str, Any]) -> None:
    tables.leave(viewer.game, viewer.person)


@_view
def ready(viewer: Viewer, body: dict[str, Any]) -> None:
    entropy = entropy_of(body) if body.get("entropy") else None
    tables.set_ready(viewer.game, viewer.person, body.get("ready", "1") in (True, "1", "on", "true"), entropy)


@_view
def fill(viewer: Viewer, body: dict[str, Any]) -> None:
    """Computer players of ``level`` on ``seat``, or on all empty seats."""
    tables.fill(viewer.game, viewer.person, text_of(body, "level"), number_of(body, "seat"))


@_view
def free(viewer: Viewer, body: dict[str, Any]) -> None:
    tables.free_seat(viewer.game, viewer.person, number_of(body, "seat"))


@_view
def start(viewer: Viewer, body: dict[str, Any]) -> None:
    tables.start(viewer.game, viewer.person)


@_view
def rematch(viewer: Viewer, body: dict[str, Any]) -> str:
    return tables.rematch(viewer.game, viewer.person).public_id
