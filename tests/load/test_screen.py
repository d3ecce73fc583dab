"""What the bench's browser understands of the real pages."""

import random
from urllib.parse import urlencode

import pytest
from django.test import Client

from games.load.screen import Screen

pytestmark = pytest.mark.django_db


@pytest.fixture
def opened(client: Client):
    client.post("/guest/")
    body = {"seats": 1, "start": True, "options": {"deal": "random"}}
    table = client.post("/tables/", body, "application/json").json()["table"]
    return table, client.get(f"/table/{table}/").content.decode()


def test_a_whole_game_by_forms(client, opened):
    table, html = opened
    screen, rng = Screen(), random.Random(1)
    screen.show(html)
    assert {"sun", "decision", "hero-0"} <= screen.marks.keys()
    for _ in range(400):
        if screen.over:
            return
        before = screen.version
        form = urlencode(screen.answer(rng))
        headers = {"X-Have": screen.have}
        answer = client.post(f"/table/{table}/act", form, "application/x-www-form-urlencoded", headers=headers)
        assert answer.status_code == 200, answer.content
        screen.show(answer.content.decode())
        assert screen.version > before
    raise AssertionError("the game does not end")
