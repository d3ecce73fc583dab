import pytest

from games.models import Game
from games.records import collect
from games.tables import Settings, leave, open_table, start
from tests.games.conftest import person, play, shelf  # noqa: F401  (fixtures)


@pytest.fixture
def finished(person):  # noqa: F811
    """A game of DungeonQuest that its only person leaves at once, played to the end by computer players."""

    def make(name: str = "Host", bots: int = 1, **options) -> Game:
        host = person(name)
        game = open_table(host, Settings("dungeonquest", 1 + bots, bots=("novice",) * bots, options=options))
        game.seats.filter(index=0).update(entropy=b"sixes, please")
        start(game, host)
        leave(game, host)
        return Game.objects.get(pk=game.pk)

    return make


@pytest.fixture
def record(finished):
    return collect(finished(deal="random"))
