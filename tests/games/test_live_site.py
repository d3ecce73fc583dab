"""Tables of the real site, whose worker is killed while computer players are at it."""

import json
import sys
import urllib.request
from http.cookiejar import CookieJar

import pytest

from tests.infra.site import Site, wait_for

pytestmark = [
    pytest.mark.supervisor,
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc to see which processes live"),
]


class Guest:
    """A program that plays as a guest."""

    def __init__(self, site: Site):
        self.jar, self.base = CookieJar(), f"http://127.0.0.1:{site.port}"
        self.web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.get("/accounts/login/")
        self.post("/guest/")

    def get(self, path: str) -> bytes:
        request = urllib.request.Request(self.base + path, headers={"Accept": "application/json"})
        return self.web.open(request, timeout=120).read()

    def post(self, path: str, **body) -> bytes:
        token = next(c.value for c in self.jar if c.name == "csrftoken")
        headers = {"Content-Type": "application/json", "X-CSRFToken": token, "Referer": self.base}
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), headers)
        return self.web.open(request, timeout=120).read()

    def table(self, table: str) -> dict:
        return json.loads(self.get(f"/table/{table}/"))

    def set_going(self) -> str:
        """A table that computer players play alone from here on."""
        body = {"seats": 4, "bots": ["novice"] * 3, "start": True, "options": {"deal": "random"}}
        table = json.loads(self.post("/tables/", **body))["table"]
        self.post(f"/table/{table}/leave")
        return table


def test_tables_go_on_when_the_worker_is_killed_in_mid_thought(whole_site):
    """More than one: some games are short, and over before their worker is dead."""
    guest = Guest(whole_site)
    tables = [guest.set_going() for _ in range(6)]

    def ask(what: str) -> list:
        return [guest.table(table)[what] for table in tables]

    before = ask("version")
    wait_for(lambda: ask("version") != before)
    whole_site.kill("worker")
    assert "running" in ask("status")
    wait_for(lambda: set(ask("status")) == {"finished"})
    for table in tables:
        numbers = [e["number"] for e in json.loads(guest.get(f"/table/{table}/events"))["events"]]
        assert numbers == list(range(1, len(numbers) + 1))
