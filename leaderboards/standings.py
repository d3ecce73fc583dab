"""Results added up into standings: one result at a time as games end, or all of them when the tables are rebuilt."""

from collections.abc import Iterable

from django.db.models import FilteredRelation, Q

from leaderboards.boards import game_key, ids_of, keys_of, worth
from leaderboards.conf import value
from leaderboards.models import Board, Result, Standing
from leaderboards.ranking import Changes, values_of

FIELDS = ("games", "survived", "won", "gold", "best", "rate", "streak", "longest")
MILLION = 1_000_000


def apply(standing: Standing, key: str, result: Result) -> None:
    """One more counted game of this person on this board."""
    points = worth(key, result)
    standing.games += 1
    standing.survived += result.alive
    standing.won += bool(result.won and not result.left)
    standing.gold += points
    standing.best = max(standing.best, points)
    standing.streak = standing.streak + 1 if result.alive else 0
    standing.longest = max(standing.longest, standing.streak)
    if standing.games >= value("RATE_GAMES"):
        standing.rate = standing.survived * MILLION // standing.games


def add_up(person: int, results: Iterable[Result], changes: Changes) -> dict[int, Standing]:
    """Counted results of one person, whose row is locked. Result -> the standing in its game right after it.

    A result with card sets of the house says nothing about its game, so it has none.
    """
    results = list(results)
    ids, rows = _read(person, {key for r in results for key in keys_of(r)})
    before = {board: values_of(row) for board, row in rows.items()}
    after = {r.pk: _apply_all(person, r, ids, rows) for r in results}
    careers = {pk: standing for pk, standing in after.items() if standing}
    for board, row in rows.items():
        changes.move(before.get(board, {}), row)
    unique = {"update_conflicts": True, "unique_fields": ["person", "board"], "update_fields": FIELDS}
    Standing.objects.bulk_create([rows[board] for board in sorted(rows)], **unique)  # type: ignore[arg-type]
    return careers


def _read(person: int, keys: set[str]) -> tuple[dict[str, int], dict[int, Standing]]:
    """Key -> number of each board, and this person's standings by it, as rows still to be written."""
    mine = FilteredRelation("standings", condition=Q(standings__person=person))
    found = Board.objects.filter(key__in=keys).annotate(mine=mine)
    ids, rows = {}, {}
    for key, board, *cells in found.values_list("key", "pk", *(f"mine__{name}" for name in FIELDS)):
        ids[key] = board
        if cells[0] is not None:
            rows[board] = Standing(person_id=person, board_id=board, **dict(zip(FIELDS, cells, strict=True)))
    return ids | ids_of(keys - set(ids)), rows


def _apply_all(person: int, result: Result, ids: dict[str, int], rows: dict[int, Standing]) -> Standing | None:
    for key in keys_of(result):
        board = ids[key]
        apply(rows.setdefault(board, Standing(person_id=person, board_id=board)), key, result)
    return None if result.house else snapshot(rows[ids[game_key(result.ruleset)]])


def snapshot(standing: Standing) -> Standing:
    return Standing(person_id=standing.person_id, **{name: getattr(standing, name) for name in FIELDS})
