"""Campaigns: one's own, the page of one, and everything its members can wish for."""

from collections.abc import Callable
from datetime import UTC, datetime, time
from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.dateparse import parse_date
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from games.bots.registry import LEVELS
from games.sittings import LEVEL_NAMES
from leaderboards import campaigns
from leaderboards.campaigns.mapping import draw
from leaderboards.models import Campaign
from leaderboards.refusing import Code, Refusal
from leaderboards.views.common import says_refusals
from leaderboards.words import game_name, sets_name


@login_required
@require_http_methods(["GET", "POST"])
@says_refusals
def mine(request: HttpRequest) -> HttpResponse:
    """GET: one's campaigns and invitations, and a form. POST: found one."""
    if request.method == "POST":
        return redirect("campaign", public_id=campaigns.found(request.user, _plan(request)).public_id)
    context = {"memberships": campaigns.campaigns_of(request.user), "scorings": Campaign.Scoring.choices}
    return render(request, "leaderboards/campaigns.html", {**context, "menu": _menu(campaigns.menu_choices())})


@login_required
@require_GET
@never_cache
@says_refusals
def campaign(request: HttpRequest, public_id: str) -> HttpResponse:
    seen = campaigns.access_campaign(request.user, public_id)
    it = seen.campaign
    lines, chapters, over = campaigns.standings(it), campaigns.chapters(it), campaigns.is_over(it)
    context = {
        "it": it, "member": seen.member, "leads": seen.leads, "lines": lines, "chapters": chapters, "over": over,
        "champions": campaigns.champions(it, lines), "map": draw(it, chapters, over),
        "open_game": campaigns.open_game(it), "menu": _menu([campaigns.Dish.of(dish) for dish in it.menu]),
        "members": list(it.members.all()), "levels": [(level, LEVEL_NAMES[level]) for level in LEVELS],
        "link": request.build_absolute_uri(f"/campaigns/join/{it.link}/"),
        "numbers": [c.number for c in chapters if c.deeds],
    }  # fmt: skip
    return render(request, "leaderboards/campaign.html", context)


@require_http_methods(["GET", "POST"])
@says_refusals
def join(request: HttpRequest, link: str) -> HttpResponse:
    """The invitation link, whoever opens it: GET asks, POST says yes. Strangers see what it is, and the ways in."""
    it = campaigns.by_link(link)
    if request.method == "POST" and request.user.is_authenticated:
        campaigns.join(it, request.user)
        return redirect("campaign", public_id=it.public_id)
    return render(request, "leaderboards/campaign_join.html", _offer(it))


def _offer(it: Campaign) -> dict[str, Any]:
    """What somebody who is invited wants to know first."""
    players = [m.name for m in it.members.all() if m.plays and m.name]
    return {"it": it, "players": players, "menu": _menu([campaigns.Dish.of(dish) for dish in it.menu])}


@login_required
@require_POST
@says_refusals
def next_table(request: HttpRequest, public_id: str) -> HttpResponse:
    seen = campaigns.access_campaign(request.user, public_id)
    resting = [_number(value) for value in request.POST.getlist("resting")]
    game = campaigns.next_table(seen.campaign, request.user, _number(request.POST.get("dish", "0")), resting)
    return redirect("table", public_id=game.public_id)


@login_required
@require_POST
@says_refusals
def wish(request: HttpRequest, public_id: str, what: str) -> HttpResponse:
    """invite, answer, bot, leave, remove or role."""
    seen = campaigns.access_campaign(request.user, public_id)
    if what not in WISHES:
        raise Refusal(Code.NO_CAMPAIGN)
    WISHES[what](seen.campaign, request.user, request.POST)
    gone = what == "answer" and request.POST.get("yes") != "1"
    return redirect("campaigns") if gone else redirect("campaign", public_id=public_id)


WISHES: dict[str, Callable[[Campaign, Any, Any], Any]] = {
    "invite": lambda it, me, post: campaigns.invite(it, me, post.get("name", "")),
    "answer": lambda it, me, post: campaigns.answer(it, me, post.get("yes") == "1"),
    "bot": lambda it, me, post: campaigns.add_bot(it, me, post.get("level", "")),
    "leave": lambda it, me, post: campaigns.leave(it, me),
    "remove": lambda it, me, post: campaigns.remove(it, me, _number(post.get("member", ""))),
    "role": lambda it, me, post: campaigns.set_role(it, me, _number(post.get("member", "")), post.get("role", "")),
}


def _plan(request: HttpRequest) -> campaigns.Plan:
    post, choices = request.POST, campaigns.menu_choices()
    dishes = [_number(value) for value in post.getlist("dish")]
    menu = tuple(choices[n] for n in dishes if 0 <= n < len(choices))
    length = _number(post["length"]) if post.get("length") else None
    scoring = post.get("scoring", Campaign.Scoring.OWN)
    return campaigns.Plan(post.get("name", ""), menu, scoring, length, _end_of(post.get("until", "")))


def _end_of(text: str) -> datetime | None:
    """The last moment of this day."""
    try:
        day = parse_date(text) if text else None
    except ValueError:
        day = None
    if text and day is None:
        raise Refusal(Code.BAD_CAMPAIGN)
    return datetime.combine(day, time.max, UTC) if day else None


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1


def _menu(dishes: list[campaigns.Dish]) -> list[str]:
    return [f"{game_name(d.ruleset)}: {sets_name(d.ruleset, d.sets, dict(d.house))}" for d in dishes]
