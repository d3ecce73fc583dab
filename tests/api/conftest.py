import json

import pytest
from django.contrib.auth import get_user_model
from django.core.cache import cache
from django.test import Client

from accounts.tokens import create_token
from games.rules.library import SHELF


@pytest.fixture(autouse=True)
def site(monkeypatch, settings):
    monkeypatch.setitem(SHELF, "tiny", "tests.games.tiny:Tiny")
    settings.BOT_PAUSE = (0, 0)
    settings.RUSHED_SECONDS = 0
    cache.clear()


class Program:
    """A program with a token; ``sent`` keeps every answer it got."""

    def __init__(self, name: str):
        self.person = get_user_model().objects.create_user(username=name)
        self.token = create_token(self.person, "a test")
        self.client = Client(headers={"Authorization": f"Bearer {self.token}"})

    def get(self, path: str, status: int = 200, **query):
        return self._read(self.client.get(f"/api/{path}", query), status)

    def post(self, path: str, status: int = 200, **body):
        return self._read(self.client.post(f"/api/{path}", json.dumps(body), "application/json"), status)

    def _read(self, answer, status: int):
        assert answer.status_code == status, answer.content
        assert answer.headers["Content-Type"] == "application/json"
        return answer.json()

    def open(self, **more) -> str:
        return self.post("tables/", 201, **{"ruleset": "tiny", "seats": 2, "public": True, **more})["id"]


@pytest.fixture
def program(db):
    return Program
