import re
import threading
from datetime import timedelta

import pytest
from django.contrib.auth import get_user_model
from django.db import connection

from games.models import Game
from games.results import announce
from games.tables import leave
from leaderboards.boards import ALL
from leaderboards.models import Result, Standing
from leaderboards.people import count_guest, forget
from leaderboards.recording import record
from tests.games.helpers import finish
from tests.leaderboards.conftest import NOON, ended, seat

pytestmark = pytest.mark.django_db


def lifetime(person) -> tuple[int, int, int]:
    row = Standing.objects.filter(board__key=ALL, person=person).first()
    return (row.gold, row.games, row.survived) if row else (0, 0, 0)


def verdicts() -> list[str]:
    return list(Result.objects.order_by("pk").values_list("verdict", flat=True))


def test_record_ranks_seats_by_their_returns_and_ties_share(ann):
    ended(seat(0, 100), seat(1, 300, ann), seat(2, 100), seat(3, 0))
    rows = Result.objects.order_by("seat").values_list("rank", "gold", "level", "hero", "sets")
    assert list(rows) == [
        (2, 100, "novice", "tom", ["base"]),
        (1, 300, "", "tom", ["base"]),
        (2, 100, "novice", "tom", ["base"]),
        (4, 0, "novice", "tom", ["base"]),
    ]


def test_who_did_not_win_is_ranked_by_getting_out_and_then_by_gold():
    lost, half = {"returns": 0.0}, {"returns": 0.5, "won": True}
    fates = (0, False, lost), (90, True, lost), (790, True, half), (20, True, lost), (790, True, half), (0, True, lost)
    ended(*(seat(n, gold, survived=out, **share) for n, (gold, out, share) in enumerate(fates)))
    assert list(Result.objects.order_by("seat").values_list("rank", flat=True)) == [6, 3, 1, 4, 1, 5]


def test_record_twice_counts_once(ann):
    game = ended(seat(0, 250, ann))
    assert record(game.pk, "tiny", (), game.ended, [seat(0, 250, ann)]) == 0
    assert lifetime(ann) == (250, 1, 1)


def test_record_of_several_games_adds_up(ann):
    for hour, gold in enumerate((250, 0, 40)):
        ended(seat(0, gold, ann), at=NOON + timedelta(hours=hour))
    assert lifetime(ann) == (290, 3, 2)


def test_announce_after_a_whole_game_records_it_and_says_why_it_counts(play, client):
    table = play(2, bots=("novice",))
    finish(table)
    assert (announce(table.game.pk), announce(table.game.pk)) == (True, False)
    assert verdicts()[2] == "computer"
    client.force_login(table.people[0])
    page = client.get(f"/result/{table.game.public_id}/").content.decode()
    assert "Does not count: a computer player" in page
    assert f"Result · {table.game.name or 'A table'} ·" in " ".join(page.split())
    assert "Counts." in page or "over faster than anybody can play" in page


def test_result_page_tells_computer_players_apart_and_calls_who_left_by_their_name(play, client, settings):
    settings.RUSHED_SECONDS = 0
    table = play(2, bots=("novice", "novice"))
    leave(table.game, table.people[0])
    finish(table)
    announce(table.game.pk)
    client.force_login(table.people[1])
    page = client.get(f"/result/{table.game.public_id}/").content.decode()
    names = re.findall(r"<p><b>(?:<a [^>]*>)?([^<]*)", page)
    assert sorted(names) == ["Novice 2", "Novice 3", "Player A", "Player B"]


def test_a_guest_finds_the_way_to_sign_up_on_their_own_page_only(client, person, ann):
    guest = person("Guest Opal Fox 11", is_guest=True)
    for reader, shown in ((guest, 2), (ann, 0)):  # the menu of a guest has the other one
        client.force_login(reader)
        assert client.get(f"/people/{guest.username}/").content.decode().count("Keep my games") == shown


def test_result_page_of_a_running_game_is_refused(play, client):
    table = play()
    client.force_login(table.people[0])
    assert client.get(f"/result/{table.game.public_id}/").status_code == 409


def test_result_page_of_a_private_table_is_closed_to_strangers(play, client):
    table = play(public=False)
    finish(table)
    assert client.get(f"/result/{table.game.public_id}/").status_code == 404


