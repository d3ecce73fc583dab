"""Pieces of pages that come again and again, at this table and at others, made once."""

import re
from collections.abc import Callable, Hashable, Mapping
from functools import cache
from secrets import token_hex
from typing import Any

from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.template import Context
from django.template.loader import get_template
from django.utils.functional import SimpleLazyObject
from django.utils.safestring import SafeString
from django.utils.translation import get_language

MOST = 4000
_SPACE = re.compile(r"\s+")
_OURS = token_hex(8)  # drawn anew in each process, so that nobody's name or card can look like a blank
_BLANK = re.compile(f"{_OURS}-([a-z_]+);")
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


def made(request: HttpRequest | None, name: str, about: Mapping[str, Any]) -> SafeString:
    """A template of ``about``, the form's token and the language; nothing else of who looks. White space as one.

    Django's own ``render`` asks every context processor anew for each piece, and formats each number for its country:
    numbers here are small, or stand inside drawings.
    """
    token = SimpleLazyObject(lambda: get_token(request)) if request else ""
    context: Any = Context({"csrf_token": token, **about}, use_l10n=False)
    context.request = request  # where the tags look that make addresses
    return tight(_template(name).render(context))


@cache
def _template(name: str) -> Any:
    return get_template(name).template  # type: ignore[attr-defined]


def made_once(name: str, model: Any) -> SafeString:
    """The same for a template that is made of ``it`` and the language alone: equal ones are made once."""
    return shared((name, get_language(), repr(model)), lambda: made(None, name, {"it": model}))


def made_numbered(name: str, model: Any) -> SafeString:
    """The same for a model with a ``number`` that is another one each time."""
    bare = model._replace(number=blank("number"))
    html = made_once(name, bare)
    return filled(html, lambda _name: str(model.number))


def blank(name: str) -> str:
    """What stands in a shared piece where each answer has something of its own; never leaves the process."""
    return f"{_OURS}-{name};"


def filled(html: str, value_of: Callable[[str], str]) -> SafeString:
    """A shared piece with its blanks filled in. Values go in as they are: tokens, numbers and addresses of ours."""
    return SafeString(_BLANK.sub(lambda found: value_of(found[1]), html))


def tight(html: str) -> SafeString:
    """The same with runs of white space as one: nothing on these pages keeps them."""
    return SafeString(_SPACE.sub(" ", html).strip())
