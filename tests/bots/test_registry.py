import random

import pytest

from games.bots import SeatView, UnknownLevel, levels_of, player
from games.rules.kernel import Loose, Position
from games.rules.library import SHELF
from tests.games.tiny import Tiny


@pytest.fixture
def position(monkeypatch):
    monkeypatch.setitem(SHELF, "tiny", "tests.games.tiny:Tiny")
    rules = Tiny()
    return Position.start(rules, rules.compose(("base",)), 2, Loose(random.Random(1)))


def test_player_of_a_level_nobody_wrote_is_unknown():
    for level in ("veteran", "genius", "registry", "search", ""):
        with pytest.raises(UnknownLevel):
            player("tiny", level)


def test_levels_of_a_game_without_players_of_its_own():
    assert levels_of("tiny") == ("novice", "legend")


def test_novice_takes_each_legal_option_equally_often(position):
    rng, counts = random.Random(7), {}
    for _ in range(4000):
        answer = player("tiny", "novice")(SeatView(position, 0), 0, rng)
        option = answer if isinstance(answer, str) else answer[0]
        counts[option] = counts.get(option, 0) + 1
    assert sorted(counts) == ["bid", "pick", "roll", "safe"]
    assert all(abs(n - 1000) < 120 for n in counts.values())


def test_novice_gives_answers_that_the_rules_take(position):
    rng = random.Random(3)
    while not position.is_over:
        seat = position.waiting_for()[0]
        position.apply(seat, player("tiny", "novice")(SeatView(position, seat), seat, rng))
    assert position.is_over


def test_view_of_one_seat_refuses_to_show_another(position):
    view = SeatView(position, 0)
    assert view.observation() == view.observation(0) == position.observation(0)
    for ask in (view.observation, view.legal, view.options, view.seen, view.can_undo):
        with pytest.raises(PermissionError):
            ask(1)


def test_view_has_no_way_to_the_position(position):
    public = {name for name in dir(SeatView(position, 0)) if not name.startswith("_")}
    assert public.isdisjoint({"position", "g", "state", "s", "apply", "clone", "to_json", "base", "pending"})


def test_view_hides_the_returns_of_a_running_game(position):
    with pytest.raises(PermissionError):
        SeatView(position, 0).returns()


def test_view_imagines_worlds_that_look_the_same(position):
    position.apply(0, "roll")
    world = SeatView(position, 1).imagine(random.Random(1))
    assert world.observation(1) == position.observation(1)
