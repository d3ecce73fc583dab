"""One shape for every refusal, wherever it comes from."""

import pytest
from django.test import Client

from games.api.openapi import codes

SHAPE = {"code", "sentence", "detail", "fields"}
pytestmark = pytest.mark.django_db


@pytest.fixture
def ada(program):
    return program("Ada")


def refused(answer, status: int, code: str) -> dict:
    assert answer.status_code == status, answer.content
    assert answer.headers["Content-Type"] == "application/json"
    body = answer.json()
    assert set(body) == SHAPE
    assert body["code"] == code
    assert body["sentence"]
    assert code in codes()
    return body


def test_without_a_token(client):
    answer = client.get("/api/me/")
    refused(answer, 401, "sign_in")
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")


@pytest.mark.parametrize("header", ["Bearer", "Bearer dq_wrong", "Bearer a b", "Basic YTpi", "Bearer dq_\u00e9"])
def test_a_wrong_token(client, header):
    refused(client.get("/api/me/", headers={"Authorization": header}), 401, "authentication_failed")


@pytest.mark.parametrize("path", ["nothing/", "tables/x/nothing/", "tables", "tables/a%00b/", "tables/ä/"])
def test_no_such_address(ada, path):
    refused(ada.client.get(f"/api/{path}"), 404, "not_found")
    refused(ada.client.post(f"/api/{path}"), 404, "not_found")


def test_no_such_method(ada):
    for method in ("put", "patch", "delete", "trace", "options"):
        answer = getattr(ada.client, method)("/api/tables/")
        refused(answer, 405, "method_not_allowed")
        assert "POST" in answer.headers["Allow"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_no_json(ada, kind):
    refused(ada.client.generic("POST", "/api/tables/", b"seats=2", kind), 415, "unsupported_media_type")


@pytest.mark.parametrize("raw", [b"{", b"[]", b"1", b'{"seats": NaN}', b'"\xff"', b"[" * 5000, b'{"a":' * 3000])
def test_no_object(ada, raw):
    refused(ada.client.generic("POST", "/api/tables/", raw, "application/json"), 400, "parse_error")


def test_too_much(ada):
    raw = b'{"name": "' + b"x" * 70_000 + b'"}'
    refused(ada.client.generic("POST", "/api/tables/", raw, "application/json"), 413, "too_large")


def test_fields(ada):
    answer = ada.client.post("/api/tables/", {"seats": "2", "name": 7, "public": 1}, "application/json")
    assert set(refused(answer, 400, "invalid")["fields"]) == {"seats", "name", "public"}


def test_what_tables_refuse_keeps_its_code_and_its_sentence(ada):
    body = refused(ada.client.get("/api/tables/nowhere/"), 404, "no_table")
    assert "no such table" in body["sentence"]


def test_in_the_readers_language(ada):
    answer = ada.client.get("/api/nothing/", headers={"Accept-Language": "es"})
    english = ada.client.get("/api/nothing/").json()["sentence"]
    assert answer.headers["Content-Language"] == "es"
    assert english == "There is nothing at this address."


def test_a_session_needs_its_csrf_token(ada):
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(ada.person)
    assert browser.get("/api/me/").json()["token"] is None
    refused(browser.post("/api/tables/", {"seats": 1}, "application/json"), 403, "csrf_failed")


def test_too_many_requests_of_one_token(ada, program, settings):
    settings.API_PER_MINUTE = 3
    for _ in range(3):
        ada.get("me/")
    answer = ada.client.get("/api/me/")
    refused(answer, 429, "throttled")
    assert answer.headers["Retry-After"] == "60"
    program("Berta").get("me/")


def test_too_many_requests_of_one_address(client, settings):
    settings.API_PER_MINUTE = 2
    answers = [client.get("/api/me/", headers={"Authorization": "Bearer dq_guess"}) for _ in range(5)]
    assert [a.status_code for a in answers] == [401, 401, 401, 401, 429]


def test_a_fault_of_ours_is_said_in_the_same_shape(ada, monkeypatch):
    monkeypatch.setattr("games.api.tables.levels_of", lambda key: 1 / 0)
    ada.client.raise_request_exception = False
    refused(ada.client.get("/api/games/"), 500, "server_error")
