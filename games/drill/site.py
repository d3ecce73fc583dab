"""`manage.py play` as a child of the drill, on a free port of the loopback address, in a folder of its own."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from dungeonquest.env import BASE_DIR
from dungeonquest.play.broker import free_port

PARTS = ("web", "worker", "broker", "supervisor")
MARKS = {b"play.web": "web", b"worker": "worker", b"beat": "beat", b"-server": "broker"}
STRANGE = (
    "DJANGO_SETTINGS_MODULE",
    "REDIS_URL",
    "DATABASE_URL",
    "NO_SERVER",
    "PORT",
    "HOST",
    "IN_PROCESS",
    "LISTEN_FD",
    "DEBUG",
)
QUICK = {"BOT_PAUSE": "0.02,0.1", "GUESTS_PER_HOUR": "1000000", "LOG_LEVEL": "WARNING", "HOST": "127.0.0.1"}


class DrillSite:
    def __init__(self, var: Path):
        self.var, self.port = var, free_port()
        kept = {name: value for name, value in os.environ.items() if name not in STRANGE}
        self.env = {**kept, **QUICK, "VAR_DIR": str(var), "PORT": str(self.port)}
        self.process = self._play()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _play(self) -> subprocess.Popen[bytes]:
        with (self.var / "play.out").open("ab") as out:
            return subprocess.Popen(
                [sys.executable, "manage.py", "play"], cwd=BASE_DIR, env=self.env, stdout=out,
                stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip

    def well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.base}/healthz", timeout=5) as answer:
                return bool(json.load(answer)["status"] == "ok")
        except (OSError, ValueError):
            return False

    def wait_until_well(self, patience: float) -> bool:
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self.well():
                return True
            time.sleep(0.2)
        return False

    def children(self) -> dict[str, int]:
        """Process ids of the supervisor's own children by what they are."""
        found = {}
        for entry in Path("/proc").iterdir():
            if entry.name.isdecimal() and _parent(entry) == self.process.pid:
                command = _read(entry / "cmdline")
                name = next((name for mark, name in MARKS.items() if mark in command), "")
                found[name] = int(entry.name)
        return found

    def kill(self, part: str) -> bool:
        """``kill -9`` of one part; False if it is not there just now."""
        if part == "supervisor":
            self.process.send_signal(signal.SIGKILL)
            return True
        pid = self.children().get(part)
        if pid is None:
            return False
        os.kill(pid, signal.SIGKILL)
        return True

    def start_again(self, children: dict[str, int], patience: float) -> None:
        """After the supervisor was killed: once its children are gone, what a service manager would do."""
        self.process.wait()
        end = time.monotonic() + patience
        while time.monotonic() < end and any(_alive(pid) for pid in children.values()):
            time.sleep(0.1)
        self.process = self._play()

    def said(self) -> str:
        return (self.var / "play.out").read_text(errors="replace")[-2000:]

    def stop(self) -> None:
        if self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def replay_all(self) -> dict[str, int]:
        """The site's own check of every game, with the site stopped."""
        command = [sys.executable, "manage.py", "replay_all", "--json"]
        done = subprocess.run(command, cwd=BASE_DIR, env=self.env, capture_output=True, text=True, check=False)
        found = json.loads(done.stdout or '{"equal": 0, "broken": -1}')
        return {"equal": found["equal"], "broken": found["broken"]}


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def _parent(entry: Path) -> int:
    fields = _read(entry / "stat").rpartition(b")")[2].split()
    return int(fields[1]) if fields else 0


def _alive(pid: int) -> bool:
    fields = _read(Path(f"/proc/{pid}/stat")).rpartition(b")")[2].split()
    return bool(fields) and fields[0] != b"Z"
