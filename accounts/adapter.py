"""Where allauth asks this site."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts import errors
from accounts.models import User
from accounts.names import clean_name, is_reserved, name_key, validate_name


def name_taken() -> ValidationError:
    return ValidationError(_("This name is taken, or looks too much like one that is."), code="name_taken")


class SecondFactorAdapter(DefaultMFAAdapter):
    error_messages = DefaultMFAAdapter.error_messages | errors.SECOND_FACTOR


class Adapter(DefaultAccountAdapter):
    error_messages = DefaultAccountAdapter.error_messages | errors.ACCOUNT

    def get_reauthentication_methods(self, user: Any) -> list[dict[str, Any]]:
        ways = super().get_reauthentication_methods(user)
        return [{**way, "description": errors.WAYS.get(way["id"], way["description"])} for way in ways]

    def new_user(self, request: HttpRequest) -> User:
        """A guest who signs up stays the same row; games and gold hang on it."""
        return getattr(request, "guest", None) or User()

    def save_user(self, request: HttpRequest, user: Any, form: Any, commit: bool = True) -> Any:
        user.is_guest = False
        return super().save_user(request, user, form, commit=commit)

    def clean_username(self, username: str, shallow: bool = False) -> str:
        name = clean_name(username)
        validate_name(name)
        if is_reserved(name):
            raise ValidationError(_("This name is reserved."), code="name_reserved")
        if not shallow and self._taken(name):
            raise name_taken()
        return name

    def _taken(self, name: str) -> bool:
        others = User.objects.filter(name_key=name_key(name))
        guest = getattr(self.request, "guest", None)
        return (others.exclude(pk=guest.pk) if guest else others).exists()
