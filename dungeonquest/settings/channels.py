"""How processes tell each other that a table changed: through Redis, or inside the only process there is."""

import os

REDIS_URL = os.environ.get("REDIS_URL", "")


def channel_layers(url: str) -> dict:
    """The pub/sub layer keeps sockets open when the broker restarts; the core layer closes them all."""
    if not url:
        return {"default": {"BACKEND": "games.live.layers.LoopSafeInMemoryLayer"}}
    config = {"hosts": [url], "prefix": "dq"}
    return {"default": {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": config}}


def caches(url: str) -> dict:
    """Counters of failed sign-ins and signs of life: shared by all processes when there are several."""
    if not url:
        return {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
    return {
        "default": {
            "BACKEND": "django.core.cache.backends.redis.RedisCache",
            "LOCATION": url,
            "KEY_PREFIX": "dq",
            "OPTIONS": {"socket_timeout": 2, "socket_connect_timeout": 2},
        }
    }


CHANNEL_LAYERS = channel_layers(REDIS_URL)
CACHES = caches(REDIS_URL)
# Set by `manage.py play` for the web process when there is no broker: it then also holds the worker and the timer.
IN_PROCESS = not REDIS_URL and os.environ.get("IN_PROCESS") == "1"
