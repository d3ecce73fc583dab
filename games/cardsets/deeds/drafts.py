"""Drafts begun and thrown away."""

from django.db.models import Max

from games.cardsets.deeds.common import EDIT, draft, own_set
from games.cardsets.documents import document_of, rows_of
from games.models import CardEntry, CardSet, CardSetVersion
from games.refusals import Code, Refusal
from games.staff import Record, staff_deed


@staff_deed("card_set.new_draft", EDIT)
def new_draft(record: Record, card_set: CardSet, source: CardSetVersion) -> CardSetVersion:
    """A draft with the entries of any version for the same slot: the last one, or an earlier one to go back to."""
    kept = own_set(card_set.pk)
    if (source.card_set.ruleset, source.card_set.slot) != (kept.ruleset, kept.slot):
        raise Refusal(Code.NO_CARD_SET)
    if kept.versions.filter(status=CardSetVersion.Status.DRAFT).exists():
        raise Refusal(Code.DRAFT_EXISTS)
    number = (kept.versions.aggregate(n=Max("number"))["n"] or 0) + 1
    version = CardSetVersion.objects.create(card_set=kept, number=number)
    CardEntry.objects.bulk_create(rows_of(document_of(source).entries, version))
    record.about(version.name, kept, source=source.name)
    return version


@staff_deed("card_set.delete_draft", EDIT)
def delete_draft(record: Record, version_id: int, revision: int) -> None:
    """With all its entries; a set that has no other version goes with it."""
    version = draft(version_id, revision)
    card_set, name, entries = version.card_set, version.name, version.entries.count()
    version.delete()
    if card_set.versions.exists():
        record.about(name, card_set, entries=entries)
    else:
        record.about(name, None, entries=entries, set_deleted=card_set.title)
        card_set.delete()
