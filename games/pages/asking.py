"""The decision as markup: made once for equal cards, with what each answer has of its own filled in afterwards."""

from secrets import token_urlsafe
from typing import Any

from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from .fragments import blank, filled, made, shared
from .sitting import Sitting

TEMPLATE = "table/decision.html"
_POSTS = ("act", "take_back", "undo", "ask_undo")
_BLANKS: dict[str, Any] = {
    "sitting": {"urls": {name: blank(name) for name in _POSTS}, "fresh_key": blank("key")},
    "csrf_token": blank("token"),
    "name": "decision",
    "mark": blank("mark"),
}


def html(request: HttpRequest, sitting: Sitting, model: tuple[Any, ...], mark: str) -> SafeString:
    """``model`` holds the card, a refusal and the kind of undo: all words of the fragment come from it.

    Seats, tables and people whose card reads the same share one; the question's number, the keys that a form sends,
    the token against forged posts and the addresses are each answer's own.
    """
    bare = (model[0]._replace(number=blank("number")), *model[1:])
    piece = shared((TEMPLATE, get_language(), repr(bare)), lambda: made(None, TEMPLATE, {**_BLANKS, "it": bare}))

    def value_of(name: str) -> str:
        if name == "key":
            return token_urlsafe(12)  # each form has its own: sent twice it counts once
        if name == "token":
            return get_token(request)
        return mark if name == "mark" else str(model[0].number) if name == "number" else sitting.urls.get(name, "")

    return filled(piece, value_of)
