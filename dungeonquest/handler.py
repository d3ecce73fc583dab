"""How a request becomes an answer: one hop into one of a few threads that live as long as the process."""

import asyncio
import contextvars
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.http import HttpResponseBase
from django.urls import set_script_prefix

# More threads than cores, so that one that waits for a mail server or the disk does not hold up the others.
THREADS = int(os.environ.get("WEB_THREADS", "6"))


class OneHopHandler(ASGIHandler):
    """Signals, middleware and view run together in one thread, as under WSGI, and so does the closing.

    Django would give each request a new thread, and with it a new database connection, and would enter and leave it
    several times: measured, most of a request's cost. Our views are synchronous; sockets do not come this way. A
    streaming answer is gathered first: nothing here streams without end. Whoever hangs up does not stop a move.
    """

    def __init__(self) -> None:
        super().__init__()
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="web")

    def load_middleware(self, is_async: bool = False) -> None:
        super().load_middleware(is_async=False)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        try:
            body = await self.read_body(receive)
        except RequestAborted:
            return
        # A fresh context: the language of one request must not be the next one's.
        work = contextvars.Context().run
        loop = asyncio.get_running_loop()
        status, headers, content = await loop.run_in_executor(self.threads, work, self._answer, scope, body)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": content})

    def _answer(self, scope: dict[str, Any], body: Any) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        with body:
            set_script_prefix(get_script_prefix(scope))
            signals.request_started.send(sender=self.__class__, scope=scope)
            request, refused = self.create_request(scope, body)
            response: Any = refused if request is None else self.get_response(request)
            response._handler_class = self.__class__  # the sender of request_finished
            try:
                return response.status_code, _headers(response), b"".join(response)
            finally:
                response.close()  # sends request_finished


def _headers(response: HttpResponseBase) -> list[tuple[bytes, bytes]]:
    plain = [(name.encode("ascii"), value.encode("latin-1")) for name, value in response.items()]
    return plain + [(b"Set-Cookie", c.output(header="").strip().encode("ascii")) for c in response.cookies.values()]
