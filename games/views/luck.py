"""Luck and skill of a finished game: asked for with one click, then there for everybody who may see its table."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from accounts.names import FORMER
from games import plain
from games.analysis import Report
from games.bots import SeatView
from games.luck import ask, figures_of, report_at
from games.models import Game, LuckReport
from games.pages import luck as pages
from games.pages.sitting import Heard, Sitting
from games.presenting import presenter
from games.records.watching import OPEN, TableSource, moments
from games.refusals import SENTENCES, Code, Refusal
from games.sittings import box_of, chairs_of, urls_of
from games.tables import Viewer
from games.views.common import access_viewer, says_refusals, wants_fragment


@require_http_methods(["GET", "POST"])
@never_cache
@says_refusals
def luck(request: HttpRequest, public_id: str) -> HttpResponse:
    """The report, or how far it is; POST asks for it. Refused while the game runs (``not_over``)."""
    viewer = access_viewer(request, public_id)
    if viewer.game.status != Game.Status.FINISHED:
        raise Refusal(Code.NOT_OVER)
    if request.method == "POST":
        ask(viewer.game, request.user)
        return redirect("table_luck", public_id=public_id)
    template = "luck/region.html" if wants_fragment(request) else "luck/page.html"
    return render(request, template, _context(viewer))


def _context(viewer: Viewer) -> dict[str, Any]:
    report = report_at(viewer.game)
    context = {"name": viewer.game.name, "urls": urls_of(viewer.game), "report": report}
    if report is None:
        return context
    if report.error:
        return {**context, "why": SENTENCES[Code(report.error)]}
    figures = figures_of(report)
    return {**context, **(_told(viewer, figures) if figures else _progress(report))}


def _progress(report: LuckReport) -> dict[str, Any]:
    """A first few retellings show how many there will be; until then the least is expected."""
    return {"done": report.done, "wanted": max(report.wanted, report.done + 1)}


def _told(viewer: Viewer, figures: Report) -> dict[str, Any]:
    source = TableSource(viewer.game, viewer.seats)
    bare = presenter(viewer.game.ruleset) is plain
    sitting = _sitting(viewer, source, viewer.game.last_action, None)
    found = pages.standing_out(figures)
    asking = pages.Ask(_heard(source), lambda action, seat: _sitting(viewer, source, action - 1, seat), bare)
    return {
        "figures": figures,
        "charts": pages.charts(figures, sitting, found),
        "turns": pages.turns(figures, sitting, found, asking),
        "accounts": pages.accounts(figures, sitting),
        "moments": pages.table(figures),
        "names": [pages.seat_words(sitting, seat) for seat in range(len(figures.sums))],
        "ticks": [(pages._y(share / 100), share) for share in (0, 50, 100)],
        "size": {"width": pages.WIDTH, "height": pages.HEIGHT, "left": pages.LEFT, "bottom": pages.BOTTOM},
    }


def _heard(source: TableSource) -> dict[int, list[Heard]]:
    """What was told of each action, to somebody who sees everything; numbered as the open replay numbers it."""
    told: dict[int, list[Heard]] = {}
    for moment in moments(source, OPEN):
        told.setdefault(moment.action, []).append(Heard(moment.number, moment.key, moment.data))
    return told


def _sitting(viewer: Viewer, source: TableSource, action: int, seat: int | None) -> Sitting:
    """The table after this action as a seat saw it."""
    view = SeatView(source.position(action), seat)
    game = viewer.game
    return Sitting(game.public_id, game.name, game.version, seat, chairs_of(viewer.seats, FORMER), view.observation(),
                   over=True, box=box_of(game))  # fmt: skip
