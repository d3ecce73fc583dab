"""What an entry must be like to be kept at all, in a draft too: sizes, known places and kinds, plain data.

Whether it makes sense is the workshop's to say (``checking.py``): a draft may have errors.
"""

import re
from collections.abc import Callable, Iterator
from math import isfinite
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _

from games.rules.kernel.workshop import Component, Entry, Workshop

MOST_ENTRIES = 600
MOST_EQUAL = 200
LONGEST_NAME, LONGEST_TEXT, LONGEST_VALUE = 60, 400, 2000
DEEPEST = 8
LARGEST_NUMBER = 10**9
_KEY = re.compile(r"[a-z0-9][a-z0-9_]{0,59}")
Fault = tuple[str, str]  # field, sentence


def faults(entry: Entry, workshop: Workshop) -> list[Fault]:
    """Field and sentence of everything that keeps this entry out."""
    component = next((c for c in workshop.components() if c.key == entry.component), None)
    if component is None:
        return [("component", _("There is no such component: %(key)s.") % {"key": entry.component})]
    return [*_place(entry, component), *_words(entry), *_data("params", entry.params)]


def _place(entry: Entry, component: Component) -> Iterator[Fault]:
    if not _KEY.fullmatch(entry.key):
        yield "key", _("A key has small letters, digits and underscores, 60 at most.")
    if component.piles and entry.pile not in component.piles:
        yield "pile", _("There is no such deck: %(key)s.") % {"key": entry.pile or "–"}
    if not component.piles and entry.pile:
        yield "pile", _("These lie in no deck.")
    if component.kind(entry.kind) is None:
        yield "kind", _("There is no such kind here: %(key)s.") % {"key": entry.kind or "–"}
    if not 0 <= entry.count <= MOST_EQUAL:
        yield "count", _("The number must be from 0 to %(most)d.") % {"most": MOST_EQUAL}
    if not component.counted and entry.count != 1:
        yield "count", _("There can be only one of these.")


def _words(entry: Entry) -> Iterator[Fault]:
    known = [code for code, _name in settings.LANGUAGES]
    for field, words, longest in (("names", entry.names, LONGEST_NAME), ("texts", entry.texts, LONGEST_TEXT)):
        for language, text in words.items():
            if language not in known:
                yield f"{field}.{language}", _("The site does not speak this language: %(key)s.") % {"key": language}
            elif not text.strip() or text != text.strip():
                yield f"{field}.{language}", _("Words neither start nor end with blanks, and are not empty.")
            elif len(text) > longest:
                yield f"{field}.{language}", _("At most %(most)d characters.") % {"most": longest}
            elif not text.isprintable():
                yield f"{field}.{language}", _("One line of readable characters, please.")


def _data(field: str, value: Any, depth: int = 0) -> Iterator[Fault]:
    if depth > DEEPEST:
        yield field, _("These values are nested too deeply.")
    elif isinstance(value, dict):
        for key, inner in value.items():
            if says := _leaf(key):
                yield field, says
            yield from _data(f"{field}.{key}", inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            yield from _data(field, inner, depth + 1)
    elif says := _leaf(value):
        yield field, says


def _leaf(value: Any) -> str:
    if isinstance(value, str) and len(value) > LONGEST_VALUE:
        return _("At most %(most)d characters.") % {"most": LONGEST_VALUE}
    if isinstance(value, str):
        return "" if value.isprintable() else _("One line of readable characters, please.")
    if value is None or isinstance(value, bool):
        return ""
    checks: dict[type, Callable[[Any], bool]] = {int: lambda n: abs(n) <= LARGEST_NUMBER, float: isfinite}
    fits = checks.get(type(value))
    return "" if fits and fits(value) else _("This is no value that can be kept.")
