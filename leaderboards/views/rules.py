"""The rules of counting, for players."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from leaderboards.conf import value

NUMBERS = ("RATE_GAMES", "RUSHED_SECONDS", "COMPANY_A_DAY", "ALONE_A_DAY")


@require_GET
def counting(request: HttpRequest) -> HttpResponse:
    return render(request, "leaderboards/counting.html", {name.lower(): value(name) for name in NUMBERS})
