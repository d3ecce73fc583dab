"""The channel layer for a site that is a single process."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from channels.layers import InMemoryChannelLayer


class LoopSafeInMemoryLayer(InMemoryChannelLayer):
    """All queues belong to the web server's loop; other threads hand their message over to it.

    The layer it extends puts messages into asyncio queues from whatever thread calls. Those wake their reader
    only when its loop happens to run again: 0.1 s later at best, never at worst.
    """

    home: asyncio.AbstractEventLoop | None = None

    async def receive(self, channel: str) -> Any:
        self.home = asyncio.get_running_loop()
        return await super().receive(channel)

    async def send(self, channel: str, message: dict) -> None:
        await self._at_home(super().send(channel, message))

    async def group_send(self, group: str, message: dict) -> None:
        await self._at_home(super().group_send(group, message))

    async def _at_home(self, work: Coroutine[Any, Any, None]) -> None:
        home = self.home
        if home is None or home is asyncio.get_running_loop() or not home.is_running():
            await work
        else:
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, home))
