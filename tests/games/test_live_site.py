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


def test_table_goes_on_when_the_worker_is_killed_in_mid_thought(whole_site):
    guest = Guest(whole_site)
    body = {"seats": 4, "bots": ["novice"] * 3, "start": True, "options": {"deal": "random"}}
    table = json.loads(guest.post("/tables/", **body))["table"]
    guest.post(f"/table/{table}/leave")  # computer players alone from here on
    before = guest.table(table)["version"]
    wait_for(lambda: guest.table(table)["version"] > before)
    whole_site.kill("worker")
    assert guest.table(table)["status"] == "running"
    wait_for(lambda: guest.table(table)["status"] == "finished")
    numbers = [e["number"] for e in json.loads(guest.get(f"/table/{table}/events"))["events"]]
    assert numbers == list(range(1, len(numbers) + 1))
