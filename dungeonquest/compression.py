"""Large pages are sent packed; what fits into the first packets of a connection is not worth the time."""

from typing import Any

from django.http import HttpRequest
from django.middleware.gzip import GZipMiddleware

SMALLEST = 8_000  # bytes: an ordinary move is smaller, a whole page larger


class PackedPages(GZipMiddleware):
    """Django's own, which pads its answers at random: their length must not tell what stands beside a secret."""

    def process_response(self, request: HttpRequest, response: Any) -> Any:
        if response.streaming or len(response.content) < SMALLEST:
            return response
        return super().process_response(request, response)
