"""What a site that is being measured has in addition (BENCH=1): an empty POST, and a profile of requests."""

import cProfile
import pstats
import time
from collections.abc import Callable
from itertools import count
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_POST

from games.views.reading import body_of

EVERY = 5
# (part, end of the file's path, function): cumulative, and of parts inside each other both are named.
PARTS = (
    ("request", "core/handlers/base.py", "get_response"),
    ("session and person", "accounts/middleware.py", "process_request"),
    ("act: door", "door/acting.py", "through"),
    ("door: load", "door/loading.py", "load"),
    ("position: decode and replay", "kernel/position.py", "from_json"),
    ("rules: apply", "kernel/position.py", "apply"),
    ("position: encode", "kernel/position.py", "to_json"),
    ("door: store", "door/storing.py", "store"),
    ("commit", "base/base.py", "_commit"),
    ("publish", "live/publish.py", "publish"),
    ("sitting: observation, events", "games/sittings.py", "sitting_of"),
    ("fragments", "pages/table.py", "table_update"),
    ("templates", "template/base.py", "render"),
    ("database: statements", "db/backends/utils.py", "execute"),
    ("database: connect", "db/backends/base/base.py", "connect"),
    ("log line", "structlog/stdlib.py", "_proxy_to_logger"),
)
_profiles: list[cProfile.Profile] = []
_requests = count()
_on = False


def profiled(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Outermost middleware. Each thread profiles some of its requests while that is switched on."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if not _on or next(_requests) % EVERY:
            return get_response(request)
        profile = cProfile.Profile(time.thread_time)  # what others compute meanwhile is no part of it
        try:
            return profile.runcall(get_response, request)
        finally:
            _profiles.append(profile)

    return middleware


@require_POST
def empty(request: HttpRequest) -> HttpResponse:
    """Signed in, through all middleware, and nothing else."""
    return JsonResponse({"person": request.user.is_authenticated})


@require_POST
def profile(request: HttpRequest) -> HttpResponse:
    """``on``: begin; else end and say where the time went."""
    global _on
    _on = body_of(request).get("on") is True
    found = [] if _on else _shares()
    _profiles.clear()
    return JsonResponse({"where": found})


def _shares() -> list[dict[str, Any]]:
    if not _profiles:
        return []
    stats: Any = pstats.Stats(*_profiles).stats  # type: ignore[attr-defined]
    whole = max(1e-9, sum(row[3] for key, row in stats.items() if key[2] == "_get_response") or 1e-9)
    shares = [{"part": part, "share": round(_cumulative(stats, path, name) / whole, 3)} for part, path, name in PARTS]
    return [row for row in shares if row["share"]]


def _cumulative(stats: Any, path: str, name: str) -> float:
    return float(sum(row[3] for (file, _, function), row in stats.items() if function == name and file.endswith(path)))
