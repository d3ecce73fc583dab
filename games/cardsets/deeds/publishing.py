"""A draft becomes a version that never changes; a version leaves the shelf."""

from django.utils import timezone

from games.cardsets.checking import errors
from games.cardsets.deeds.common import PUBLISH, draft, locked
from games.cardsets.deeds.sets import LONGEST_NOTE
from games.cardsets.documents import digest_of, document_of
from games.cardsets.trying import try_to_compose
from games.models import CardSetVersion, LaboratoryRun
from games.refusals import Code, Refusal
from games.rules.kernel.workshop import SetDocument
from games.staff import Record, staff_deed

Status = CardSetVersion.Status


@staff_deed("card_set.publish", PUBLISH)
def publish(record: Record, version_id: int, revision: int, note: str = "") -> CardSetVersion:
    """Refused with ``fields["problems"]``, all errors as sentences; and without figures if the set wants them."""
    version = draft(version_id, revision)
    if len(note) > LONGEST_NOTE:
        raise Refusal(Code.BAD_CARD_SET)
    document = document_of(version)
    check_publishable(version, document)
    return put_out(record, version, document, note)


def check_publishable(version: CardSetVersion, document: SetDocument) -> None:
    if found := errors(document):
        raise Refusal(Code.SET_HAS_ERRORS, fields={"problems": [f.sentence for f in found]})
    try_to_compose(document)
    if version.card_set.needs_laboratory and not has_figures(version, document):
        raise Refusal(Code.NEEDS_FIGURES)


def has_figures(version: CardSetVersion, document: SetDocument) -> bool:
    """Has the laboratory finished with exactly these cards of this set?"""
    runs = LaboratoryRun.objects.filter(version__card_set=version.card_set, status=LaboratoryRun.Status.DONE)
    return runs.filter(digest=digest_of(document)).exists()


def put_out(record: Record, version: CardSetVersion, document: SetDocument, note: str) -> CardSetVersion:
    version.status, version.published = Status.PUBLISHED, timezone.now()
    version.digest, version.note = digest_of(document), note.strip()
    version.save(update_fields=["status", "published", "digest", "note"])
    record.about(version.name, version.card_set, digest=version.digest, entries=len(document.entries))
    return version


@staff_deed("card_set.retire", PUBLISH)
def retire(record: Record, version_id: int) -> CardSetVersion:
    """Nobody can choose it any more; games that play with it go on."""
    version = locked(version_id)
    if version.card_set.shipped:
        raise Refusal(Code.SHIPPED_SET)
    if version.status != Status.PUBLISHED:
        raise Refusal(Code.NOT_PUBLISHED)
    version.status, version.retired = Status.RETIRED, timezone.now()
    version.save(update_fields=["status", "retired"])
    record.about(version.name, version.card_set)
    return version
