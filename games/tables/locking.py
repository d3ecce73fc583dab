from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db import transaction
from django.utils import timezone

from games.afterwards import afterwards
from games.bots import UnknownLevel, player
from games.models import Game, Seat
from games.refusals import Code, Refusal
from games.rules.library import SHELF


@contextmanager
def lobby(game_id: int) -> Iterator[tuple[Game, list[Seat]]]:
    """The table and its seats, nobody else's to change until the end of the block; refuses once it has started.

    On PostgreSQL the row is locked, on SQLite the whole database: its transactions begin with the write lock.
    """
    with transaction.atomic():
        game = Game.objects.select_for_update(of=("self",)).filter(pk=game_id).first()
        if game is None:
            raise Refusal(Code.NO_TABLE)
        if not game.is_lobby:
            raise Refusal(Code.OVER if game.is_over else Code.STARTED)
        yield game, list(game.seats.order_by("index"))


def changed(game: Game, **values: Any) -> None:
    """Write these columns of a lobby with its next version and tell who is watching."""
    game.version += 1
    for name, value in values.items():
        setattr(game, name, value)
    Game.objects.filter(pk=game.pk).update(version=game.version, changed=timezone.now(), **values)
    afterwards(game)


def check_host(game: Game, person: Any) -> None:
    if game.host_id is None or game.host_id != person.pk:
        raise Refusal(Code.NOT_HOST)


def check_signed_in(person: Any) -> None:
    if not person.is_authenticated:
        raise Refusal(Code.SIGN_IN)


def check_level(ruleset: str, level: str) -> None:
    if ruleset not in SHELF:
        raise Refusal(Code.NO_RULESET)
    try:
        player(ruleset, level)
    except UnknownLevel as error:
        raise Refusal(Code.NO_LEVEL) from error
