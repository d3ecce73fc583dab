"""What is kept of a person: their own copy of it, and the end of it."""

from typing import Any

from allauth.account.models import EmailAddress

from accounts.models import User
from accounts.signals import doors_to_close, own_data_wanted, person_leaving

PROFILE = (
    "username", "email", "is_guest", "date_joined", "last_login", "language", "time_zone", "reduced_motion",
    "plain_board", "sound",
)  # fmt: skip


def copy_of(person: User) -> dict[str, Any]:
    """Plain data for the person alone: no password, no text of a token, nothing that others hid from them."""
    rooms: list[Any] = own_data_wanted.send(sender=User, person=person)
    found = {
        "profile": {name: getattr(person, name) for name in PROFILE},
        "addresses": list(EmailAddress.objects.filter(user=person).values("email", "verified", "primary")),
        "tokens": list(person.api_tokens.values("name", "ending", "created", "used")),
    }
    return found | {heading: data for _, room in rooms for heading, data in room.items()}


def forget(person: User) -> None:
    """The person leaves all tables and is gone; games that others sat at stay, without the name."""
    person_leaving.send(sender=User, person=person)
    doors_to_close.send(sender=User, person=person)
    person.delete()
