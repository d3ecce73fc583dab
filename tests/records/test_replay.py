"""Stepping through games: every moment shows what it should, to whom it should, from rows and from a file."""

import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from games.history import heard_since
from games.models import Game, KeptRecord
from games.records import as_json, record_of
from games.records.chain import seal
from games.records.form import LARGEST
from games.records.opened import merged
from games.records.watching import OPEN, RecordSource, TableSource, kept_source, moments, observation_at
from games.sittings import view_of
from games.tables import access_game
from tests.games.helpers import finish
from tests.kernel.games import TINY, shelve

pytestmark = pytest.mark.django_db(transaction=True)


def table_source(game):
    return TableSource(game, list(game.seats.order_by("index")))


def test_moments_are_what_the_viewer_was_told_and_the_last_is_the_end(finished):
    game = finished(bots=2, deal="random")
    source = table_source(game)
    for seat in (None, 0, 1, 2):
        heard = heard_since(game, seat)
        found = moments(source, seat)
        assert [(m.number, m.key, m.data) for m in found] == [tuple(h) for h in heard]
        viewer = access_game(game.host, game.public_id)
        viewer.seat = seat
        assert observation_at(source, found[-1], seat)["table"] == view_of(viewer).observation()["table"]
    everything = moments(source, OPEN)
    assert len(everything) >= max(len(moments(source, s)) for s in (None, 0, 1, 2))
    assert [m.number for m in everything] == list(range(1, len(everything) + 1))


