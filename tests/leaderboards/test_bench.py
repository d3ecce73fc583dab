"""The bench runs, in a database of its own; its figures mean something on a quiet machine only."""

import json
import os
import subprocess
import sys

KEYS = {"database", "players", "results", "top_p99_ms", "rank_p99_ms", "update_p99_ms"}


def test_bench_leaderboard_says_its_figures_and_leaves_nothing_behind(tmp_path):
    command = [sys.executable, "manage.py", "bench", "leaderboard", "--players", "200", "--results", "2000"]
    env = {k: v for k, v in os.environ.items() if k not in ("TEST_DATABASE_URL", "DATABASE_URL")}
    env |= {"VAR_DIR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "dungeonquest.settings", "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        [*command, "--tries", "5", "--json"], env=env, capture_output=True, text=True, check=True, timeout=300
    )
    found = json.loads(done.stdout)
    assert set(found) >= KEYS
    assert (found["database"], found["players"], found["results"]) == ("sqlite", 200, 2000)
    assert all(found[key] > 0 for key in KEYS if key.endswith("_ms"))
    assert not list(tmp_path.glob("bench*"))
