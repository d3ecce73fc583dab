"""What the supervisor says when it cannot begin."""

import fcntl
import socket
import subprocess
import sys

from dungeonquest.play.plan import Plan
from tests.infra.site import ROOT, environment


def _play(var, **more: str) -> subprocess.CompletedProcess[str]:
    argv = [sys.executable, "manage.py", "play"]
    env = environment(var, **more)
    return subprocess.run(argv, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=120)


def test_the_same_folder_cannot_be_played_twice(tmp_path):
    with (tmp_path / "play.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        refused = _play(tmp_path)
    assert refused.returncode == 1
    assert "[already_running]" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_taken_port_is_said_at_once(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        refused = _play(tmp_path, PORT=str(taken.getsockname()[1]))
    assert refused.returncode == 1
    assert "[port_taken]" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_database_that_cannot_be_prepared_stops_the_start_and_the_broker(tmp_path):
    refused = _play(tmp_path, PORT="0", DATABASE_URL="sqlite:////nowhere/at/all.sqlite3")
    assert refused.returncode == 1
    assert "[prepare_failed]" in refused.stderr


def _names(plan: Plan) -> list[str]:
    return [child.name for child in plan.processes()]


def test_one_of_each_on_one_machine(tmp_path):
    assert _names(Plan(tmp_path, {})) == ["web", "worker", "beat"]


def test_two_of_each_beside_servers_but_one_timer(tmp_path, monkeypatch):
    monkeypatch.setenv("REDIS_URL", "redis://127.0.0.1:1/0")
    plan = Plan(tmp_path, {"DATABASE_URL": "postgres://db/x", "REDIS_URL": "redis://127.0.0.1:1/0"})
    assert _names(plan) == ["web", "web2", "worker", "worker2", "beat"]


def test_as_many_as_asked_for(tmp_path):
    assert _names(Plan(tmp_path, {"WEB_PROCESSES": "3", "WORKERS": "2"})).count("web3") == 1
