from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from games.analysis import Report
from games.analysis.figures import Figure
from games.api import shown
from games.api.base import View
from games.luck import figures_of, report_at
from games.models import Game, LuckReport
from games.refusals import Code, Refusal


class Luck(View):
    @extend_schema(operation_id="luck", responses=shown.Luck)
    def get(self, request: Request, public_id: str) -> Response:
        """Luck and skill of a finished game, if somebody has asked for it on its page; shares of the victory."""
        game = self.viewer(request, public_id).game
        if game.status != Game.Status.FINISHED:
            raise Refusal(Code.NOT_OVER)
        return Response(told(report_at(game)))


def told(report: LuckReport | None) -> dict[str, Any]:
    if report is None:
        return {"status": "none", "done": 0, "wanted": 0, "error": "", "figures": None}
    figures = figures_of(report)
    return {"status": report.status, "done": report.done, "wanted": report.wanted, "error": report.error,
            "figures": figures and _figures(figures)}  # fmt: skip


def _figures(report: Report) -> dict[str, Any]:
    names = ("start", "deal", "luck", "own", "others")
    sums = [{name: _pair(getattr(s, name)) for name in names} | {"result": s.result} for s in report.sums]
    steps = [
        {"action": t.action, "seat": t.seat, "skill": _pairs(t.skill), "luck": _pairs(t.luck), "agrees": t.agrees}
        for t in report.steps
    ]
    return {"retellings": report.retellings, "playouts": report.playouts, "sums": sums,
            "line": [_pairs(moment) for moment in report.line], "steps": steps}  # fmt: skip


def _pairs(figures: list[Figure]) -> list[dict[str, float]]:
    return [_pair(figure) for figure in figures]


def _pair(figure: Figure) -> dict[str, float]:
    return {"value": figure.value, "error": figure.error}
