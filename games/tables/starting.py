from typing import Any

import structlog

from games.cards import remember
from games.door import begin
from games.models import Game
from games.refusals import Code, Refusal
from games.rules.library import ruleset
from games.tables.locking import check_host, lobby

log = structlog.get_logger(__name__)


def start(game: Game, person: Any) -> None:
    """The host starts the game once every seat is filled. Code version and card set are remembered with it."""
    with lobby(game.pk) as (game, seats):
        check_host(game, person)
        if any(s.is_empty for s in seats):
            raise Refusal(Code.SEATS_EMPTY)
        rules = ruleset(game.ruleset)
        game.rules_version, game.cards = rules.version, remember(rules, tuple(game.sets), game.house)
        game.save(update_fields=["rules_version", "cards"])
        begin(game, seats)
    log.info("game_started", game=game.public_id, ruleset=game.ruleset, seats=len(seats))
