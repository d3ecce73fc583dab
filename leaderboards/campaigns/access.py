"""Who may see which campaign, and who may do what there."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.db.models import QuerySet

from leaderboards.models import Campaign, Member
from leaderboards.refusing import Code, Refusal

LEADERS = (Member.Role.FOUNDER, Member.Role.ORGANISER)


@dataclass(frozen=True)
class Seen:
    """A campaign as somebody sees it; ``member`` is None for who came by the link and has not joined."""

    campaign: Campaign
    member: Member | None

    @property
    def leads(self) -> bool:
        return self.member is not None and self.member.plays and self.member.role in LEADERS


def access_campaign(person: Any, public_id: str) -> Seen:
    """For members, those invited and those who have left; for others there is none."""
    campaign = Campaign.objects.filter(public_id=public_id).first()
    member = campaign.members.filter(person=person.pk).first() if campaign and person.pk else None
    if campaign is None or member is None:
        raise Refusal(Code.NO_CAMPAIGN)
    return Seen(campaign, member)


def by_link(link: str) -> Campaign:
    campaign = Campaign.objects.filter(link=link).first()
    if campaign is None:
        raise Refusal(Code.NO_CAMPAIGN)
    return campaign


def campaigns_of(person: Any) -> QuerySet[Member]:
    """A person's memberships and invitations, the newest first."""
    return Member.objects.filter(person=person.pk).select_related("campaign").order_by("-pk")


@contextmanager
def locked(campaign: Campaign) -> Iterator[Campaign]:
    """Nobody else's to change until the end of the block."""
    with transaction.atomic():
        found = Campaign.objects.select_for_update().filter(pk=campaign.pk).first()
        if found is None:
            raise Refusal(Code.NO_CAMPAIGN)
        yield found


def member_of(campaign: Campaign, person: Any) -> Member:
    """Somebody who plays in it; refuses for everybody else."""
    member = campaign.members.filter(person=person.pk).first() if person.pk else None
    if member is None or not member.plays:
        raise Refusal(Code.NOT_MEMBER)
    return member


def leader_of(campaign: Campaign, person: Any) -> Member:
    member = member_of(campaign, person)
    if member.role not in LEADERS:
        raise Refusal(Code.NOT_ALLOWED)
    return member
