"""The front door: one sentence, one button that puts anybody at a table."""

from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST

from accounts.views import become_guest
from games.bots import levels_of
from games.history import heard_count
from games.models import Game
from games.pages.board import DRAWN, tile_art
from games.pages.table import board_context, sun
from games.refusals import Refusal
from games.sittings import Sitting, sitting_of
from games.tables import Settings, access_game, open_table, open_tables, played_now, start, tables_of
from games.views.common import says_refusals
from games.views.lobby import _row

GAME, SEATS = "dungeonquest", 3
SHOWN = 5


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    """Where to begin, one's own games that are still going on, and what others play."""
    mine = [_row(g) for g in tables_of(request.user, 2 * SHOWN) if not g.is_over][:SHOWN]
    context = {"mine": mine, "tables": [_row(g) for g in open_tables(SHOWN)], "tiles": tile_art(), "drawn": DRAWN}
    return render(request, "home.html", context | _live(request, played_now(GAME)))


@require_GET
@never_cache
def live(request: HttpRequest) -> HttpResponse:
    """The public table of the front page as it is now; 204 if there is none, or none that the page does not show."""
    game = played_now(GAME)
    context = {} if game is None or _mark(game) == request.GET.get("have") else _live(request, game)
    return render(request, "home_live.html", context) if context else HttpResponse(status=204)


def _live(request: HttpRequest, game: Game | None) -> dict[str, Any]:
    """What somebody who watches sees of the table where somebody has just moved, even if it is their own."""
    if game is None:
        return {}
    try:
        sitting = sitting_of(access_game(AnonymousUser(), game.public_id), heard_count(game, None))
    except Refusal:  # today's rules cannot read it, or it has gone since
        return {}
    return {"live": _mark(game), **watched(request, sitting)}


def watched(request: HttpRequest, sitting: Sitting) -> dict[str, Any]:
    """A table to look at, for ``home_live.html``."""
    names = ", ".join(chair.name for chair in sitting.chairs)
    return {**board_context(request, sitting), "names": names, "sun": sun(sitting)}


def _mark(game: Game) -> str:
    return f"{game.public_id}.{game.version}"


@require_POST
@says_refusals
def play_now(request: HttpRequest) -> HttpResponse:
    """A guest if need be, a table with computer players, heroes dealt, and off into the castle."""
    if not request.user.is_authenticated:
        answer = become_guest(request)
        if not request.user.is_authenticated:
            return answer
    game = open_table(request.user, _quick(request))
    start(game, request.user)
    return redirect("table", public_id=game.public_id)


def _quick(request: HttpRequest) -> Settings:
    """Alone if so wished; else two computer players of the best level there is."""
    bots = () if request.POST.get("alone") else (_best(),) * (SEATS - 1)
    options = {"deal": "random"}
    return Settings(GAME, len(bots) + 1, options=options, bots=bots, public=False)


def _best() -> str:
    levels = levels_of(GAME)
    return "veteran" if "veteran" in levels else levels[-1]
