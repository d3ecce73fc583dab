"""From rows to a live position."""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from django.db import connection, transaction

from games import reads
from games.cards import cards_of
from games.models import Game, Seat
from games.refusals import Code, Refusal
from games.rules.kernel import Chance, Position, RulesError, Seeded
from games.rules.library import ruleset


@dataclass(slots=True)
class Table:
    """A game in play with everything secret in it; stays inside the door and the task that asks computer players."""

    game: Game
    seats: list[Seat]
    position: Position

    def seat(self, index: int) -> Seat:
        if not isinstance(index, int) or not 0 <= index < len(self.seats):
            raise Refusal(Code.NO_SEAT)
        return self.seats[index]

    def bots(self) -> set[int]:
        return {s.index for s in self.seats if s.is_bot}


def reading() -> AbstractContextManager:
    """What a move is read in: a transaction where rows can be locked, else nothing (the version decides in the end)."""
    return transaction.atomic() if connection.features.has_select_for_update else nullcontext()


def load(game_id: int) -> Table:
    """Lock (where the database can) and read. Refuses if the game is not running."""
    lock = connection.features.has_select_for_update and connection.in_atomic_block
    game = (reads.locked_game if lock else reads.game_of_id).one(game_id)
    if game is None:
        raise Refusal(Code.NO_TABLE)
    if game.is_lobby:
        raise Refusal(Code.NOT_STARTED)
    if not game.is_running:
        raise Refusal(Code.OVER)
    seats = reads.seats_of(game.pk)
    return Table(game, seats, position_of(game, seats))


def chance_of(game: Game, seats: list[Seat]) -> Chance:
    return Seeded(bytes(game.seed), tuple(bytes(s.entropy) for s in seats))


def position_of(game: Game, seats: list[Seat], raw: bytes | None = None) -> Position:
    """The stored head (or another stored position of this game), alive. Raises ``RulesError``."""
    head = raw or game.head
    if head is None:
        raise RulesError("a started game without a head")
    return Position.from_json(ruleset(game.ruleset), cards_of(game), bytes(head), chance_of(game, seats))
