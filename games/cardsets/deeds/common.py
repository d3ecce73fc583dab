"""What deeds on card sets share: rights, the lock on a draft, and how a change is written down."""

from typing import Any

from django.db.models import F

from games.cardsets.comparing import compare
from games.cardsets.documents import document_of
from games.models import CardSet, CardSetVersion
from games.refusals import Code, Refusal
from games.rules.kernel.workshop import SetDocument
from games.staff import Record

LOOK = "games.view_cardset"
EDIT = "games.edit_card_sets"
PUBLISH = "games.publish_card_sets"


def locked(version_id: int) -> CardSetVersion:
    """The version, for this transaction alone."""
    versions = CardSetVersion.objects.select_for_update(of=("self",)).select_related("card_set")
    version = versions.filter(pk=version_id).first()
    if version is None:
        raise Refusal(Code.NO_CARD_SET)
    return version


def draft(version_id: int, revision: int) -> CardSetVersion:
    """A draft that is still as whoever wants to change it saw it."""
    version = locked(version_id)
    if not version.is_draft:
        raise Refusal(Code.NOT_A_DRAFT)
    if version.revision != revision:
        raise Refusal(Code.STALE_DRAFT)
    return version


def own_set(card_set_id: int) -> CardSet:
    """A set that may be changed, for this transaction alone."""
    card_set = CardSet.objects.select_for_update().filter(pk=card_set_id).first()
    if card_set is None:
        raise Refusal(Code.NO_CARD_SET)
    if card_set.shipped:
        raise Refusal(Code.SHIPPED_SET)
    return card_set


def changed(record: Record, version: CardSetVersion, before: SetDocument) -> CardSetVersion:
    """One revision on; what is different since ``before`` goes on record."""
    CardSetVersion.objects.filter(pk=version.pk).update(revision=F("revision") + 1)
    version.refresh_from_db(fields=["revision"])
    record.about(version.name, version.card_set, revision=version.revision, changes=difference(before, version))
    return version


def difference(before: SetDocument, version: CardSetVersion) -> list[dict[str, Any]]:
    """As plain data: ``what``, ``place``, and for each field its path, what it was and what it is."""
    return [
        {
            "what": d.what,
            "place": list(d.entry.place),
            "fields": [[".".join(f.path), f.before, f.after] for f in d.fields],
        }
        for d in compare(before, document_of(version))
    ]
