"""What the ledger's pages need beyond Django's own tags."""

from typing import Any

from django import template
from django.utils.formats import number_format
from django.utils.http import urlencode

register = template.Library()


@register.simple_tag
def asking(asked: Any, **changes: Any) -> str:
    """The same question with some of it changed; a changed one begins at its first page."""
    wish = {"list": asked.key, "by": asked.metric, "part": asked.part} | {k: str(v) for k, v in changes.items()}
    return urlencode(wish)


@register.filter
def percent(millionths: int) -> str:
    return f"{number_format(millionths / 10_000, 1)} %"
