"""/healthz: is everything that a table needs alive? For supervisors and load balancers; tells no secret."""

from django.core.cache import cache
from django.db import connection
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.live import heartbeat

OK = "ok"


@require_safe
@never_cache
def healthz(_request: HttpRequest) -> JsonResponse:
    parts = {"database": _database(), "broker": _broker(), "worker": _alive("worker"), "beat": _alive("beat")}
    fine = all(state == OK for state in parts.values())
    status = OK if fine else "failing: " + ", ".join(name for name, state in parts.items() if state != OK)
    response = JsonResponse({"status": status, **parts}, status=200 if fine else 503)
    # Who asks is told; Django's own line in the log at each question would drown it.
    response._has_been_logged = True  # type: ignore[attr-defined]
    return response


def _database() -> str:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Exception as error:  # any driver's error is the same to who asks
        return _reason(error)
    return OK


def _broker() -> str:
    """The cache lies on the broker's server when there is one, and in this process when there is none."""
    try:
        cache.set("healthz", 1, 10)
        return OK if cache.get("healthz") == 1 else "does not remember"
    except Exception as error:
        return _reason(error)


def _alive(name: str) -> str:
    try:
        age = heartbeat.age(name)
    except Exception:
        return "unknown: the broker does not answer"
    if age is None:
        return "no sign of life yet"
    return OK if age <= heartbeat.LATE else f"silent for {age:.0f} s"


def _reason(error: Exception) -> str:
    # The class only: messages may carry addresses and user names.
    return f"does not answer ({type(error).__name__})"
