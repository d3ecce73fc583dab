"""A person's own list of friends. Nobody is asked and nobody is told: it only says whom one likes to compare with."""

from typing import Any

import structlog
from django.contrib.auth import get_user_model

from accounts.names import name_key
from leaderboards.conf import value
from leaderboards.models import Friend
from leaderboards.refusing import Code, Refusal

log = structlog.get_logger(__name__)


def person_named(name: str) -> Any:
    """Whoever has this name, however it is spelt; refuses if nobody has."""
    found = get_user_model().objects.filter(name_key=name_key(name), is_active=True).first()
    if found is None:
        raise Refusal(Code.NO_PERSON)
    return found


def add_friend(person: Any, name: str) -> Any:
    friend = person_named(name)
    if friend.pk == person.pk:
        raise Refusal(Code.YOURSELF)
    if Friend.objects.filter(person=person).count() >= value("MOST_FRIENDS"):
        raise Refusal(Code.TOO_MANY)
    Friend.objects.get_or_create(person=person, friend=friend)
    log.info("friend_added", person=person.pk, friend=friend.pk)
    return friend


def remove_friend(person: Any, name: str) -> None:
    friend = person_named(name)
    Friend.objects.filter(person=person, friend=friend).delete()
    log.info("friend_removed", person=person.pk, friend=friend.pk)


def friends_of(person: Any) -> list[Any]:
    rows = Friend.objects.filter(person=person).select_related("friend").order_by("friend__username")
    return [row.friend for row in rows]
