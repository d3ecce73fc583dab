"""Looking at a table."""

import msgspec
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from games.bots import SeatView, levels_of
from games.history import heard_count, heard_since
from games.house import titles_of
from games.models import Action
from games.pages import sets
from games.pages.own_cards import own_cards
from games.presenting import presenter
from games.refusals import Code, Refusal
from games.sittings import LEVEL_NAMES, box_of, chairs_of, sitting_of, urls_of, view_of
from games.tables import Viewer
from games.views.common import access_viewer, says_refusals, wants_json
from games.views.reading import number_of


@require_GET
@never_cache
@says_refusals
def table(request: HttpRequest, public_id: str) -> HttpResponse:
    """The whole page: the lobby of the table, or the game."""
    viewer = access_viewer(request, public_id)
    if wants_json(request):
        return JsonResponse(seen(viewer))
    return page(request, viewer)


@require_GET
@never_cache
@says_refusals
def view(request: HttpRequest, public_id: str) -> HttpResponse:
    """What is new for this viewer since version ``have``; 204 if nothing is."""
    viewer = access_viewer(request, public_id)
    have = number_of(dict(request.GET.items()), "have")
    if have is not None and have == viewer.game.version:
        return HttpResponse(status=204)
    return update(request, viewer)


@require_GET
@never_cache
@says_refusals
def events(request: HttpRequest, public_id: str) -> JsonResponse:
    """This viewer's events after number ``since``, numbered from 1 without gaps."""
    viewer = access_viewer(request, public_id)
    since = number_of(dict(request.GET.items()), "since", 0) or 0
    heard = [{"number": h.number, "key": h.key, "data": h.data} for h in heard_since(viewer.game, viewer.seat, since)]
    return JsonResponse(
        {"version": viewer.game.version, "events": heard, "last": heard_count(viewer.game, viewer.seat)}
    )


@require_GET
@says_refusals
def cards(request: HttpRequest, public_id: str) -> HttpResponse:
    """What the house sets of a started game brought along. Nothing on it is a secret: a box may be looked into."""
    viewer = access_viewer(request, public_id)
    if viewer.game.head is None:
        raise Refusal(Code.NOT_STARTED)
    box = box_of(viewer.game)
    return render(request, "table/cards.html", {"game": viewer.game, "box": box, "cards": own_cards(box)})


def page(request: HttpRequest, viewer: Viewer, error: str = "", status: int = 200) -> HttpResponse:
    if viewer.game.head is None:
        return render(request, "games/table_lobby.html", _lobby_context(request, viewer, error), status=status)
    return presenter(viewer.game.ruleset).table_page(request, sitting_of(viewer, error=error), status)


def update(
    request: HttpRequest, viewer: Viewer, error: str = "", status: int = 200, view: SeatView | None = None,
    latest: Action | None = None,
) -> HttpResponse:  # fmt: skip
    """A fragment; a page that shows the lobby of a game that has begun since is told to load anew.

    ``view`` and ``latest``: position and action as they are now, where they need not be read.
    """
    if viewer.game.head is None:
        return render(request, "games/table_lobby_view.html", _lobby_context(request, viewer, error), status=status)
    show = presenter(viewer.game.ruleset)
    sitting = sitting_of(viewer, show.heard_until(request), error, view, latest)
    return show.table_update(request, sitting, status)


def _lobby_context(request: HttpRequest, viewer: Viewer, error: str) -> dict:
    game = viewer.game
    invite = request.build_absolute_uri(f"/join/{game.link}/") if viewer.seat is not None else ""
    full = not any(s.is_empty for s in viewer.seats)
    return {
        "viewer": viewer, "game": game, "chairs": list(zip(viewer.seats, chairs_of(viewer.seats), strict=True)),
        "urls": urls_of(game), "invite": invite, "levels": [(v, LEVEL_NAMES[v]) for v in levels_of(game.ruleset)],
        "full": full, "error": error,
        "may_sit": game.is_lobby and not full and viewer.seat is None and request.user.is_authenticated,
        "sets": sets.in_play(game.sets), "house": list(titles_of(game.house).values()),
        "shared": viewer.seat is not None and bool(viewer.seats[viewer.seat].entropy),
    }  # fmt: skip


def seen(viewer: Viewer) -> dict:
    """The table for programs: one viewer's observation and options, never more."""
    game = viewer.game
    chairs = [{"seat": c.index, "name": c.name, "level": c.level} for c in chairs_of(viewer.seats)]
    out = {
        "id": game.public_id, "name": game.name, "ruleset": game.ruleset, "status": game.status, "seat": viewer.seat,
        "version": game.version, "chairs": chairs, "commitment": game.commitment, "deadline": game.deadline,
    }  # fmt: skip
    if game.head is not None:
        out["observation"] = msgspec.to_builtins(view_of(viewer).observation())
    return out
