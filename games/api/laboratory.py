"""The laboratory for programs of the staff."""

from typing import Any

import msgspec
from drf_spectacular.utils import OpenApiParameter, extend_schema, extend_schema_field
from rest_framework import serializers as s
from rest_framework.request import Request
from rest_framework.response import Response

from games.api.asked import LARGEST_NUMBER, Nothing, read
from games.api.base import View
from games.api.fields import Text, Whole
from games.cardsets.finding import version_named
from games.cardsets.laboratory.deeds import cancel, start
from games.cardsets.laboratory.figures import figures
from games.cardsets.laboratory.plans import LONGEST_SEED, MOST_GAMES, USUAL_GAMES, USUAL_SEED, LabPlan
from games.cardsets.laboratory.views import LOOK
from games.cardsets.laboratory.working import total
from games.models import LaboratoryRun
from games.refusals import Code, Refusal
from games.staff import check

LISTED = 50
STATES = ["queued", "running", "done", "cancelled", "failed"]
FIGURES = {
    "type": "object",
    "nullable": True,
    "description": "Null before the first game. An interval is a list: estimate, low, high (95 %), shares from 0 to 1. "
    "`base` is the shipped set's side, null where that itself is played. `survival.difference` is of pairs of games.",
}


class Starting(s.Serializer):
    """``version`` as ``key.number``, or a key alone for its newest; ``sets`` are the slots at the table."""

    version = Text(max_length=60)
    games = Whole(min_value=1, max_value=MOST_GAMES, default=USUAL_GAMES)
    seats = Whole(min_value=1, max_value=8, default=1)
    level = Text(max_length=20, default="veteran")
    sets = s.ListField(child=Text(max_length=40), default=list, max_length=20)
    seed = Text(max_length=LONGEST_SEED, default=USUAL_SEED)


@extend_schema_field(FIGURES)
class FiguresField(s.Field):
    def to_representation(self, value: Any) -> Any:
        return value


class Run(s.Serializer):
    """``done`` and ``total`` count the games of both sides. ``figures`` are left out of lists."""

    id = s.IntegerField()
    version = s.CharField()
    status = s.ChoiceField(choices=STATES)
    games = s.IntegerField()
    done = s.IntegerField()
    total = s.IntegerField()
    seats = s.IntegerField()
    level = s.CharField()
    sets = s.ListField(child=s.CharField())
    seed = s.CharField()
    digest = s.CharField()
    error = s.CharField(allow_blank=True)
    created = s.DateTimeField()
    ended = s.DateTimeField(allow_null=True)
    figures = FiguresField(required=False, allow_null=True)


class Runs(s.Serializer):
    runs = Run(many=True)


def told(run: LaboratoryRun, whole: bool = True) -> dict[str, Any]:
    about = {
        "id": run.pk, "version": run.version.name, "status": run.status, "games": run.games, "done": run.games_done,
        "total": run.total, **run.plan, "seed": run.seed, "digest": run.digest, "error": run.error,
        "created": run.created, "ended": run.ended,
    }  # fmt: skip
    if whole:
        about["figures"] = msgspec.to_builtins(figures(*total(run))) if run.games_done else None
    return about


def seen(request: Request, run_id: int) -> LaboratoryRun:
    check(request.user, LOOK)
    rows = LaboratoryRun.objects.select_related("version__card_set").defer("cards")
    run = rows.filter(pk=run_id).first() if run_id <= LARGEST_NUMBER else None
    if run is None:
        raise Refusal(Code.NO_RUN)
    return run


class LaboratoryRuns(View):
    @extend_schema(
        operation_id="laboratory_runs", responses=Runs,
        parameters=[OpenApiParameter("version", str, description="Only runs of this version, as `key.number`.")],
    )  # fmt: skip
    def get(self, request: Request) -> Response:
        """Staff: the latest runs, 50 at most, without figures."""
        check(request.user, LOOK)
        runs = LaboratoryRun.objects.select_related("version__card_set").defer("cards", "tally")
        if name := request.query_params.get("version", "").replace("\0", ""):
            runs = runs.filter(version=version_named(name))
        return Response({"runs": [told(run, whole=False) for run in runs[:LISTED]]})

    @extend_schema(operation_id="laboratory_start", request=Starting, responses={201: Run})
    def post(self, request: Request) -> Response:
        """Staff: begin a run. Refused as `unplayable_set` with the sentences in `fields.problems`."""
        wish = read(Starting, request.data)
        check(request.user, LOOK)
        version = version_named(wish.pop("version"))
        run = start(request.user, version.pk, LabPlan(**wish | {"sets": tuple(wish["sets"])}))
        return Response(told(run), status=201)


class OneRun(View):
    @extend_schema(operation_id="laboratory_run", responses=Run)
    def get(self, request: Request, run_id: int) -> Response:
        """Staff: how far a run is, and its figures so far."""
        return Response(told(seen(request, run_id)))


class Cancel(View):
    @extend_schema(operation_id="laboratory_cancel", request=Nothing, responses=Run)
    def post(self, request: Request, run_id: int) -> Response:
        """Staff: break a run off; games that were played stay counted."""
        cancel(request.user, seen(request, run_id).pk)
        return Response(told(seen(request, run_id)))
