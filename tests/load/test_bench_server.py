"""The bench against a real site: the keys that stay, and moves that arrive."""

import json
import subprocess
import sys

import pytest

from tests.infra.site import ROOT

pytestmark = [
    pytest.mark.supervisor,
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc for the web process's time"),
]
KEYS = {"moves_per_s", "moves_per_cpu_s", "p50_ms", "p99_ms", "bytes_per_move", "rss_mb", "errors"}


def test_figures_of_a_small_run():
    argv = [sys.executable, "manage.py", "bench", "server", "--tables", "2", "--seconds", "3", "--json"]
    done = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    for way in ("closed", "think"):
        assert found[way].keys() >= KEYS
        assert found[way]["errors"] == 0, found[way]["said"]
        assert found[way]["moves"] > 0
        assert 0 < found[way]["update_bytes"]["p50"] < 6_000
        assert found[way]["bytes_per_move"] < 12_000  # both seats and their notices
        assert 20_000 < found[way]["page_bytes"] < 150_000
    assert found["empty_post"]["posts_per_cpu_s"] > 0
    assert {row["part"] for row in found["where"]} >= {"door: load", "door: store", "fragments"}


def test_a_site_that_is_not_measured_has_no_such_pages(client, settings):
    assert not settings.BENCH
    assert client.post("/bench/empty").status_code == 404
