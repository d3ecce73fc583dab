"""The door for browsers: static files, then Django for HTTP and consumers for sockets."""

import gc
import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dungeonquest.settings")

import django

# Applications must be loaded before anything below imports a model.
django.setup(set_prefix=False)

from channels.auth import AuthMiddlewareStack
from channels.layers import get_channel_layer
from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.conf import settings

from dungeonquest.handler import OneHopHandler
from dungeonquest.static import StaticFiles
from games.live.routing import websocket_urlpatterns

if get_channel_layer() is None:  # a layer whose constructor fails is None without a word
    raise RuntimeError("The channel layer could not be made; look at CHANNEL_LAYERS. [no_channel_layer]")

# What is loaded by now lives as long as the process. Looking through it for garbage again and again would hold up
# whoever moves in that moment by tens of milliseconds; the rest is looked through less often than by default.
gc.collect()
gc.freeze()
gc.set_threshold(10_000, 20, 20)

application = ProtocolTypeRouter(
    {
        "http": StaticFiles(OneHopHandler(), settings.STATIC_ROOT, settings.STATIC_URL),
        "websocket": AllowedHostsOriginValidator(AuthMiddlewareStack(URLRouter(websocket_urlpatterns))),
    }
)

if settings.IN_PROCESS:
    from dungeonquest.play.inside import start_worker_and_sweep

    start_worker_and_sweep()
