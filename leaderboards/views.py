from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from leaderboards.models import Lifetime

SHOWN = 100


@require_GET
def leaderboard(request: HttpRequest) -> HttpResponse:
    """The people who have carried out the most gold in all their games."""
    top = Lifetime.objects.select_related("person").filter(games__gt=0).order_by("-gold", "person")[:SHOWN]
    rows = [
        {
            "place": n,
            "name": t.person.display_name,
            "gold": t.gold,
            "games": t.games,
            "survived": t.survived,
            "won": t.won,
        }
        for n, t in enumerate(top, 1)
    ]
    if request.headers.get("Accept", "").startswith("application/json"):
        return JsonResponse({"people": rows})
    return render(request, "leaderboards/leaderboard.html", {"rows": rows})
