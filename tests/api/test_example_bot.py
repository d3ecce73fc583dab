"""The example bot plays a whole game against the real site, from a guest's click to the result."""

import os
import re
import subprocess
import sys
import urllib.parse
import urllib.request
from http.cookiejar import CookieJar

import pytest

from tests.infra.site import ROOT

pytestmark = [pytest.mark.supervisor, pytest.mark.slow]
BOT = ROOT / "docs" / "example_bot.py"


def guest_with_token(base: str) -> str:
    jar = CookieJar()
    web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))

    def post(path: str, **form: str) -> str:
        token = next(cookie.value for cookie in jar if cookie.name == "csrftoken")
        data = urllib.parse.urlencode({"csrfmiddlewaretoken": token, **form}).encode()
        return web.open(base + path, data, timeout=120).read().decode()

    web.open(base + "/accounts/login/", timeout=120)
    post("/guest/")
    return re.search(r"dq_[\w-]+", post("/preferences/tokens/", name="example")).group()


def run(base: str, token: str) -> subprocess.CompletedProcess:
    env = {**os.environ, "DQ_TOKEN": token}
    return subprocess.run([sys.executable, str(BOT), base], env=env, capture_output=True, text=True, timeout=300)


def test_a_whole_game(whole_site):
    base = f"http://127.0.0.1:{whole_site.port}"
    done = run(base, guest_with_token(base))
    assert done.returncode == 0, done.stderr
    me, house = done.stdout.splitlines()
    assert me.startswith("Guest ")
    assert house.startswith("novice ")
    refused = run(base, "dq_wrong")
    assert "token" in refused.stderr


def test_it_is_short():
    assert len(BOT.read_text().splitlines()) < 80
