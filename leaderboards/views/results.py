"""The result page of a finished game: every seat, and why it counts or not."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from games.refusals import Code, Refusal
from games.views.common import access_viewer, says_refusals
from leaderboards.boards import house_key
from leaderboards.models import Award, Result
from leaderboards.words import achievement, fate_words, game_name, hero_name, seat_names, sets_name


@require_GET
@says_refusals
def result(request: HttpRequest, public_id: str) -> HttpResponse:
    viewer = access_viewer(request, public_id)
    if not viewer.game.is_over:
        raise Refusal(Code.NOT_OVER)
    found = list(Result.objects.filter(table=public_id).select_related("person").order_by("rank", "seat"))
    if not found:
        raise Http404
    awards = Award.objects.filter(result__in=found).order_by("pk")
    names = seat_names(found)
    rows = [_row(r, names[r.seat], [a for a in awards if a.result_id == r.pk]) for r in found]
    first = found[0]
    sets = sets_name(first.ruleset, first.sets, first.house)
    about = {"game": game_name(first.ruleset), "sets": sets, "first": first, "board": _house_board(first)}
    return render(request, "leaderboards/result.html", {"rows": rows, "table": viewer.game, **about})


def _house_board(r: Result) -> str:
    """The one board on which games with card sets of the house count."""
    return house_key(r.ruleset, r.sets, r.house) if r.house else ""


def _row(r: Result, name: str, awards: list[Award]) -> dict[str, Any]:
    return {
        "result": r, "hero": hero_name(r), "fate": fate_words(r), "name": name,
        "reason": r.get_verdict_display(), "awards": [achievement(a.key) for a in awards],
        "counts": r.verdict in ("counts", "guest", "house"),
    }  # fmt: skip
