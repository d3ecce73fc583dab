import threading

import kombu.pools
import pytest
from celery.worker import state
from django.contrib.auth import get_user_model

from dungeonquest.celery import app
from games.door import Actor, act, load
from games.models import Game
from games.rules.library import SHELF
from games.tables import Settings, open_table, start, take_seat


@pytest.fixture(autouse=True)
def shelf(monkeypatch, settings):
    monkeypatch.setitem(SHELF, "tiny", "tests.games.tiny:Tiny")
    settings.BOT_PAUSE = (0, 0)


@pytest.fixture
def person(db):
    def make(name: str):
        return get_user_model().objects.create_user(username=name, password="long-enough-word")

    return make


class Seated:
    """A running game and its people, with the moves tests make most."""

    def __init__(self, game: Game, people: list):
        self.game, self.people = game, people

    def row(self) -> Game:
        return Game.objects.get(pk=self.game.pk)

    @property
    def question(self) -> int:
        return self.row().question

    def position(self):
        return load(self.game.pk).position

    def act(self, seat: int, answer, key: str | None = None, question: int | None = None, person=None):
        question = self.question if question is None else question
        actor = Actor.of(person or self.people[seat])
        return act(self.game.pk, seat, question, answer, key or f"{seat}-{question}-{self.row().version}", actor)


@pytest.fixture
def play(person):
    """Opens and starts a game of this many people and these bots."""

    def make(people: int = 2, bots: tuple[str, ...] = (), **extra) -> Seated:
        persons = [person(f"Player {'ABCD'[n]}") for n in range(people)]
        settings = Settings("tiny", people + len(bots), bots=bots, **extra)
        game = open_table(persons[0], settings)
        for other in persons[1:]:
            take_seat(game, other)
        start(game, persons[0])
        return Seated(game, persons)

    return make


@pytest.fixture
def no_tasks(settings):
    """A broker that takes tasks and a worker that never runs: what is queued is lost."""
    settings.CELERY_TASK_ALWAYS_EAGER = False  # Celery reads Django's settings live
    yield
    with app.connection_for_write() as connection:
        connection.default_channel.queue_purge("celery")


@pytest.fixture
def broker_down(settings, no_tasks):
    """A broker address where nobody answers."""
    before, settings.CELERY_BROKER_URL = settings.CELERY_BROKER_URL, "redis://127.0.0.1:9/0"
    forget_connections()
    yield
    settings.CELERY_BROKER_URL = before
    forget_connections()


def forget_connections() -> None:
    app._pool = app.amqp._producer_pool = None
    kombu.pools.reset()


@pytest.fixture
def worker(no_tasks):
    """A worker in a thread, as in the in-process site."""
    running = app.WorkController(
        pool_cls="solo", concurrency=1, loglevel="WARNING", without_gossip=True, without_mingle=True,
        without_heartbeat=True, quiet=True,
    )  # fmt: skip
    thread = threading.Thread(target=running.start, daemon=True)
    thread.start()
    yield running
    state.should_stop = 0
    thread.join(120)
    state.should_stop = None
