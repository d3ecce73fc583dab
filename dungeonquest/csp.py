"""The content security policy of every answer."""

from functools import cache
from typing import Any

from csp.middleware import CSPMiddleware
from csp.utils import build_policy
from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse

HEADER = "Content-Security-Policy"


class ContentPolicyMiddleware(CSPMiddleware):
    """The strict policy everywhere; the admin's own scripts and styles, staff only, get what they cannot do without."""

    def process_request(self, request: HttpRequest) -> None:
        """No page of ours has inline code, so none is given a word that would allow it."""

    def process_response(self, request: HttpRequest, response: Any) -> Any:
        if HEADER not in response:
            at_admin = request.path.startswith(_admin())
            response[HEADER] = _policy(at_admin)
        return response


@cache
def _admin() -> str:
    return reverse("admin:index")


@cache
def _policy(at_admin: bool) -> str:
    """Putting it together anew for each answer is a fiftieth of a move."""
    return build_policy(update=settings.CONTENT_SECURITY_POLICY_ADMIN if at_admin else None)
