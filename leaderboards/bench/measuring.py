"""The same functions that pages and games call, one after another, in milliseconds."""

import os
import random
import time
from collections.abc import Callable
from datetime import timedelta

from django.utils import timezone

from games.models import Game
from games.results import SeatResult
from leaderboards import ledger
from leaderboards.bench.loading import GAME
from leaderboards.boards import ALL
from leaderboards.models import Standing
from leaderboards.ranking import rank
from leaderboards.recording import record


def measure(players: int, tries: int, seed: int) -> dict[str, float]:
    dice, board = random.Random(seed), ledger.board(ALL)
    assert board is not None
    people = list(Standing.objects.filter(board=board).order_by("?" if players < 50_000 else "pk")[: 4 * tries])
    dice.shuffle(people)
    other = ledger.board(f"hero:{GAME}:h3")
    assert other is not None

    def anybody() -> Standing:
        return people[dice.randrange(len(people))]

    figures = {
        "top": timed(tries, lambda: ledger.page(board, "gold")),
        "rank": timed(tries, lambda: _rank(board.pk, anybody().person_id)),
        "around": timed(tries, lambda: ledger.around(board, "gold", anybody().person_id)),
        "other_top": timed(tries, lambda: ledger.page(other, "rate")),
        "other_around": timed(tries, lambda: ledger.around(other, "best", anybody().person_id)),
        "update": timed(tries, *_update(dice, players)),
    }
    return _load() | {
        f"{name}_p{part}_ms": _part(times, part) for part in (99, 50) for name, times in figures.items()
    }  # fmt: skip


def _load() -> dict[str, float]:
    """How busy the machine was: processes waiting for each core in the last minute."""
    return {"load_per_core": round(os.getloadavg()[0] / (os.cpu_count() or 1), 1)}


def _rank(board: int, person: int) -> int:
    """What a page needs to say "you are 3,417th": the person's own figure, and how many are ahead."""
    return rank(board, "gold", Standing.objects.values_list("gold", flat=True).get(board=board, person=person))


def _update(dice: random.Random, players: int) -> tuple[Callable[[], object], Callable[[], None]]:
    """A finished game of one person and one computer player is counted; making its table is not measured."""
    made: list[Game] = []

    def prepare() -> None:
        now = timezone.now()
        values = {"started": now - timedelta(minutes=9), "ended": now, "status": Game.Status.FINISHED}
        made.append(Game.objects.create(ruleset=GAME, sets=["base"], **values))

    def update() -> int:
        gold, person = dice.randrange(600) * 10, 1 + dice.randrange(players)
        mine = SeatResult(0, person, "", f"P{person}", 1.0, "h3", gold > 2500, gold > 2500, gold, rounds=20)
        game, bot = made[-1], SeatResult(1, None, "novice", "", 0.0, "h4", False, False, 0)
        return record(game.pk, GAME, ("base",), game.ended, [mine, bot])  # type: ignore[arg-type]

    return update, prepare


def timed(tries: int, work: Callable[[], object], prepare: Callable[[], None] | None = None) -> list[float]:
    """Sorted times; the first ten runs only warm up."""
    times = []
    for _ in range(tries + 10):
        if prepare:
            prepare()
        began = time.perf_counter()
        work()
        times.append((time.perf_counter() - began) * 1000)
    return sorted(times[10:])


def _part(times: list[float], part: int) -> float:
    return round(times[min(len(times) - 1, len(times) * part // 100)], 2)
