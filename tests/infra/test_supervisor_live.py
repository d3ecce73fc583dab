"""The whole site as processes: what is killed comes back, what is stopped leaves nothing."""

import signal

import pytest

from tests.infra.site import alive, wait_for

pytestmark = [
    pytest.mark.supervisor,
    pytest.mark.slow,
    # On a quiet machine these take some ten seconds each; on a crowded one, starting five processes may take a minute.
    pytest.mark.timeout(400),
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


def test_whatever_is_killed_comes_back(start_site):
    site = start_site()
    site.wait_until_well()
    old = {name: site.kill(name) for name in ("web", "worker", "beat")}
    for name in old:
        wait_for(lambda name=name: site.children().get(name, old[name]) != old[name])
        assert f"{name} ended (signal 9); starting it again." in site.said()
    site.wait_until_well()
    # The worker of Celery 5.7.0 ends with its broker; ours must stay the same process, and take tasks afterwards.
    worker, broker = site.children()["worker"], site.kill("broker")
    wait_for(lambda: site.children().get("broker", broker) != broker)
    wait_for(lambda: site.health().get("worker") == "ok")
    assert site.children()["worker"] == worker
    site.wait_until_well()


def test_a_killed_supervisor_leaves_no_orphan(start_site):
    site = start_site()
    site.wait_until_well()
    children = list(site.children().values())
    site.process.send_signal(signal.SIGKILL)
    site.process.wait()
    wait_for(lambda: not any(map(alive, children)))


def test_without_a_server_everything_runs_in_the_web_process(start_site):
    site = start_site(NO_SERVER="1")
    site.wait_until_well()
    assert set(site.children()) == {"web"}
    assert "[in_process]" in site.said()
    web = site.children()["web"]
    site.process.send_signal(signal.SIGKILL)
    site.process.wait()
    wait_for(lambda: not alive(web))
