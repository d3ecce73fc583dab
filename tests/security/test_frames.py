"""A frame of two megabytes at the real server."""

import urllib.request

import aiohttp
import pytest

from games.load.seat import Seat

pytestmark = [pytest.mark.supervisor, pytest.mark.slow]


async def test_it_is_refused_and_the_site_lives(whole_site):
    base = f"http://127.0.0.1:{whole_site.port}"
    seat = Seat(base, None)
    await seat.arrive()
    table = (await seat.wish("/tables/", seats=1, public=True))["table"]
    socket = await seat.web.ws_connect(f"/ws/table/{table}/", origin=base)
    assert "v" in await socket.receive_json()
    await socket.send_bytes(b"x" * 2_000_000)
    message = await socket.receive(timeout=120)
    assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
    assert socket.close_code in (1009, 1006)
    await seat.leave()
    assert urllib.request.urlopen(f"{base}/healthz", timeout=120).status == 200
    assert whole_site.health()["status"] == "ok"
