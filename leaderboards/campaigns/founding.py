from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

import structlog
from django.db import transaction
from django.utils import timezone

from accounts.names import one_line
from games.house import on_offer
from games.rules.library import SHELF, ruleset
from leaderboards.conf import value
from leaderboards.models import Campaign, Member
from leaderboards.refusing import Code, Refusal

log = structlog.get_logger(__name__)
LONGEST_NAME, MOST_GAMES = 60, 60


class Dish(NamedTuple):
    """Something to play: a ruleset, its sets, and (slot, "key.number") of house sets among them."""

    ruleset: str
    sets: tuple[str, ...]
    house: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, kept: dict[str, Any]) -> "Dish":
        """As a campaign's menu keeps it."""
        return cls(kept["ruleset"], tuple(kept["sets"]), tuple(kept.get("house", {}).items()))


@dataclass(frozen=True)
class Plan:
    """What a campaign is founded with. ``menu``: what may be played, each a ruleset's key and its sets."""

    name: str
    menu: tuple[Dish | tuple[str, tuple[str, ...]], ...]
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
        menu = [_kept(Dish(*dish)) for dish in plan.menu]
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
    """Everything that can be put on a menu: what the games offer, and each published house set with what it needs."""
    shipped = [Dish(key, sets) for key in SHELF for sets in ruleset(key).menus]
    return [*shipped, *[dish for key in SHELF for dish in _of_the_house(key)]]


def _of_the_house(key: str) -> Iterator[Dish]:
    for version in on_offer(key):
        slot = version.card_set.slot
        sets = next(sets for sets in ruleset(key).menus if slot in sets)
        yield Dish(key, sets, ((slot, version.name),))


def _kept(dish: Dish) -> dict[str, Any]:
    kept = {"ruleset": dish.ruleset, "sets": list(dish.sets)}
    return kept | ({"house": dict(dish.house)} if dish.house else {})


def _check(plan: Plan) -> None:
    good = (
        0 < len(one_line(plan.name)) <= LONGEST_NAME
        and 0 < len(plan.menu) <= len(menu_choices())
        and {Dish(*dish) for dish in plan.menu} <= set(menu_choices())
        and plan.scoring in Campaign.Scoring.values
        and (plan.length is not None or plan.until is not None)
        and (plan.length is None or 1 <= plan.length <= MOST_GAMES)
        and (plan.until is None or plan.until > timezone.now())
    )
    if not good:
        raise Refusal(Code.BAD_CAMPAIGN)
