"""A database of its own for as long as a bench runs: made empty, migrated, dropped, unless it is to be kept."""

import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.db import connections

from dungeonquest.settings.database import database_from


@contextmanager
def throwaway(url: str, keep: str = "") -> Iterator[str]:
    """``url`` names a server on which databases may be made; without one it is SQLite in a new folder.

    ``keep``: a name (for SQLite a file) under which the database is found again by the next run.
    """
    with tempfile.TemporaryDirectory(prefix="bench-leaderboard-") as folder:
        before = connections.databases["default"]
        use(_config(url, keep or str(Path(folder) / "bench.sqlite3"), bool(keep)))
        creation = connections["default"].creation
        creation.create_test_db(verbosity=0, autoclobber=True, serialize=False, keepdb=bool(keep))
        try:
            yield connections["default"].vendor
        finally:
            creation.destroy_test_db("", verbosity=0, keepdb=bool(keep))
            use(before)


def use(config: dict[str, Any]) -> None:
    connections["default"].close()
    connections.databases["default"] = connections.configure_settings({"default": config})["default"]
    del connections["default"]


def _config(url: str, name: str, named: bool) -> dict[str, Any]:
    config = database_from(url or f"sqlite:///{name}")
    config.get("OPTIONS", {}).pop("pool", None)  # one connection, and a pool would keep the database from being dropped
    config["TEST"] = {"NAME": f"bench_{secrets.token_hex(4)}" if url and not named else name}
    return config
