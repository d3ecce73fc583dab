"""What `manage.py play` does: take the folder and the port, start the broker, prepare, then look after the children."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO

from dungeonquest.env import BASE_DIR, VAR_DIR
from dungeonquest.play.broker import BrokerFailed, server_binary, start_broker
from dungeonquest.play.children import Child
from dungeonquest.play.plan import Plan
from dungeonquest.play.supervisor import Supervisor, say, web_answers

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

_NO_BROKER = (
    "Warning: no broker server here, so everything runs in one process. Good for a few tables; "
    "for more, set REDIS_URL. [in_process]"
)


class CannotPlay(Exception):
    """A sentence with a code, for the person at the terminal."""


def main() -> int:
    try:
        VAR_DIR.mkdir(parents=True, exist_ok=True)
        with _only_one(VAR_DIR), _listen() as listener:
            env = {**os.environ, "VAR_DIR": str(VAR_DIR), "PYTHONUNBUFFERED": "1"}
            env["PROMETHEUS_MULTIPROC_DIR"] = str(_empty_folder(VAR_DIR / "metrics"))
            return _run(Plan(VAR_DIR, env, listener), listener.getsockname())
    except CannotPlay as problem:
        say(f"Error: {problem}")
        return 1


def _run(plan: Plan, address: tuple) -> int:
    host, port = address[:2]
    supervisor = Supervisor([], say)
    supervisor.listen_to_signals()
    try:
        supervisor.children += _broker(plan)
        _prepare(plan)
        alone = "REDIS_URL" not in plan.env
        supervisor.children += plan.one_process() if alone else plan.processes()
    except BaseException:
        supervisor.stop()
        raise
    shown = "localhost" if host in {"127.0.0.1", "0.0.0.0", "::"} else host
    return supervisor.run(web_answers(host, port), f"DungeonQuest Online: http://{shown}:{port}/  (Ctrl-C stops it)")


def _broker(plan: Plan) -> list[Child]:
    """The private broker, if this site needs one and can have one; the plan's children learn its address."""
    if plan.env.get("REDIS_URL"):
        return []
    plan.env.pop("REDIS_URL", None)
    binary = None if os.environ.get("NO_SERVER") == "1" else server_binary()
    if binary is None:
        say(_NO_BROKER)
        return []
    try:
        child, plan.env["REDIS_URL"] = start_broker(binary, plan.var, plan.env.copy())
    except BrokerFailed as error:
        raise CannotPlay(f"The broker does not start. [broker_failed]\n{error}") from error
    return [child]


def _prepare(plan: Plan) -> None:
    """In a process of its own: the supervisor never touches the database, and stays small."""
    done = subprocess.run([sys.executable, "manage.py", "prepare"], env=plan.env, cwd=BASE_DIR, check=False)
    if done.returncode:
        raise CannotPlay("The database or the static files could not be prepared; see above. [prepare_failed]")


def _empty_folder(path: Path) -> Path:
    """Where the processes of this run count; what an earlier run counted is no part of it."""
    path.mkdir(exist_ok=True)
    for old in path.glob("*.db"):
        old.unlink()
    return path


def _only_one(var: Path) -> IO[str]:
    lock = (var / "play.lock").open("w")
    if fcntl is None:
        return lock
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise CannotPlay(f"The site already runs with {var}; stop it, or set VAR_DIR. [already_running]") from error
    return lock


def _listen() -> socket.socket:
    host, port = os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "8000"))
    try:
        listener = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise CannotPlay(f"Port {port} is taken; try PORT={port + 1} make run. [port_taken]") from error
    if os.name == "posix":
        listener.set_inheritable(True)
    else:
        listener.close()  # the web process will bind it; we know now that it can
    return listener
