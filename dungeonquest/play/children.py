"""One child process: how it is started, watched and stopped."""

import contextlib
import os
import signal
import subprocess
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path

from dungeonquest.play.family import die_with_parent, guarded

TOO_MANY, WITHIN = 5, 30.0
_DELAYS = (0.2, 0.5, 1.0, 2.0, 4.0)
_LONGEST_LOG = 10_000_000


@dataclass
class Child:
    """`patience` is how long it may take to stop by itself before it is killed."""

    name: str
    argv: list[str]
    env: dict[str, str]
    log: Path
    pass_fds: tuple[int, ...] = ()
    patience: float = 6.0
    process: subprocess.Popen[bytes] | None = None
    deaths: deque[float] = field(default_factory=lambda: deque(maxlen=TOO_MANY))
    due: float = 0.0

    def start(self) -> None:
        self.log.parent.mkdir(parents=True, exist_ok=True)
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                guarded(self.argv),
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                preexec_fn=die_with_parent(),
                pass_fds=self.pass_fds,
            )

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def note_death(self) -> str:
        """Sets when it may start again, later each time; says how it ended."""
        code = self.process.returncode if self.process else None
        now = time.monotonic()
        recent = sum(now - death < WITHIN for death in self.deaths)
        self.deaths.append(now)
        self.due = now + _DELAYS[min(recent, len(_DELAYS) - 1)]
        self._close_gauges()
        self.process = None
        return f"signal {-code}" if code is not None and code < 0 else f"code {code}"

    def _close_gauges(self) -> None:
        """What a process that is gone had open, it has no longer; what it counted stays counted."""
        folder = self.env.get("PROMETHEUS_MULTIPROC_DIR")
        if folder and self.process:
            for file in Path(folder).glob(f"gauge_live*_{self.process.pid}.db"):
                file.unlink(missing_ok=True)

    @property
    def hopeless(self) -> bool:
        return len(self.deaths) == TOO_MANY and time.monotonic() - self.deaths[0] < WITHIN

    def stop(self) -> None:
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            self.process.terminate()
        try:
            self.process.wait(self.patience)
        except subprocess.TimeoutExpired:
            self.kill()
        self.process = None

    def kill(self) -> None:
        """The child and whatever it started: it leads a process group of its own."""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()

    def last_lines(self, count: int = 15) -> str:
        if not self.log.exists():
            return ""
        with self.log.open("rb") as file:
            file.seek(max(0, self.log.stat().st_size - 20_000))
            lines = file.read().decode(errors="replace").splitlines()
        return "\n".join(lines[-count:])

    def trim_log(self) -> None:
        """Keeps one older piece. Children write in append mode, so the file may be cut under their feet."""
        if self.log.exists() and self.log.stat().st_size > _LONGEST_LOG:
            self.log.with_suffix(".log.1").write_bytes(self.log.read_bytes())
            os.truncate(self.log, 0)
