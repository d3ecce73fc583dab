"""Addresses of the sockets."""

from typing import Any

# Each entry is a django.urls.path() with a consumer's as_asgi() as its view.
websocket_urlpatterns: list[Any] = []
