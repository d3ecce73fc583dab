"""The front door: one sentence, one button that puts anybody at a table."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from accounts.views import become_guest
from games.bots import levels_of
from games.pages.board import DRAWN, tile_art
from games.tables import Settings, open_table, open_tables, start, tables_of
from games.views.common import says_refusals
from games.views.lobby import _row

GAME, SEATS = "dungeonquest", 3
SHOWN = 5


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    """Where to begin, one's own games that are still going on, and what others play."""
    mine = [_row(g) for g in tables_of(request.user, 2 * SHOWN) if not g.is_over][:SHOWN]
    context = {"mine": mine, "tables": [_row(g) for g in open_tables(SHOWN)], "tiles": tile_art(), "drawn": DRAWN}
    return render(request, "home.html", context)


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
