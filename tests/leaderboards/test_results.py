import threading

import pytest
from django.contrib.auth import get_user_model
from django.db import connection
from django.utils import timezone

from games.models import Game
from games.results import SeatResult, announce
from leaderboards.models import Lifetime, Result
from leaderboards.recording import record


@pytest.fixture
def ann(db):
    return get_user_model().objects.create_user(username="Ann", password="long-enough-word")


def result(seat: int, gold: int, person=None, **extra) -> SeatResult:
    level = "" if person else "novice"
    values = {"hero": "volrik", "survived": gold > 0, "won": False, "gold": gold, **extra}
    return SeatResult(seat, person and person.pk, level, person.username if person else "", float(gold), **values)


def finished() -> Game:
    seat = {"returns": 250.0, "hero": "volrik", "survived": True, "won": True, "gold": 250}
    game = Game.objects.create(ruleset="tiny", status=Game.Status.FINISHED, ended=timezone.now())
    game.seats.create(index=0, person=get_user_model().objects.get(), name="Ann", result=seat)
    return game


def a_game() -> Game:
    return Game.objects.create(ruleset="tiny", status=Game.Status.FINISHED, ended=timezone.now())


def test_record_ranks_seats_by_their_returns_and_ties_share(ann):
    game = a_game()
    record(game.pk, "tiny", ("base",), game.ended, [result(0, 100), result(1, 300, ann), result(2, 100), result(3, 0)])
    rows = Result.objects.order_by("seat").values_list("rank", "gold", "level", "hero", "sets")
    assert list(rows) == [
        (2, 100, "novice", "volrik", ["base"]),
        (1, 300, "", "volrik", ["base"]),
        (2, 100, "novice", "volrik", ["base"]),
        (4, 0, "novice", "volrik", ["base"]),
    ]


def test_record_twice_counts_once(ann):
    game = a_game()
    for expected in (1, 0):
        assert record(game.pk, "tiny", (), game.ended, [result(0, 250, ann)]) == expected
    lifetime = Lifetime.objects.get()
    assert (lifetime.person, lifetime.gold, lifetime.games, lifetime.survived) == (ann, 250, 1, 1)


def test_record_of_several_games_adds_up(ann):
    for gold in (250, 0, 40):
        game = a_game()
        record(game.pk, "tiny", (), game.ended, [result(0, gold, ann)])
    assert (Lifetime.objects.get().gold, Lifetime.objects.get().games, Lifetime.objects.get().survived) == (290, 3, 2)


def test_announce_records_and_remembers(ann):
    game = finished()
    assert announce(game.pk) is True
    assert announce(game.pk) is False
    assert Result.objects.values_list("gold", "won", "person").get() == (250, True, ann.pk)


@pytest.mark.django_db(transaction=True)
def test_record_of_one_game_many_times_at_once_counts_once(ann):
    game, results, gate = a_game(), [result(0, 250, ann), result(1, 10)], threading.Barrier(8)

    def run():
        gate.wait()
        record(game.pk, "tiny", (), game.ended, results)
        connection.close()

    threads = [threading.Thread(target=run) for _ in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert (Lifetime.objects.get().gold, Result.objects.count()) == (250, 2)


def test_leaderboard_lists_people_by_gold(ann, client):
    bea = get_user_model().objects.create_user(username="Bea", password="long-enough-word")
    game = a_game()
    record(game.pk, "tiny", (), game.ended, [result(0, 250, ann), result(1, 900, bea), result(2, 9999)])
    people = client.get("/leaderboard/", headers={"Accept": "application/json"}).json()["people"]
    assert [(p["place"], p["name"], p["gold"]) for p in people] == [(1, "Bea", 900), (2, "Ann", 250)]
    page = client.get("/leaderboard/").content.decode()
    assert page.index("Bea") < page.index("Ann")


def test_leaderboard_without_anybody_has_no_rows(client, db):
    page = client.get("/leaderboard/")
    assert (page.status_code, "<tbody" in page.content.decode()) == (200, False)
