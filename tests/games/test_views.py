import json

import pytest

from games.models import Action, Game
from games.refusals import Code
from games.tables import Settings, open_table
from tests.games.helpers import finish

pytestmark = pytest.mark.django_db


@pytest.fixture
def at(client):
    """Posts and gets at a table as some person, as a program does."""

    class At:
        def __init__(self, game, person=None):
            self.base = f"/table/{game.public_id}/"
            if person:
                client.force_login(person)
            else:
                client.logout()

        def post(self, what, **body):
            return client.post(f"{self.base}{what}", json.dumps(body), content_type="application/json")

        def form(self, what, **body):
            return client.post(f"{self.base}{what}", body)

        def get(self, what="", **kwargs):
            return client.get(f"{self.base}{what}", headers={"Accept": "application/json"}, **kwargs)

    return At


def code(response) -> tuple[int, str]:
    error = response.json()["error"]
    assert error["sentence"]
    return response.status_code, error["code"]


def test_act_by_json_gets_a_receipt(play, at):
    table = play()
    response = at(table.game, table.people[0]).post("act", question=1, answer="safe", key="k")
    row = table.row()
    assert response.json() == {"number": 1, "kind": "answer", "question": 2, "version": row.version, "again": False}


def test_act_by_form_goes_back_to_the_table(play, at, client):
    table = play()
    response = at(table.game, table.people[0]).form("act", question="1", option="safe")
    assert (response.status_code, response.url) == (302, f"/table/{table.game.public_id}/")
    assert table.row().question == 2


def test_act_by_form_with_fields_is_taken(play, at):
    table = play()
    body = {"question": "1", "option": "pick", "field-pick-dice": ["a", "c"], "field-bid-gold": "0"}
    at(table.game, table.people[0]).form("act", **body)
    assert Action.objects.get(game=table.game, number=1).answer == ["pick", ["a", "c"]]


def test_act_by_form_that_is_refused_shows_the_table_with_the_sentence(play, at):
    table = play()
    response = at(table.game, table.people[1]).form("act", question="1", option="safe")
    assert response.status_code == 409
    assert "It is not your turn" in response.content.decode()


def test_act_by_fragment_gets_the_new_view(play, client):
    table = play()
    client.force_login(table.people[0])
    url = f"/table/{table.game.public_id}/act"
    response = client.post(url, {"question": "1", "option": "safe"}, headers={"HX-Request": "true"})
    assert 'name="question" value="2"' in response.content.decode()


@pytest.mark.parametrize(
    ("who", "body", "expected"),
    [
        (0, {"question": 7, "answer": "safe"}, (409, Code.STALE)),
        (1, {"question": 1, "answer": "safe"}, (409, Code.NOT_YOURS)),
        (2, {"question": 1, "answer": "safe"}, (403, Code.NOT_SEATED)),
        (None, {"question": 1, "answer": "safe"}, (401, Code.SIGN_IN)),
        (0, {"question": 1, "answer": "fly"}, (409, Code.ILLEGAL)),
        (0, {"question": 1, "answer": "locked"}, (409, Code.FORBIDDEN)),
        (0, {"question": 1, "answer": {"a": 1}}, (400, Code.MALFORMED)),
        (0, {"question": 1}, (409, Code.ILLEGAL)),
        (0, {"answer": "safe"}, (400, Code.MALFORMED)),
        (0, {"question": "one", "answer": "safe"}, (400, Code.MALFORMED)),
        (0, {"question": 1.5, "answer": "safe"}, (400, Code.MALFORMED)),
        (0, {"question": 1, "answer": "safe", "key": 5}, (400, Code.MALFORMED)),
        (0, {"question": 1, "answer": "safe", "key": "k" * 99}, (400, Code.MALFORMED)),
        (0, {"question": 1, "answer": "trap"}, (422, Code.RULES_ERROR)),
    ],
)
def test_act_that_cannot_be_taken_is_refused_with_code_and_sentence(play, at, person, who, body, expected):
    table = play(options={"traps": True})
    people = [*table.people, person("Stranger")]
    response = at(table.game, None if who is None else people[who]).post("act", **body)
    assert code(response) == expected
    assert table.row().question == 1


@pytest.mark.parametrize("raw", [b" ", b"[]", b"{", b'{"question": 1', b"\xff\xfe", b'"x"', b"[" * 5000])
def test_act_with_a_body_that_is_no_object_is_refused(play, client, raw):
    table = play()
    client.force_login(table.people[0])
    response = client.post(f"/table/{table.game.public_id}/act", raw, content_type="application/json")
    assert code(response) == (400, Code.MALFORMED)


def test_act_after_the_end_is_refused(play, at):
    table = play()
    finish(table)
    assert code(at(table.game, table.people[0]).post("act", question=1, answer="safe")) == (409, Code.OVER)


def test_act_at_a_table_one_may_not_see_hears_of_no_table(play, at, person):
    table = play(public=False)
    response = at(table.game, person("Stranger")).post("act", question=1, answer="safe")
    assert code(response) == (404, Code.NO_TABLE)


def test_take_back_and_undo_by_json(play, at):
    table = play(1)
    me = at(table.game, table.people[0])
    me.post("act", question=1, answer="safe", key="a")
    assert me.post("undo", question=2, key="u").json()["kind"] == "undo"
    assert code(me.post("take-back", question=3)) == (409, Code.NOTHING_TO_UNDO)


