"""A run of the real site whose worker is killed, and then the whole site, in the middle of it."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
from functools import reduce

import pytest

from games.cardsets.laboratory.plans import LabPlan, options_of, shipped_cards
from games.cardsets.laboratory.tally import Tally, merged, tally_of, to_plain
from games.rules.library import ruleset
from games.simulation.apart import Job
from tests.games.laboratory.conftest import here
from tests.infra.site import ROOT, alive, wait_for
from tests.samples import much

pytestmark = [
    pytest.mark.supervisor,
    pytest.mark.thorough,
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc to see which processes live"),
]
GAMES = much(4000, 12000)  # more than a fast machine plays while a worker starts again
BEGIN = f"""
import django; django.setup()
from games.cardsets.finding import version_of
from games.cardsets.laboratory.deeds import start
from games.cardsets.laboratory.plans import LabPlan
from games.staff import Site
start(Site(), version_of("dungeonquest-base", 1).pk, LabPlan(games={GAMES}, level="novice"))
"""


def kept(var) -> tuple[str, int, dict]:
    """Status, games so far and counts, as the site's database has them."""
    with sqlite3.connect(f"file:{var / 'db.sqlite3'}?mode=ro", uri=True) as database:
        rows = database.execute("SELECT status, games_done, tally FROM games_laboratoryrun").fetchall()
    return (rows[0][0], rows[0][1], json.loads(rows[0][2])) if rows else ("", 0, {})


def expected() -> dict:
    plan = LabPlan(level="novice", sets=("base",))
    job = Job(
        ruleset="dungeonquest", cards=shipped_cards("dungeonquest", plan.sets), levels=plan.levels,
        options=options_of(ruleset("dungeonquest")), seed=plan.seed, first=0, last=GAMES,
    )  # fmt: skip
    return to_plain(reduce(merged, map(tally_of, here(job)), Tally()))


def wait_for_more(var, than: int) -> int:
    wait_for(lambda: kept(var)[1] > than)
    return kept(var)[1]


def test_killed_worker_and_killed_site_change_no_figure(whole_site):
    var = whole_site.var
    subprocess.run([sys.executable, "-c", BEGIN], cwd=ROOT, env=whole_site.env, check=True)
    first = wait_for_more(var, 0)
    whole_site.kill("worker")
    second = wait_for_more(var, first)
    children = whole_site.children()
    os.kill(whole_site.process.pid, signal.SIGKILL)
    whole_site.process.wait()
    assert kept(var)[0] == "running"
    whole_site.start()
    whole_site.wait_until_well()
    wait_for(lambda: not any(map(alive, children.values())))  # a killed supervisor leaves no orphan
    wait_for_more(var, second)
    wait_for(lambda: kept(var)[0] == "done")
    assert kept(var)[1] == GAMES
    assert kept(var)[2]["own"] == expected()
