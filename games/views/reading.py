"""Reading what a browser or a program posts. Whatever cannot be read is refused as malformed."""

from typing import Any

import msgspec
from django.http import HttpRequest
from django.utils.crypto import get_random_string

from games.house import LONGEST, MOST_SLOTS
from games.pages import sets
from games.refusals import Code, Refusal
from games.tables import Settings

LARGEST = 65_536


def body_of(request: HttpRequest) -> dict[str, Any]:
    """The posted fields: of a JSON object as they are, of a form as texts."""
    if request.content_type != "application/json":
        return dict(request.POST.items())
    if len(request.body) > LARGEST:
        raise Refusal(Code.MALFORMED)
    try:
        return msgspec.json.decode(request.body, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal(Code.MALFORMED) from error


def number_of(body: dict[str, Any], name: str, default: int | None = None) -> int | None:
    value = body.get(name, default)
    if isinstance(value, str):
        if not value:
            return default
        if not value.isascii() or not value.isdecimal() or len(value) > 9:
            raise Refusal(Code.MALFORMED)
        return int(value)
    if value is not None and type(value) is not int:
        raise Refusal(Code.MALFORMED)
    return value


def text_of(body: dict[str, Any], name: str, longest: int = 100) -> str:
    value = body.get(name, "")
    if not isinstance(value, str) or len(value) > longest or "\x00" in value:
        raise Refusal(Code.MALFORMED)
    return value


def key_of(body: dict[str, Any]) -> str:
    """The idempotency key; a form without one cannot be told apart from its repetition, so it gets one of its own."""
    return text_of(body, "key", 64) or get_random_string(20)


def entropy_of(body: dict[str, Any]) -> bytes:
    return text_of(body, "entropy", 200).encode()


def settings_of(request: HttpRequest) -> Settings:
    body = body_of(request)
    many = body if request.content_type == "application/json" else _lists(request)
    options = body.get("options") or {}
    if isinstance(options, str):
        options = {"deal": options}
    if not isinstance(options, dict):
        raise Refusal(Code.MALFORMED)
    chairs = _texts(many, "chair")  # a form's other seats: "open", or a computer player's level
    return Settings(
        ruleset=text_of(body, "ruleset") or "dungeonquest", seats=number_of(body, "seats") or 1 + len(chairs),
        name=text_of(body, "name"), options=options, sets=_sets(request, many),
        house=_house(request, body, _sets(request, many)),
        bots=_texts(many, "bots") or tuple(c for c in chairs if c != "open"),
        public=body.get("public", "") in (True, "1", "on", "true"),
        seconds_per_move=number_of(body, "seconds_per_move"),
    )  # fmt: skip


def _sets(request: HttpRequest, many: dict[str, Any]) -> tuple[str, ...]:
    """A program says exactly what it wants; on a form a harder way whose set was left out says nothing."""
    wanted = _texts(many, "sets")
    return wanted or ("base",) if request.content_type == "application/json" else sets.tidy(wanted)


def _house(request: HttpRequest, body: dict[str, Any], chosen: tuple[str, ...]) -> dict[str, str]:
    """A form has a field for each slot; what it says of a set that is not played with is nothing."""
    if request.content_type != "application/json":
        named = {slot: text_of(body, f"house_{slot}", LONGEST) for slot in chosen}
        return {slot: name for slot, name in named.items() if name}
    wanted = body.get("house") or {}
    if not isinstance(wanted, dict) or len(wanted) > MOST_SLOTS:
        raise Refusal(Code.MALFORMED)
    return {slot: text_of(wanted, slot, LONGEST) for slot in wanted}


def _lists(request: HttpRequest) -> dict[str, Any]:
    return {name: [v for v in values if v] for name, values in request.POST.lists()}


def _texts(body: dict[str, Any], name: str) -> tuple[str, ...]:
    values = body.get(name) or ()
    if not isinstance(values, list | tuple) or not all(isinstance(v, str) for v in values):
        raise Refusal(Code.MALFORMED)
    return tuple(values)
