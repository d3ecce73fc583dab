import pytest
from celery import Celery
from django.core.cache import cache

from games.live import heartbeat


@pytest.fixture(autouse=True)
def _fresh_cache():
    cache.clear()


def test_a_sign_and_its_age():
    assert heartbeat.age("worker") is None
    heartbeat.worker_sign()
    assert 0 <= heartbeat.age("worker") < 1


def test_the_timer_signs_while_it_ticks_and_never_sleeps_past_the_next_sign():
    scheduler = heartbeat.Scheduler(app=Celery(broker="memory://", set_as_current=False), lazy=True)
    assert scheduler.tick() <= 2
    assert heartbeat.age("beat") < 1


def test_a_broker_that_is_away_does_not_end_the_timer(monkeypatch):
    def away(_name):
        raise ConnectionError

    monkeypatch.setattr(heartbeat, "sign", away)
    heartbeat.Scheduler(app=Celery(broker="memory://", set_as_current=False), lazy=True).tick()


def test_every_second_the_tables_are_swept(settings):
    sweep = settings.CELERY_BEAT_SCHEDULE["sweep"]
    assert (sweep["task"], sweep["schedule"], sweep["options"]) == ("games.sweep", 1.0, {"expires": 1})
