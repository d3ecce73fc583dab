import json
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.rules.library import SHELF
from games.simulation import bench


class Command(BaseCommand):
    help = "Measures: `bench engine` the rules alone."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        kinds = parser.add_subparsers(dest="what", required=True)
        engine = kinds.add_parser("engine", help="decisions a second, the cost of a copy, the size of a position")
        engine.add_argument("--ruleset", action="append", choices=sorted(SHELF))
        engine.add_argument("--seats", default="1,2,4")
        engine.add_argument("--seconds", type=float, default=1.0, help="for each run")
        engine.add_argument("--runs", type=int, default=5)
        engine.add_argument("--seed", default="0")
        engine.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **o: Any) -> None:
        getattr(self, f"_{o['what']}")(o)

    def _engine(self, o: dict[str, Any]) -> None:
        seats = [int(n) for n in o["seats"].split(",")]
        rows = bench.engine(o["ruleset"] or sorted(SHELF), seats, o["seconds"], o["runs"], o["seed"])
        if o["json"]:
            self.stdout.write(json.dumps({"results": rows}, indent=2))
            return
        for row in rows:
            self.stdout.write("  ".join(f"{name} {value}" for name, value in row.items()))
