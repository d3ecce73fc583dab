from typing import Any

import structlog
from django.utils import timezone

from games.bots import levels_of
from games.door import Actor, hand_over
from games.models import Game, Seat
from games.refusals import Code, Refusal
from games.tables.locking import changed, lobby
from games.tables.seating import empty

log = structlog.get_logger(__name__)


def leave(game: Game, person: Any) -> None:
    """Get up. In a running game a computer player takes the seat over, so that the table never dies."""
    game.refresh_from_db(fields=["status"])
    if game.is_running:
        _leave_running(game, person)
    else:
        _leave_lobby(game, person)
    log.info("seat_left", game=game.public_id, person=person.pk)


def _leave_running(game: Game, person: Any) -> None:
    seat = game.seats.filter(person=person.pk).first() if person.pk else None
    if seat is None:
        raise Refusal(Code.NOT_SEATED)
    hand_over(game.pk, seat.index, levels_of(game.ruleset)[0], f"leave.{person.pk}", Actor.of(person))


def _leave_lobby(game: Game, person: Any) -> None:
    with lobby(game.pk) as (game, seats):
        seat = next((s for s in seats if person.pk and s.person_id == person.pk), None)
        if seat is None:
            raise Refusal(Code.NOT_SEATED)
        empty(seat)
        _next_host(game, seats, person)


def _next_host(game: Game, seats: list[Seat], person: Any) -> None:
    """The next person becomes host; a lobby without people is given up."""
    people = [s.person_id for s in seats if s.person_id]
    if not people:
        changed(game, status=Game.Status.ABANDONED, ended=timezone.now())
    elif game.host_id == person.pk:
        changed(game, host_id=people[0])
    else:
        changed(game)
