"""What staff does to people: each a deed, checked and on record. Never a password, an address or a secret in a record.

People of the staff, superusers among them, are changed by superusers alone: nobody helps themselves to more rights.
"""

from collections.abc import Mapping
from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from axes.models import AccessAttempt
from django.core.exceptions import ValidationError
from django.db import transaction

from accounts.models import User
from accounts.own_data import forget
from accounts.signals import doors_to_close
from games.refusals import Code, Refusal
from games.staff import Record, staff_deed

PROFILE = ("username", "email", "is_guest", "language", "time_zone", "reduced_motion", "plain_board", "sound")
RIGHTS = ("is_staff", "is_superuser", "groups", "user_permissions")
MANY = ("groups", "user_permissions")
CHANGE = "accounts.change_user"


@staff_deed("person.add", "accounts.add_user")
def add(record: Record, person: User) -> User:
    """A new account with its name and password; rights come later, by ``give_rights``."""
    person.is_staff = person.is_superuser = False
    _checked(person).save()
    record.about(person, person=person.pk)
    return person


@staff_deed("person.change", CHANGE)
def change(record: Record, person_id: int, wishes: Mapping[str, Any]) -> None:
    """New values of fields of ``PROFILE``. Of an address the record says only that it is another."""
    person = _theirs(record, person_id)
    before = {name: getattr(person, name) for name in wishes}
    for name in wishes.keys() & set(PROFILE):
        setattr(person, name, wishes[name])
    _checked(person).save()
    if "email" in wishes:
        _new_address(person)
    after = {name: [before[name], getattr(person, name)] for name in wishes if name != "email"}
    record.about(person, changed=after | ({"email": []} if "email" in wishes else {}), person=person.pk)


@staff_deed("person.block", CHANGE)
def block(record: Record, person_id: int) -> None:
    """No signing in any more; what they have open is closed."""
    _set_active(record, person_id, False)


@staff_deed("person.unblock", CHANGE)
def unblock(record: Record, person_id: int) -> None:
    _set_active(record, person_id, True)


@staff_deed("person.rights", CHANGE)
def give_rights(record: Record, person_id: int, wishes: Mapping[str, Any]) -> None:
    """New values of fields of ``RIGHTS``, groups and permissions as rows. For superusers only."""
    person = _theirs(record, person_id)
    if record.person is not None and not record.person.is_superuser:
        raise Refusal(Code.NOT_ALLOWED)
    before = {name: _right(person, name) for name in wishes}
    for name in wishes.keys() & set(RIGHTS):
        getattr(person, name).set(wishes[name]) if name in MANY else setattr(person, name, wishes[name])
    person.save()
    record.about(person, changed={name: [before[name], _right(person, name)] for name in wishes}, person=person.pk)


@staff_deed("person.password", CHANGE)
def set_password(record: Record, person_id: int, password: str | None) -> None:
    """Another password, or none at all; whatever is open under the old one is closed."""
    person = _theirs(record, person_id)
    person.set_password(password)
    person.save(update_fields=["password"])
    doors_to_close.send(sender=User, person=person)
    record.about(person, person=person.pk)


@staff_deed("person.delete", "accounts.delete_user")
def delete(record: Record, person: User) -> None:
    """As if they had deleted their account: they leave their tables, games of others stay."""
    record.about(person, person=person.pk)
    forget(_theirs(record, person.pk))


@staff_deed("second_factor.remove", "mfa.delete_authenticator")
def remove_second_factor(record: Record, factor: Authenticator) -> None:
    """For somebody who has lost the device; who asks must have been recognised by other means."""
    person = _theirs(record, factor.user_id)
    record.about(person, person=person.pk, kind=factor.get_type_display())
    factor.delete()


@staff_deed("lockout.lift", "axes.delete_accessattempt")
def lift_lockout(record: Record, attempt: AccessAttempt) -> None:
    """Failed sign-ins under this name from one address are forgotten."""
    record.about(attempt.username or "", failures=attempt.failures_since_start)
    attempt.delete()


def save(actor: Any, person_id: int, wishes: Mapping[str, Any]) -> None:
    """What a form wishes, as the deeds it consists of: all of them or none."""
    with transaction.atomic():
        if rights := {name: wishes[name] for name in RIGHTS if name in wishes}:
            give_rights(actor, person_id, rights)
        if profile := {name: wishes[name] for name in PROFILE if name in wishes}:
            change(actor, person_id, profile)
        if "is_active" in wishes:
            (unblock if wishes["is_active"] else block)(actor, person_id)


def _theirs(record: Record, person_id: int) -> User:
    """The person, for this transaction alone, if whoever acts may touch them. The site itself may."""
    person = User.objects.select_for_update().filter(pk=person_id).first()
    if person is None:
        raise Refusal(Code.NO_PERSON)
    above = person.is_superuser or (person.is_staff and person != record.person)
    if above and record.person is not None and not record.person.is_superuser:
        raise Refusal(Code.NOT_ALLOWED)
    return person


def _checked(person: User) -> User:
    try:
        person.full_clean(exclude=["password"])
    except ValidationError as wrong:
        raise Refusal(Code.BAD_PERSON, fields=wrong.message_dict) from wrong
    return person


def _set_active(record: Record, person_id: int, active: bool) -> None:
    person = _theirs(record, person_id)
    person.is_active = active
    person.save(update_fields=["is_active"])
    record.about(person, person=person.pk)


def _right(person: User, name: str) -> Any:
    return sorted(map(str, getattr(person, name).all())) if name in MANY else getattr(person, name)


def _new_address(person: User) -> None:
    """Mail goes to the new address alone; it is verified as after signing up."""
    EmailAddress.objects.filter(user=person).delete()
    if person.email:
        EmailAddress.objects.create(user=person, email=person.email, primary=True)
