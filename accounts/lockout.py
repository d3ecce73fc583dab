"""Whom a wrong password is counted against."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest

from accounts.names import name_key

_FIELDS = ("username", "email", "login")


def who(request: HttpRequest, credentials: Mapping[str, Any] | None = None) -> str:
    """The same for every spelling of a name, so that capital letters do not buy more guesses."""
    given = credentials or request.POST
    return name_key(str(next((given[field] for field in _FIELDS if given.get(field)), "")))
