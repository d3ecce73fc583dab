"""How a child process is bound to its parent: it must not outlive it, not even when the parent is killed."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable

_PR_SET_PDEATHSIG = 1
_LINUX = sys.platform.startswith("linux")
# Loaded before any fork: between fork and exec nothing may take a lock.
_libc = ctypes.CDLL(None) if _LINUX else None


def die_with_parent() -> Callable[[], None] | None:
    """What the child runs between fork and exec; None where the platform cannot do it."""
    if os.name != "posix":
        return None
    parent = os.getpid()

    def in_child() -> None:
        os.setpgid(0, 0)  # Ctrl-C reaches the parent only, which then stops the children in order
        if _libc is not None:
            _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
            if os.getppid() != parent:  # it died before we could ask to be told
                os._exit(1)

    return in_child


def guarded(argv: list[str]) -> list[str]:
    """Elsewhere than on Linux nobody tells a child that its parent is gone: a small guard between them looks."""
    if _LINUX or os.name != "posix":
        return argv
    return [sys.executable, "-m", "dungeonquest.play.guard", str(os.getpid()), *argv]
