"""How a refusal of this room is said."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render

from leaderboards.refusing import Code, Refusal

MISSING = (Code.NO_CAMPAIGN, Code.NO_GRAVE, Code.NO_PERSON)


def says_refusals(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A page that cannot be shown says why; a refused wish sends back to where it was made, with a sentence."""

    @wraps(view)
    def wrapped(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except Refusal as refusal:
            if request.method == "GET" or refusal.code in MISSING or "public_id" not in kwargs:
                status = 404 if refusal.code in MISSING else 409
                return render(request, "leaderboards/refused.html", {"refusal": refusal}, status=status)
            messages.error(request, refusal.sentence)
            return redirect("campaign", public_id=kwargs["public_id"])

    return wrapped
