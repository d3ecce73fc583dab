"""The few numbers of this room, each overridable by a setting of the same name."""

from typing import Any

from django.conf import settings

_DEFAULTS = {
    "RATE_GAMES": 10,  # games before somebody has a survival rate
    "RUSHED_SECONDS": 20,  # gold carried out faster than this was not played for
    "COMPANY_A_DAY": 20,  # games of the same people that count within a day
    "ALONE_A_DAY": 40,  # the same for somebody with nobody but computer players
    "MOST_FRIENDS": 200,
    "MOST_CAMPAIGNS": 30,  # somebody may be in at a time
}


def value(name: str) -> Any:
    return getattr(settings, name, _DEFAULTS[name])
