"""Playing: what one's seat sees, what it may answer, and the door."""

from collections.abc import Callable
from typing import Any

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request
from rest_framework.response import Response

from games import door
from games.api import asked, shown, telling
from games.api.asked import LARGEST_NUMBER, read
from games.api.base import View
from games.door import Actor, Taken
from games.models import Game
from games.refusals import Code, Refusal
from games.tables import Viewer

SINCE = OpenApiParameter(
    "since",
    {"type": "integer", "minimum": 0, "maximum": LARGEST_NUMBER, "default": 0},
    description="The number of the last event one has.",
)


def _started(viewer: Viewer) -> Viewer:
    if viewer.game.head is None:
        raise Refusal(Code.NOT_STARTED)
    return viewer


class Observation(View):
    @extend_schema(operation_id="observation", responses=shown.Observation)
    def get(self, request: Request, public_id: str) -> Response:
        """What one's own seat sees, or what everybody sees if one only watches."""
        return Response(telling.observation(_started(self.viewer(request, public_id))))


class Options(View):
    @extend_schema(operation_id="options", responses=shown.Options)
    def get(self, request: Request, public_id: str) -> Response:
        """What one's own seat may answer now, the forbidden with their reasons."""
        viewer, _ = self.own_seat(request, public_id)
        return Response(telling.options(_started(viewer)))


class Events(View):
    @extend_schema(operation_id="events", parameters=[SINCE], responses=shown.Events)
    def get(self, request: Request, public_id: str) -> Response:
        """What this viewer has been told after event number `since`."""
        given = request.query_params.get("since", "0")
        if not given.isascii() or not given.isdecimal() or int(given[:20]) > LARGEST_NUMBER:
            raise ValidationError({"since": ["a whole number"]})
        return Response(telling.events(self.viewer(request, public_id), int(given)))


class Results(View):
    @extend_schema(operation_id="results", responses=shown.Results)
    def get(self, request: Request, public_id: str) -> Response:
        """How a finished game ended, seat by seat."""
        game = self.viewer(request, public_id).game
        if game.status != Game.Status.FINISHED:
            raise Refusal(Code.NOT_OVER)
        return Response(telling.results(game))


def _through(view: View, request: Request, public_id: str, move: Callable[..., Taken], kind: Any, *names: str) -> Any:
    wish = read(kind, request.data)
    viewer, seat = view.own_seat(request, public_id)
    more = [wish[name] for name in names]
    taken = move(viewer.game.pk, seat, wish["question"], *more, wish["key"], Actor.of(request.user))
    return Response(telling.receipt(taken))


class Answer(View):
    @extend_schema(operation_id="answer", request=asked.Answering, responses=shown.Taken)
    def post(self, request: Request, public_id: str) -> Response:
        """Answer the question that one's seat is asked."""
        return _through(self, request, public_id, door.act, asked.Answering, "answer")


class TakeBack(View):
    @extend_schema(operation_id="take_back", request=asked.Wish, responses=shown.Taken)
    def post(self, request: Request, public_id: str) -> Response:
        """Withdraw an answer or a pass that nothing has followed yet."""
        return _through(self, request, public_id, door.take_back, asked.Wish)


class Undo(View):
    @extend_schema(operation_id="undo", request=asked.Wish, responses=shown.Taken)
    def post(self, request: Request, public_id: str) -> Response:
        """Go back before one's own last answer, if nothing was rolled, drawn or told since."""
        return _through(self, request, public_id, door.undo, asked.Wish)


class AskUndo(View):
    @extend_schema(operation_id="ask_undo", request=asked.Wish, responses=shown.Taken)
    def post(self, request: Request, public_id: str) -> Response:
        """Ask the table to go back before one's own last answer; at once where no other person sits."""
        return _through(self, request, public_id, door.ask_undo, asked.Wish)


class AnswerUndo(View):
    @extend_schema(operation_id="answer_undo", request=asked.Agreeing, responses=shown.Taken)
    def post(self, request: Request, public_id: str) -> Response:
        """Agree to the undo that the table is asked about, or refuse it; who asked may withdraw."""
        wish = read(asked.Agreeing, request.data)
        viewer, seat = self.own_seat(request, public_id)
        actor = Actor.of(request.user)
        return Response(telling.receipt(door.answer_undo(viewer.game.pk, seat, wish["agree"], wish["key"], actor)))
