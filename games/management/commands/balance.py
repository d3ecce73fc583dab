from argparse import ArgumentTypeError
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.bots import UnknownLevel, player
from games.rules.library import ruleset
from games.simulation.balance import lines, markdown
from games.simulation.playing import Plan

GAME = "dungeonquest"


class Command(BaseCommand):
    help = "Plays each hero of DungeonQuest alone and prints survival and gold as a Markdown table with 95 % intervals."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--games", type=_several, default=1000, help="of each hero")
        parser.add_argument("--level", default="veteran")
        parser.add_argument("--heroes", default="", help="a,b; without it all that the sets bring")
        parser.add_argument("--sets", default="base,heroes")
        parser.add_argument("--seed", default="0")
        parser.add_argument("--jobs", type=int, default=1)

    def handle(self, *args: Any, **o: Any) -> None:
        try:
            player(GAME, o["level"])
        except UnknownLevel as error:
            raise CommandError(f"no such computer player: {error}") from error
        sets = tuple(o["sets"].split(","))
        known = [hero.key for hero in ruleset(GAME).compose(sets).heroes]
        heroes = o["heroes"].split(",") if o["heroes"] else known
        if not set(heroes) <= set(known):
            raise CommandError(f"not in these sets: {', '.join(set(heroes) - set(known))}")
        plans = [Plan(GAME, (o["level"],), sets, {"heroes": [hero]}, o["seed"]) for hero in heroes]
        found = lines(plans, o["games"], max(1, o["jobs"]))
        self.stdout.write(markdown(found))
        if errors := sum(one.errors for one in found):
            raise CommandError(f"{errors} games broke")


def _several(text: str) -> int:
    """An interval needs two games."""
    if int(text) < 2:
        raise ArgumentTypeError("at least 2")
    return int(text)
