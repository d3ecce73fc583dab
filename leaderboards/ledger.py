"""Reading a board: its top, a later page, one person's place and neighbours, the friends of somebody."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.contrib.auth import get_user_model
from django.db.models import Prefetch, QuerySet, prefetch_related_objects

from leaderboards.models import Board, Friend, Standing
from leaderboards.ranking import holders, people_on, rank

PAGE = 100
AROUND = 5
SHOWN = ("board", "person", "games", "survived", "won", "gold", "best", "rate", "longest")


@dataclass(frozen=True, slots=True)
class Row:
    place: int
    value: int
    standing: Standing

    @property
    def person(self) -> Any:
        return self.standing.person


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a page ended: the next one begins right after this person with this value."""

    value: int
    person: int

    @classmethod
    def read(cls, text: str) -> "Cursor | None":
        value, _dot, person = text.partition(".")
        ok = all(part.isascii() and part.isdecimal() and len(part) < 16 for part in (value, person))
        return cls(int(value), int(person)) if ok else None

    def __str__(self) -> str:
        return f"{self.value}.{self.person}"


def board(key: str) -> Board | None:
    return Board.objects.filter(key=key).first() if "\0" not in key else None  # PostgreSQL takes no such text


def page(board: Board, metric: str, after: Cursor | None = None, size: int = PAGE) -> tuple[list[Row], Cursor | None]:
    """The rows after this place, and where the next page begins; None after the last."""
    found = _below(board, metric, after, size + 1) if after else list(_best(board, metric)[: size + 1])
    rows = placed(board, metric, found[:size])
    more = Cursor(rows[-1].value, rows[-1].standing.person_id) if len(found) > size else None
    return rows, more


def around(board: Board, metric: str, person: Any, each: int = AROUND) -> list[Row]:
    """This person between the neighbours above and below; empty for somebody who is not on the board."""
    mine = _ranked(board, metric).filter(person=person).first()
    if mine is None:
        return []
    here = Cursor(getattr(mine, metric), mine.person_id)
    found = [*reversed(_above(board, metric, here, each)), mine, *_below(board, metric, here, each)]
    return placed(board, metric, found)


def among_friends(board: Board, metric: str, person: Any) -> list[Row]:
    """This person and their friends, ranked among themselves."""
    ids = {person.pk, *Friend.objects.filter(person=person).values_list("friend", flat=True)}
    found = _named(list(_best(board, metric).filter(person__in=ids)))
    values = [getattr(s, metric) for s in found]
    return [Row(1 + values.index(v), v, s) for v, s in zip(values, found, strict=True)]


def size(board: Board, metric: str) -> int:
    return people_on(board.pk, metric)


def placed(board: Board, metric: str, found: Sequence[Standing]) -> list[Row]:
    """Neighbouring rows with their ranks: one exact rank, then people counted value by value."""
    if not found:
        return []
    values = [getattr(s, metric) for s in found]
    place, places = rank(board.pk, metric, values[0]), {}
    people = holders(board.pk, metric, values)
    for value in dict.fromkeys(values):
        places[value] = place
        place += people.get(value, 0)
    return [Row(places[v], v, s) for v, s in zip(values, _named(found), strict=True)]


def _named(found: Sequence[Standing]) -> Sequence[Standing]:
    """With their people, read by number: joined, PostgreSQL likes to walk through all accounts for five of them."""
    prefetch_related_objects(found, Prefetch("person", get_user_model().objects.only("username")))
    return found


def _ranked(board: Board, metric: str) -> QuerySet[Standing]:
    return Standing.objects.filter(board=board, **{f"{metric}__isnull": False}).only(*SHOWN)


def _best(board: Board, metric: str) -> QuerySet[Standing]:
    return _ranked(board, metric).order_by(f"-{metric}", "person")


def _below(board: Board, metric: str, here: Cursor, many: int) -> list[Standing]:
    """Two look-ups, as no database finds "less, or equal and later" in an index by itself."""
    equal = _ranked(board, metric).filter(**{metric: here.value}, person__gt=here.person).order_by("person")
    return _fill(equal, _best(board, metric).filter(**{f"{metric}__lt": here.value}), many)


def _above(board: Board, metric: str, here: Cursor, many: int) -> list[Standing]:
    equal = _ranked(board, metric).filter(**{metric: here.value}, person__lt=here.person).order_by("-person")
    better = _ranked(board, metric).filter(**{f"{metric}__gt": here.value}).order_by(metric, "-person")
    return _fill(equal, better, many)


def _fill(first: Iterable[Standing], then: Any, many: int) -> list[Standing]:
    found = list(first[:many])  # type: ignore[index]
    return found if len(found) == many else [*found, *then[: many - len(found)]]
