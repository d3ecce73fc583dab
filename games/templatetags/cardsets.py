"""Addresses and names of entries on the pages of card sets."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from django import template

from games.cardsets.words import deed_name
from games.rules.kernel.workshop import Entry

register = template.Library()
register.filter(deed_name)


@register.simple_tag
def place_query(entry: Entry) -> str:
    return urlencode({"component": entry.component, "pile": entry.pile, "key": entry.key})


@register.simple_tag
def place_name(entry: Entry) -> str:
    return "|".join(entry.place)


@register.simple_tag
def at_query(at: Mapping[str, str], new: bool, of_kind: str, alone: Any) -> str:
    """Where a form is sent, so that it is read as the same entry: a new one by the kind it started from."""
    more = {"alone": 1} if alone else {}
    if new:
        return urlencode({"component": at["component"], "pile": at["pile"], "of_kind": of_kind, "new": 1} | more)
    return urlencode(dict(at) | more)


@register.simple_tag
def typed_or(typed: Any, prefix: str, place: str, kept: Any) -> Any:
    """What somebody typed into a form that was refused, else what is kept."""
    return typed.get(f"{prefix}{place}", kept) if typed else kept


@register.simple_tag
def typed_on(typed: Any, prefix: str, place: str, kept: bool) -> str:
    on = f"{prefix}{place}" in typed if typed and f"shown|{place}" in typed else kept
    return " checked" if on else ""
