"""The first question of a game."""

from django.utils import timezone

from games.cards import cards_of
from games.door.actors import TABLE
from games.door.loading import Table, chance_of
from games.door.reporting import report
from games.door.storing import Change, Taken, store
from games.models import Action, Game, Seat
from games.refusals import Code, Refusal
from games.rules.kernel import Position, RulesError
from games.rules.library import ruleset


def begin(game: Game, seats: list[Seat]) -> Taken:
    """Called by games.tables with the lobby locked and the card set remembered."""
    game.status, game.started = Game.Status.RUNNING, timezone.now()
    table = Table(game, seats, _first_position(game, seats))
    return store(table, Change(Action.Kind.START, TABLE, None, "start", 0, new_step=True))


def _first_position(game: Game, seats: list[Seat]) -> Position:
    rules = ruleset(game.ruleset)
    try:
        return Position.start(rules, cards_of(game), len(seats), chance_of(game, seats), game.options)
    except Exception as error:  # whatever a rulebook makes of odd settings, the lobby stays as it is
        broken = RulesError("the first step failed")
        broken.__cause__ = error
        report(game.pk, broken)
        raise Refusal(Code.BAD_SETTINGS) from error
