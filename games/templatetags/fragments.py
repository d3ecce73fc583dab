from typing import Any

from django import template
from django.utils.safestring import SafeString

from games.pages.fragments import made_numbered, made_once

register = template.Library()


@register.simple_tag
def fragment(name: str, model: Any) -> SafeString:
    """Like ``include``, for a template that is made of ``it`` and the language alone; equal ones are made once."""
    return made_once(name, model)


@register.simple_tag
def numbered(name: str, model: Any) -> SafeString:
    """The same for a model with a ``number`` that is another one each time."""
    return made_numbered(name, model)