@pytest.mark.django_db(transaction=True)
@pytest.mark.databases
def test_record_of_one_game_many_times_at_once_counts_once(ann):
    game = Game.objects.create(ruleset="tiny", status=Game.Status.FINISHED, ended=NOON)
    results, gate = [seat(0, 250, ann), seat(1, 10)], threading.Barrier(6)

    def run():
        gate.wait()
        record(game.pk, "tiny", (), game.ended, results)
        connection.close()

    threads = [threading.Thread(target=run) for _ in range(6)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert (lifetime(ann), Result.objects.count()) == ((250, 1, 1), 2)


def test_record_with_options_that_change_the_game_does_not_count(ann):
    ended(seat(0, 250, ann), options={"traps": True})
    assert (verdicts(), lifetime(ann)) == (["altered"], (0, 0, 0))


def test_record_with_options_that_are_empty_counts(ann):
    ended(seat(0, 250, ann), options={"traps": ""})
    assert verdicts() == ["counts"]


def test_record_of_gold_made_in_no_time_does_not_count_but_a_death_does(ann):
    ended(seat(0, 250, ann), seconds=5)
    ended(seat(0, 0, ann), seconds=5)
    assert verdicts() == ["rushed", "counts"]


def test_record_of_a_guest_waits_until_the_guest_signs_up(person):
    guest = person("Guest Opal Fox 11", is_guest=True)
    ended(seat(0, 250, guest))
    assert (verdicts(), lifetime(guest)) == (["guest"], (0, 0, 0))
    guest.is_guest = False
    guest.save()
    assert (count_guest(guest), count_guest(guest)) == (1, 0)
    assert (verdicts(), lifetime(guest)) == (["counts"], (250, 1, 1))


def test_signing_up_counts_the_games_of_the_guest(client):
    client.post("/guest/")
    guest = get_user_model().objects.get()
    ended(seat(0, 250, guest))
    words = {"password1": "long-enough-word", "password2": "long-enough-word"}
    client.post("/accounts/signup/", {"username": "Rosalind", "email": "r@example.org", **words})
    guest.refresh_from_db()
    assert (guest.is_guest, lifetime(guest)) == (False, (250, 1, 1))


def test_record_of_one_company_again_and_again_stops_counting_within_a_day(ann, bea, settings):
    settings.COMPANY_A_DAY = 2
    for hour in (0, 1, 2, 30):
        ended(seat(0, 10, ann), seat(1, 20, bea), at=NOON + timedelta(hours=hour))
    assert verdicts() == ["counts"] * 4 + ["farmed"] * 2 + ["counts"] * 2


def test_record_with_somebody_else_at_the_table_is_another_company(ann, bea, settings):
    settings.COMPANY_A_DAY = settings.ALONE_A_DAY = 1
    ended(seat(0, 10, ann), seat(1, 20, bea))
    ended(seat(0, 10, ann), seat(1, 20))
    assert verdicts() == ["counts", "counts", "counts", "computer"]


def test_record_of_one_person_in_two_seats_counts_once(ann):
    ended(seat(0, 10, ann), seat(1, 900, None, level="novice", former=ann.pk))
    assert (verdicts(), lifetime(ann)) == (["counts", "twice"], (10, 1, 1))


def test_record_of_a_seat_given_up_is_a_game_without_gold(play, settings):
    settings.RUSHED_SECONDS = 0
    table = play(2)
    leave(table.game, table.people[0])
    finish(table)
    announce(table.game.pk)
    mine = Result.objects.get(seat=0)
    assert (mine.verdict, mine.person, lifetime(table.people[0])) == ("left", table.people[0], (0, 1, 0))


def test_forget_takes_a_person_off_every_list_and_leaves_the_games(ann, bea, client):
    ended(seat(0, 10, ann), seat(1, 20, bea))
    forget(ann)
    rows = Result.objects.order_by("seat").values_list("name", "person", "gold")
    assert list(rows) == [("", None, 10), ("Bea", bea.pk, 20)]
    people = client.get("/leaderboard/", headers={"Accept": "application/json"}).json()["people"]
    assert [(p["place"], p["name"]) for p in people] == [(1, "Bea")]


def test_whoever_has_gone_is_called_a_former_player_by_the_games_they_played(play, client):
    table = play(2)
    finish(table)
    announce(table.game.pk)
    forget(table.people[0])
    client.force_login(table.people[1])
    assert "a former player" in client.get(f"/result/{table.game.public_id}/").content.decode()
