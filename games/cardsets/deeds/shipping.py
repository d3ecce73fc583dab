"""The sets that come with the games, as versions like all others: read-only, copied, compared, exported."""

from django.utils import timezone

from games.cardsets.deeds.common import PUBLISH
from games.cardsets.deeds.publishing import put_out
from games.cardsets.documents import digest_of, rows_of, workshop_of
from games.cardsets.finding import key_of
from games.cardsets.naming import slot_name
from games.models import CardEntry, CardSet, CardSetVersion
from games.rules.kernel.workshop import SetDocument
from games.staff import Record, staff_deed

Status = CardSetVersion.Status


def stale_slots(ruleset: str) -> list[str]:
    """Slots whose data file is not what the newest version of the shipped set has."""
    workshop = workshop_of(ruleset)
    return [slot for slot in workshop.slots if _newest_digest(ruleset, slot) != digest_of(workshop.shipped(slot))]


def _newest_digest(ruleset: str, slot: str) -> str:
    versions = CardSetVersion.objects.filter(card_set__shipped=True, card_set__key=key_of(ruleset, slot))
    return versions.order_by("-number").values_list("digest", flat=True).first() or ""


@staff_deed("card_set.load_shipped", PUBLISH)
def load_shipped(record: Record, ruleset: str, slot: str) -> CardSetVersion:
    """The data file as the newest published version; the one before it is retired and stays as it was."""
    document = workshop_of(ruleset).shipped(slot)
    title = slot_name(ruleset, slot)[:80]
    key = key_of(ruleset, slot)
    card_set, _new = CardSet.objects.get_or_create(
        key=key, defaults={"ruleset": ruleset, "slot": slot, "title": title, "shipped": True}
    )
    before = card_set.versions.order_by("-number").first()
    card_set.versions.filter(status=Status.PUBLISHED).update(status=Status.RETIRED, retired=timezone.now())
    return put_out(record, _filled(card_set, before.number + 1 if before else 1, document), document, "")


def _filled(card_set: CardSet, number: int, document: SetDocument) -> CardSetVersion:
    version = CardSetVersion.objects.create(card_set=card_set, number=number)
    CardEntry.objects.bulk_create(rows_of(document.entries, version))
    return version
