import json
import time
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.cardsets.finding import version_named
from games.cardsets.laboratory.deeds import cancel, start
from games.cardsets.laboratory.figures import figures
from games.cardsets.laboratory.plans import USUAL_GAMES, USUAL_SEED, LabPlan
from games.cardsets.laboratory.working import total, work
from games.models import LaboratoryRun
from games.refusals import Refusal
from games.staff import acting


class Command(BaseCommand):
    help = "Plays games with a version of a card set and with the shipped set in its place; kept with the version."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("version", help="deadly.2, or deadly for the newest version")
        parser.add_argument("--games", type=int, default=USUAL_GAMES, help="with each of the two sets")
        parser.add_argument("--seats", type=int, default=1)
        parser.add_argument("--level", default="veteran")
        parser.add_argument("--sets", default="", help="the slots at the table: base,heroes")
        parser.add_argument("--seed", default=USUAL_SEED)
        parser.add_argument("--by", default="", metavar="NAME", help="whose deed it is; the site's, if nobody is named")
        parser.add_argument("--json", action="store_true", help="all figures, as the API has them")

    def handle(self, *args: Any, **o: Any) -> None:
        sets = tuple(word for word in o["sets"].split(",") if word)
        plan = LabPlan(games=o["games"], seats=o["seats"], level=o["level"], sets=sets, seed=o["seed"])
        try:
            run = start(acting(o["by"]), version_named(o["version"]).pk, plan)
        except Refusal as refusal:
            raise CommandError("\n".join([refusal.sentence, *(refusal.fields or {}).get("problems", ())])) from refusal
        self._play(run, o["by"])
        run.refresh_from_db()
        if run.status != LaboratoryRun.Status.DONE:
            raise CommandError(f"{run.status}: {run.error}")
        found = figures(*total(run))
        self.stdout.write(json.dumps(msgspec.to_builtins(found), indent=2) if o["json"] else _sentence(found))

    def _play(self, run: LaboratoryRun, by: str) -> None:
        """Here and now, in turn with whatever worker the site has; broken off with Ctrl-C."""
        try:
            while run.is_active:
                before = run.games_done
                work()
                run.refresh_from_db(fields=["status", "games_done"])
                self.stderr.write(f"{run.games_done} of {run.total} games")
                if run.games_done == before:  # the site's own worker is at it
                    time.sleep(1)
        except KeyboardInterrupt:
            cancel(acting(by), run.pk)
            raise


def _sentence(found: Any) -> str:
    s = found.survival
    lines = [f"{name}: {share.hits} of {share.n} survived, {_percents(share.interval)}"
             for name, share in (("this set", s.own), ("shipped set", s.base)) if share]  # fmt: skip
    if s.difference:
        lines.append(f"difference: {_percents(s.difference)} of {s.pairs} pairs")
    return "\n".join(lines)


def _percents(interval: Any) -> str:
    return "-" if interval is None else "{:.1%} ({:.1%} to {:.1%})".format(*interval)
