import zoneinfo
from functools import cache
from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.forms import LoginForm as BaseLoginForm
from allauth.account.forms import SignupForm as BaseSignupForm
from django import forms
from django.conf import settings
from django.db import transaction
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from accounts.names import LONGEST, name_key


class LoginForm(BaseLoginForm):
    """One line for either."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["login"].label = _("Name or e-mail address")


class SignupForm(BaseSignupForm):
    def save(self, request: HttpRequest) -> Any:
        """All or nothing, and the mail that follows is sent outside: no lock is held while a mail server thinks."""
        with transaction.atomic():
            return super().save(request)


@cache
def _zone_names() -> list[str]:
    return sorted(zoneinfo.available_timezones())


def _zones() -> list[tuple[str, Any]]:
    return [("", _("Like my browser")), *((name, name) for name in _zone_names())]


class PreferencesForm(forms.ModelForm):
    language = forms.ChoiceField(
        label=_("Language"), required=False, choices=[("", _("Like my browser")), *settings.LANGUAGES]
    )
    time_zone = forms.ChoiceField(label=_("Time zone"), required=False, choices=_zones)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **kwargs})

    class Meta:
        model = User
        fields = ("language", "time_zone", "reduced_motion", "plain_board", "sound")
        labels = {
            "reduced_motion": _("No moving pictures"),
            "plain_board": _("Plain board with labelled squares"),
            "sound": _("Sounds"),
        }


class NameForm(forms.Form):
    """Another name for an account. Guests get theirs from the house, until they sign up."""

    username = forms.CharField(label=_("Name"), max_length=LONGEST)

    def __init__(self, person: User, data: Any = None) -> None:
        self.person = person
        super().__init__(data, label_suffix="", initial={"username": person.username})

    def clean_username(self) -> str:
        name = self.cleaned_data["username"]
        own = name_key(name) == self.person.name_key  # only its capitals or accents change
        return get_adapter().clean_username(name, shallow=own)

    def save(self) -> None:
        self.person.username = self.cleaned_data["username"]
        self.person.save(update_fields=["username"])
