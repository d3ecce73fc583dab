"""Coming, going, and who may do what."""

from typing import Any

import structlog
from django.utils import timezone

from games.bots import UnknownLevel, player
from leaderboards.campaigns.access import leader_of, locked, member_of
from leaderboards.campaigns.founding import check_room
from leaderboards.friends import person_named
from leaderboards.models import Campaign, Member
from leaderboards.refusing import Code, Refusal

log = structlog.get_logger(__name__)
MOST_MEMBERS = 12


def invite(campaign: Campaign, leader: Any, name: str) -> Member:
    """Somebody is invited by name and may say yes or no. Who was in before is invited to come back."""
    leader_of(campaign, leader)
    guest = person_named(name)
    with locked(campaign) as campaign:
        leader_of(campaign, leader)
        _check_size(campaign)
        member, _new = Member.objects.get_or_create(
            campaign=campaign, person=guest, defaults={"name": guest.display_name}
        )
        if member.left:
            _write(member, joined=None, left=None)
    log.info("campaign_invited", campaign=campaign.public_id, person=guest.pk)
    return member


def join(campaign: Campaign, person: Any) -> Member:
    """Whoever holds the link comes in; the same for who was invited and says yes."""
    if not person.is_authenticated:
        raise Refusal(Code.NOT_MEMBER)
    check_room(person)
    with locked(campaign) as campaign:
        member = Member.objects.filter(campaign=campaign, person=person).first()
        if member is None:
            _check_size(campaign)
            member = Member(campaign=campaign, person=person)
        if not member.plays:
            _write(member, name=person.display_name, joined=timezone.now(), left=None)
    log.info("campaign_joined", campaign=campaign.public_id, person=person.pk)
    return member


def answer(campaign: Campaign, person: Any, yes: bool) -> None:
    """What somebody invited by name says."""
    member = campaign.members.filter(person=person.pk).first() if person.pk else None
    if member is None:
        raise Refusal(Code.NO_CAMPAIGN)
    if yes:
        join(campaign, person)
    elif member.joined is None:
        member.delete()
        log.info("campaign_declined", campaign=campaign.public_id, person=person.pk)


def add_bot(campaign: Campaign, leader: Any, level: str, name: str = "") -> Member:
    """A computer player takes part like anybody else; it must know every game of the menu."""
    leader_of(campaign, leader)
    try:
        for dish in campaign.menu:
            player(dish["ruleset"], level)
    except UnknownLevel as error:
        raise Refusal(Code.NO_LEVEL) from error
    with locked(campaign) as campaign:
        leader_of(campaign, leader)
        _check_size(campaign)
        number = 1 + campaign.members.filter(level=level).count()
        bot = Member(campaign=campaign, level=level, name=name or f"{level.capitalize()} {number}")
        _write(bot, joined=timezone.now())
    log.info("campaign_bot_added", campaign=campaign.public_id, level=level)
    return bot


def leave(campaign: Campaign, person: Any) -> None:
    """Out from now on; the past stays. A founder hands the campaign to the one who has been in longest."""
    with locked(campaign) as campaign:
        member = member_of(campaign, person)
        _hand_on(campaign, member)
        _write(member, left=timezone.now(), role=Member.Role.PLAYER)
    log.info("campaign_left", campaign=campaign.public_id, person=person.pk)


def remove(campaign: Campaign, leader: Any, member_id: int) -> None:
    with locked(campaign) as campaign:
        leader_of(campaign, leader)
        member = _other(campaign, member_id)
        if member.joined is None:
            member.delete()
        else:
            _write(member, left=timezone.now(), role=Member.Role.PLAYER)
    log.info("campaign_removed", campaign=campaign.public_id, member=member_id)


def set_role(campaign: Campaign, founder: Any, member_id: int, role: str) -> None:
    """The founder makes organisers, and players of them again."""
    with locked(campaign) as campaign:
        if member_of(campaign, founder).role != Member.Role.FOUNDER:
            raise Refusal(Code.NOT_ALLOWED)
        member = _other(campaign, member_id)
        if role not in (Member.Role.ORGANISER, Member.Role.PLAYER) or not member.plays or member.level:
            raise Refusal(Code.NOT_ALLOWED)
        _write(member, role=role)
    log.info("campaign_role", campaign=campaign.public_id, member=member_id, role=role)


def _other(campaign: Campaign, member_id: int) -> Member:
    """A member who is not the founder."""
    member = campaign.members.filter(pk=member_id).first()
    if member is None:
        raise Refusal(Code.NOT_MEMBER)
    if member.role == Member.Role.FOUNDER:
        raise Refusal(Code.LAST_FOUNDER)
    return member


def _hand_on(campaign: Campaign, member: Member) -> None:
    if member.role != Member.Role.FOUNDER:
        return
    others = campaign.members.filter(person__isnull=False, joined__isnull=False, left__isnull=True)
    heir = others.exclude(pk=member.pk).order_by("joined", "pk").first()
    if heir:
        _write(heir, role=Member.Role.FOUNDER)


def _check_size(campaign: Campaign) -> None:
    if campaign.members.filter(left__isnull=True).count() >= MOST_MEMBERS:
        raise Refusal(Code.TOO_MANY)


def _write(member: Member, **values: Any) -> None:
    for name, value in values.items():
        setattr(member, name, value)
    member.save()
