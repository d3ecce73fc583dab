"""What the pages on card sets share: who may look, how a page is made, how a refusal is said."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse

from games.cardsets.deeds.common import EDIT, LOOK, PUBLISH
from games.cardsets.naming import game_name, set_title, slot_name
from games.models import CardSet, CardSetVersion
from games.refusals import Refusal

View = Callable[..., HttpResponse]


def for_staff(view: View) -> View:
    """For pages inside the admin, which has asked who it is: may they look at card sets?"""

    @wraps(view)
    def wrapped(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not may(request, LOOK):
            raise PermissionDenied
        return view(request, *args, **kwargs)

    return wrapped


def may(request: HttpRequest, permission: str) -> bool:
    return request.user.has_perm(permission)


def set_or_404(pk: int) -> CardSet:
    found = CardSet.objects.filter(pk=pk).first()
    if found is None:
        raise Http404
    return found


def version_or_404(pk: int) -> CardSetVersion:
    found = CardSetVersion.objects.select_related("card_set").filter(pk=pk).first()
    if found is None:
        raise Http404
    return found


def page(request: HttpRequest, name: str, title: str, context: dict[str, Any], status: int = 200) -> HttpResponse:
    """A whole page, or for htmx its fragment alone where the context names one."""
    rights = {"may_edit": may(request, EDIT), "may_publish": may(request, PUBLISH)}
    whole = {**admin.site.each_context(request), **rights, "title": title, **context}
    return render(request, f"admin/cardsets/{name}.html", whole, status=status)


def about(version: CardSetVersion) -> dict[str, Any]:
    """What every page on a version says of it."""
    of = version.card_set
    return {
        "version": version, "card_set": of, "set_title": set_title(of), "game": game_name(of.ruleset),
        "slot": slot_name(of.ruleset, of.slot),
    }  # fmt: skip


def set_url(card_set: CardSet) -> str:
    return reverse("admin:games_cardset_change", args=[card_set.pk])


def version_url(version: CardSetVersion) -> str:
    return reverse("admin:games_cardsetversion_change", args=[version.pk])


def said_or_refused(request: HttpRequest, deed: Callable[[], Any], done: str, back: str) -> HttpResponse:
    """Does it and says so, or says why not; then back to the page."""
    try:
        deed()
    except Refusal as refusal:
        say(request, refusal)
    else:
        messages.success(request, done)
    return redirect(back)


def say(request: HttpRequest, refusal: Refusal) -> None:
    messages.error(request, " ".join([refusal.sentence, *refusal.fields.get("problems", [])[:5]]))


def whole_number(text: str | None) -> int:
    """A posted number; -1 for what is none."""
    return int(text) if text and text.isdecimal() and len(text) < 10 else -1
