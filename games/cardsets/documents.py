"""Versions in the database as the documents that a game's workshop understands."""

import hashlib
from collections.abc import Iterable

import msgspec

from games.models import CardEntry, CardSetVersion
from games.rules.kernel.workshop import Entry, SetDocument, Workshop
from games.rules.library import ruleset


def workshop_of(key: str) -> Workshop:
    """A game's workshop; ``LookupError`` for a game whose cards nobody may edit."""
    workshop = ruleset(key).workshop()
    if workshop is None:
        raise LookupError(key)
    return workshop


def document_of(version: CardSetVersion) -> SetDocument:
    entries = tuple(entry_of(row) for row in version.entries.order_by("order", "pk"))
    return SetDocument(ruleset=version.card_set.ruleset, slot=version.card_set.slot, entries=entries)


def entry_of(row: CardEntry) -> Entry:
    return Entry(**{name: getattr(row, name) for name in Entry.__struct_fields__})


def rows_of(entries: Iterable[Entry], version: CardSetVersion) -> list[CardEntry]:
    """Unsaved rows in the entries' order."""
    return [
        CardEntry(version=version, order=order, **{name: getattr(e, name) for name in Entry.__struct_fields__})
        for order, e in enumerate(entries)
    ]


def digest_of(document: SetDocument) -> str:
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()
