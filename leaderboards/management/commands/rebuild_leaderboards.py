import json
import time
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from leaderboards.rebuilding import rebuild


class Command(BaseCommand):
    help = "Makes standings, ranks and achievements anew from the results; games that end meanwhile wait."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        began = time.perf_counter()
        found = {"results": rebuild(), "seconds": round(time.perf_counter() - began, 2)}
        self.stdout.write(json.dumps(found) if options["json"] else f"{found['results']} results counted.")
