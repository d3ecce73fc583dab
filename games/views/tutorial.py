"""The tutorial: no table and no seat, only a list of answers in the session."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST

from games.pages import tutorial as pages
from games.tutorial import Lesson, follow
from games.views.common import wants_fragment

ANSWERS = "tutorial"
MOST = 200  # a fight that is lost on purpose ends long before


@require_GET
@never_cache
def tutorial(request: HttpRequest) -> HttpResponse:
    """Where one left off; ``?again`` begins anew."""
    if "again" in request.GET:
        request.session.pop(ANSWERS, None)
        return redirect("tutorial")
    return pages.page(request, _lesson(request))


@require_POST
@never_cache
def answer(request: HttpRequest) -> HttpResponse:
    """The next answer, if it is one to the question that is open; an older page only gets what it missed."""
    given = _given(request)
    if request.POST.get("question") == str(len(given) + 1) and len(given) < MOST:
        lesson = follow([*given, request.POST.get("option", "")])
        if lesson.answers > len(given):
            request.session[ANSWERS] = [*given, request.POST["option"]]
    if wants_fragment(request):
        return pages.update(request, _lesson(request))
    return redirect("tutorial")


def _given(request: HttpRequest) -> list[str]:
    return list(request.session.get(ANSWERS, ()))


def _lesson(request: HttpRequest) -> Lesson:
    return follow(_given(request))
