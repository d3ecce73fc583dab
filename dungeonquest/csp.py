from typing import Any

from csp.middleware import CSPMiddleware
from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse


class ContentPolicyMiddleware(CSPMiddleware):
    """The strict policy everywhere; the admin's own scripts and styles, staff only, get what they cannot do without."""

    def process_response(self, request: HttpRequest, response: Any) -> Any:
        if request.path.startswith(reverse("admin:index")):
            response._csp_update = settings.CONTENT_SECURITY_POLICY_ADMIN
        return super().process_response(request, response)
