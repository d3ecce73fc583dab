import json

import pytest

from games.models import Game

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada(program):
    return program("Ada")


@pytest.fixture
def berta(program):
    return program("Berta")


@pytest.fixture
def table(ada, berta) -> str:
    found = ada.open(options={"rounds": 1})
    berta.post(f"tables/{found}/join/")
    ada.post(f"tables/{found}/start/")
    return found


def answer(program, table: str, value, key: str = "", status: int = 200):
    question = program.get(f"tables/{table}/")["question"]
    return program.post(f"tables/{table}/answer/", status, question=question, key=key or str(question), answer=value)


def test_options_have_fields_and_reasons(ada, table):
    seen = ada.get(f"tables/{table}/options/")
    options = {o["id"]: o for o in seen["options"]}
    assert seen["key"] == "tiny.move"
    assert options["safe"] == {"id": "safe", "legal": True, "why_not": "", "reason": "", "fields": [], "info": []}
    assert (options["locked"]["legal"], options["locked"]["why_not"]) == (False, "tiny.locked")
    assert options["bid"]["fields"] == [{"type": "range", "name": "gold", "low": 0, "high": 3}]
    assert options["pick"]["fields"][0]["most"] == 2


def test_reasons_are_words_where_the_game_has_some(ada):
    table = ada.open(ruleset="dungeonquest", seats=1, options={"deal": "random"}, start=True)
    seen = ada.get(f"tables/{table}/options/")
    assert seen["options"]


@pytest.mark.django_db(transaction=True)
def test_a_whole_game(ada, berta, table):
    answer(ada, table, ["bid", 2])
    answer(ada, table, "on")
    answer(ada, table, "odd", "a")
    answer(berta, table, "even", "b")
    answer(ada, table, "pass", "c")
    done = answer(berta, table, "pass", "d")
    assert done["kind"] == "answer"
    results = berta.get(f"tables/{table}/results/")["results"]
    assert [(r["name"], r["gold"], r["won"]) for r in results] == [("Ada", 0, False), ("Berta", 1, True)]
    assert ada.get(f"tables/{table}/")["status"] == "finished"
    assert ada.get("leaderboard/")["people"][0]["name"] == "Berta"
    assert ada.post(f"tables/{table}/rematch/")["id"] != table


def test_the_same_key_again_gets_the_first_result(ada, table):
    first = ada.post(f"tables/{table}/answer/", question=1, key="k", answer="safe")
    again = ada.post(f"tables/{table}/answer/", question=1, key="k", answer="safe")
    assert (again["number"], again["again"], first["again"]) == (first["number"], True, False)
    assert ada.post(f"tables/{table}/answer/", 409, question=1, key="k", answer="roll")["code"] == "key_reused"


@pytest.mark.parametrize(
    ("value", "status", "code"),
    [("locked", 409, "forbidden"), ("fly", 409, "illegal"), (["bid", 9], 400, "malformed"), (["bid"], 400, "malformed"),
     ([["bid"]], 400, "malformed"), (["bid", [["a"]]], 400, "malformed"), (["bid", {}], 400, "malformed"),
     ({}, 400, "invalid"), (7, 400, "invalid"), ([], 400, "invalid")],
)  # fmt: skip
def test_odd_answers(ada, table, value, status, code):
    assert answer(ada, table, value, status=status)["code"] == code


def test_a_very_deep_answer_is_no_fault(ada, table):
    deep = "[" * 900 + "]" * 900
    raw = f'{{"question": 1, "key": "k", "answer": {deep}}}'
    got = ada.client.post(f"/api/tables/{table}/answer/", raw, "application/json")
    assert got.status_code == 400


def test_not_ones_turn_and_not_ones_table(ada, berta, program, table):
    assert answer(berta, table, "safe", status=409)["code"] == "not_yours"
    assert answer(program("Carla"), table, "safe", status=403)["code"] == "not_seated"
    assert ada.post(f"tables/{table}/answer/", 409, question=0, key="k", answer="safe")["code"] == "stale"


