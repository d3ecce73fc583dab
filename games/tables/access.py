"""Who may see which table."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.db.models import Q, QuerySet
from django.utils import timezone

from games import reads
from games.models import Game, Seat
from games.refusals import Code, Refusal

SECRET = ("head", "seed")
PLAYED = timedelta(minutes=10)  # since the last move of a table that is said to be played now


@dataclass(slots=True)
class Viewer:
    """Somebody looking at a table; ``seat`` is the index of their own seat, None for a spectator."""

    game: Game
    seats: list[Seat]
    seat: int | None
    person: Any

    @property
    def is_host(self) -> bool:
        return self.game.host_id is not None and self.game.host_id == self.person.pk


def access_game(person: Any, public_id: str, links: Collection[str] = ()) -> Viewer:
    """The table for this person, who may be anonymous. ``links``: public ids of tables they hold an invitation to.

    A table by link is open to those who sit or sat there and to those who came by it; for others there is none.
    """
    game = reads.game_at.one(public_id)
    if game is None:
        raise Refusal(Code.NO_TABLE)
    seats = reads.seats_of(game.pk)
    seat = next((s.index for s in seats if s.person_id and s.person_id == person.pk), None)
    if not (
        seat is not None or game.visibility == Game.Visibility.PUBLIC or public_id in links or _was_here(seats, person)
    ):
        raise Refusal(Code.NO_TABLE)
    return Viewer(game, seats, seat, person)


def _was_here(seats: list[Seat], person: Any) -> bool:
    return any(s.former_id and s.former_id == person.pk for s in seats)


def access_link(link: str) -> Game:
    """The table of an invitation link."""
    game = Game.objects.defer(*SECRET).filter(link=link).first()
    if game is None:
        raise Refusal(Code.NO_TABLE)
    return game


def open_tables(limit: int = 50) -> QuerySet[Game]:
    """Public tables with a free seat first to join, then those to watch."""
    public = Game.objects.defer(*SECRET).filter(visibility=Game.Visibility.PUBLIC)
    alive = public.filter(status__in=(Game.Status.LOBBY, Game.Status.RUNNING))
    return alive.select_related("host").prefetch_related("seats").order_by("status", "-created")[:limit]


def played_now(ruleset: str) -> Game | None:
    """The public table of this game where something has happened last, if that was within the last minutes."""
    public = Game.objects.defer(*SECRET).filter(visibility=Game.Visibility.PUBLIC, ruleset=ruleset)
    fresh = public.filter(status=Game.Status.RUNNING, changed__gt=timezone.now() - PLAYED)
    return fresh.order_by("-changed").first()


def tables_of(person: Any, limit: int = 50) -> QuerySet[Game]:
    """All tables a person sits at, those that are still going on first."""
    if not person.is_authenticated:
        return Game.objects.none()
    mine = Game.objects.defer(*SECRET).filter(Q(seats__person=person)).distinct()
    return mine.select_related("host").prefetch_related("seats").order_by("-ended", "-created")[:limit]
