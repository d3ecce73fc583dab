"""What follows a stored change. All of it may be lost: pages catch up by version, the sweep does the rest."""

from django.db import transaction

from games.live.publish import publish
from games.models import Game
from games.waking import wake


def afterwards(game: Game, pause: float | None = None) -> None:
    """After the commit tell who is watching, ask the computer players (``pause`` in seconds), hand on the result."""
    game_id, version, finished = game.pk, game.version, game.status == Game.Status.FINISHED
    transaction.on_commit(lambda: _tell(game_id, version, pause, finished), robust=True)


def _tell(game_id: int, version: int, pause: float | None, finished: bool) -> None:
    publish(game_id, version)
    if finished:
        from games.results import announce

        announce(game_id)
    elif pause is not None:
        wake(game_id, version, pause)
