"""A table's events as one viewer may know them, numbered for that viewer from 1 without gaps."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from games import reads
from games.models import Action, Game
from games.rules.kernel import sees
from games.rules.kernel.options import freeze


class Heard(NamedTuple):
    number: int
    key: str
    data: tuple[Any, ...]


def heard_since(game: Game, seat: int | None, since: int = 0, latest: Action | None = None) -> list[Heard]:
    """What this viewer (``None``: a spectator) has been told after event number ``since``.

    ``latest``: the action that led to where the game stands, for whoever has it in hand: it is not read again.
    """
    heard: list[Heard] = []
    column = 0 if seat is None else seat + 1
    for action in _newest_first(game, since, column, latest):
        told = _told(action, seat)
        heard[:0] = told
        if action.told[column] - len(told) <= since:
            break  # the one before told nothing that is new
    return [h for h in heard if h.number > since]


def heard_count(game: Game, seat: int | None) -> int:
    column = 0 if seat is None else seat + 1
    return game.told[column] if game.told else 0


def _newest_first(game: Game, since: int, column: int, latest: Action | None) -> Iterator[Action]:
    """The actions that may hold such events: the counts say where to stop reading."""
    if not game.told or game.told[column] <= since:
        return
    number, read = game.last_action, reads.told_last
    if latest is not None and latest.number == number:
        yield latest
        number, read = number - 1, reads.told_until
    while page := read(game.pk, number):
        for action in page:
            if action.told[column] <= since:
                return
            yield action
        number, read = page[-1].number - 1, reads.told_until


def _told(action: Action, seat: int | None) -> list[Heard]:
    mine = [(key, data) for key, data, seen_by in map(_whole, action.events) if sees(seen_by, seat)]
    first = action.told[0 if seat is None else seat + 1] - len(mine) + 1
    return [Heard(n, key, freeze(data)) for n, (key, data) in enumerate(mine, first)]


def _whole(event: list[Any]) -> tuple[str, list[Any], int]:
    key, data, seen_by = event
    return key, data, seen_by
