import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.models import Game
from games.records import Record, check, collect, read
from games.refusals import Refusal


class Command(BaseCommand):
    help = "Plays all games again under today's rules: finished ones to their result, others to where they stand."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true")
        parser.add_argument("--files", metavar="FOLDER", help="recorded games in this folder instead of the database")

    def handle(self, *args: Any, **o: Any) -> None:
        broken = []
        games = 0
        for name, record in _files(Path(o["files"])) if o["files"] else _tables():
            games += 1
            codes = _problems(record)
            if codes:
                broken.append({"game": name, "problems": codes})
        self._say({"games": games, "equal": games - len(broken), "broken": len(broken), "which": broken}, o["json"])
        if broken:
            raise SystemExit(1)

    def _say(self, found: dict[str, Any], as_json: bool) -> None:
        if as_json:
            self.stdout.write(json.dumps(found))
            return
        self.stdout.write(f"games {found['games']}  equal {found['equal']}  broken {found['broken']}")
        for row in found["which"]:
            self.stdout.write(f"{row['game']}: {', '.join(row['problems'])}")


def _problems(record: Record | None) -> list[str]:
    """Codes with the number of the action; nothing of what lies hidden is said."""
    if record is None:
        return ["unreadable"]
    return [f"{p.code}@{p.action}" if p.action is not None else p.code for p in check(record, longest=120).problems]


def _tables() -> Iterator[tuple[str, Record]]:
    """All started games that were not given up, the oldest first; one at a time in memory."""
    kept = Game.objects.filter(status__in=(Game.Status.RUNNING, Game.Status.FINISHED), head__isnull=False)
    for game_id in kept.order_by("pk").values_list("pk", flat=True):
        game = Game.objects.get(pk=game_id)
        yield game.public_id, collect(game)


def _files(folder: Path) -> Iterator[tuple[str, Record | None]]:
    for path in sorted(folder.glob("*.json")):
        try:
            yield path.name, read(path.read_bytes())
        except Refusal:
            yield path.name, None
