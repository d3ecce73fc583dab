"""The next game of a campaign: one click, everybody seated."""

from collections.abc import Collection
from typing import Any

import structlog
from django.utils import timezone

from games import refusals, tables
from games.models import Game
from games.rules.library import SHELF, ruleset
from leaderboards.campaigns.access import locked, member_of
from leaderboards.models import Campaign, CampaignGame, Member
from leaderboards.refusing import Code, Refusal

log = structlog.get_logger(__name__)
OPEN = (Game.Status.LOBBY, Game.Status.RUNNING)


def is_over(campaign: Campaign) -> bool:
    if campaign.until and campaign.until <= timezone.now():
        return True
    return campaign.length is not None and finished(campaign) >= campaign.length


def finished(campaign: Campaign) -> int:
    return campaign.games.filter(game__status=Game.Status.FINISHED).count()


def open_game(campaign: Campaign) -> CampaignGame | None:
    """The table that waits or is played now."""
    return campaign.games.filter(game__status__in=OPEN).select_related("game").first()


def next_table(campaign: Campaign, person: Any, dish: int = 0, resting: Collection[int] = ()) -> Game:
    """Open the next table and seat everybody but the members who sit this one out. Whoever opens it is its host."""
    member_of(campaign, person)
    with locked(campaign) as campaign:
        mine = member_of(campaign, person)
        _check(campaign, dish)
        there = [m for m in campaign.members.all() if m.plays and (m.pk == mine.pk or m.pk not in resting)]
        game = _open(campaign, person, mine, there, campaign.menu[dish])
    log.info("campaign_table_opened", campaign=campaign.public_id, game=game.public_id, seats=len(there))
    return game


def _check(campaign: Campaign, dish: int) -> None:
    if is_over(campaign):
        raise Refusal(Code.CAMPAIGN_OVER)
    if open_game(campaign):
        raise Refusal(Code.GAME_OPEN)
    if not 0 <= dish < len(campaign.menu) or campaign.menu[dish]["ruleset"] not in SHELF:
        raise Refusal(Code.NOT_ON_MENU)


def _open(campaign: Campaign, person: Any, mine: Member, there: list[Member], dish: dict[str, Any]) -> Game:
    bots = [m for m in there if m.level]
    others = [m for m in there if m.person_id and m.pk != mine.pk]
    if len(there) not in ruleset(dish["ruleset"]).seats:
        raise Refusal(Code.SEATS)
    number = 1 + (campaign.games.order_by("-number").values_list("number", flat=True).first() or 0)
    levels = tuple(m.level for m in bots)
    name = f"{campaign.name[:50]} · {number}"
    settings = tables.Settings(
        dish["ruleset"], len(there), name, sets=tuple(dish["sets"]), bots=levels, public=False,
        house=dish.get("house", {}),
    )  # fmt: skip
    try:
        game = tables.open_table(person, settings)
        for member in others:
            tables.take_seat(game, member.person)
    except refusals.Refusal as refusal:
        raise Refusal(Code.TABLE, refusal.sentence) from refusal
    seats = {str(len(there) - len(bots) + n): m.pk for n, m in enumerate(bots)}
    CampaignGame.objects.create(campaign=campaign, number=number, game=game, table=game.public_id, bots=seats)
    return game
