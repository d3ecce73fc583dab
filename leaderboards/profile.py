"""What a person has done so far, read from their results."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from leaderboards import ledger
from leaderboards.boards import ALL
from leaderboards.chart import Chart, draw
from leaderboards.counting import COUNTED
from leaderboards.models import Result, Standing
from leaderboards.ranking import rank
from leaderboards.words import cause_name, fate_words, game_name, hero_name

RECENT, MOST_POINTS, SHOWN = 10, 5_000, 8


@dataclass(frozen=True)
class Bar:
    """One line of a bar chart; ``share`` is in per cent of the longest."""

    name: str
    count: int
    share: int


def totals(person: Any) -> tuple[Standing | None, int | None]:
    """The lifetime figures and the place among everybody; None for who has no counted game."""
    board = ledger.board(ALL)
    mine = Standing.objects.filter(board=board, person=person).first() if board else None
    return mine, rank(mine.board_id, "gold", mine.gold) if mine else None


def results(person: Any) -> list[Result]:
    """The latest counted results, the newest first."""
    counted = Result.objects.filter(person=person, verdict__in=COUNTED, house={})
    return list(counted.order_by("-ended", "-pk")[:MOST_POINTS])


def gold_over_time(found: list[Result], total: int) -> Chart | None:
    """The lifetime gold after each game; it ends at ``total``, so games older than ``found`` are in its beginning."""
    gains = [0 if r.left else max(0, r.gold or 0) for r in reversed(found)]
    sums, now = [], total - sum(gains)
    for gain in gains:
        now += gain
        sums.append(now)
    return draw(sums, [r.ended for r in reversed(found)]) if len(sums) > 1 else None


def heroes(found: list[Result]) -> list[Bar]:
    return _bars(Counter(hero_name(r) for r in found if r.hero))


def deaths(found: list[Result]) -> list[Bar]:
    return _bars(Counter(cause_name(r) for r in found if r.fallen and not r.left and cause_name(r)))


def games(found: list[Result]) -> list[Bar]:
    return _bars(Counter(game_name(r.ruleset) for r in found))


def _bars(counts: Counter[str]) -> list[Bar]:
    most = max(counts.values(), default=1)
    return [Bar(name, n, round(100 * n / most)) for name, n in sorted(counts.items(), key=lambda c: (-c[1], c[0]))][
        :SHOWN
    ]


def records(found: list[Result]) -> dict[str, Result]:
    """Personal bests by name: the richest haul, the quickest way out with gold, the richest death."""
    alive = [r for r in found if r.alive and r.points]
    dead = [r for r in found if r.fallen and r.fate.get("gold")]
    kinds: dict[str, tuple[list[Result], Any]] = {
        "haul": (alive, lambda r: r.points),
        "quick": ([r for r in alive if r.rounds], lambda r: -r.rounds),
        "tragic": (dead, lambda r: r.fate["gold"]),
    }
    return {name: max(rows, key=by) for name, (rows, by) in kinds.items() if rows}


def recent(found: list[Result]) -> list[dict[str, Any]]:
    rows = found[:RECENT]
    return [{"result": r, "hero": hero_name(r), "fate": fate_words(r), "game": game_name(r.ruleset)} for r in rows]
