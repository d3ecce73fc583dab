"""Which children a site on this machine has, and what each is told through its environment."""

import os
import socket
import sys
from dataclasses import dataclass
from pathlib import Path

from dungeonquest.play.children import Child

_CELERY = [sys.executable, "-m", "celery", "-A", "dungeonquest"]


@dataclass
class Plan:
    """What `make run` reads from its environment."""

    var: Path
    env: dict[str, str]
    listener: socket.socket | None = None

    def child(self, name: str, argv: list[str], **more: str) -> Child:
        fds = (self._socket,) if self._socket >= 0 and name.startswith("web") else ()
        return Child(name, argv, {**self.env, **more}, self.var / "log" / f"{name}.log", pass_fds=fds)

    def web(self, number: int = 1, **more: str) -> Child:
        if self._socket >= 0:
            more["LISTEN_FD"] = str(self._socket)
        name = "web" if number == 1 else f"web{number}"
        return self.child(name, [sys.executable, "-m", "dungeonquest.play.web"], **more)

    def worker(self, number: int = 1) -> Child:
        name = "worker" if number == 1 else f"worker{number}"
        # Two more than for computer players: they wait for the processes of the laboratory and the luck reports.
        threads = str(int(self.env.get("WORKER_THREADS") or 2) + 2)
        options = ["--pool", "threads", "-c", threads, "--without-gossip", "--without-mingle", "-n", f"{name}@%h"]
        return self.child(name, [*_CELERY, "worker", *options, "--loglevel", "WARNING"])

    def beat(self) -> Child:
        return self.child("beat", [*_CELERY, "beat", "--pidfile=", "--loglevel", "WARNING"])

    def processes(self) -> list[Child]:
        """One timer always: two would do everything twice."""
        webs = [self.web(number + 1) for number in range(self._count("WEB_PROCESSES"))]
        workers = [self.worker(number + 1) for number in range(self._count("WORKERS"))]
        return [*webs, *workers, self.beat()]

    def one_process(self) -> list[Child]:
        return [self.web(IN_PROCESS="1")]

    @property
    def _socket(self) -> int:
        """Below zero where sockets cannot be handed on, and the supervisor has closed it again."""
        return self.listener.fileno() if self.listener else -1

    def _count(self, name: str) -> int:
        # SQLite has one writer: a second process only helps beside a database server.
        large = self.env.get("DATABASE_URL", "").startswith("postgres")
        return max(1, int(self.env.get(name) or (2 if large and "REDIS_URL" in os.environ else 1)))
