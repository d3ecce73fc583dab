"""Sentences of libraries that people see here and whose own translations do not speak as this house does.

Nothing reads this file: it is where `make messages` finds them, so that ours stand before the libraries' own. What
they say in English is in locale/en, which holds nothing else.
"""

from django.utils.translation import gettext_noop as _
from django.utils.translation import ngettext_lazy

SENTENCES = [
    _("Removed email address %(email)s."),
    _("Confirmation email sent to %(email)s."),
    _("You have confirmed %(email)s."),
    _("Unable to confirm %(email)s because it is already confirmed by a different account."),
    _("You cannot remove your primary email address (%(email)s)."),
    _("Primary email address set."),
    _("Your primary email address must be verified."),
    _("Successfully signed in as %(name)s."),
    _("You have signed out."),
    _("Password successfully changed."),
    _("Password successfully set."),
    _("Authenticator app activated."),
    _("Authenticator app deactivated."),
    _("Security key added."),
    _("Security key removed."),
    _("A new set of recovery codes has been generated."),
    _("Key nr. {number}"),
    _("You must type the same password each time."),
    _("This field is required."),
    _("This password is too common."),
    _("Enter a valid email address."),
    _("Enter a valid value."),
    _("Select a valid choice. %(value)s is not one of the available choices."),
    _("Select a valid choice. That choice is not one of the available choices."),
    _("The password is too similar to the %(verbose_name)s."),
]
COUNTED = [
    ngettext_lazy(
        "This password is too short. It must contain at least %d character.",
        "This password is too short. It must contain at least %d characters.",
        1,
    ),
    ngettext_lazy(
        "Ensure this value has at most %(limit_value)d character (it has %(show_value)d).",
        "Ensure this value has at most %(limit_value)d characters (it has %(show_value)d).",
        "limit_value",
    ),
    ngettext_lazy(
        "Ensure this value has at least %(limit_value)d character (it has %(show_value)d).",
        "Ensure this value has at least %(limit_value)d characters (it has %(show_value)d).",
        "limit_value",
    ),
]
