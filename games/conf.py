"""The few numbers of this room, each overridable by a setting of the same name."""

import random
from datetime import timedelta

from django.conf import settings

_DEFAULTS = {
    "BOT_PAUSE": (0.5, 1.4),  # seconds a computer player seems to think, whatever it is asked
    "BOT_THOUGHT": 0.25,  # seconds that an answer of a computer player that searches takes at least, after the pause
    "BOT_PATIENCE": 3.0,  # seconds after which the sweep asks a computer player again
    "LOBBY_HOURS": 12,  # a lobby untouched for so long is closed
    "CONSENT_SECONDS": 60.0,  # in which everybody must have agreed to an undo
    "OUTAGE_SECONDS": 5.0,  # a longer gap between two sweeps is given back to the clocks
}
_dice = random.SystemRandom()


def value(name: str):
    return getattr(settings, name, _DEFAULTS[name])


def draw_pause() -> float:
    """Takes no argument on purpose: a pause that looked at the position would give it away."""
    low, high = value("BOT_PAUSE")
    return _dice.uniform(low, high) if high else 0.0


def thought() -> float:
    """What a search really takes depends on what its seat knows: answers come no sooner than this after the pause."""
    return value("BOT_THOUGHT") if value("BOT_PAUSE")[1] else 0.0


def bot_patience(pause: float) -> timedelta:
    return timedelta(seconds=pause + value("BOT_PATIENCE"))
