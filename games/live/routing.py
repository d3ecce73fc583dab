"""Addresses of the sockets."""

from typing import Any

from django.urls import path, re_path

from games.live.consumers import NothingHere, TableConsumer

# Each entry is a django.urls.path() with a consumer's as_asgi() as its view.
table: Any = TableConsumer.as_asgi()
nothing: Any = NothingHere.as_asgi()
websocket_urlpatterns: list[Any] = [path("ws/table/<slug:public_id>/", table), re_path("", nothing)]
