"""SQLite in VAR_DIR unless DATABASE_URL says otherwise."""

import os

import dj_database_url

from dungeonquest.env import VAR_DIR

# IMMEDIATE: a transaction that reads first and writes later would otherwise fail at once beside another
# writer, whatever the timeout. FULL: an accepted move survives a power cut.
SQLITE_OPTIONS = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": (
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-16000; PRAGMA temp_store=MEMORY;"
    ),
}
POSTGRES_POOL = {"min_size": 2, "max_size": 8, "timeout": 10, "max_idle": 300}


def database_from(url: str | None) -> dict:
    """One entry of DATABASES. Each of the web process's few threads keeps its SQLite connection (see
    dungeonquest/handler.py); PostgreSQL's are kept by the pool, which wants CONN_MAX_AGE to be 0."""
    if not url:
        url = f"sqlite:///{VAR_DIR / 'db.sqlite3'}"
    found: dict = dict(dj_database_url.parse(url))
    options = found.setdefault("OPTIONS", {})
    if found["ENGINE"].endswith("postgresql"):
        options["pool"] = POSTGRES_POOL
    elif found["ENGINE"].endswith("sqlite3"):
        options.update(SQLITE_OPTIONS)
        found["CONN_MAX_AGE"] = None
    return found


DATABASES = {"default": database_from(os.environ.get("DATABASE_URL"))}
