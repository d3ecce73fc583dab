"""What tables do when other rooms of the site say something."""

from typing import Any

import structlog
from allauth.account.signals import user_signed_up
from django.db.models import Q
from django.dispatch import receiver

from accounts.signals import doors_to_close, own_data_wanted, person_leaving
from games import own_data
from games.live.publish import send_to_group
from games.models import Game, Seat
from games.refusals import Refusal
from games.tables import leave

log = structlog.get_logger(__name__)


@receiver(doors_to_close, dispatch_uid="games.close_sockets")
def close_sockets(person: Any, **_: Any) -> None:
    """A socket keeps the person it had at the handshake; signing out, a new password or a ban must end it."""
    send_to_group(f"user.{person.pk}", {"type": "force.close"})


@receiver(user_signed_up, dispatch_uid="games.new_name")
def name_seats(user: Any, **_: Any) -> None:
    """A guest who signs up in the middle of a game plays on under the new name."""
    going_on = (Game.Status.LOBBY, Game.Status.RUNNING)
    Seat.objects.filter(person=user, game__status__in=going_on).update(name=user.display_name)


@receiver(own_data_wanted, dispatch_uid="games.own_data")
def own_games(person: Any, **_: Any) -> dict[str, Any]:
    return own_data.of(person)


@receiver(person_leaving, dispatch_uid="games.leave_tables")
def leave_tables(person: Any, **_: Any) -> None:
    open_seats = Seat.objects.filter(person=person, game__status__in=(Game.Status.LOBBY, Game.Status.RUNNING))
    for seat in open_seats.select_related("game"):
        try:
            leave(seat.game, person)
        except Refusal as refusal:
            log.warning("seat_not_left", game=seat.game.public_id, code=refusal.code)
    Seat.objects.filter(Q(person=person) | Q(former=person)).update(name="")
