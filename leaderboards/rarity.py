"""Somebody's achievements, with dates, and how many people have each."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.core.cache import cache
from django.db.models import Count

from games.rules.library import SHELF
from leaderboards import ledger, ranking
from leaderboards.achievements import declared
from leaderboards.achievements.declared import ANY
from leaderboards.boards import ALL, game_key
from leaderboards.models import Award
from leaderboards.words import Achievement, achievement, game_name

MINUTES = 10


@dataclass(frozen=True)
class Shown:
    """``rarity``: per cent of the people who have played this game, None before anybody has."""

    what: Achievement
    at: datetime | None
    rarity: float | None


def cabinet(person: Any) -> list[tuple[str, list[Shown]]]:
    """(game, achievements) of every game this person has something of; what is still open comes last."""
    mine = dict(Award.objects.filter(person=person).values_list("key", "at"))
    games = [g for g in (ANY, *SHELF) if any(key.startswith(f"{g}.") for key in mine)]
    return [("" if g == ANY else game_name(g), _of(g, mine)) for g in games]


def _of(game: str, mine: dict[str, datetime]) -> list[Shown]:
    rates = rarity(game)
    rows = [Shown(achievement(key), mine.get(key), rates.get(key)) for key in declared(game)]
    return sorted(rows, key=lambda s: (s.at is None, s.at.timestamp() if s.at else 0))


def rarity(game: str) -> dict[str, float]:
    """Key -> per cent of this game's people who have it; counted again every few minutes."""
    return cache.get_or_set(f"rarity.{game}", lambda: _count(game), 60 * MINUTES) or {}


def _count(game: str) -> dict[str, float]:
    board = ledger.board(ALL if game == ANY else game_key(game))
    people = ranking.people_on(board.pk, "gold") if board else 0
    held = Award.objects.filter(key__in=list(declared(game))).values_list("key").annotate(n=Count("pk"))
    return {key: round(100 * n / people, 1) for key, n in held} if people else {}
