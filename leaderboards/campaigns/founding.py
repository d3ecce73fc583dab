from dataclasses import dataclass
from datetime import datetime
from typing import Any

import structlog
from django.db import transaction
from django.utils import timezone

from accounts.names import one_line
from games.rules.library import SHELF, ruleset
from leaderboards.conf import value
from leaderboards.models import Campaign, Member
from leaderboards.refusing import Code, Refusal

log = structlog.get_logger(__name__)
LONGEST_NAME, MOST_GAMES = 60, 60
Dish = tuple[str, tuple[str, ...]]  # a ruleset and its sets


@dataclass(frozen=True)
class Plan:
    """What a campaign is founded with. ``menu``: what may be played, each a ruleset's key and its sets."""

    name: str
    menu: tuple[Dish, ...]
    scoring: str = Campaign.Scoring.OWN
    length: int | None = None
    until: datetime | None = None


def found(person: Any, plan: Plan) -> Campaign:
    """A new campaign with its founder as the first member."""
    _check(plan)
    if not person.is_authenticated:
        raise Refusal(Code.NOT_MEMBER)
    check_room(person)
    now = timezone.now()
    with transaction.atomic():
        menu = [{"ruleset": key, "sets": list(sets)} for key, sets in plan.menu]
        campaign = Campaign.objects.create(
            name=one_line(plan.name), menu=menu, scoring=plan.scoring, length=plan.length, until=plan.until
        )
        founder = {"name": person.display_name, "role": Member.Role.FOUNDER, "joined": now}
        Member.objects.create(campaign=campaign, person=person, **founder)
    log.info("campaign_founded", campaign=campaign.public_id, person=person.pk)
    return campaign


def check_room(person: Any) -> None:
    mine = Member.objects.filter(person=person.pk, joined__isnull=False, left__isnull=True)
    if mine.count() >= value("MOST_CAMPAIGNS"):
        raise Refusal(Code.TOO_MANY)


def menu_choices() -> list[Dish]:
    """Everything that can be put on a menu."""
    return [(key, sets) for key in SHELF for sets in ruleset(key).menus]


def _check(plan: Plan) -> None:
    good = (
        0 < len(one_line(plan.name)) <= LONGEST_NAME
        and 0 < len(plan.menu) <= len(menu_choices())
        and set(plan.menu) <= set(menu_choices())
        and plan.scoring in Campaign.Scoring.values
        and (plan.length is not None or plan.until is not None)
        and (plan.length is None or 1 <= plan.length <= MOST_GAMES)
        and (plan.until is None or plan.until > timezone.now())
    )
    if not good:
        raise Refusal(Code.BAD_CAMPAIGN)
