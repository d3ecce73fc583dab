import json
from dataclasses import replace
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.bots import UnknownLevel, player
from games.rules.library import SHELF, ruleset
from games.simulation.coverage import cover
from games.simulation.drivers import DRIVERS
from games.simulation.playing import Plan
from games.simulation.running import simulate
from games.simulation.thorough import thoroughly


class Command(BaseCommand):
    help = "Plays games by the rules alone and says how the seats fared and what was seen."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("ruleset", choices=sorted(SHELF))
        parser.add_argument("--games", type=int, default=100)
        parser.add_argument("--seats", default="novice", help="a level for each seat: veteran,novice")
        parser.add_argument("--heroes", default="", help="a hero for each seat; without it the seats choose")
        parser.add_argument("--sets", default="base")
        parser.add_argument("--seed", default="0")
        parser.add_argument("--driver", choices=DRIVERS, default="bots")
        parser.add_argument("--deal", default="", help='"random" deals heroes, rings and towers')
        parser.add_argument("--rotate", action="store_true", help="each game the levels move on by one seat")
        parser.add_argument(
            "--playouts", type=int, default=0,
            help="of a decision of legend's; without it the time that it has at a table, and no two runs are alike",
        )  # fmt: skip
        parser.add_argument("--jobs", type=int, default=1)
        parser.add_argument(
            "--at-least", type=int, default=0,
            help="rare driver: tables of one seat up to these, until all has been seen so often; at most --games games",
        )  # fmt: skip
        parser.add_argument(
            "--decisions", type=int, default=0,
            help="instead of --games: so many random answers over all mixtures and numbers of seats, all checked",
        )  # fmt: skip
        parser.add_argument("--malformed", type=int, default=0, help="with --decisions: wrong answers in between")
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **o: Any) -> None:
        if o["decisions"]:
            self._thoroughly(o)
            return
        plan = self._plan(o)
        if o["at_least"]:
            found, messages = cover(replace(plan, driver="rare"), o["games"], o["at_least"])
        else:
            found, messages = simulate(plan, o["games"], max(1, o["jobs"]))
        for message in messages[:5]:
            self.stderr.write(message)
        self.stdout.write(json.dumps(found, indent=2) if o["json"] else _sentences(found))
        if found.get("missing") or (o["at_least"] and found["errors"]):
            raise CommandError(f"seen less than {o['at_least']} times, or broken: {_lacking(found)}")

    def _thoroughly(self, o: dict[str, Any]) -> None:
        found = thoroughly(o["ruleset"], o["decisions"], o["malformed"], o["seed"])
        lines = (f"{name}: {value}" for name, value in found.items())
        self.stdout.write(json.dumps(found, indent=2) if o["json"] else "\n".join(lines))
        if found["errors"]:
            raise CommandError(f"{found['errors']} games broke")

    def _plan(self, o: dict[str, Any]) -> Plan:
        levels, heroes = _words(o["seats"]), _words(o["heroes"])
        if len(levels) not in ruleset(o["ruleset"]).seats:
            raise CommandError(f"{o['ruleset']} is not played with {len(levels)} seats")
        if o["driver"] == "bots":
            self._check_levels(o["ruleset"], levels)
        options = {"heroes": list(heroes)} if heroes else {}
        if o["deal"]:
            options["deal"] = o["deal"]
        sets, rotate, playouts = _words(o["sets"]), o["rotate"], max(0, o["playouts"])
        return Plan(o["ruleset"], levels, sets, options, o["seed"], o["driver"], rotate, playouts)

    def _check_levels(self, key: str, levels: tuple[str, ...]) -> None:
        try:
            for level in levels:
                player(key, level)
        except UnknownLevel as error:
            raise CommandError(f"no such computer player: {error}") from error


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.split(",") if word)


def _lacking(found: dict[str, Any]) -> str:
    lines = [f"{kind}: " + ", ".join(f"{name} {n}" for name, n in names.items())
             for kind, names in found["missing"].items()]  # fmt: skip
    return "\n".join([f"{found['errors']} errors", *lines])


def _sentences(found: dict[str, Any]) -> str:
    lines = [
        f"{found['ruleset']} ({', '.join(found['sets'])}), driver {found['driver']}: {found['games']} games, "
        f"{found['decisions']} decisions, {found['errors']} errors in {found['seconds']} s"
    ]
    names = ("level", "hero", "survived", "won", "mean_gold", "median_gold", "mean_score", "deaths")
    lines += ["  " + ", ".join(f"{n} {seat[n]}" for n in names) for seat in found["seats"]]
    lines += [f"  {level}: " + ", ".join(f"{name} {value}" for name, value in fared.items())
              for level, fared in found["levels"].items()]  # fmt: skip
    lines += [f"  {kind}: {len(counts)} kinds, the rarest {min(counts.values(), default=0)} times"
              for kind, counts in found["seen"].items()]  # fmt: skip
    return "\n".join(lines)
