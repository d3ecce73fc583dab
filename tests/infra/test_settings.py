import json
import subprocess
import sys

from dungeonquest.settings.database import database_from
from tests.infra.site import ROOT, environment


def _settings(var, expression: str, **more: str) -> object:
    """What a fresh process with this environment has in its settings."""
    code = f"import json; from django.conf import settings as s; print(json.dumps({expression}))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment(var, **more), capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_sqlite_options_reach_the_database(tmp_path):
    """Asked of a real file in a fresh process: put in the wrong place, options are ignored without a word."""
    code = (
        "import django; django.setup(); from django.db import connection as c; cursor = c.cursor()\n"
        "for name in ('journal_mode', 'busy_timeout', 'foreign_keys', 'synchronous'):\n"
        "    print(cursor.execute(f'PRAGMA {name}').fetchone()[0])\n"
        "print(c.transaction_mode, c.settings_dict['ATOMIC_REQUESTS'], c.settings_dict['CONN_MAX_AGE'])"
    )
    argv = [sys.executable, "-c", code]
    done = subprocess.run(argv, cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["wal", "20000", "1", "2", "IMMEDIATE", "False", "None"]


def test_postgresql_has_a_pool_and_keeps_no_connection_by_itself():
    found = database_from("postgres://someone:word@db.example/dungeon")
    assert found["OPTIONS"]["pool"]["max_size"] == 8
    assert found["CONN_MAX_AGE"] == 0
    assert not found.get("ATOMIC_REQUESTS")


def test_a_sqlite_address_has_the_same_guards(tmp_path):
    found = database_from(f"sqlite:///{tmp_path}/x.sqlite3")
    assert found["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_the_secret_key_is_made_once_and_only_its_owner_reads_it(tmp_path):
    env = {"SECRET_KEY": ""}
    first, second = (_settings(tmp_path, "s.SECRET_KEY", **env) for _ in range(2))
    assert first == second
    assert len(first) >= 50
    assert (tmp_path / "secret_key").stat().st_mode & 0o777 == 0o600


def test_a_broker_address_moves_layer_cache_and_queue_there(tmp_path):
    names = "[s.CHANNEL_LAYERS['default']['BACKEND'], s.CACHES['default']['BACKEND'], s.CELERY_BROKER_URL]"
    assert _settings(tmp_path, names, REDIS_URL="redis://:w@127.0.0.1:1/0") == [
        "channels_redis.pubsub.RedisPubSubChannelLayer",
        "django.core.cache.backends.redis.RedisCache",
        "redis://:w@127.0.0.1:1/0",
    ]


def test_debug_is_off_unless_asked(tmp_path):
    assert _settings(tmp_path, "[s.DEBUG, s.DEBUG_PROPAGATE_EXCEPTIONS]") == [False, False]
    assert _settings(tmp_path, "s.DEBUG", DEBUG="1") is True


def test_the_deploy_check_is_clean_behind_tls(tmp_path):
    key = "".join(map(chr, range(48, 110)))
    env = environment(tmp_path, HTTPS="1", ALLOWED_HOSTS="dungeon.example", SECRET_KEY=key)
    done = subprocess.run(
        [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"],
        cwd=ROOT, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_probes_of_the_same_machine_are_not_sent_to_https(tmp_path):
    assert _settings(tmp_path, "s.SECURE_REDIRECT_EXEMPT", HTTPS="1") == ["^healthz$", "^metrics$"]


def test_celery_is_a_version_whose_worker_survives_its_broker():
    import celery

    assert celery.__version__.startswith("5.6.")