def test_nobody_sees_another_seats_hand(ada, berta, program, table):
    answer(ada, table, "roll")
    hand = ada.get(f"tables/{table}/observation/")["observation"]["table"]["hand"]
    assert len(hand) == 1
    for other in (berta, program("Carla")):
        seen = other.get(f"tables/{table}/observation/")
        assert seen["observation"]["table"]["hand"] == []
        told = other.get(f"tables/{table}/events/")["events"]
        assert "tiny.drew" not in [e["key"] for e in told]
    assert "tiny.drew" in [e["key"] for e in ada.get(f"tables/{table}/events/")["events"]]
    assert program("Dora").get(f"tables/{table}/options/", 403)["code"] == "not_seated"


def test_events_since(ada, table):
    answer(ada, table, "safe")
    all_of_them = ada.get(f"tables/{table}/events/")
    last = all_of_them["last"]
    assert [e["number"] for e in all_of_them["events"]] == list(range(1, last + 1))
    assert ada.get(f"tables/{table}/events/", since=last)["events"] == []
    assert ada.get(f"tables/{table}/events/", 400, since="x")["fields"]
    assert ada.get(f"tables/{table}/events/", 400, since="9" * 5000)["fields"]


def test_undo_and_take_back(ada, table):
    answer(ada, table, "safe")
    undone = ada.post(f"tables/{table}/undo/", question=2, key="u")
    assert undone["kind"] == "undo"
    again = ada.post(f"tables/{table}/take-back/", 409, question=undone["question"], key="t")
    assert again["code"] == "nothing_to_undo"


def test_before_the_start_there_is_nothing_to_see(ada):
    table = ada.open()
    for path in ("observation/", "options/"):
        assert ada.get(f"tables/{table}/{path}", 409)["code"] == "not_started"
    assert ada.get(f"tables/{table}/results/", 409)["code"] == "not_over"
    assert ada.get(f"tables/{table}/events/")["events"] == []


def test_no_answer_holds_a_secret_of_the_server(ada, table):
    game = Game.objects.get(public_id=table)
    for path in ("", "observation/", "options/", "events/"):
        text = json.dumps(ada.get(f"tables/{table}/{path}"))
        assert bytes(game.seed).hex() not in text
        assert "entropy" not in text


def test_undo_by_consent(ada, berta, table):
    answer(ada, table, "roll")
    assert ada.get(f"tables/{table}/options/")["undo"] == "consent"
    assert ada.post(f"tables/{table}/undo/", 409, question=2, key="u")["code"] == "needs_consent"
    assert ada.post(f"tables/{table}/ask-undo/", question=2, key="k")["kind"] == "ask_undo"
    for program in (ada, berta):
        assert program.get(f"tables/{table}/")["undo_asked"] == {"seat": 0, "agreed": [], "missing": [1]}
    refused = berta.post(f"tables/{table}/answer-undo/", agree=False, key="no")
    assert (refused["kind"], ada.get(f"tables/{table}/")["undo_asked"]) == ("refuse", None)
    ada.post(f"tables/{table}/ask-undo/", question=2, key="k2")
    assert berta.post(f"tables/{table}/answer-undo/", agree=True, key="yes")["kind"] == "undo"
    assert (ada.get(f"tables/{table}/options/")["key"], ada.get(f"tables/{table}/")["question"]) == ("tiny.move", 3)


def test_undo_by_consent_that_nobody_may_answer(ada, berta, program, table):
    path = f"tables/{table}/answer-undo/"
    assert berta.post(path, 409, agree=True, key="k")["code"] == "nothing_asked"
    assert berta.post(path, 400, agree="yes", key="k")["fields"]["agree"]
    assert program("Carla").post(path, 403, agree=True, key="k")["code"] == "not_seated"
    assert berta.post(f"tables/{table}/ask-undo/", 409, question=1, key="k")["code"] == "nothing_to_undo"
