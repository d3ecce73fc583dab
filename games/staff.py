"""The one way in which staff changes anything: check, act, log. Admin pages, API and commands all come through here."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from django.contrib.auth import get_user_model
from django.db import transaction

from games.models import CardSet, StaffDeed
from games.refusals import Code, Refusal

log = structlog.get_logger(__name__)
P = ParamSpec("P")
R = TypeVar("R")


class Record:
    """What a deed says about itself while it acts; written down when it has succeeded."""

    def __init__(self, person: Any = None) -> None:
        self.person = None if person is None or person.pk is None else person
        self.target = ""
        self.card_set: CardSet | None = None
        self.data: dict[str, Any] = {}

    def about(self, target: object, card_set: CardSet | None = None, **data: Any) -> None:
        self.target, self.card_set = str(target)[:150], card_set or self.card_set
        self.data |= data


def staff_deed(
    name: str, permission: str
) -> Callable[[Callable[Concatenate[Record, P], R]], Callable[Concatenate[Any, P], R]]:
    """A function ``deed(record, ...)`` becomes ``deed(person, ...)``: one transaction, refused without ``permission``.

    Raises ``Refusal`` ``not_allowed``; the refused attempt is logged as well, but not stored.
    """

    def wrap(deed: Callable[Concatenate[Record, P], R]) -> Callable[Concatenate[Any, P], R]:
        @wraps(deed)
        def done(person: Any, *args: P.args, **kwargs: P.kwargs) -> R:
            check(person, permission, name)
            record = Record(person)
            with transaction.atomic():
                result = deed(record, *args, **kwargs)
                _write(person, name, record)
            # The site's own deeds are in the record; the first start prints one line, its address.
            tell = log.info if person.pk else log.debug
            tell("staff_deed", deed=name, person=person.pk, target=record.target)
            return result

        return done

    return wrap


def check(person: Any, permission: str, name: str = "") -> None:
    if not (person.is_active and person.is_staff and person.has_perm(permission)):
        log.warning("staff_deed_refused", deed=name, person=person.pk)
        raise Refusal(Code.NOT_ALLOWED)


def acting(name: str) -> Any:
    """Whose deed a command is; of somebody at the machine who names nobody, the site's own."""
    person = get_user_model().objects.filter(username=name).first() if name else Site()
    if person is None:
        raise Refusal(Code.NO_PERSON)
    return person


class Site:
    """Who acts when nobody does: the site itself while it starts, or whoever runs it. Never the person of a request."""

    pk = None
    is_active = is_staff = True

    def has_perm(self, _permission: str) -> bool:
        return True

    def get_username(self) -> str:
        return "(site)"


def _write(person: Any, name: str, record: Record) -> None:
    StaffDeed.objects.create(
        person=record.person, name=person.get_username(), deed=name, target=record.target, card_set=record.card_set,
        data=record.data,
    )  # fmt: skip
