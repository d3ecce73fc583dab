from asgiref.sync import sync_to_async
from django.core.handlers.asgi import ASGIHandler
from django.http import HttpRequest, HttpResponseBase


class OneHopHandler(ASGIHandler):
    """Runs middleware and view together in one thread, as under WSGI.

    Django would enter and leave a thread several times for each middleware, since most of them are synchronous
    inside: measured, most of a request's cost. Our views are synchronous; sockets do not come this way.
    """

    def load_middleware(self, is_async: bool = False) -> None:
        super().load_middleware(is_async=False)

    async def get_response_async(self, request: HttpRequest) -> HttpResponseBase:
        return await sync_to_async(self.get_response, thread_sensitive=True)(request)