def test_rows_and_file_show_the_same_at_every_moment(finished):
    game = finished(deal="random")
    rows, file = table_source(game), RecordSource(record_of(game))
    assert not file.broken
    for eyes in (None, 1, OPEN):
        found = moments(rows, eyes)
        assert found == moments(file, eyes)
        for moment in found[:: max(1, len(found) // 25)]:
            assert observation_at(rows, moment, eyes) == observation_at(file, moment, eyes)


def test_a_moment_in_mid_action_shows_the_table_at_that_event(finished):
    source = table_source(finished(deal="random"))
    found = moments(source, None)
    moved = [m for m in found if m.key == "tile" and not m.last]
    assert moved
    for moment in moved[:5]:
        before = observation_at(source, found[moment.number - 2], None)["table"]
        after = observation_at(source, moment, None)["table"]
        places = [{t["place"] for t in table["board"]} for table in (before, after)]
        assert places[0] < places[1]
        assert moment.data[1] in places[1] - places[0] or set(moment.data) & (places[1] - places[0])


@pytest.mark.parametrize("key", sorted(TINY))
def test_every_tiny_game_can_be_watched_open(person, key, client):
    from tests.games.test_every_game import played

    with shelve():
        game = played(person("Host"), key, "novice")
        source = table_source(game)
        found = moments(source, OPEN)
        for moment in found:
            observation_at(source, moment, OPEN)
        answer = client.get(f"/table/{game.public_id}/replay/?as=open&at={len(found)}")
        assert answer.status_code == 200


def test_a_running_game_shows_ones_own_view_whatever_is_asked_for(play, client):
    table = play(2)
    table.act(0, "roll")
    url = f"/table/{table.game.public_id}/replay/"
    card = str(table.position().g.s.hands[0])
    client.force_login(table.people[1])
    for ask in ("", "?as=open", "?as=0", "?as=watch"):
        pages = [client.get(f"{url}{ask}{'&' if ask else '?'}at={n}").content.decode() for n in (1, 2)]
        assert all("tiny.drew" not in p and card not in p for p in pages)
        assert client.get(f"{url}{ask}{'&' if ask else '?'}at=3").status_code == 409
    client.force_login(table.people[0])
    assert "tiny.drew" in client.get(f"{url}?at=3").content.decode()


def test_after_the_end_every_seat_may_be_looked_at(play, client):
    table = play(2)
    table.act(0, "roll")
    finish(table)
    client.force_login(table.people[1])
    url = f"/table/{table.game.public_id}/replay/"
    assert "tiny.drew" in client.get(f"{url}?as=0&at=3").content.decode()
    assert "tiny.drew" in client.get(f"{url}?as=open&at=3").content.decode()
    assert "tiny.drew" not in client.get(f"{url}?as=1&at=3").content.decode()
    assert client.get(f"{url}?as=7").status_code == 400
    assert client.get(f"{url}?at=x").status_code == 400
    assert client.get(f"{url}?at=9999").status_code == 409


def test_the_page_steps_and_its_fragment_holds_only_what_changed(finished, client):
    game = finished(deal="random")
    url = f"/table/{game.public_id}/replay/"
    page = client.get(f"{url}?at=9").content.decode()
    assert 'rel="next" data-to="10" href="?at=10"' in page
    assert 'rel="prev" data-to="8"' in page
    have = " ".join("=".join(m) for m in re.findall(r'id="([a-z0-9-]+)" data-mark="([0-9a-f]+)"', page))
    part = client.get(f"{url}?at=10", headers={"X-Have": have}).content.decode()
    assert 'id="player"' in part
    assert 'id="row-0"' not in part
    assert len(part) < len(page) / 3


@pytest.fixture
def bring(client, person):
    """Uploads these bytes as a person."""
    client.force_login(person("Uploader"))

    def do(raw: bytes):
        return client.post("/replay/", {"game": SimpleUploadedFile("game.json", raw)})

    return do


def test_a_file_from_elsewhere_can_be_watched_and_verified(finished, bring, client):
    game = finished(deal="random")
    raw = client.get(f"/table/{game.public_id}/record.json").content
    Game.objects.all().delete()
    answer = bring(raw)
    assert answer.status_code == 302
    client.logout()
    assert client.get(answer.url).status_code == 200
    assert client.get(f"{answer.url}?as=open&at=20").status_code == 200
    assert "Everything fits" in client.get(f"{answer.url}verify/").content.decode()


def test_a_forged_file_is_shown_as_far_as_the_rules_take_it(record, bring, client):
    action = [a for a in record.actions if str(a.answer).startswith("move:")][2]
    action.answer = "fly"
    answer = bring(as_json(seal(record)))
    page = client.get(answer.url).content.decode()
    assert "do not take every answer" in page
    assert "would not have taken" in client.get(f"{answer.url}verify/").content.decode()


BAD = (b"", b"{}", b"[]", b"\xff\xfe", b"[" * 50_000, b'{"format": "dungeonquest-online-game/1"}', b"0" * 1000)


@pytest.mark.parametrize("raw", BAD, ids=range(len(BAD)))
def test_what_is_no_game_is_refused_in_a_sentence(bring, raw):
    answer = bring(raw)
    assert answer.status_code == 400
    assert b'role="alert"' in answer.content
    assert KeptRecord.objects.count() == 0


def test_a_huge_file_is_refused(bring):
    assert bring(b" " * (LARGEST + 1)).status_code == 413


def spoil_seats(record):
    record.seats = record.seats * 3


def spoil_version(record):
    record.rules_version = 99


def spoil_cards(record):
    record.cards = {"sizes": {"trap": 10**9}}


def spoil_start(record):
    record.actions[0].kind = "answer"


def spoil_status(record):
    record.status = "running"


@pytest.mark.parametrize("spoil", [spoil_seats, spoil_version, spoil_cards, spoil_start, spoil_status])
def test_a_file_that_cannot_be_played_is_refused(record, bring, spoil):
    spoil(record)
    assert bring(as_json(record)).status_code == 400


def test_names_in_a_file_are_escaped(record, bring, client):
    record.name = record.seats[0].name = record.seats[1].level = "<script>alert(1)</script>"
    page = client.get(bring(as_json(seal(record))).url).content.decode()
    assert "<script>alert" not in page


def test_a_person_keeps_only_so_many(record, bring, client):
    raw = as_json(record)
    for _ in range(12):
        kept_source.cache_clear()
        bring(raw)
    assert KeptRecord.objects.count() == 10


def test_guests_at_the_door_are_asked_in_first(client):
    assert client.post("/replay/", {"game": SimpleUploadedFile("x", b"{}")}).status_code == 401
    assert client.get("/replay/").status_code == 200
    assert client.get("/replay/nothing/").status_code == 404


def test_everything_open_is_laid_over_each_other():
    views = [{"a": None, "b": (1, 0)}, {"a": 5, "b": (1, 0)}, {"a": None, "b": (1, 7), "c": "x"}]
    assert merged(views) == {"a": 5, "b": (1, 0), "c": "x"}
    assert merged([(), ("card",)]) == ("card",)
