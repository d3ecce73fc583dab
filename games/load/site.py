"""A whole site of its own for a bench, on loopback, in a folder that is thrown away."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dungeonquest.env import BASE_DIR

PATIENCE = 300.0  # a busy machine takes minutes to gather and pack the static files
_MOST = "1000000"
_MINE = (
    "PORT", "HOST", "VAR_DIR", "DATABASE_URL", "REDIS_URL", "LISTEN_FD", "IN_PROCESS", "HTTPS", "ALLOWED_HOSTS",
    "NO_SERVER", "DJANGO_SETTINGS_MODULE",
)  # fmt: skip


class NoStart(Exception):
    """The site did not come up, or failed; says what it said."""


class BenchSite:
    def __init__(self, var: Path, database: str, redis: str) -> None:
        self.port = _free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        more = {"VAR_DIR": str(var), "PORT": str(self.port), "HOST": "127.0.0.1", "BENCH": "1", "LOG_LEVEL": "INFO"}
        more |= {"GUESTS_PER_HOUR": _MOST, "API_PER_MINUTE": _MOST}
        more |= {"DATABASE_URL": database} if database else {}
        more |= {"REDIS_URL": redis} if redis else {}
        env = {name: value for name, value in os.environ.items() if name not in _MINE} | more
        self.out = var / "play.out"
        with self.out.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "manage.py", "play"], cwd=BASE_DIR, env=env, stdout=out, stderr=subprocess.STDOUT
            )

    def wait_until_well(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            if self._health() == "ok":
                return
            time.sleep(0.2)
        raise NoStart(f"The site does not start. [bench_no_start]\n{self.out.read_text()[-2000:]}")

    def _health(self) -> str:
        try:
            with urllib.request.urlopen(f"{self.base}/healthz", timeout=5) as answer:
                return str(json.load(answer)["status"])
        except (OSError, urllib.error.HTTPError):
            return ""

    def webs(self) -> list[int]:
        """Process ids of the web processes; only where /proc tells."""
        return [pid for pid, parent, command in _processes() if parent == self.process.pid and "play.web" in command]

    def cpu_seconds(self) -> float:
        return sum(_cpu(pid) for pid in self.webs())

    def rss_mb(self) -> float:
        pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.webs()]
        return round(sum(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)

    def last_lines(self) -> str:
        """Errors in the web processes' logs, for whoever has to find out what went wrong."""
        lines = [line for log in (self.out.parent / "log").glob("web*.log") for line in log.read_text().splitlines()]
        return "\n".join([line for line in lines if '"level": "error"' in line][-3:])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()


@contextmanager
def running(var: Path, database: str = "", redis: str = "") -> Iterator[BenchSite]:
    site = BenchSite(var, database, redis)
    try:
        site.wait_until_well()
        yield site
    except RuntimeError as error:
        raise NoStart(f"{error}\n{site.last_lines()}") from error
    finally:
        site.stop()


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _processes() -> Iterator[tuple[int, int, str]]:
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            yield int(folder.name), parent, (folder / "cmdline").read_text().replace("\0", " ")
        except (OSError, ValueError):
            continue


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
