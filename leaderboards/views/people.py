"""The page of one person, and one's own list of friends."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_GET, require_http_methods

from leaderboards import profile
from leaderboards.friends import add_friend, friends_of, person_named, remove_friend
from leaderboards.models import Friend
from leaderboards.rarity import cabinet
from leaderboards.refusing import Refusal
from leaderboards.views.common import says_refusals


@require_GET
@says_refusals
def person(request: HttpRequest, name: str) -> HttpResponse:
    who = person_named(name)
    found = profile.results(who)
    standing, place = profile.totals(who)
    context: dict[str, Any] = {
        "who": who, "standing": standing, "place": place, "records": profile.records(found),
        "chart": profile.gold_over_time(found, standing.gold) if standing else None,
        "heroes": profile.heroes(found), "deaths": profile.deaths(found), "games": profile.games(found),
        "recent": profile.recent(found), "cabinet": cabinet(who), "is_friend": _is_friend(request, who),
    }  # fmt: skip
    return render(request, "leaderboards/profile.html", context)


def _is_friend(request: HttpRequest, who: Any) -> bool:
    return request.user.is_authenticated and Friend.objects.filter(person=request.user, friend=who).exists()


@login_required
@require_http_methods(["GET", "POST"])
@says_refusals
def friends(request: HttpRequest) -> HttpResponse:
    if request.method == "POST":
        _change(request)
        return _back(request)
    return render(request, "leaderboards/friends.html", {"friends": friends_of(request.user)})


def _change(request: HttpRequest) -> None:
    name = request.POST.get("name", "")
    try:
        if request.POST.get("remove"):
            remove_friend(request.user, name)
        else:
            add_friend(request.user, name)
            messages.success(request, _("%(name)s is on your list now.") % {"name": name})
    except Refusal as refusal:
        messages.error(request, refusal.sentence)


def _back(request: HttpRequest) -> HttpResponse:
    if request.POST.get("back") == "profile" and request.POST.get("name"):
        return redirect("profile", name=request.POST["name"])
    return redirect("friends")
