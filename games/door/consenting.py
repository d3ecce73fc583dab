"""Undo by consent: a seat asks, everyone else at the table agrees or not within a minute. No outcome ever changes."""

from datetime import timedelta
from functools import partial
from typing import Any

from django.utils import timezone

from games import conf
from games.door.acting import Kind, check_question, check_shape, through
from games.door.actors import CLOCK, Actor
from games.door.loading import Table
from games.door.rewinding import line, position_after
from games.door.storing import Change, Taken
from games.models import Action, Game
from games.refusals import Code, Refusal
from games.rules.kernel import Event

FARTHEST = 200  # actions that an undo may reach back


def ask_undo(game_id: int, seat: int, question: int, key: str, actor: Actor) -> Taken:
    """Ask to go back before the seat's own last answer. Where no other person sits, it happens at once.

    Refuses with ``asked_already`` while a request is open and with ``nothing_to_undo``.
    """
    check_shape(seat, question, key)
    return through(game_id, actor.private_key(seat, key), partial(_ask, seat, question, actor))


def answer_undo(game_id: int, seat: int, agree: bool, key: str, actor: Actor) -> Taken:
    """Agree or refuse; who asked may withdraw. The last to agree makes it happen. Refuses with ``nothing_asked``."""
    check_shape(seat, 0, key)
    return through(game_id, actor.private_key(seat, key), partial(_answer, seat, agree, actor))


def lapse(game_id: int) -> Taken:
    """The time for agreeing has run out."""
    return through(game_id, "clock:lapse", _lapse)


def open_request(game: Game) -> dict[str, Any] | None:
    """``seat``, ``target`` and ``agreed`` of the undo that the table is asked about now. Everybody may see it."""
    if game.consent is None or game.consent_until is None or game.consent_until <= timezone.now():
        return None
    return game.consent


def must_agree(seats: Any, asker: int) -> set[int]:
    """The other people; computer players agree to everything."""
    return {s.index for s in seats if s.person_id is not None and s.index != asker}


def _ask(seat: int, question: int, actor: Actor, key: str, table: Table) -> Change:
    actor.check(table.seat(seat))
    check_question(table, question)
    if open_request(table.game):
        raise Refusal(Code.ASKED_ALREADY)
    target = _own_answer(table, seat).number - 1
    if not must_agree(table.seats, seat):
        return _go_back(table, seat, target, actor, key)
    table.game.consent = {"seat": seat, "target": target, "agreed": []}
    table.game.consent_until = timezone.now() + timedelta(seconds=conf.value("CONSENT_SECONDS"))
    return Change(Kind.ASK_UNDO, actor, seat, key, question, events=(Event("table.undo_asked", (seat,)),))


def _answer(seat: int, agree: bool, actor: Actor, key: str, table: Table) -> Change:
    actor.check(table.seat(seat))
    request = open_request(table.game)
    if request is None:
        raise Refusal(Code.NOTHING_ASKED)
    if not agree:
        withdrawn = "table.undo_withdrawn" if seat == request["seat"] else "table.undo_refused"
        return _closed(table, actor, seat, key, Event(withdrawn, (seat,)))
    if seat == request["seat"] or seat in request["agreed"]:
        raise Refusal(Code.ALREADY_ANSWERED)
    agreed = [*request["agreed"], seat]
    if must_agree(table.seats, request["seat"]) <= set(agreed):
        return _go_back(table, request["seat"], request["target"], actor, key)
    table.game.consent = {**request, "agreed": agreed}
    event = Event("table.undo_agreed", (seat,))
    return Change(Kind.AGREE, actor, seat, key, table.position.question, events=(event,))


def _lapse(key: str, table: Table) -> Change:
    if table.game.consent is None or open_request(table.game):
        raise Refusal(Code.NOTHING_ASKED)
    asker = table.game.consent["seat"]
    return _closed(table, CLOCK, None, f"{key}.{table.game.version}", Event("table.undo_lapsed", (asker,)))


def _closed(table: Table, actor: Actor, seat: int | None, key: str, event: Event) -> Change:
    table.game.consent = table.game.consent_until = None
    return Change(Kind.REFUSE, actor, seat, key, table.position.question, events=(event,))


def _go_back(table: Table, asker: int, target: int, actor: Actor, key: str) -> Change:
    """The question that is asked again gets its whole time: everybody wanted it so."""
    game, question = table.game, table.position.question
    table.position = position_after(table, target)
    table.position.number = question + 1
    due = timezone.now() + timedelta(seconds=game.seconds_per_move) if game.seconds_per_move else None
    events = (Event("table.undone", (asker,)),)
    return Change(Kind.UNDO, actor, asker, key, question, target=target, due=due, events=events)


def _own_answer(table: Table, seat: int) -> Action:
    """What this person answered last, as far as it still counts."""
    for n, action in enumerate(line(table.game)):
        if action.seat == seat and action.actor == "person" and action.kind in (Kind.ANSWER, Kind.PART):
            return action
        if n == FARTHEST:
            break
    raise Refusal(Code.NOTHING_TO_UNDO)
