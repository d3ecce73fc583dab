"""The crypt, one stone of it, and the picture that goes with a shared link."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language, override
from django.views.decorators.http import require_GET

from leaderboards import crypt
from leaderboards.views.common import says_refusals

LANGUAGES = frozenset(code for code, _name in settings.LANGUAGES)


@require_GET
def stones(request: HttpRequest) -> HttpResponse:
    text = request.GET.get("page", "1")
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 and int(text) else 1
    found, more = crypt.page(number)
    context = {"stones": found, "next": number + 1 if more else None, "before": number - 1 or None}
    if number == 1:
        context["hirelings"] = crypt.hirelings()
    return render(request, "leaderboards/crypt.html", context)


@require_GET
@says_refusals
def grave(request: HttpRequest, table: str, seat: int) -> HttpResponse:
    found = crypt.grave(table, seat)
    image = reverse("stone", args=[table, seat, get_language() or settings.LANGUAGE_CODE])
    context = {"e": found, "image": request.build_absolute_uri(image), "link": request.build_absolute_uri()}
    return render(request, "leaderboards/grave.html", context)


@require_GET
@says_refusals
def stone(request: HttpRequest, table: str, seat: int, language: str) -> HttpResponse:
    """1200 by 630 pixels, with the words of this language."""
    if language not in LANGUAGES:
        raise Http404
    with override(language):
        content = crypt.grave(table, seat).image()
    return HttpResponse(content, content_type="image/png", headers={"Cache-Control": "public, max-age=86400"})
