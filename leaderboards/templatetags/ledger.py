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
    """With a tenth, but where it is a whole one exactly."""
    return f"{number_format(round(millionths / 10_000, 1), 1 if millionths % 10_000 else 0)} %"
