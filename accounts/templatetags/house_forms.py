"""Forms and pages of libraries in the words of this house, said once."""

from typing import Any

from django import template
from django.utils.translation import gettext_lazy as _

from accounts.sheets import SHEETS

register = template.Library()

LABELS = {
    "username": _("Name"), "email": _("E-mail address"), "password": _("Password"), "password1": _("Password"),
    "password2": _("The same once more"), "oldpassword": _("Password until now"), "code": _("Code"),
    "name": _("Name of the key"), "remember": _("Stay signed in"),
    "passwordless": _("A passkey: it opens the door alone, without name and password"),
}  # fmt: skip
NEW = {"password1": _("New password")}  # where there is one already
HELP = {
    "password": "",
    "password1": _("At least eight characters, and not one that everybody uses."),
    "passwordless": _("The device then asks for your finger, your face or its PIN."),
}


@register.filter
def in_own_words(form: Any) -> Any:
    """The form: a field does not say its name a second time inside itself, and no name ends with a colon."""
    form.label_suffix = ""
    labels = LABELS if "username" in form.fields else {**LABELS, **NEW}
    for shown in form:  # a form with mistakes has bound its fields already, with the words they had then
        shown.label = labels.get(shown.name, shown.label)
        shown.help_text = HELP.get(shown.name, shown.help_text)
        shown.field.widget.attrs.pop("placeholder", None)
    return form


@register.simple_tag(takes_context=True)
def sheet_title(context: Any) -> Any:
    """What stands above the page that is asked for."""
    return SHEETS[context["request"].resolver_match.url_name][0]


@register.simple_tag(takes_context=True)
def sheet_button(context: Any) -> Any:
    """What its one button says."""
    return SHEETS[context["request"].resolver_match.url_name][1]
