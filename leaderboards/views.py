from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from leaderboards.models import Lifetime

SHOWN = 100


@require_GET
def leaderboard(request: HttpRequest) -> HttpResponse:
    """The people who have carried out the most gold in all their games."""
    if request.headers.get("Accept", "").startswith("application/json"):
        return JsonResponse({"people": best()})
    return render(request, "leaderboards/leaderboard.html", {"rows": best()})


def best() -> list[dict[str, Any]]:
    top = Lifetime.objects.select_related("person").filter(games__gt=0).order_by("-gold", "person")[:SHOWN]
    return [
        {"place": n, "name": t.person.display_name}
        | {name: getattr(t, name) for name in ("gold", "games", "survived", "won")}
        for n, t in enumerate(top, 1)
    ]
