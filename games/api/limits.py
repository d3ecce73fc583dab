"""How much a program may ask: counted by the minute for each person or token, and for each address."""

from typing import Any

from django.conf import settings
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

from accounts.limits import within

MINUTE = 60


class PerPerson(BaseThrottle):
    def allow_request(self, request: Request, view: Any) -> bool:
        who = f"token{request.auth.pk}" if request.auth else f"person{request.user.pk}" if request.user.pk else ""
        return not who or within("api", who, settings.API_PER_MINUTE, MINUTE)

    def wait(self) -> float:
        return MINUTE


class PerAddress(BaseThrottle):
    """Twice as much: a household shares one."""

    def allow_request(self, request: Request, view: Any) -> bool:
        return within("api", request.META.get("REMOTE_ADDR") or "", 2 * settings.API_PER_MINUTE, MINUTE)

    def wait(self) -> float:
        return MINUTE
