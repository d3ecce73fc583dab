from typing import Any

import structlog
from django.db import IntegrityError

from games.models import Game
from games.refusals import Code, Refusal
from games.tables.opening import Settings, open_table
from games.tables.seating import take_seat

log = structlog.get_logger(__name__)


def rematch(game: Game, person: Any) -> Game:
    """A new table with the same settings. The first who asks opens it, the others of the old table join that one."""
    game = Game.objects.get(pk=game.pk)
    if not game.is_over:
        raise Refusal(Code.NOT_OVER)
    if not person.pk or not game.seats.filter(person=person).exists():
        raise Refusal(Code.NOT_SEATED)
    new = Game.objects.filter(rematch_of=game).first() or _open(game, person)
    if not new.seats.filter(person=person).exists():
        take_seat(new, person)
    return new


def _open(game: Game, person: Any) -> Game:
    try:
        return open_table(person, _same_settings(game), rematch_of=game)
    except IntegrityError:  # somebody else of the old table was faster
        return Game.objects.get(rematch_of=game)


def _same_settings(game: Game) -> Settings:
    seats = list(game.seats.order_by("index"))
    bots = tuple(s.level for s in seats if s.is_bot and s.former_id is None)
    return Settings(
        game.ruleset, len(seats), game.name, game.options, tuple(game.sets), bots,
        game.visibility == Game.Visibility.PUBLIC, game.seconds_per_move, game.house,
    )  # fmt: skip
