import time

import pytest
from django.core.cache import cache
from django.db import connection

from games.live import heartbeat

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _fresh_cache():
    cache.clear()


def test_all_well(client):
    heartbeat.sign("worker")
    heartbeat.sign("beat")
    answer = client.get("/healthz")
    assert answer.status_code == 200
    assert answer.json() == dict.fromkeys(("status", "database", "broker", "worker", "beat"), "ok")
    assert "no-store" in answer["Cache-Control"]


def test_a_worker_that_never_was(client):
    heartbeat.sign("beat")
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["worker"] == "no sign of life yet"
    assert answer.json()["status"] == "failing: worker"


def test_a_silent_timer(client):
    heartbeat.sign("worker")
    cache.set("heartbeat.beat", time.time() - 100, 200)
    assert client.get("/healthz").json()["beat"] == "silent for 100 s"


def test_a_database_that_is_away_tells_no_address(client, monkeypatch):
    def away():
        raise OSError("password for someone@db.example refused")

    monkeypatch.setattr(connection, "cursor", away)
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["database"] == "does not answer (OSError)"


def test_a_broker_that_is_away(client, settings):
    settings.CACHES = {
        "default": {
            "BACKEND": "django.core.cache.backends.redis.RedisCache",
            "LOCATION": "redis://:hush@127.0.0.1:9/0",
            "OPTIONS": {"socket_connect_timeout": 1},
        }
    }
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["broker"] == "does not answer (ConnectionError)"
    assert answer.json()["worker"] == "unknown: the broker does not answer"
    assert "hush" not in answer.content.decode()


def test_only_reading_is_allowed(client):
    assert client.post("/healthz").status_code == 405
