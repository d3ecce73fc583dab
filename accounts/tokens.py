"""Personal tokens: made, recognised, revoked."""

import hashlib
import secrets
from datetime import timedelta

from django.db.models import Q
from django.utils import timezone

from accounts.models import ApiToken, User
from accounts.names import one_line

MOST = 20  # a person
PREFIX = "dq_"
NOTED_EVERY = timedelta(minutes=1)  # a write a request would cost more than the request


class TooManyTokens(Exception):
    """This person has to revoke one first."""


def create_token(person: User, name: str) -> str:
    """The text of a new token, which nobody can read again. Raises ``TooManyTokens``."""
    if person.api_tokens.count() >= MOST:
        raise TooManyTokens
    text = PREFIX + secrets.token_urlsafe(32)
    ApiToken.objects.create(person=person, name=one_line(name), digest=_digest(text), ending=text[-4:])
    return text


def recognise(text: str) -> ApiToken | None:
    """The token of this text with its person; None for any other text, and for people who were locked out."""
    token = ApiToken.objects.select_related("person").filter(digest=_digest(text), person__is_active=True).first()
    if token is not None:
        _note_use(token)
    return token


def revoke(person: User, token_id: int) -> bool:
    """Only one's own; false if there is none of that number."""
    return bool(person.api_tokens.filter(pk=token_id).delete()[0])


def _digest(text: str) -> str:
    # The text is 256 random bits: nothing to guess, so a slow hash would only slow every request.
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def _note_use(token: ApiToken) -> None:
    now = timezone.now()
    old = Q(used=None) | Q(used__lt=now - NOTED_EVERY)
    if token.used is None or token.used < now - NOTED_EVERY:
        ApiToken.objects.filter(old, pk=token.pk).update(used=now)
