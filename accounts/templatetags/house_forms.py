"""Forms of libraries in the words of this house, said once."""

from typing import Any

from django import template
from django.utils.translation import gettext_lazy as _

register = template.Library()

LABELS = {"username": _("Name"), "email": _("E-mail address")}


@register.filter
def in_own_words(form: Any) -> Any:
    """The form: a field does not say its name a second time inside itself, and no name ends with a colon."""
    form.label_suffix = ""
    for name, field in form.fields.items():
        field.label = LABELS.get(name, field.label)
        field.widget.attrs.pop("placeholder", None)
    return form
