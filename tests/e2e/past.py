"""People who have played much on a site: long names, long sums, graves, a campaign. Written as games are that end."""

import json
import subprocess
import sys
from typing import NamedTuple

from tests.infra.site import ROOT, Site

PREPARE = """
import json
import django; django.setup()
from datetime import timedelta
from django.contrib.auth import get_user_model
from django.test import Client
from django.utils import timezone
from games.models import Game
from games.results import SeatResult
from leaderboards import campaigns
from leaderboards.models import Campaign, CampaignGame
from leaderboards.recording import record

NAMES = ("Wilhelmina von Hohenzollern-XIV", "Ann", "Bartholomew Featherstonehaugh")
HEROES = ("sir_rohan", "ulv_grimhand", "volrik", "el_adoran")
people = [get_user_model().objects.create_user(username=name[:30]) for name in NAMES]

def ended(n):
    at = timezone.now() - timedelta(days=3 * n)
    about = {"ruleset": "dungeonquest", "sets": ["base"], "visibility": Game.Visibility.PUBLIC}
    times = {"started": at - timedelta(hours=1), "ended": at}
    game = Game.objects.create(status=Game.Status.FINISHED, **about, **times)
    out = [(n + seat) % 3 != 1 for seat in range(4)]
    haul = [(123_450 + 10 * n) // (seat + 1) if out[seat] else 0 for seat in range(4)]
    best = max(haul)
    rows = [
        SeatResult(
            seat, people[seat].pk if seat < 3 else None, "" if seat < 3 else "veteran",
            people[seat].username if seat < 3 else "", float(haul[seat] == best), HEROES[seat], out[seat],
            haul[seat] == best, haul[seat], float(haul[seat]), "" if out[seat] else "bottomless_pit", 26,
        )
        for seat in range(4)
    ]
    record(game.pk, game.ruleset, ("base",), at, rows)
    return game

games = [ended(n) for n in range(12)]
plan = campaigns.Plan("The long winter at the Crag", (("dungeonquest", ("base",)),), length=12)
campaign = campaigns.found(people[0], plan)
for other in people[1:]:
    campaigns.join(campaign, other)
bot = campaigns.add_bot(campaign, people[0], "veteran")
for number, game in enumerate(games, 1):
    about = {"campaign": campaign, "number": number, "game": game, "table": game.public_id}
    CampaignGame.objects.create(**about, bots={"3": bot.pk})
client = Client()
client.force_login(people[0])
grave = next(r for g in games for r in g.results.order_by("seat") if r.fallen and r.person)
print(json.dumps({
    "session": client.cookies["sessionid"].value, "campaign": campaign.public_id, "name": people[0].username,
    "table": games[0].public_id, "grave": f"{grave.table}/{grave.seat}",
}))
"""


class Past(NamedTuple):
    """``session``: the cookie of somebody of the campaign, called ``name``; ``table``: of one of its games."""

    session: str
    campaign: str
    name: str
    table: str
    grave: str

    @property
    def pages(self) -> tuple[str, ...]:
        return (
            "/leaderboard/?by=rate&list=game:dungeonquest", f"/people/{self.name}/", "/crypt/",
            f"/crypt/{self.grave}/", f"/campaigns/{self.campaign}/", f"/result/{self.table}/",
        )  # fmt: skip


def write(site: Site) -> Past:
    done = subprocess.run(
        [sys.executable, "-c", PREPARE], cwd=ROOT, env=site.env, check=True, capture_output=True, text=True
    )
    return Past(**json.loads(done.stdout.splitlines()[-1]))
