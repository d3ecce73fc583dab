"""The ledger: every list of people, from the top, around oneself, or among friends."""

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_GET

from games.views.common import wants_json
from leaderboards import ledger
from leaderboards.boards import ALL, METRICS
from leaderboards.conf import value
from leaderboards.ledger import Cursor, Row
from leaderboards.models import Board
from leaderboards.shelf import shelf, title_of

TITLES = {
    "gold": _("Gold in all"),
    "best": _("Best haul"),
    "rate": _("Got out alive"),
    "longest": _("Longest streak"),
}


@dataclass
class Asked:
    """What a reader wants to see: which list, ranked by what, and which part of it."""

    key: str
    metric: str
    part: str  # top, around, friends
    after: Cursor | None

    @classmethod
    def of(cls, request: HttpRequest) -> "Asked":
        metric, part = request.GET.get("by", "gold"), request.GET.get("part", "top")
        if part not in ("around", "friends") or not request.user.is_authenticated:
            part = "top"
        after = Cursor.read(request.GET.get("after", ""))
        return cls(request.GET.get("list", ALL), metric if metric in METRICS else "gold", part, after)


@require_GET
def leaderboard(request: HttpRequest) -> HttpResponse:
    asked = Asked.of(request)
    board = ledger.board(asked.key)
    rows, more = _read(board, asked, request.user) if board else ([], None)
    if wants_json(request):
        return JsonResponse({"people": [told(r) for r in rows], "next": str(more) if more else None})
    return render(request, "leaderboards/leaderboard.html", _context(board, asked, rows, more))


def _read(board: Board, asked: Asked, person: Any) -> tuple[list[Row], Cursor | None]:
    if asked.part == "around":
        return ledger.around(board, asked.metric, person), None
    if asked.part == "friends":
        return ledger.among_friends(board, asked.metric, person), None
    return ledger.page(board, asked.metric, asked.after)


def _context(board: Board | None, asked: Asked, rows: list[Row], more: Cursor | None) -> dict[str, Any]:
    return {
        "asked": asked, "rows": rows, "more": more, "titles": TITLES, "shelf": shelf(), "title": TITLES[asked.metric],
        "list_title": title_of(asked.key), "people": ledger.size(board, asked.metric) if board else 0,
        "least": value("RATE_GAMES"),
    }  # fmt: skip


def told(row: Row) -> dict[str, Any]:
    s = row.standing
    names = ("gold", "games", "survived", "won", "best", "longest")
    return {"place": row.place, "name": row.person.display_name} | {name: getattr(s, name) for name in names}


def best() -> list[dict[str, Any]]:
    """The people who have carried out the most gold in all their games."""
    board = ledger.board(ALL)
    return [told(row) for row in ledger.page(board, "gold")[0]] if board else []
