"""One click and somebody is at the table: a row with a name, no password and no e-mail."""

import secrets
from typing import NamedTuple

from django.db import IntegrityError, transaction
from django.utils.translation import get_language

from accounts.models import User


class Words(NamedTuple):
    """What a language's names are made of; ``pattern`` says in which order."""

    pattern: str
    stones: tuple[str, ...]
    beasts: tuple[str, ...]


# Names, not sentences: given in the language of the moment and kept as they are, whoever reads them.
WORDS = {
    "en": Words(
        "Guest {stone} {beast}",
        ("Amber", "Basalt", "Cobalt", "Coral", "Flint", "Garnet", "Jade", "Jasper", "Jet", "Onyx", "Opal", "Pearl",
         "Quartz", "Ruby", "Slate", "Topaz"),
        ("Badger", "Bat", "Beetle", "Cricket", "Falcon", "Fox", "Gecko", "Hare", "Heron", "Lynx", "Mole", "Newt",
         "Otter", "Owl", "Raven", "Stoat", "Toad", "Wren"),
    ),
    "es": Words(
        "Huésped {beast} {stone}",
        ("de Ámbar", "de Cobre", "de Coral", "de Cuarzo", "de Hulla", "de Jade", "de Jaspe", "de Ónix", "de Ópalo",
         "de Oro", "de Perla", "de Plata", "de Rubí", "de Sílex"),
        ("Búho", "Corzo", "Cuervo", "Erizo", "Gamo", "Garza", "Grillo", "Grulla", "Halcón", "Liebre", "Lince", "Lobo",
         "Mirlo", "Nutria", "Sapo", "Tejón", "Topo", "Zorro"),
    ),
    "it": Words(
        "Ospite {beast} {stone}",
        ("d'Ambra", "d'Argento", "di Giada", "d'Onice", "d'Opale", "d'Oro", "di Perla", "di Quarzo", "di Rame",
         "di Rubino", "di Selce"),
        ("Airone", "Corvo", "Daino", "Falco", "Grillo", "Gru", "Gufo", "Lepre", "Lince", "Lontra", "Lupo", "Merlo",
         "Riccio", "Rospo", "Talpa", "Tasso", "Tritone", "Volpe"),
    ),
}  # fmt: skip
_TRIES = 40


def guest_name(many: bool = False) -> str:
    """In the language that is spoken now. ``many``: five digits instead of two."""
    words = WORDS.get((get_language() or "en")[:2], WORDS["en"])
    named = words.pattern.format(stone=secrets.choice(words.stones), beast=secrets.choice(words.beasts))
    return f"{named} {secrets.randbelow(90_000) + 10_000 if many else secrets.randbelow(90) + 10}"


def create_guest() -> User:
    """A new guest. The unique column decides whether the name is free, so that two clicks cannot share one."""
    for attempt in range(_TRIES):
        # Some 20,000 short names a language; when most are taken, longer numbers take over.
        guest = User(username=guest_name(many=attempt >= _TRIES // 2), is_guest=True)
        guest.set_unusable_password()
        try:
            with transaction.atomic():
                guest.save()
            return guest
        except IntegrityError:
            continue
    raise RuntimeError("No free name for a guest was found. [guest_names_exhausted]")
