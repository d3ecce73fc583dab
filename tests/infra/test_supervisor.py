"""The supervisor with children that are a line long."""

import subprocess
import sys
import threading
import time
from pathlib import Path

from dungeonquest.play import broker
from dungeonquest.play.children import TOO_MANY, Child
from dungeonquest.play.supervisor import Supervisor
from tests.infra.site import ROOT, alive, wait_for

SLEEP = "import time; time.sleep(60)"


def child(folder: Path, name: str, code: str) -> Child:
    return Child(name, [sys.executable, "-c", code], {}, folder / f"{name}.log", patience=2.0)


def run(supervisor: Supervisor) -> tuple[threading.Thread, list[int]]:
    # The children's death signal is bound to the thread that forks them, so it must live as long as they.
    codes: list[int] = []
    thread = threading.Thread(target=lambda: codes.append(supervisor.run(lambda: True, "ready")))
    thread.start()
    return thread, codes


def test_children_are_stopped_in_reverse_order(tmp_path):
    stopped: list[str] = []

    class Noted(Child):
        def stop(self) -> None:
            stopped.append(self.name)
            super().stop()

    children = [
        Noted(name, [sys.executable, "-c", SLEEP], {}, tmp_path / f"{name}.log") for name in ("broker", "web", "beat")
    ]
    said: list[str] = []
    supervisor = Supervisor(children, said.append)
    thread, codes = run(supervisor)
    wait_for(lambda: said)
    pids = [each.process.pid for each in children]
    supervisor._on_signal(2, None)
    thread.join(120)
    assert (said, codes, stopped) == (["ready"], [0], ["beat", "web", "broker"])
    assert not any(map(alive, pids))


def test_a_child_that_keeps_dying_ends_all_and_shows_its_last_words(tmp_path):
    said: list[str] = []
    good, bad = child(tmp_path, "good", SLEEP), child(tmp_path, "bad", "raise SystemExit('no bread left')")
    started = time.monotonic()
    thread, codes = run(Supervisor([good, bad], said.append))
    thread.join(120)
    assert codes == [1]
    assert good.process is None
    assert sum("bad ended (code 1)" in line for line in said) == TOO_MANY
    assert "no bread left" in said[-1]
    assert time.monotonic() - started > 0.2 + 0.5 + 1 + 2  # it backed off


def test_a_child_that_ignores_the_request_is_killed(tmp_path):
    stubborn = child(
        tmp_path, "stubborn", f"import signal; signal.signal(15, signal.SIG_IGN); print('up', flush=True); {SLEEP}"
    )
    stubborn.patience = 0.5
    stubborn.start()
    wait_for(stubborn.last_lines)
    pid = stubborn.process.pid
    stubborn.stop()
    assert not alive(pid)


def test_a_long_log_is_cut(tmp_path, monkeypatch):
    monkeypatch.setattr("dungeonquest.play.children._LONGEST_LOG", 10)
    noisy = child(tmp_path, "noisy", "")
    noisy.log.write_text("a line that is longer than that\n")
    noisy.trim_log()
    assert noisy.log.read_text() == ""
    assert (tmp_path / "noisy.log.1").read_text().startswith("a line")


def test_the_guard_ends_the_command_when_the_parent_is_gone():
    """For platforms that do not tell a child of its parent's death."""
    code = (
        "import os, subprocess, sys, time\n"
        "p = subprocess.Popen([sys.executable, '-m', 'dungeonquest.play.guard', str(os.getpid()),"
        " sys.executable, '-c', 'import os, time; print(os.getpid(), flush=True); time.sleep(60)'])\n"
        "time.sleep(1.5)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=120
    )
    wait_for(lambda: not alive(int(done.stdout)))


def test_the_wheel_still_brings_a_server():
    binary = broker.server_binary()
    assert binary is not None
    version = subprocess.run([binary, "--version"], capture_output=True, text=True, check=True).stdout
    assert "v=9." in version, version


def test_the_broker_wants_its_password_and_keeps_it_from_others(tmp_path):
    server, url = broker.start_broker(broker.server_binary(), tmp_path, {})
    try:
        assert broker.answers(url, 5)
        assert not broker.answers("redis://" + url.split("@")[1], 0.3)
        assert (tmp_path / "broker.conf").stat().st_mode & 0o077 == 0
        assert url.split(":")[2].split("@")[0] not in " ".join(server.argv)
    finally:
        server.stop()