def test_table_page_shows_one_button_an_option(play, client):
    table = play()
    client.force_login(table.people[0])
    page = client.get(f"/table/{table.game.public_id}/").content.decode()
    assert page.count('name="option"') == 5


def test_table_by_json_shows_each_viewer_their_own_hand(play, at):
    table = play()
    table.act(0, "roll")
    mine = at(table.game, table.people[0]).get().json()["observation"]["table"]
    theirs = at(table.game, table.people[1]).get().json()["observation"]["table"]
    spectator = at(table.game).get().json()["observation"]["table"]
    assert (len(mine["hand"]), theirs["hand"], spectator["hand"]) == (1, [], [])
    assert mine["cards"] == theirs["cards"] == [1, 0]


def test_table_in_no_form_holds_the_seed_or_the_head(play, at, client):
    table = play()
    row = table.row()
    client.force_login(table.people[0])
    pages = [client.get(f"/table/{row.public_id}/{what}").content for what in ("", "view", "events")]
    pages.append(at(table.game, table.people[0]).get().content)
    for page in pages:
        assert bytes(row.seed).hex().encode() not in page
        assert bytes(row.head) not in page


def test_view_of_the_version_one_has_is_empty(play, client):
    table = play()
    client.force_login(table.people[0])
    url = f"/table/{table.game.public_id}/view"
    version = table.row().version
    assert client.get(url, {"have": version}).status_code == 204
    assert client.get(url, {"have": version - 1}).status_code == 200


def test_events_are_numbered_without_gaps_for_each_viewer(play, at):
    table = play()
    table.act(0, "roll")
    for viewer, keys in (
        (table.people[0], ["tiny.moved", "tiny.rolled", "tiny.drew"]),
        (table.people[1], ["tiny.moved", "tiny.rolled"]),
        (None, ["tiny.moved", "tiny.rolled"]),
    ):
        got = at(table.game, viewer).get("events").json()
        assert [e["key"] for e in got["events"]] == keys
        assert [e["number"] for e in got["events"]] == list(range(1, len(keys) + 1))
        assert got["last"] == len(keys)


def test_events_since_a_number_continue_there(play, at):
    table = play(1)
    finish(table)
    me = at(table.game, table.people[0])
    whole = me.get("events").json()["events"]
    assert me.get("events?since=4").json()["events"] == whole[4:]
    assert me.get("events?since=9999").json()["events"] == []
    assert code(me.get("events?since=-1")) == (400, Code.MALFORMED)


def test_lobby_lists_public_tables_only(client, person):
    host = person("Host")
    open_table(host, Settings("tiny", 2, name="Everybody"))
    open_table(host, Settings("tiny", 2, name="Friends", public=False))
    page = client.get("/tables/").content.decode()
    assert ("Everybody" in page, "Friends" in page) == (True, False)


def test_whole_way_from_the_lobby_to_the_first_question(client, person):
    host, guest = person("Host"), person("Guest A")
    client.force_login(host)
    table = client.post("/tables/", {"ruleset": "tiny", "seats": "3", "name": "Ours"}).url
    game = Game.objects.get()
    client.force_login(guest)
    assert client.get(table).status_code == 404
    assert client.get(f"/join/{game.link}/").url == table
    client.post(f"{table}join", {"entropy": "mine"})
    client.force_login(host)
    client.post(f"{table}fill", {"level": "novice"})
    assert client.post(f"{table}start").url == table
    assert Game.objects.get().status == "running"
    assert bytes(game.seats.get(index=1).entropy) == b"mine"


def test_open_and_start_in_one_post_with_bots(client, person):
    client.force_login(person("Host"))
    body = {"ruleset": "tiny", "seats": 2, "bots": ["novice"], "start": True}
    response = client.post("/tables/", json.dumps(body), content_type="application/json")
    assert response.status_code == 201
    assert Game.objects.get().status == "running"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"ruleset": "chess"}, (400, Code.NO_RULESET)),
        ({"ruleset": "tiny", "seats": 9}, (400, Code.BAD_SETTINGS)),
        ({"ruleset": "tiny", "seats": "many"}, (400, Code.MALFORMED)),
        ({"ruleset": "tiny", "seats": 2, "bots": "novice"}, (400, Code.MALFORMED)),
        ({"ruleset": "tiny", "seats": 2, "options": [1]}, (400, Code.MALFORMED)),
        ({"ruleset": "tiny", "seats": 2, "sets": [1]}, (400, Code.MALFORMED)),
        ({"ruleset": ["tiny"], "seats": 2}, (400, Code.MALFORMED)),
    ],
)
def test_open_with_bad_settings_is_refused(client, person, body, expected):
    client.force_login(person("Host"))
    response = client.post("/tables/", json.dumps(body), content_type="application/json")
    assert code(response) == expected


def test_open_by_nobody_is_refused(client):
    response = client.post("/tables/", json.dumps({"ruleset": "tiny", "seats": 1}), content_type="application/json")
    assert code(response) == (401, Code.SIGN_IN)


def test_names_with_tags_come_out_as_text(client, person):
    open_table(person("Host"), Settings("tiny", 2, name="<script>alert(1)</script>"))
    page = client.get("/tables/").content.decode()
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page


def test_rematch_leads_to_the_new_table(play, at):
    table = play(1)
    finish(table)
    new = at(table.game, table.people[0]).post("rematch").json()["table"]
    assert Game.objects.get(public_id=new).rematch_of == table.game
