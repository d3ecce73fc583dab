"""Changing a draft. ``revision`` is the one that whoever changes it has seen; a later one is refused as stale.

All answer with the version as it is afterwards.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from django.db.models import F

from games.cardsets.deeds.common import EDIT, changed, draft
from games.cardsets.documents import document_of, entry_of, rows_of, workshop_of
from games.cardsets.shape import MOST_ENTRIES, faults
from games.models import CardEntry, CardSetVersion
from games.refusals import Code, Refusal
from games.rules.kernel.workshop import Entry
from games.staff import Record, staff_deed

Place = tuple[str, str, str]


@staff_deed("card_entry.add", EDIT)
def add_entry(record: Record, version_id: int, revision: int, entry: Entry) -> CardSetVersion:
    """Behind the last entry of its component and deck, or else at the end."""
    version = draft(version_id, revision)
    before = document_of(version)
    _check(entry, version)
    if len(before.entries) >= MOST_ENTRIES:
        raise Refusal(Code.BAD_ENTRY, "too_many")
    _check_free(entry, version)
    at = _end_of(entry, version)
    version.entries.filter(order__gte=at).update(order=F("order") + 1)
    row = rows_of([entry], version)[0]
    row.order = at
    row.save()
    return changed(record, version, before)


@staff_deed("card_entry.change", EDIT)
def change_entry(record: Record, version_id: int, revision: int, place: Place, entry: Entry) -> CardSetVersion:
    """The entry at ``place`` becomes this one; it may get another key, but stays in its component."""
    version = draft(version_id, revision)
    before, row = document_of(version), _row(version, place)
    if entry.component != row.component:
        raise Refusal(Code.BAD_ENTRY, "component")
    _check(entry, version)
    if entry.place != place:
        _check_free(entry, version)
    _write(row, entry)
    return changed(record, version, before)


@staff_deed("card_entry.remove", EDIT)
def remove_entry(record: Record, version_id: int, revision: int, place: Place) -> CardSetVersion:
    version = draft(version_id, revision)
    before = document_of(version)
    _row(version, place).delete()
    return changed(record, version, before)


@staff_deed("card_entry.move", EDIT)
def move_entry(record: Record, version_id: int, revision: int, place: Place, by: int) -> CardSetVersion:
    """So many places down (up, if negative) among the entries of its component and deck."""
    version = draft(version_id, revision)
    before, row = document_of(version), _row(version, place)
    rows = list(version.entries.filter(component=row.component, pile=row.pile))
    orders, at = [r.order for r in rows], rows.index(row)
    rows.insert(min(max(at + by, 0), len(rows) - 1), rows.pop(at))
    for moved, order in zip(rows, orders, strict=True):
        moved.order = order
        moved.save(update_fields=["order"])
    return changed(record, version, before)


@staff_deed("card_entry.save_many", EDIT)
def save_entries(
    record: Record, version_id: int, revision: int, wishes: Mapping[Place, Mapping[str, Any]]
) -> CardSetVersion:
    """Other numbers (``count``) and on or off (``on``) for many entries at once: all of them or none."""
    version = draft(version_id, revision)
    before = document_of(version)
    for place, wish in wishes.items():
        row = _row(version, place)
        entry = msgspec.structs.replace(entry_of(row), **{k: wish[k] for k in ("count", "on") if k in wish})
        _check(entry, version)
        _write(row, entry)
    return changed(record, version, before)


@staff_deed("card_set.import", EDIT)
def replace_entries(record: Record, version_id: int, revision: int, entries: Iterable[Entry]) -> CardSetVersion:
    """These entries in the place of all that the draft has."""
    version = draft(version_id, revision)
    before, entries = document_of(version), tuple(entries)
    if len(entries) > MOST_ENTRIES or len({e.place for e in entries}) < len(entries):
        raise Refusal(Code.BAD_ENTRY)
    for entry in entries:
        _check(entry, version)
    version.entries.all().delete()
    CardEntry.objects.bulk_create(rows_of(entries, version))
    return changed(record, version, before)


def _check(entry: Entry, version: CardSetVersion) -> None:
    found: dict[str, list[str]] = {}
    for field, sentence in faults(entry, workshop_of(version.card_set.ruleset)):
        found.setdefault(field, []).append(sentence)
    if found:
        raise Refusal(Code.BAD_ENTRY, fields=found)


def _check_free(entry: Entry, version: CardSetVersion) -> None:
    component, pile, key = entry.place
    if version.entries.filter(component=component, pile=pile, key=key).exists():
        raise Refusal(Code.ENTRY_EXISTS, fields={"key": [Refusal(Code.ENTRY_EXISTS).sentence]})


def _row(version: CardSetVersion, place: Place) -> CardEntry:
    component, pile, key = place
    row = version.entries.filter(component=component, pile=pile, key=key).first()
    if row is None:
        raise Refusal(Code.NO_ENTRY)
    return row


def _write(row: CardEntry, entry: Entry) -> None:
    for name in Entry.__struct_fields__:
        setattr(row, name, getattr(entry, name))
    row.save()


def _end_of(entry: Entry, version: CardSetVersion) -> int:
    """The order of a new entry."""
    for beside in ({"component": entry.component, "pile": entry.pile}, {"component": entry.component}, {}):
        last = version.entries.filter(**beside).order_by("-order").first()
        if last is not None:
            return last.order + 1
    return 0
