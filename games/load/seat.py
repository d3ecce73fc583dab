"""One person at one browser: a session, a page, a socket."""

import asyncio
import json
import random
import time
from typing import Any

import aiohttp

from games.load.screen import Screen

PATIENCE = 20.0


class Seat:
    """``seen`` is told (version, moment) whenever the page shows something newer."""

    def __init__(self, base: str, rng: random.Random) -> None:
        self.base, self.rng = base, rng
        self.screen = Screen()
        self.news = asyncio.Condition()
        self.turn = asyncio.Lock()  # a browser's requests for a table go one after the other
        self.bytes = 0  # of moves: updates and notices
        self.updates: list[int] = []  # bytes of each update
        self.pages: list[int] = []  # bytes of each whole page
        self.shown_at = 0.0
        self.listener: asyncio.Task | None = None

    async def arrive(self) -> None:
        """Play as a guest."""
        jar = aiohttp.CookieJar(unsafe=True)
        self.web = aiohttp.ClientSession(self.base, cookie_jar=jar, timeout=aiohttp.ClientTimeout(total=PATIENCE))
        await self._text(self.web.get("/accounts/login/"))
        await self._text(self.web.post("/guest/", data={"csrfmiddlewaretoken": self.token}))

    @property
    def token(self) -> str:
        return next(c.value for c in self.web.cookie_jar if c.key == "csrftoken")

    async def wish(self, path: str, **body: Any) -> dict[str, Any]:
        """A POST of JSON, as programs send it."""
        headers = {"X-CSRFToken": self.token, "Content-Type": "application/json"}
        return json.loads(await self._text(self.web.post(path, data=json.dumps(body), headers=headers)))

    async def sit_at(self, table: str) -> None:
        """Load the page and listen."""
        await self.get_up()
        self.path, self.screen = f"/table/{table}/", Screen()
        self.pages.append(await self._show(self.web.get(self.path)))
        socket = await self.web.ws_connect(f"/ws/table/{table}/", origin=self.base)
        self.listener = asyncio.create_task(self._listen(socket))

    async def get_up(self) -> None:
        if self.listener:
            self.listener.cancel()
            self.listener = None

    async def leave(self) -> None:
        await self.get_up()
        await self.web.close()

    async def move(self) -> None:
        async with self.turn:
            if self.screen.options:
                form = aiohttp.FormData(self.screen.answer(self.rng))
                await self._update(self.web.post(f"{self.path}act", data=form(), headers=self._headers(form)))

    def _headers(self, form: aiohttp.FormData) -> dict[str, str]:
        return {"X-Have": self.screen.have, "Content-Type": "application/x-www-form-urlencoded"}

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async with socket:
            async for message in socket:
                self.bytes += len(message.data)
                await self._catch_up(json.loads(message.data)["v"])

    async def _catch_up(self, version: int) -> None:
        async with self.turn:
            if version > self.screen.version:
                url = f"{self.path}view?have={self.screen.version}"
                await self._update(self.web.get(url, headers={"X-Have": self.screen.have}))

    async def _update(self, request: Any) -> None:
        self.updates.append(await self._show(request))
        self.bytes += self.updates[-1]

    async def _show(self, request: Any) -> int:
        """Put it on the screen; gives back how many bytes it had."""
        html = await self._text(request)
        self.shown_at = time.perf_counter()
        async with self.news:
            self.screen.show(html)
            self.news.notify_all()
        return len(html.encode())

    async def _text(self, request: Any) -> str:
        async with request as answer:
            raw = await answer.read()
            if answer.status >= 400:
                raise RuntimeError(f"{answer.status} {answer.url.path}: {raw[:200]!r}")
            return raw.decode()

    async def shows(self, version: int) -> None:
        """Wait until this page shows that version or a later one."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: self.screen.version >= version), PATIENCE)
