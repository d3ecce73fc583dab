import pytest

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada(program):
    return program("Ada")


@pytest.fixture
def berta(program):
    return program("Berta")


def test_who_am_i(ada):
    me = ada.get("me/")
    assert (me["name"], me["guest"], me["token"]["ending"]) == ("Ada", False, ada.token[-4:])


def test_the_shelf(ada):
    game = next(g for g in ada.get("games/")["games"] if g["ruleset"] == "dungeonquest")
    assert game["seats"] == [1, 2, 3, 4]
    assert "novice" in game["levels"]


def test_from_the_first_chair_to_the_start(ada, berta):
    table = ada.open(seats=3, name="Cellar")
    assert [t["name"] for t in berta.get("tables/")["tables"]] == ["Cellar"]
    assert berta.get("tables/", mine="true")["tables"] == []
    assert berta.post(f"tables/{table}/join/", seat=2)["seat"] == 2
    assert berta.post(f"tables/{table}/ready/")["chairs"][2]["name"] == "Berta"
    assert berta.post(f"tables/{table}/start/", 403)["code"] == "not_host"
    assert ada.post(f"tables/{table}/start/", 409)["code"] == "seats_empty"
    assert ada.post(f"tables/{table}/fill/", level="novice")["chairs"][1]["level"] == "novice"
    assert ada.post(f"tables/{table}/free/", seat=1)["chairs"][1]["level"] == ""
    ada.post(f"tables/{table}/fill/", level="novice", seat=1)
    assert ada.post(f"tables/{table}/start/")["status"] == "running"
    assert berta.get("tables/", mine="true")["tables"][0]["id"] == table


def test_leaving(ada, berta):
    table = ada.open()
    berta.post(f"tables/{table}/join/")
    assert berta.post(f"tables/{table}/leave/")["seat"] is None
    assert berta.post(f"tables/{table}/leave/", 403)["code"] == "not_seated"


def test_one_that_cannot_start_is_not_opened(ada):
    assert ada.post("tables/", 409, ruleset="tiny", seats=2, start=True)["code"] == "seats_empty"
    assert ada.get("tables/", mine="true")["tables"] == []
    assert ada.post("tables/", 201, ruleset="tiny", seats=2, bots=["novice"], start=True)["status"] == "running"


def test_a_private_table_is_there_for_those_who_hold_its_link(ada, berta):
    table = ada.open(public=False)
    link = ada.get(f"tables/{table}/")["link"]
    for path in ("", "observation/", "options/", "events/", "results/"):
        assert berta.get(f"tables/{table}/{path}", 404)["code"] == "no_table"
    for path in ("join/", "leave/", "start/", "fill/", "free/", "ready/", "rematch/"):
        assert berta.post(f"tables/{table}/{path}", 404, level="novice", seat=1)["code"] == "no_table"
    assert berta.post("invitations/wrong/", 404)["code"] == "no_table"
    assert berta.post(f"invitations/{link}/")["seat"] == 1
    assert berta.get(f"tables/{table}/")["seat"] == 1


def test_the_link_is_shown_to_those_who_sit(ada, berta):
    assert berta.get(f"tables/{ada.open()}/")["link"] == ""


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"ruleset": "chess"}, "no_ruleset"),
        ({"seats": 8}, "bad_settings"),
        ({"bots": ["genius"]}, "no_level"),
        ({"options": {"magic": 1}}, "bad_settings"),
        ({"sets": ["unknown"]}, "bad_settings"),
        ({"seconds_per_move": 1}, "invalid"),
        ({"name": "x" * 61}, "invalid"),
        ({"name": "a\x00b"}, "invalid"),
        ({"seats": None}, "invalid"),
    ],
)
def test_odd_wishes(ada, wish, code):
    assert ada.post("tables/", 400, **{"ruleset": "tiny", "seats": 2, **wish})["code"] == code


def test_the_leaderboard_is_open_to_programs(ada):
    assert ada.get("leaderboard/") == {"people": []}
