"""One line in the log and one entry in the metrics for each request."""

import time
import uuid
from collections.abc import Callable
from typing import Any

import structlog
from django.http import HttpRequest, HttpResponse

from dungeonquest.metrics import REQUESTS

log = structlog.get_logger(__name__)
QUIET = {"healthz", "metrics"}  # asked every few seconds; a line each would drown the others


def observed(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Middleware, right after the person is known. Whatever is logged on the way carries the request's id.

    Addresses are logged as their pattern with the table's id, since some carry secrets: invitations, resets.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request_id=uuid.uuid4().hex)
        start = time.perf_counter()
        response = get_response(request)
        _note(request, response, time.perf_counter() - start)
        structlog.contextvars.clear_contextvars()
        return response

    return middleware


def _note(request: HttpRequest, response: HttpResponse, seconds: float) -> None:
    match = request.resolver_match
    route = match.route if match else ""
    REQUESTS.labels(route, response.status_code).observe(seconds)
    if route in QUIET:
        return
    told: dict[str, Any] = {"method": request.method, "route": f"/{route}", "code": response.status_code}
    if match and "public_id" in match.kwargs:
        told["table"] = match.kwargs["public_id"]
    told |= {"ms": round(1000 * seconds, 1), "ip": request.META.get("REMOTE_ADDR")}
    level = log.error if response.status_code >= 500 else log.info
    level("request", person=_person(request), **told)


def _person(request: HttpRequest) -> int | None:
    user = getattr(request, "user", None)
    return user.pk if user is not None else None
