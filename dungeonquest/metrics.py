"""What the site counts, for prometheus. All processes write into VAR_DIR/metrics; whichever is asked adds them up."""

import os
from hmac import compare_digest

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

FINE = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

MOVES = Counter("dungeonquest_moves", "Changes that the door took.", ("kind", "actor"))
REFUSALS = Counter("dungeonquest_refusals", "Changes that the door refused.", ("code", "actor"))
DOOR = Histogram("dungeonquest_door_seconds", "From knocking at the door to the commit.", buckets=FINE)
REQUESTS = Histogram("dungeonquest_request_seconds", "Requests by their address.", ("route", "status"), buckets=FINE)
SOCKETS = Gauge("dungeonquest_sockets", "Open sockets.", multiprocess_mode="livesum")
SWEEPS = Histogram("dungeonquest_sweep_seconds", "The sweep of each second.", buckets=FINE)
SWEPT = Gauge("dungeonquest_sweep_last", "When the last sweep ended, in seconds since 1970.", multiprocess_mode="max")


@require_safe
@never_cache
def metrics(request: HttpRequest) -> HttpResponse:
    """For whoever brings METRICS_TOKEN as a bearer token; for all others, and while there is none, not there."""
    wanted, given = settings.METRICS_TOKEN, request.headers.get("Authorization", "")
    if not wanted or not compare_digest(given.encode(), f"Bearer {wanted}".encode()):
        return HttpResponse(status=404)
    return HttpResponse(generate_latest(_registry()), content_type=CONTENT_TYPE_LATEST)


def _registry() -> CollectorRegistry:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    together = CollectorRegistry()
    MultiProcessCollector(together)
    return together
