"""Pieces of pages that come again and again, at this table and at others, made once."""

from collections.abc import Callable, Hashable

from django.utils.safestring import SafeString

MOST = 4000
_made: dict[Hashable, SafeString] = {}


def shared(key: Hashable, make: Callable[[], SafeString]) -> SafeString:
    """What ``make`` once made for this key, which must name everything that goes into it: the language too.

    When there are too many all are forgotten: they are made again in a moment.
    """
    found = _made.get(key)
    if found is None:
        if len(_made) >= MOST:
            _made.clear()
        found = _made[key] = make()
    return found
