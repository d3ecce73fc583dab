from typing import Any

import structlog

from games.models import Game, Seat
from games.refusals import Code, Refusal
from games.tables.locking import changed, check_host, check_level, check_signed_in, lobby

log = structlog.get_logger(__name__)
LONGEST_ENTROPY = 64


def take_seat(game: Game, person: Any, index: int | None = None, entropy: bytes = b"") -> int:
    """Sit down on this seat, or on the first empty one; returns its index. Of many at once one gets the last seat.

    ``entropy`` becomes part of every die of the game; the commitment to the server's part was public before.
    """
    check_signed_in(person)
    with lobby(game.pk) as (game, seats):
        if any(s.person_id == person.pk for s in seats):
            raise Refusal(Code.ALREADY_SEATED)
        seat = _free(seats, index)
        seat.person, seat.name, seat.entropy = person, person.display_name, entropy[:LONGEST_ENTROPY]
        seat.ready = False
        seat.save()
        changed(game)
    log.info("seat_taken", game=game.public_id, seat=seat.index, person=person.pk)
    return seat.index


def _free(seats: list[Seat], index: int | None) -> Seat:
    if index is None:
        seat = next((s for s in seats if s.is_empty), None)
        if seat is None:
            raise Refusal(Code.FULL)
        return seat
    if not 0 <= index < len(seats):
        raise Refusal(Code.NO_SEAT)
    if not seats[index].is_empty:
        raise Refusal(Code.SEAT_TAKEN)
    return seats[index]


def set_ready(game: Game, person: Any, ready: bool, entropy: bytes | None = None) -> None:
    """Say that one is ready; a person may also (again) give their share of the dice until the game starts."""
    with lobby(game.pk) as (game, seats):
        seat = next((s for s in seats if person.pk and s.person_id == person.pk), None)
        if seat is None:
            raise Refusal(Code.NOT_SEATED)
        seat.ready = ready
        if entropy is not None:
            seat.entropy = entropy[:LONGEST_ENTROPY]
        seat.save(update_fields=["ready", "entropy"])
        changed(game)


def fill(game: Game, person: Any, level: str, index: int | None = None) -> int:
    """The host puts computer players of ``level`` on one empty seat or on all; returns how many sat down."""
    check_level(game.ruleset, level)
    with lobby(game.pk) as (game, seats):
        check_host(game, person)
        chosen = [s for s in seats if s.is_empty] if index is None else [_free(seats, index)]
        for seat in chosen:
            seat.level, seat.ready = level, True
            seat.save(update_fields=["level", "ready"])
        changed(game)
    log.info("seats_filled", game=game.public_id, level=level, seats=len(chosen))
    return len(chosen)


def free_seat(game: Game, person: Any, index: int | None) -> None:
    """The host sends a computer player away again, or a person who does not come."""
    with lobby(game.pk) as (game, seats):
        check_host(game, person)
        if index is None or not 0 <= index < len(seats) or seats[index].person_id == person.pk:
            raise Refusal(Code.NO_SEAT)
        empty(seats[index])
        changed(game)
    log.info("seat_freed", game=game.public_id, seat=index)


def empty(seat: Seat) -> None:
    seat.person, seat.level, seat.name, seat.ready, seat.entropy = None, "", "", False, b""
    seat.save()
