"""Moves: posts that go through the one door."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from games import door, reads
from games.bots import SeatView
from games.door import Actor, Taken
from games.models import Seat
from games.pages.answers import FIELD
from games.presenting import presenter
from games.refusals import Code, Refusal
from games.sittings import view_of
from games.tables import Viewer
from games.views.common import access_viewer, refused_json, says_refusals, status_of, wants_fragment, wants_json
from games.views.reading import body_of, key_of, number_of
from games.views.table import page, update


@require_POST
@says_refusals
def act(request: HttpRequest, public_id: str) -> HttpResponse:
    """Answer a question: ``question``, ``key`` and ``answer`` (JSON), or ``option`` and its fields (a form)."""
    return _move(request, public_id, lambda seat, body: _act(request, public_id, seat, body))


@require_POST
@says_refusals
def take_back(request: HttpRequest, public_id: str) -> HttpResponse:
    return _move(request, public_id, lambda seat, body: door.take_back(*_who(request, seat, body)))


@require_POST
@says_refusals
def undo(request: HttpRequest, public_id: str) -> HttpResponse:
    return _move(request, public_id, lambda seat, body: door.undo(*_who(request, seat, body)))


@require_POST
@says_refusals
def ask_undo(request: HttpRequest, public_id: str) -> HttpResponse:
    """Ask the table to go back before one's own last answer."""
    return _move(request, public_id, lambda seat, body: door.ask_undo(*_who(request, seat, body)))


@require_POST
@says_refusals
def answer_undo(request: HttpRequest, public_id: str) -> HttpResponse:
    """``agree``: 1 or 0. Whoever asked may withdraw with 0."""
    return _move(request, public_id, lambda seat, body: _answer_undo(request, seat, body))


def _answer_undo(request: HttpRequest, seat: Seat, body: dict[str, Any]) -> Taken:
    agree = body.get("agree")
    if agree not in (True, False, "1", "0"):
        raise Refusal(Code.MALFORMED)
    return door.answer_undo(seat.game_id, seat.index, agree in (True, "1"), key_of(body), Actor.of(request.user))


def _who(request: HttpRequest, seat: Seat, body: dict[str, Any]) -> tuple[int, int, int, str, Actor]:
    question = number_of(body, "question")
    if question is None:
        raise Refusal(Code.MALFORMED)
    return seat.game_id, seat.index, question, key_of(body), Actor.of(request.user)


def _act(request: HttpRequest, public_id: str, seat: Seat, body: dict[str, Any]) -> Taken:
    game_id, index, question, key, actor = _who(request, seat, body)
    return door.act(game_id, index, question, _answer(request, public_id, body), key, actor)


def _answer(request: HttpRequest, public_id: str, body: dict[str, Any]) -> Any:
    if "answer" in body:
        return body["answer"]
    if not any(name.startswith(FIELD) for name in body):
        return body.get("option", "")
    viewer = access_viewer(request, public_id)
    answer = presenter(viewer.game.ruleset).read_answer(request.POST, view_of(viewer).options())
    if answer is None:
        raise Refusal(Code.MALFORMED)
    return answer


def _seat(request: HttpRequest, public_id: str) -> Seat:
    seat = reads.seat_of.one(public_id, request.user.pk) if request.user.pk else None
    if seat is None:
        access_viewer(request, public_id)  # who may not even look hears of no table
        raise Refusal(Code.NOT_SEATED if request.user.pk else Code.SIGN_IN)
    return seat


def _move(request: HttpRequest, public_id: str, move: Callable[[Seat, dict[str, Any]], Taken]) -> HttpResponse:
    seat = _seat(request, public_id)
    try:
        taken = move(seat, body_of(request))
    except Refusal as refusal:
        return _refused(request, public_id, refusal)
    if wants_json(request):
        names = ("number", "kind", "question", "version", "again")
        return JsonResponse({name: getattr(taken, name) for name in names})
    if wants_fragment(request):
        return _shown(request, public_id, seat.index, taken)
    return redirect("table", public_id=public_id)


def _shown(request: HttpRequest, public_id: str, seat: int, taken: Taken) -> HttpResponse:
    """The table right after the move: the door has it in its hands, so nothing is read and replayed again."""
    table = taken.table
    if table is None:
        return update(request, access_viewer(request, public_id))
    viewer = Viewer(table.game, table.seats, seat, request.user)
    return update(request, viewer, view=SeatView(table.position, seat), latest=taken.action)


def _refused(request: HttpRequest, public_id: str, refusal: Refusal) -> HttpResponse:
    """The table as it stands now, with the sentence beside the decision."""
    if wants_json(request):
        return refused_json(refusal)
    show = update if wants_fragment(request) else page
    return show(request, access_viewer(request, public_id), refusal.sentence, status_of(refusal))
