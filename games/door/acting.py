"""What may be done at the door."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import structlog
from django.db import IntegrityError, OperationalError
from django.utils import timezone

from dungeonquest.metrics import DOOR, MOVES, REFUSALS
from games.door.actors import Actor
from games.door.loading import Table, load, reading
from games.door.reporting import report
from games.door.rewinding import last_answer, position_after
from games.door.storing import Change, Overtaken, Taken, store
from games.models import Action
from games.refusals import Code, Refusal
from games.rules.kernel import Event, Refused, RulesError

log = structlog.get_logger(__name__)
TRIES = 20
LONGEST_KEY = 64
Kind = Action.Kind


def act(game_id: int, seat: int, question: int, answer: Any, key: str, actor: Actor) -> Taken:
    """Answer a question for a seat. ``key``: chosen by the caller; sent again it gets the first result."""
    check_shape(seat, question, key)
    _check_answer(answer)
    sent = (question, msgspec.to_builtins(answer))
    return through(game_id, actor.private_key(seat, key), partial(_answer, seat, question, answer, actor), sent)


def take_back(game_id: int, seat: int, question: int, key: str, actor: Actor) -> Taken:
    """Withdraw a part answer or a pass that nothing has followed yet."""
    check_shape(seat, question, key)
    return through(game_id, actor.private_key(seat, key), partial(_take_back, seat, question, actor))


def undo(game_id: int, seat: int, question: int, key: str, actor: Actor) -> Taken:
    """Go back before the seat's own last answer, as long as nothing was rolled, drawn or told since.

    ``question`` is the number the person sees now. The question asked again gets a new number, so that no late post of
    somebody else can hit it. What would need everyone's consent is refused with ``needs_consent``.
    """
    check_shape(seat, question, key)
    return through(game_id, actor.private_key(seat, key), partial(_undo, seat, question, actor))


def hand_over(game_id: int, seat: int, level: str, key: str, actor: Actor) -> Taken:
    """The person of this seat leaves for good; a computer player of ``level`` goes on with it."""
    return through(game_id, actor.private_key(seat, key), partial(_hand_over, seat, level, actor))


def through(game_id: int, key: str, change: Callable[[str, Table], Change], sent: Any = None) -> Taken:
    """Every change of a running game passes here and is counted."""
    actor = key.partition(":")[0]
    try:
        with DOOR.time():
            taken = _tried(game_id, key, change, sent)
    except Refusal as refusal:
        REFUSALS.labels(refusal.code, actor).inc()
        raise
    MOVES.labels(taken.kind, actor).inc()
    return taken


def _tried(game_id: int, key: str, change: Callable[[str, Table], Change], sent: Any) -> Taken:
    for _ in range(TRIES):
        try:
            return _once(game_id, key, change)
        except Overtaken:
            continue
        except IntegrityError:
            return _first_result(game_id, key, Refusal(Code.BUSY), sent)
        except OperationalError as error:
            log.warning("database_busy", game=game_id, reason=type(error).__name__)
            raise Refusal(Code.BUSY) from error
        except Refusal as refusal:
            return _first_result(game_id, key, refusal, sent)
    raise Refusal(Code.BUSY)


def _once(game_id: int, key: str, change: Callable[[str, Table], Change]) -> Taken:
    try:
        with reading():
            table = load(game_id)
            return store(table, change(key, table))
    except Refused as refused:
        raise Refusal.of(refused) from None
    except RulesError as error:
        report(game_id, error)
        raise Refusal(Code.RULES_ERROR) from error


def _first_result(game_id: int, key: str, refusal: Refusal, sent: Any) -> Taken:
    """A refused change may be one that was taken before: then it gets its first result."""
    before = Action.objects.filter(game=game_id, key=key).first()
    if before is None:
        raise refusal
    if sent is not None and sent != (before.question, before.answer):
        raise Refusal(Code.KEY_REUSED)
    return Taken.of(before)


def _answer(seat: int, question: int, answer: Any, actor: Actor, key: str, table: Table) -> Change:
    actor.check(table.seat(seat))
    check_question(table, question)
    p = table.position
    base, length = p.base, len(p.g.tape)
    p.apply(seat, answer)
    new_step = p.base is not base
    kind = Kind.ANSWER if new_step or len(p.g.tape) != length else Kind.PART
    return Change(kind, actor, seat, key, question, new_step, answer)


def _take_back(seat: int, question: int, actor: Actor, key: str, table: Table) -> Change:
    actor.check(table.seat(seat))
    check_question(table, question)
    if not table.position.take_back(seat):
        raise Refusal(Code.NOTHING_TO_UNDO)
    return Change(Kind.TAKE_BACK, actor, seat, key, question)


def _undo(seat: int, question: int, actor: Actor, key: str, table: Table) -> Change:
    actor.check(table.seat(seat))
    check_question(table, question)
    if seat in table.position.pending or seat in table.position.passed:
        return _take_back(seat, question, actor, key, table)
    action = _undoable(table, seat)
    table.position = position_after(table, action.number - 1)
    table.position.number = question + 1
    events = (Event("table.undone", (seat,)),)
    return Change(Kind.UNDO, actor, seat, key, question, target=action.number - 1, due=action.due, events=events)


def _undoable(table: Table, seat: int) -> Action:
    can = table.position.can_undo(seat)
    if can != "free":
        raise Refusal(Code.NEEDS_CONSENT if can else Code.NOTHING_TO_UNDO)
    action = last_answer(table)
    if action is None or action.seat != seat or action.actor != "person":
        raise Refusal(Code.NEEDS_CONSENT)
    if action.due and action.due <= timezone.now():
        raise Refusal(Code.TOO_LATE)
    return action


def _hand_over(seat: int, level: str, actor: Actor, key: str, table: Table) -> Change:
    chair = table.seat(seat)
    actor.check(chair)
    chair.former_id, chair.person_id, chair.level, chair.name = chair.person_id, None, level, ""
    events = (Event("table.handed_over", (seat, level)),)
    return Change(Kind.HAND_OVER, actor, seat, key, table.position.question, chair=chair, events=events)


def check_question(table: Table, question: int) -> None:
    if table.position.question != question:
        raise Refusal(Code.STALE)


def check_shape(seat: Any, question: Any, key: Any) -> None:
    if type(seat) is not int or type(question) is not int:
        raise Refusal(Code.MALFORMED)
    if not isinstance(key, str) or not 0 < len(key) <= LONGEST_KEY:
        raise Refusal(Code.MALFORMED)


def _check_answer(answer: Any) -> None:
    """An option's id, or a list of the id and what fills its fields: a text, a number or a list of texts each.

    Looked at before anything walks down it: a list in a list in a list could be of any depth.
    """
    if isinstance(answer, str):
        return
    if not isinstance(answer, list | tuple) or not all(map(_is_plain, answer)):
        raise Refusal(Code.MALFORMED)


def _is_plain(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(isinstance(v, str) for v in value)
    return isinstance(value, str) or type(value) is int
