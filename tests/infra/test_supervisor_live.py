"""The whole site as processes: what is killed comes back, what is stopped leaves nothing."""

import signal
import sys

import pytest

from tests.infra.site import Site, alive, wait_for

pytestmark = [
    pytest.mark.supervisor,
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc to see which processes live"),
]


def test_one_line_with_the_address_then_ctrl_c_stops_everything(start_site):
    site = start_site()
    site.wait_until_well()
    wait_for(site.said)
    assert site.said() == f"DungeonQuest Online: http://localhost:{site.port}/  (Ctrl-C stops it)\n"
    children = site.children()
    assert set(children) == {"broker", "web", "worker", "beat"}
    assert site.stop() == 0
    assert not any(map(alive, children.values()))


def test_killed_children_come_back(start_site):
    site = start_site()
    site.wait_until_well()
    old = {name: site.kill(name) for name in ("web", "worker", "beat")}
    for name in old:
        wait_for(lambda name=name: site.children().get(name, old[name]) != old[name])
        assert f"{name} ended (signal 9); starting it again." in site.said()
    site.wait_until_well()


def test_a_killed_broker_comes_back_and_the_worker_goes_on(start_site):
    """The worker of Celery 5.7.0 ends here; ours must be the same process afterwards, and take tasks."""
    site = start_site()
    site.wait_until_well()
    worker, broker = site.children()["worker"], site.kill("broker")
    wait_for(lambda: site.children().get("broker", broker) != broker)
    wait_for(lambda: site.health().get("worker") == "ok", 20)
    assert site.children()["worker"] == worker
    site.wait_until_well()


def test_a_killed_supervisor_leaves_no_orphan(start_site):
    site = start_site()
    site.wait_until_well()
    children = list(site.children().values())
    site.process.send_signal(signal.SIGKILL)
    site.process.wait()
    wait_for(lambda: not any(map(alive, children)), 15)


def test_without_a_server_everything_runs_in_the_web_process(start_site):
    site = start_site(NO_SERVER="1")
    site.wait_until_well()
    assert set(site.children()) == {"web"}
    assert "[in_process]" in site.said()
    web = site.children()["web"]
    site.process.send_signal(signal.SIGKILL)
    site.process.wait()
    wait_for(lambda: not alive(web), 15)


def test_the_same_folder_cannot_be_played_twice(start_site, tmp_path):
    site = start_site(NO_SERVER="1")
    wait_for(site.health)
    second = Site(tmp_path / "var0", NO_SERVER="1")
    assert second.process.wait(20) == 1
    assert "[already_running]" in second.said()


def test_a_taken_port_is_said_at_once(start_site):
    site = start_site(NO_SERVER="1")
    wait_for(site.health)
    other = start_site(NO_SERVER="1", HOST="127.0.0.1", PORT=str(site.port))
    assert other.process.wait(20) == 1
    assert "[port_taken]" in other.said()
