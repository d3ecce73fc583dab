import json
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.benches import MORE
from games.rules.library import SHELF
from games.simulation import bench


class Command(BaseCommand):
    help = "Measures: `bench engine` the rules alone, `bench server` a whole site with people at tables, and more."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        kinds = parser.add_subparsers(dest="what", required=True)
        engine = kinds.add_parser("engine", help="decisions a second, the cost of a copy, the size of a position")
        engine.add_argument("--ruleset", action="append", choices=sorted(SHELF))
        engine.add_argument("--seats", default="1,2,4")
        engine.add_argument("--sets", action="append", help="a mixture, base,heroes; again for another to compare")
        engine.add_argument("--seconds", type=float, default=1.0, help="for each run")
        engine.add_argument("--runs", type=int, default=5)
        engine.add_argument("--seed", default="0")
        engine.add_argument("--json", action="store_true")
        self._server_arguments(kinds.add_parser("server", help="moves a CPU-second, and how soon others see them"))
        for name, kind in MORE.items():
            more = kinds.add_parser(name, help=kind.help)
            kind.add_arguments(more)
            more.add_argument("--json", action="store_true")

    def _server_arguments(self, server: CommandParser) -> None:
        server.add_argument("--tables", type=int, default=50, help="of two seats each")
        server.add_argument("--seconds", type=float, default=20.0, help="for each way of playing")
        server.add_argument("--database", default="", help="postgres://..., an empty one; else SQLite in a new folder")
        server.add_argument("--redis", default="", help="redis://...; else the private broker")
        server.add_argument("--seed", type=int, default=0)
        server.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **o: Any) -> None:
        if o["what"] in MORE:
            self._say(MORE[o["what"]].run(o), o["json"])
        else:
            getattr(self, f"_{o['what']}")(o)

    def _engine(self, o: dict[str, Any]) -> None:
        seats = [int(n) for n in o["seats"].split(",")]
        mixtures = [tuple(sets.split(",")) for sets in o["sets"] or ["base"]]
        rows = bench.engine(o["ruleset"] or sorted(SHELF), seats, o["seconds"], o["runs"], o["seed"], mixtures)
        if o["json"]:
            self.stdout.write(json.dumps({"results": rows}, indent=2))
            return
        for row in rows:
            self.stdout.write("  ".join(f"{name} {value}" for name, value in row.items()))

    def _server(self, o: dict[str, Any]) -> None:
        try:
            from games.load.server import server
        except ImportError as error:
            raise CommandError("aiohttp is missing: install requirements/dev.txt. [no_aiohttp]") from error
        self._say(server(o["tables"], o["seconds"], o["seed"], o["database"], o["redis"]), o["json"])

    def _say(self, found: dict[str, Any], as_json: bool) -> None:
        if as_json:
            self.stdout.write(json.dumps(found, indent=2))
            return
        for name, value in found.items():
            self.stdout.write(f"{name}: {value}")
