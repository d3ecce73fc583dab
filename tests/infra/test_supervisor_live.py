"""The whole site as processes: what is killed comes back, what is stopped leaves nothing.

That a killed supervisor leaves no orphan is seen in tests/games/laboratory/test_live_site.py.
"""

import signal
import sqlite3
import time
from contextlib import contextmanager

import pytest

from tests.infra.site import alive, wait_for

pytestmark = [
    pytest.mark.supervisor,
    pytest.mark.slow,
]


@contextmanager
def in_the_middle_of_a_task(site):
    """Nobody else may write: the sweep, which is due each second, begins and has to wait."""
    database = sqlite3.connect(site.var / "db.sqlite3", timeout=60, isolation_level=None)
    database.execute("BEGIN IMMEDIATE")
    time.sleep(3)
    yield
    database.close()


def test_whatever_is_killed_comes_back(whole_site):
    site = whole_site
    old = {name: site.kill(name) for name in ("web", "worker", "beat")}
    for name in old:
        wait_for(lambda name=name: site.children().get(name, old[name]) != old[name])
        assert f"{name} ended (signal 9); starting it again." in site.said()
    site.wait_until_well()
    # Workers like to end with their broker; ours must stay the same process, and take tasks afterwards.
    worker = site.children()["worker"]
    with in_the_middle_of_a_task(site):
        broker = site.kill("broker")
        wait_for(lambda: site.children().get("broker", broker) != broker)
    wait_for(lambda: site.health().get("worker") == "ok")
    assert site.children()["worker"] == worker
    site.wait_until_well()


def test_one_line_with_the_address_then_ctrl_c_stops_everything(last_of_site):
    site = last_of_site
    wait_for(site.said)
    said = [line for line in site.said().splitlines() if not line.endswith("; starting it again.")]
    assert said == [f"DungeonQuest Online: http://localhost:{site.port}/  (Ctrl-C stops it)"]
    children = site.children()
    assert set(children) == {"broker", "web", "worker", "beat"}
    assert site.stop() == 0
    assert not any(map(alive, children.values()))


def test_without_a_server_everything_runs_in_the_web_process(new_site):
    site = new_site(NO_SERVER="1")
    site.wait_until_well()
    assert set(site.children()) == {"web"}
    assert "[in_process]" in site.said()
    web = site.children()["web"]
    site.process.send_signal(signal.SIGKILL)
    site.process.wait()
    wait_for(lambda: not alive(web))
