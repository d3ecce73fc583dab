from typing import Any

from django import template
from django.template.loader import get_template
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from games.pages.fragments import shared

register = template.Library()


def mark_made(html: str) -> SafeString:
    """A rendered template is safe already; its stubs only say ``str``."""
    return html if isinstance(html, SafeString) else SafeString(html)


@register.simple_tag
def fragment(name: str, model: Any) -> SafeString:
    """Like ``include``, for a template that is made of ``it`` and the language alone; equal ones are made once."""
    return shared((name, get_language(), repr(model)), lambda: mark_made(get_template(name).render({"it": model})))
