"""One click and somebody is at the table: a row with a name, no password and no e-mail."""

import secrets

from django.db import IntegrityError, transaction

from accounts.models import User

# Names, not sentences: they read the same in every language and are kept as they are.
STONES = (
    "Amber", "Basalt", "Cobalt", "Coral", "Flint", "Garnet", "Jade", "Jasper", "Jet", "Onyx", "Opal", "Pearl", "Quartz",
    "Ruby", "Slate", "Topaz",
)  # fmt: skip
BEASTS = (
    "Badger", "Bat", "Beetle", "Cricket", "Falcon", "Fox", "Gecko", "Hare", "Heron", "Lynx", "Mole", "Newt", "Otter",
    "Owl", "Raven", "Stoat", "Toad", "Wren",
)  # fmt: skip
_TRIES = 40


def guest_name() -> str:
    return f"Guest {secrets.choice(STONES)} {secrets.choice(BEASTS)} {secrets.randbelow(90) + 10}"


def create_guest(language: str = "") -> User:
    """A new guest. The unique column decides whether the name is free, so that two clicks cannot share one."""
    for attempt in range(_TRIES):
        # Some 26,000 short names; when most are taken, longer numbers take over.
        name = guest_name() if attempt < _TRIES // 2 else f"{guest_name()}{secrets.randbelow(10_000):04}"
        guest = User(username=name, is_guest=True, language=language)
        guest.set_unusable_password()
        try:
            with transaction.atomic():
                guest.save()
            return guest
        except IntegrityError:
            continue
    raise RuntimeError("No free name for a guest was found. [guest_names_exhausted]")
