"""The end of a game: each seat's result, written with the last move and handed on once it is safe."""

from dataclasses import dataclass
from typing import Any

import structlog
from django.utils import timezone

from games.models import Game, Seat
from games.rules.kernel import Position
from games.signals import game_finished

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class SeatResult:
    """One seat of a finished game. ``person`` or ``level`` is set, never both. ``returns``: the game's own measure.

    ``former``: the person who left this seat to a computer player during the game.
    ``hero``, ``survived``, ``won``, ``gold``, ``score``, ``cause`` and ``rounds`` are None where a game has none.
    """

    seat: int
    person: int | None
    level: str
    name: str
    returns: float
    hero: str | None = None
    survived: bool | None = None
    won: bool | None = None
    gold: int | None = None
    score: float | None = None
    cause: str | None = None
    rounds: int | None = None
    former: int | None = None


FIELDS = ("hero", "survived", "won", "gold", "score", "cause", "rounds")


def settle(game: Game, seats: list[Seat], position: Position) -> None:
    """Write the results into the seats, inside the last move's transaction."""
    rows = rows_of(position)
    for seat in seats:
        seat.result = rows[seat.index]
    Seat.objects.bulk_update(seats, ["result"])


def rows_of(position: Position) -> list[dict[str, Any]]:
    """Each seat's result of a finished game, in the order of the seats."""
    summaries = _summaries(position)
    found = [summaries.get(seat, {}) for seat in range(len(position.returns()))]
    return [
        {"returns": share, **{name: summary.get(name) for name in FIELDS}}
        for share, summary in zip(position.returns(), found, strict=True)
    ]


def _summaries(position: Position) -> dict[int, dict[str, Any]]:
    """A summary that raises must not keep a game from ending."""
    try:
        return {row["seat"]: row for row in position.rules.summary(position.g)}
    except Exception as error:
        log.error("summary_failed", ruleset=position.rules.key, kind=type(error).__name__)
        return {}


def results_of(game: Game) -> list[SeatResult]:
    return [
        SeatResult(s.index, s.person_id, s.level, s.name, **(s.result or {"returns": 0.0}), former=s.former_id)
        for s in game.seats.order_by("index")
    ]


def announce(game_id: int) -> bool:
    """Hand the result to whoever listens. Safe to repeat; the sweep does until everybody has taken it."""
    game = Game.objects.defer("head", "seed").get(pk=game_id)
    if game.status != Game.Status.FINISHED or game.announced:
        return False
    answers = game_finished.send_robust(
        sender=Game, game_id=game.pk, ruleset=game.ruleset, sets=tuple(game.sets), ended=game.ended,
        results=results_of(game),
    )  # fmt: skip
    failed = [e for _, e in answers if isinstance(e, Exception)]
    for error in failed:
        log.error("result_not_taken", game=game.pk, kind=type(error).__name__)
    if not failed:
        Game.objects.filter(pk=game.pk).update(announced=timezone.now())
    return not failed
