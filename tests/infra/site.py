"""A whole site as processes, for tests that kill parts of it."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dungeonquest.play.broker import free_port

ROOT = Path(__file__).resolve().parents[2]
_STRANGE = ("REDIS_URL", "DATABASE_URL", "NO_SERVER", "PORT", "HOST", "IN_PROCESS", "LISTEN_FD")


def wait_for(what: Callable[[], Any], patience: float = 300.0) -> Any:
    """The first true answer; fails when there is none in time."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if answer := what():
            return answer
        time.sleep(0.1)
    raise AssertionError(f"waited {patience:.0f} s in vain")


def environment(var: Path, **more: str) -> dict[str, str]:
    env = {name: value for name, value in os.environ.items() if name not in _STRANGE}
    return {**env, "VAR_DIR": str(var), "DJANGO_SETTINGS_MODULE": "dungeonquest.settings", **more}


class Site:
    def __init__(self, var: Path, **more: str) -> None:
        self.var, self.out, self.env = var, var / "play.out", environment(var, **more)
        self.start()

    def start(self) -> None:
        """At first, and again after its end: on another port, since the last one's children may not be gone yet."""
        self.port = free_port()
        with self.out.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "manage.py", "play"],
                cwd=ROOT,
                env={**self.env, "PORT": str(self.port)},
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def said(self) -> str:
        return self.out.read_text()

    def health(self) -> dict[str, str]:
        """What /healthz says; empty while nobody answers."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            return json.load(error)
        except OSError:
            return {}

    def wait_until_well(self) -> None:
        wait_for(lambda: self.health().get("status") == "ok")

    def children(self) -> dict[str, int]:
        """The children's process ids by what they are."""
        found = {}
        for line in _processes():
            pid, parent, command = line.split(None, 2)
            if int(parent) == self.process.pid:
                found[_name(command)] = int(pid)
        return found

    def kill(self, name: str) -> int:
        pid = self.children()[name]
        os.kill(pid, signal.SIGKILL)
        return pid

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(120)


def alive(pid: int) -> bool:
    listed = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return listed.stdout.strip() not in {"", "Z", "Z+", "Zs"}


def _processes() -> list[str]:
    listed = subprocess.run(["ps", "-ww", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True)
    return listed.stdout.splitlines()


def _name(command: str) -> str:
    marks = {"play.web": "web", " worker ": "worker", " beat ": "beat", "-server": "broker"}
    return next((name for mark, name in marks.items() if mark in command), command)
