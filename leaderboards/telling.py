"""What the events of a finished game tell of each seat, in the words of its rulebook."""

from typing import Any

import structlog

from games.door.rewinding import line
from games.models import Game
from games.rules.kernel.options import freeze
from games.rules.library import ruleset

log = structlog.get_logger(__name__)


def told_of(game: Game) -> dict[int, dict[str, Any]]:
    """Seat -> deeds and fate. All events of the line that was played: nothing is secret any more."""
    events = [(event[0], freeze(event[1])) for action in reversed(list(line(game))) for event in action.events]
    try:
        return ruleset(game.ruleset).chronicle(events)
    except Exception as error:  # a story that cannot be read must not keep a result from being written
        log.error("chronicle_failed", game=game.pk, kind=type(error).__name__)
        return {}
