"""What tables do when other rooms of the site say something."""

from typing import Any

import structlog
from django.contrib.auth.signals import user_logged_out
from django.dispatch import receiver

from accounts.signals import person_leaving
from games.live.publish import send_to_group
from games.models import Game, Seat
from games.refusals import Refusal
from games.tables import leave

log = structlog.get_logger(__name__)


@receiver(user_logged_out, dispatch_uid="games.close_sockets")
def close_sockets(user: Any = None, **_: Any) -> None:
    """A socket keeps the person it had at the handshake; signing out must end it."""
    if user is not None:
        send_to_group(f"user.{user.pk}", {"type": "force.close"})


@receiver(person_leaving, dispatch_uid="games.leave_tables")
def leave_tables(person: Any, **_: Any) -> None:
    open_seats = Seat.objects.filter(person=person, game__status__in=(Game.Status.LOBBY, Game.Status.RUNNING))
    for seat in open_seats.select_related("game"):
        try:
            leave(seat.game, person)
        except Refusal as refusal:
            log.warning("seat_not_left", game=seat.game.public_id, code=refusal.code)
