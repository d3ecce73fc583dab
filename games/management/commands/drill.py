import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.drill.running import Drill, Limits
from games.drill.site import DrillSite


class Command(BaseCommand):
    help = "Plays games on a site of its own while its parts are killed, and counts what was lost (needs Linux)."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--games", type=int, default=200, help="at most 2000")
        parser.add_argument("--kills", type=int, default=24, help="in all, of web, worker, broker, supervisor in turn")
        parser.add_argument("--every", type=float, default=6.0, help="seconds between two kills")
        parser.add_argument("--seconds", type=float, default=1200.0, help="after which the drill ends anyway")
        parser.add_argument("--seed", type=int, default=0)
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **o: Any) -> None:
        if not sys.platform.startswith("linux"):
            raise CommandError("The drill looks for processes under /proc: it needs Linux. [linux_only]")
        limits = Limits(min(2000, o["games"]), o["kills"], min(7200.0, o["seconds"]), max(0.5, o["every"]), o["seed"])
        found = self._drill(limits)
        line = "  ".join(f"{name} {value}" for name, value in found.items())
        self.stdout.write(json.dumps(found) if o["json"] else line)
        if found["lost"] or found["doubled"] or found["stuck"] or found["broken"]:
            raise SystemExit(1)

    def _drill(self, limits: Limits) -> dict[str, Any]:
        var = Path(tempfile.mkdtemp(prefix="dq-drill-"))
        site = DrillSite(var)
        drill = Drill(site, limits)
        try:
            drill.run()
            site.stop()
            return drill.report()
        except TimeoutError:
            raise CommandError(f"The site did not start. [not_started]\n{site.said()}") from None
        finally:
            site.stop()
            shutil.rmtree(var, ignore_errors=True)
