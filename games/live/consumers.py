"""The socket of a table. It carries version numbers only; what a viewer sees is fetched over HTTP for that viewer."""

import json
from typing import Any

from channels.db import database_sync_to_async
from channels.generic.websocket import AsyncWebsocketConsumer

from dungeonquest.metrics import SOCKETS
from games.live.publish import group_of
from games.models import Game
from games.refusals import Code, Refusal
from games.tables import access_game

SIGNED_OUT, NO_RIGHT = 4401, 4403
LONGEST_WORD = 64  # what a client may say: a sign of life


class TableConsumer(AsyncWebsocketConsumer):
    """Close codes: 4401 signed out, 4403 no right to watch (or no such table)."""

    groups_joined: tuple[str, ...] = ()

    async def connect(self) -> None:
        await self.accept()
        try:
            game_id = await self._access()
        except Refusal as refusal:
            await self.close(SIGNED_OUT if refusal.code == Code.SIGN_IN else NO_RIGHT)
            return
        await self._join(group_of(game_id), *self._own_group())
        SOCKETS.inc()
        # Read after joining: a change in between is then announced rather than missed.
        await self._say(await database_sync_to_async(_version)(game_id))

    async def disconnect(self, code: int) -> None:
        if self.groups_joined:
            SOCKETS.dec()
        for group in self.groups_joined:
            await self.channel_layer.group_discard(group, self.channel_name)

    async def receive(self, text_data: str | None = None, bytes_data: bytes | None = None) -> None:
        """Signs of life are heard and nothing else: moves go by POST."""
        if bytes_data is not None or len(text_data or "") > LONGEST_WORD:
            await self.close(1009)

    async def table_changed(self, message: dict[str, Any]) -> None:
        await self._say(message["v"])

    async def force_close(self, message: dict[str, Any]) -> None:
        await self.close(SIGNED_OUT)

    @database_sync_to_async
    def _access(self) -> int:
        """The game's id. Refuses whoever may not watch."""
        public_id = self.scope["url_route"]["kwargs"]["public_id"]
        links = self.scope["session"].get("invited_to", ())
        return access_game(self.scope["user"], public_id, links).game.pk

    def _own_group(self) -> tuple[str, ...]:
        person: Any = self.scope["user"]
        return (f"user.{person.pk}",) if person.is_authenticated else ()

    async def _join(self, *groups: str) -> None:
        self.groups_joined = groups
        for group in groups:
            await self.channel_layer.group_add(group, self.channel_name)

    async def _say(self, version: int) -> None:
        await self.send(json.dumps({"v": version}))


def _version(game_id: int) -> int:
    return Game.objects.values_list("version", flat=True).get(pk=game_id)


class NothingHere(AsyncWebsocketConsumer):
    """At any other address: refused before it opens (403), and no error of ours."""

    async def connect(self) -> None:
        await self.close()
