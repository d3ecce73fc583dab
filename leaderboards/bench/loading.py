"""Very many people and results, written by the database itself. Numbers follow from a row's number: always the same.

People play unequally often: the busiest tenth plays about a third of all games. Streaks are not worked out but drawn:
their size is what matters here.
"""

from django.contrib.auth import get_user_model
from django.db import connection

from leaderboards import ranking
from leaderboards.boards import ids_of
from leaderboards.conf import value
from leaderboards.models import Result, Standing

GAME, HEROES, MONTHS = "dungeonquest", 16, 12
_RESULTS = """INSERT INTO leaderboards_result ({columns})
WITH RECURSIVE n(i) AS (SELECT CAST(1 AS bigint) UNION ALL SELECT i + 1 FROM n WHERE i < {results}),
h AS (SELECT i, (i * 2654435761) % 65536 AS u, (i * 40503) % 65521 AS v, (i * 69621) % 65519 AS w FROM n)
SELECT {values} FROM h"""
_PEOPLE = """INSERT INTO accounts_user ({columns})
WITH RECURSIVE n(i) AS (SELECT CAST(1 AS bigint) UNION ALL SELECT i + 1 FROM n WHERE i < {players})
SELECT {values} FROM n"""
_STANDINGS = """INSERT INTO leaderboards_standing
(board_id, person_id, games, survived, won, gold, best, rate, streak, longest)
SELECT b.id, s.person, s.games, s.survived, 0, s.gold, s.best,
CASE WHEN s.games >= {least} THEN s.survived * 1000000 / s.games END, 0,
CASE WHEN s.survived < s.person % 7 THEN s.survived ELSE s.person % 7 END FROM
(SELECT list, person_id AS person, count(*) AS games, sum(CASE WHEN survived THEN 1 ELSE 0 END) AS survived,
sum(gold) AS gold, max(gold) AS best FROM
(SELECT {key} AS list, person_id, survived, gold FROM leaderboards_result) r GROUP BY list, person_id) s
JOIN leaderboards_board b ON b.key = s.list"""


def load(players: int, results: int) -> None:
    _without_indexes(lambda: _fill(players, results))
    ranking.fill()
    _run("VACUUM ANALYZE" if connection.vendor == "postgresql" else "ANALYZE")


def _fill(players: int, results: int) -> None:
    name = "'P' || i"
    people = {"id": "i", "username": name, "name_key": name, "date_joined": _moment("0"), "email": "''"}
    _run(_insert(_PEOPLE, get_user_model(), people, players=players))
    _run(_insert(_RESULTS, Result, _result(players), results=results))
    keys = _keys()
    ids_of(key for found in keys.values() for key in found)
    for expression in keys:
        _run(_STANDINGS.format(key=expression, least=value("RATE_GAMES")))
    _next_numbers()


def _result(players: int) -> dict[str, str]:
    return {
        "id": "i", "table": "'B' || i", "seat": "0", "seats": "4", "rank": "1", "game_id": "NULL",
        "person_id": f"1 + ((u * u / 65536) * {players} / 65536 + v) % {players}", "ruleset": f"'{GAME}'",
        "sets": "'[\"base\"]'", "house": "'{}'", "hero": f"'h' || (w % {HEROES})", "survived": "v % 100 < 45",
        "gold": "CASE WHEN v % 100 < 45 THEN (w % 500) * 10 ELSE 0 END", "won": "v % 100 < 20",
        "fallen": "v % 100 >= 45", "rounds": "20", "seconds": "900", "ended": _moment(f"w % {28 * MONTHS}"),
    }  # fmt: skip


def _keys() -> dict[str, list[str]]:
    """SQL for a board's key -> the keys that it comes to."""
    month = "to_char(ended, 'YYYY-MM')" if connection.vendor == "postgresql" else "strftime('%Y-%m', ended)"
    months = [f"month:2026-{n:02}" for n in range(1, 13)]
    fixed = ("all", f"game:{GAME}", f"sets:{GAME}:base", "year:2026")
    heroes = [f"hero:{GAME}:h{n}" for n in range(HEROES)]
    return {f"'{key}'": [key] for key in fixed} | {f"'month:' || {month}": months, f"'hero:{GAME}:' || hero": heroes}


def _moment(days: str) -> str:
    if connection.vendor == "postgresql":
        return f"timestamptz '2026-01-10 12:00Z' + ({days}) * interval '1 day'"
    return f"datetime('2026-01-10 12:00:00', '+' || ({days}) || ' days')"


def _insert(sql: str, model: type, given: dict[str, str], **more: int) -> str:
    """All columns of a model: those given as SQL, the others by their defaults."""
    cells = {f.column: given.get(f.column) or _literal(f) for f in model._meta.concrete_fields}  # type: ignore[attr-defined]
    names = ", ".join(connection.ops.quote_name(name) for name in cells)
    return sql.format(columns=names, values=", ".join(cells.values()), **more)


def _literal(field) -> str:
    if field.null:
        return "NULL"
    default = field.get_default() if field.has_default() else ""
    if isinstance(default, bool):
        return "TRUE" if default else "FALSE"
    return "'{}'" if default == {} else "'[]'" if default == [] else f"'{default}'"


def _without_indexes(fill) -> None:
    """Written first and sorted afterwards: one index at a time is much faster than all of them row by row."""
    indexes = [(model, index) for model in (Result, Standing) for index in model._meta.indexes]
    for model, index in indexes:
        with connection.schema_editor() as editor:
            editor.remove_index(model, index)
    fill()
    for model, index in indexes:
        with connection.schema_editor() as editor:
            editor.add_index(model, index)


def _next_numbers() -> None:
    if connection.vendor == "postgresql":
        for table in ("accounts_user", "leaderboards_result"):
            _run(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT max(id) FROM {table}))")


def _run(sql: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(sql.replace("%", "%%") if "%" in sql else sql, [] if "%" in sql else None)
