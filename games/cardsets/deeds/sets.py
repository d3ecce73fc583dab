"""Making sets and saying what they are called."""

import re

from games.cardsets.deeds.common import EDIT, PUBLISH, own_set
from games.cardsets.documents import document_of, rows_of
from games.cardsets.finding import shipped_keys
from games.models import CardEntry, CardSet, CardSetVersion
from games.refusals import Code, Refusal
from games.staff import Record, staff_deed

_KEY = re.compile(r"[a-z0-9][a-z0-9-]{1,39}")
LONGEST_TITLE, LONGEST_ABOUT, LONGEST_NOTE = 80, 2000, 200


@staff_deed("card_set.copy", EDIT)
def copy_set(record: Record, source: CardSetVersion, key: str, title: str) -> CardSetVersion:
    """A new set whose first draft has the entries of ``source``, which may be of a shipped set."""
    title = title.strip()
    if not _KEY.fullmatch(key) or not title or len(title) > LONGEST_TITLE or not title.isprintable():
        raise Refusal(Code.BAD_CARD_SET)
    if CardSet.objects.filter(key=key).exists() or key in shipped_keys():
        raise Refusal(Code.BAD_CARD_SET, "key_taken")
    of = source.card_set
    card_set = CardSet.objects.create(
        key=key, ruleset=of.ruleset, slot=of.slot, title=title, copied_from=source, created_by=record.person
    )
    version = CardSetVersion.objects.create(card_set=card_set, number=1)
    CardEntry.objects.bulk_create(rows_of(document_of(source).entries, version))
    record.about(version.name, card_set, source=source.name, title=title)
    return version


@staff_deed("card_set.settings", EDIT)
def change_settings(record: Record, card_set: CardSet, title: str, about: str) -> CardSet:
    """What it is called and what hosts read about it."""
    title, about = title.strip(), about.strip()
    if not title or len(title) > LONGEST_TITLE or not title.isprintable() or len(about) > LONGEST_ABOUT:
        raise Refusal(Code.BAD_CARD_SET)
    kept = own_set(card_set.pk)
    before = {"title": kept.title, "about": kept.about}
    kept.title, kept.about = title, about
    kept.save(update_fields=["title", "about"])
    record.about(kept.key, kept, before=before, after={"title": title, "about": about})
    return kept


@staff_deed("card_set.require_figures", PUBLISH)
def require_figures(record: Record, card_set: CardSet, needed: bool) -> CardSet:
    """Whether the laboratory must have played exactly these cards before a version is published."""
    kept = own_set(card_set.pk)
    before, kept.needs_laboratory = kept.needs_laboratory, needed
    kept.save(update_fields=["needs_laboratory"])
    record.about(kept.key, kept, before=before, after=needed)
    return kept
