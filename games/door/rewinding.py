"""Undo: back to the checkpoint, forward to the target."""

from collections.abc import Iterator

from games.door.loading import Table, position_of
from games.door.storing import unpack
from games.models import Action, Checkpoint, Game, Seat
from games.rules.kernel import Position, RulesError
from games.rules.kernel.options import freeze

Kind = Action.Kind
PAGE = 50


def line(game: Game) -> Iterator[Action]:
    """The actions that led to where the game stands now, the latest first; what was undone is left out."""
    number = game.last_action
    while number >= 0:
        page = game.actions.filter(number__lte=number).order_by("-number")[:PAGE]
        for action in page:
            if action.number != number:
                continue
            yield action
            number = number - 1 if action.target is None else action.target


def last_answer(table: Table) -> Action | None:
    """The answer that made the rules go on last."""
    return next((a for a in line(table.game) if a.kind == Kind.ANSWER), None)


def position_after(table: Table, number: int) -> Position:
    """The position as it was right after this action, which must lie on the line that is still played."""
    return position_at(table.game, table.seats, number)


def position_at(game: Game, seats: list[Seat], number: int) -> Position:
    """The same for any action of a started game, undone ones too: each undo has a checkpoint of its own."""
    start = Checkpoint.objects.filter(game=game, number__lte=number).order_by("-number").first()
    if start is None:
        raise RulesError("no checkpoint to go back to")
    position = position_of(game, seats, unpack(start.position))
    for action in game.actions.filter(number__gt=start.number, number__lte=number).order_by("number"):
        _again(position, action)
    position.drain()  # told and recorded the first time already
    return position


def _again(position: Position, action: Action) -> None:
    if action.seat is None:
        return
    if action.kind in (Kind.ANSWER, Kind.PART):
        position.apply(action.seat, freeze(action.answer))
    elif action.kind == Kind.TAKE_BACK:
        position.take_back(action.seat)
