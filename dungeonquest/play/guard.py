"""Runs a command and ends it when the given process is no longer this one's parent.

python -m dungeonquest.play.guard PARENT COMMAND...
"""

import os
import signal
import subprocess
import sys
import time
from typing import Any

_EVERY = 0.5


def guard(parent: int, argv: list[str]) -> int:
    child = subprocess.Popen(argv)

    def pass_on(number: int, _frame: Any) -> None:
        child.send_signal(number)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, pass_on)
    while child.poll() is None:
        if os.getppid() != parent:
            child.terminate()
        time.sleep(_EVERY)
    return child.returncode


if __name__ == "__main__":
    sys.exit(guard(int(sys.argv[1]), sys.argv[2:]))
