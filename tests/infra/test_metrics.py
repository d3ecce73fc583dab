import json

import pytest

from games.refusals import Refusal
from tests.games.conftest import play, shelf  # noqa: F401

pytestmark = pytest.mark.django_db


@pytest.fixture
def person(django_user_model):
    return lambda name: django_user_model.objects.create_user(username=name)


@pytest.fixture
def read(client, settings):
    def figures() -> str:
        settings.METRICS_TOKEN = "only-for-tests"
        return client.get("/metrics", headers={"Authorization": "Bearer only-for-tests"}).content.decode()

    return figures


def value(figures: str, line: str) -> float:
    return next((float(text.rpartition(" ")[2]) for text in figures.splitlines() if text.startswith(line)), 0.0)


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer wrong", "Bearer only-for-test", "Bearer é"])
def test_without_the_token_there_is_no_such_page(client, settings, header):
    assert client.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404
    settings.METRICS_TOKEN = "only-for-tests"
    assert client.get("/metrics", headers={"Authorization": header}).status_code == 404


def test_moves_and_refusals_are_counted(play, read):  # noqa: F811
    moves, refusals = (
        'dungeonquest_moves_total{actor="person",kind="answer"}',
        'dungeonquest_refusals_total{actor="person",code="not_yours"}',
    )
    before = read()
    table = play()
    table.act(0, "safe")
    with pytest.raises(Refusal):
        table.act(1, "on")
    after = read()
    assert value(after, moves) == value(before, moves) + 1
    assert value(after, refusals) == value(before, refusals) + 1
    assert value(after, "dungeonquest_door_seconds_count") > value(before, "dungeonquest_door_seconds_count")


def test_requests_are_counted_by_their_pattern(client, read):
    client.get("/join/a-secret-link/")
    figures = read()
    assert 'route="join/<slug:link>/"' in figures
    assert "a-secret-link" not in figures


def test_a_line_a_request_without_what_is_secret_in_its_address(client, caplog):
    with caplog.at_level("INFO"):
        client.get("/join/a-secret-link/")
        client.get("/healthz")
    lines = [r.msg for r in caplog.records if r.name == "dungeonquest.observed"]
    assert [line["route"] for line in lines] == ["/join/<slug:link>/"]
    assert lines[0]["code"] == 404
    assert lines[0]["request_id"]
    assert "a-secret-link" not in json.dumps(lines, default=str)
