"""The front door, until a room of the site takes its place; and what is said when something breaks."""

from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.views.defaults import server_error

from games.api.errors import said


def home(request: HttpRequest) -> HttpResponse:
    return render(request, "home.html")


def robots(_request: HttpRequest) -> HttpResponse:
    """Search engines find the house, not what goes on at its tables."""
    closed = ("admin", "api", "accounts", "guest", "join", "play", "preferences", "replay", "table")
    lines = ["User-agent: *", *(f"Disallow: /{name}/" for name in closed)]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain")


def misunderstood(request: HttpRequest, exception: Exception) -> HttpResponse:
    """A host's name that is none, say, or a form with too many fields, or in an encoding of its own.

    Django's own answer would look for a token in that form once more, and break on it as well.
    """
    if request.path.startswith("/api/"):
        return JsonResponse(said("bad_request"), status=400)
    return HttpResponseBadRequest(render_to_string("400.html"))


def broken(request: HttpRequest) -> HttpResponse:
    """Programs are told in the shape of every other refusal."""
    if request.path.startswith("/api/"):
        return JsonResponse(said("server_error"), status=500)
    return server_error(request)
