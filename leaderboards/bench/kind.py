import os
import sys
import time
from typing import Any

from django.core.management.base import CommandParser


class LeaderboardBench:
    help = "top page, exact rank and update with this many players and results"

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--players", type=int, default=10_000)
        parser.add_argument("--results", type=int, default=100_000)
        parser.add_argument(
            "--database", default=os.environ.get("TEST_DATABASE_URL", ""), help="postgres://...; else SQLite"
        )
        parser.add_argument("--tries", type=int, default=400, help="of each thing that is measured")
        parser.add_argument("--seed", type=int, default=0)
        parser.add_argument("--keep", default="", help="name of a database that stays and is measured again next time")

    def run(self, options: dict[str, Any]) -> dict[str, Any]:
        from leaderboards.bench.measuring import measure
        from leaderboards.bench.throwaway import throwaway

        players, results = options["players"], options["results"]
        with throwaway(options["database"], options["keep"]) as vendor:
            loaded = _loaded(players, results)
            print(f"loaded in {loaded} s, measuring", file=sys.stderr, flush=True)
            figures = measure(players, options["tries"], options["seed"])
        return {"database": vendor, "players": players, "results": results, **figures, "load_s": loaded}


def _loaded(players: int, results: int) -> float:
    """Seconds that filling the database took; none if an earlier run has kept it filled."""
    from leaderboards.bench.loading import load
    from leaderboards.models import Result

    began = time.perf_counter()
    if not Result.objects.exists():
        load(players, results)
    return round(time.perf_counter() - began, 1)
