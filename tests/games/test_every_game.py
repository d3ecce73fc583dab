"""Whole games of computer players through tasks and the one door: the kernel's tiny games and the real one."""

import pytest

from games.bots import levels_of
from games.bots.search import Budget
from games.door import position_of
from games.history import heard_count, heard_since
from games.models import Action, Game
from games.rules.kernel import Position
from games.rules.library import ruleset
from games.tables import Settings, leave, open_table, start
from tests.kernel.games import TINY, shelve

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def everything():
    with shelve():
        yield


def played(host, key: str, level: str, **options) -> Game:
    """A game that its only person leaves at once."""
    seats = max(ruleset(key).seats)
    settings = Settings(key, seats, bots=(level,) * (seats - 1), options=options)
    game = open_table(host, settings)
    start(game, host)
    leave(game, host)
    return Game.objects.get(pk=game.pk)


@pytest.mark.parametrize("key", sorted(TINY))
def test_tiny_game_of_bots_ends_with_a_result_for_each_seat(everything, person, key):
    game = played(person("Host"), key, "novice")
    assert game.status == Game.Status.FINISHED
    assert [s.result is not None for s in game.seats.all()] == [True] * game.seats.count()
    assert game.results.count() == game.seats.count()


@pytest.mark.parametrize("level", levels_of("dungeonquest"))
def test_dungeonquest_of_bots_ends_with_a_result_for_each_seat(person, level, monkeypatch):
    monkeypatch.setattr("games.bots.legend.LIVE", Budget(playouts=10))
    game = played(person("Host"), "dungeonquest", level, deal="random")
    assert game.status == Game.Status.FINISHED
    assert game.results.exclude(hero="").count() == 4


@pytest.mark.parametrize("key", sorted(TINY))
def test_recorded_outcomes_run_without_a_hole_and_answers_lead_to_the_same_end(everything, person, key):
    game = played(person("Host"), key, "novice")
    actions = list(Action.objects.filter(game=game).order_by("number"))
    counted: dict[str, int] = {}
    for stream, k, _, _ in (o for a in actions for o in a.outcomes):
        assert k == counted.get(stream, 0) + 1
        counted[stream] = k
    end = position_of(game, list(game.seats.order_by("index")))
    assert end.g.s == _again(game, actions).g.s


def _again(game: Game, actions: list[Action]) -> Position:
    from games.cards import cards_of
    from games.door.loading import chance_of

    seats = list(game.seats.order_by("index"))
    p = Position.start(ruleset(game.ruleset), cards_of(game), len(seats), chance_of(game, seats), game.options)
    for action in actions:
        if action.kind in ("answer", "part"):
            p.apply(action.seat, action.answer)
    return p


@pytest.mark.parametrize("key", sorted(TINY))
def test_events_of_every_viewer_are_numbered_without_gaps(everything, person, key):
    game = played(person("Host"), key, "novice")
    for seat in (None, *range(game.seats.count())):
        heard = heard_since(game, seat)
        assert [h.number for h in heard] == list(range(1, heard_count(game, seat) + 1))
        middle = len(heard) // 2
        assert heard_since(game, seat, middle) == heard[middle:]
