"""Serves gathered static files in front of Django, so that no request for a picture passes the middleware."""

import asyncio
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from whitenoise.base import WhiteNoise

_HASHED = re.compile(r"\.[0-9a-f]{12}\.")


class StaticFiles:
    """Wraps an ASGI application. WhiteNoise knows files, headers and compressed copies; its own middleware
    is synchronous and makes Django complain under ASGI."""

    def __init__(self, app: Any, root: Path, prefix: str) -> None:
        self.app, self.prefix = app, prefix
        # A file whose name carries its content's hash never changes: keep it for ever.
        self.files = WhiteNoise(None, immutable_file_test=lambda _path, url: _HASHED.search(url) is not None)
        if root.is_dir():
            self.files.add_files(str(root), prefix=prefix)

    async def __call__(self, scope: dict, receive: Any, send: Any) -> None:
        if scope["path"].startswith(self.prefix) and (found := self.files.files.get(unquote(scope["path"]))):
            await self._answer(found, scope, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, found: Any, scope: dict, send: Any) -> None:
        response = found.get_response(scope["method"], _environ(scope))
        body = await asyncio.to_thread(_read, response.file)
        headers = [(name.lower().encode("latin-1"), str(value).encode("latin-1")) for name, value in response.headers]
        await send({"type": "http.response.start", "status": int(response.status), "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _environ(scope: dict) -> dict[str, str]:
    return {
        "HTTP_" + name.decode("latin-1").upper().replace("-", "_"): value.decode("latin-1")
        for name, value in scope["headers"]
    }


def _read(file: Any) -> bytes:
    if file is None:
        return b""
    with file:
        return file.read()
