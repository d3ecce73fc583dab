import pytest
from django.contrib.auth import get_user_model

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
