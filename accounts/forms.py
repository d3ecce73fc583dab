import zoneinfo
from typing import Any

from allauth.account.forms import SignupForm as BaseSignupForm
from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts.models import User


class SignupForm(BaseSignupForm):
    """allauth's own; a place for what we may ask at the door later."""


def _zones() -> list[tuple[str, Any]]:
    return [("", _("Like my browser")), *((name, name) for name in sorted(zoneinfo.available_timezones()))]


class PreferencesForm(forms.ModelForm):
    language = forms.ChoiceField(
        label=_("Language"), required=False, choices=[("", _("Like my browser")), *settings.LANGUAGES]
    )
    time_zone = forms.ChoiceField(label=_("Time zone"), required=False, choices=_zones)

    class Meta:
        model = User
        fields = ("language", "time_zone", "reduced_motion", "plain_board", "sound")
        labels = {
            "reduced_motion": _("No moving pictures"),
            "plain_board": _("Plain board with labelled squares"),
            "sound": _("Sounds"),
        }
