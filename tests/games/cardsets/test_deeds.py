"""What the staff may do to card sets, one deed after the other."""

import threading

import msgspec
import pytest
from django.core.management import call_command
from django.db import DatabaseError, connection, transaction

from games import own_data
from games.cardsets import deeds
from games.cardsets.documents import digest_of, document_of
from games.cardsets.finding import key_of, version_of, workshops
from games.models import CardEntry, CardSet, CardSetVersion, LaboratoryRun, StaffDeed
from games.models.fixed import Fixed
from games.refusals import Code, Refusal
from games.rules.kernel.workshop import Entry
from games.staff import Site
from tests.games.cardsets import shop as tiny
from tests.games.helpers import refused

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
PENNY = ("card", "pile", "penny")
WORDS = {"en": "Trip wire", "es": "Cable", "it": "Filo"}
WIRE = Entry(component="card", pile="pile", key="wire", kind="trap", params={"damage": "D10"}, names=WORDS)


def entry(version, place):
    return next(e for e in document_of(version).entries if e.place == place)


def last():
    return StaffDeed.objects.first()


def test_the_shipped_set_is_loaded_once_and_again_only_when_its_data_changed(shipped, monkeypatch):
    assert shipped.status == "published"
    assert document_of(shipped) == tiny.shipped()
    assert deeds.shipping.stale_slots("shop") == []
    other = msgspec.structs.replace(tiny.shipped(), entries=tiny.shipped().entries[:-1])
    monkeypatch.setattr(tiny.ShopWorkshop, "shipped", lambda self, slot: other)
    assert deeds.shipping.stale_slots("shop") == ["base"]
    newer = deeds.load_shipped(Site(), "shop", "base")
    shipped.refresh_from_db()
    assert (newer.number, newer.status, shipped.status) == (2, "published", "retired")
    assert document_of(newer) == other
    assert digest_of(document_of(shipped)) == shipped.digest
    assert (last().person, last().name) == (None, "(site)")


def test_a_copy_is_a_draft_with_the_same_entries(draft, shipped, editor):
    assert document_of(draft).entries == document_of(shipped).entries
    assert draft.card_set.created_by == editor and draft.card_set.copied_from == shipped
    assert (last().deed, last().person, last().card_set) == ("card_set.copy", editor, draft.card_set)


@pytest.mark.parametrize("key, title", [
    ("house", "Again"), ("shop-base", "Mine"), ("dungeonquest-base", "Mine"), ("", "Mine"), ("A b", "Mine"),
    ("fine", " "), ("fine", "x" * 81), ("x" * 41, "Mine"),
])  # fmt: skip
def test_no_copy_without_a_key_of_its_own_and_a_title(draft, shipped, editor, key, title):
    assert refused(deeds.copy_set, editor, shipped, key, title) == Code.BAD_CARD_SET


def test_an_entry_is_changed_and_what_changed_is_on_record(draft, editor):
    wish = msgspec.structs.replace(entry(draft, PENNY), count=7, params={"gold": 2})
    after = deeds.change_entry(editor, draft.pk, 0, PENNY, wish)
    assert after.revision == 1 and entry(after, PENNY) == wish
    assert last().data["changes"] == [
        {"what": "changed", "place": list(PENNY), "fields": [["count", 5, 7], ["params.gold", 1, 2]]}
    ]


def test_a_stale_change_changes_nothing(draft, editor):
    wish = msgspec.structs.replace(entry(draft, PENNY), count=7)
    deeds.change_entry(editor, draft.pk, 0, PENNY, wish)
    other = msgspec.structs.replace(wish, count=1)
    assert refused(deeds.change_entry, editor, draft.pk, 0, PENNY, other) == Code.STALE_DRAFT
    assert entry(draft, PENNY).count == 7
    assert StaffDeed.objects.filter(deed="card_entry.change").count() == 1


def test_an_entry_is_added_behind_those_of_its_deck(draft, editor):
    deeds.add_entry(editor, draft.pk, 0, WIRE)
    assert [e.key for e in document_of(draft).entries] == ["penny", "crown", "wire", "snare", "hall", "odds"]
    assert refused(deeds.add_entry, editor, draft.pk, 1, WIRE) == Code.ENTRY_EXISTS
    assert last().data["changes"] == [{"what": "added", "place": ["card", "pile", "wire"], "fields": []}]


def test_the_first_entry_of_a_component_comes_last(draft, editor):
    revision = deeds.remove_entry(editor, draft.pk, 0, ("tile", "", "hall")).revision
    tile = Entry(component="tile", key="hall", params={"sides": tiny.OPEN})
    deeds.add_entry(editor, draft.pk, revision, tile)
    assert [e.key for e in document_of(draft).entries] == ["penny", "crown", "snare", "odds", "hall"]


def test_an_entry_is_removed_and_gone_for_the_next(draft, editor):
    deeds.remove_entry(editor, draft.pk, 0, PENNY)
    assert refused(deeds.remove_entry, editor, draft.pk, 1, PENNY) == Code.NO_ENTRY


def test_an_entry_moves_within_its_deck(draft, editor):
    deeds.move_entry(editor, draft.pk, 0, PENNY, 5)
    assert [e.key for e in document_of(draft).entries] == ["crown", "penny", "snare", "hall", "odds"]
    assert last().data["changes"][0]["what"] == "moved"


def test_many_entries_are_saved_at_once_or_none(draft, editor):
    good = {PENNY: {"count": 9}, ("card", "pile", "crown"): {"on": False}}
    after = deeds.save_entries(editor, draft.pk, 0, good)
    assert (entry(after, PENNY).count, entry(after, ("card", "pile", "crown")).on) == (9, False)
    bad = {PENNY: {"count": 3}, ("table", "", "odds"): {"count": 2}}
    assert refused(deeds.save_entries, editor, draft.pk, 1, bad) == Code.BAD_ENTRY
    assert entry(draft, PENNY).count == 9


@pytest.mark.parametrize("field, changes", [
    ("component", {"component": "spoon"}), ("pile", {"pile": "attic"}), ("kind", {"kind": "song"}),
    ("key", {"key": "A B"}), ("count", {"count": 201}), ("names.xx", {"names": {"xx": "x"}}),
    ("names.en", {"names": {"en": " "}}), ("texts.it", {"texts": {"it": "x" * 401}}),
    ("names.es", {"names": {"es": "two\nlines"}}), ("params.damage", {"params": {"damage": "x" * 2001}}),
    ("params.n", {"params": {"n": 10**12}}),
])  # fmt: skip
def test_what_cannot_be_kept_is_refused_at_its_field(draft, editor, field, changes):
    with pytest.raises(Refusal) as caught:
        deeds.add_entry(editor, draft.pk, 0, msgspec.structs.replace(WIRE, **changes))
    assert caught.value.code == Code.BAD_ENTRY and list(caught.value.fields) == [field]
    assert CardEntry.objects.filter(version=draft).count() == 5


def test_a_draft_with_errors_is_kept_but_not_published(draft, editor, publisher):
    broken = msgspec.structs.replace(WIRE, params={"damage": "D7"})
    deeds.add_entry(editor, draft.pk, 0, broken)
    with pytest.raises(Refusal) as caught:
        deeds.publish(publisher, draft.pk, 1)
    assert caught.value.code == Code.SET_HAS_ERRORS
    assert caught.value.fields == {"problems": ["D7 is no throw of dice."]}
    deeds.change_entry(editor, draft.pk, 1, WIRE.place, WIRE)
    assert deeds.publish(publisher, draft.pk, 2, "A wire").status == "published"


def test_words_in_one_language_are_wanted_in_all(draft, editor, publisher):
    deeds.add_entry(editor, draft.pk, 0, msgspec.structs.replace(WIRE, names={"en": "Wire"}))
    assert refused(deeds.publish, publisher, draft.pk, 1) == Code.SET_HAS_ERRORS


def test_published_is_fixed_for_everybody(draft, publisher):
    version = deeds.publish(publisher, draft.pk, 0)
    assert digest_of(document_of(version)) == version.digest
    wish = entry(version, PENNY)
    for deed, args in [
        (deeds.change_entry, (PENNY, wish)), (deeds.add_entry, (WIRE,)), (deeds.remove_entry, (PENNY,)),
        (deeds.move_entry, (PENNY, 1)), (deeds.save_entries, ({},)), (deeds.replace_entries, ([wish],)),
        (deeds.delete_draft, ()), (deeds.publish, ()),
    ]:  # fmt: skip
        assert refused(deed, publisher, version.pk, 0, *args) == Code.NOT_A_DRAFT
    row = version.entries.first()
    for write in (
        lambda: version.entries.update(count=3), row.save, lambda: CardEntry.objects.create(version=version, key="x"),
        lambda: CardSetVersion.objects.filter(pk=version.pk).update(digest="other"),
        lambda: CardSetVersion.objects.filter(pk=version.pk).update(status="draft"),
    ):  # fmt: skip
        with pytest.raises(DatabaseError, match="published versions never change"), transaction.atomic():
            write()
    for delete in (row.delete, version.delete, version.entries.all().delete, CardSetVersion.objects.all().delete):
        with pytest.raises(Fixed):
            delete()


def test_retired_once_and_for_all(draft, publisher):
    assert refused(deeds.retire, publisher, draft.pk) == Code.NOT_PUBLISHED
    version = deeds.publish(publisher, draft.pk, 0)
    assert deeds.retire(publisher, version.pk).status == "retired"
    assert refused(deeds.retire, publisher, version.pk) == Code.NOT_PUBLISHED
    with pytest.raises(DatabaseError), transaction.atomic():
        CardSetVersion.objects.filter(pk=version.pk).update(status="published")


def test_back_to_an_earlier_version(draft, editor, publisher):
    first = deeds.publish(publisher, draft.pk, 0)
    second = deeds.new_draft(editor, first.card_set, first)
    assert refused(deeds.new_draft, editor, first.card_set, first) == Code.DRAFT_EXISTS
    deeds.remove_entry(editor, second.pk, 0, ("table", "", "odds"))
    deeds.publish(publisher, second.pk, 1)
    third = deeds.new_draft(editor, first.card_set, first)
    assert third.number == 3 and document_of(third) == document_of(first)


def test_a_shipped_set_is_read_only(shipped, editor, publisher):
    assert refused(deeds.new_draft, editor, shipped.card_set, shipped) == Code.SHIPPED_SET
    assert refused(deeds.retire, publisher, shipped.pk) == Code.SHIPPED_SET
    assert refused(deeds.change_settings, editor, shipped.card_set, "Mine", "") == Code.SHIPPED_SET
    assert refused(deeds.require_figures, publisher, shipped.card_set, True) == Code.SHIPPED_SET


def test_figures_of_exactly_these_cards_are_wanted(draft, editor, publisher):
    deeds.require_figures(publisher, draft.card_set, True)
    assert refused(deeds.publish, publisher, draft.pk, 0) == Code.NEEDS_FIGURES
    run = {"version": draft, "digest": digest_of(document_of(draft))}
    LaboratoryRun.objects.create(**run, status="cancelled")
    assert refused(deeds.publish, publisher, draft.pk, 0) == Code.NEEDS_FIGURES
    LaboratoryRun.objects.create(**run, status="done")
    deeds.remove_entry(editor, draft.pk, 0, PENNY)
    assert refused(deeds.publish, publisher, draft.pk, 1) == Code.NEEDS_FIGURES
    penny = tiny.shipped().entries[0]
    deeds.replace_entries(editor, draft.pk, 1, tiny.shipped().entries)
    assert entry(draft, PENNY) == penny
    assert deeds.publish(publisher, draft.pk, 2).status == "published"


def test_settings_are_on_record(draft, editor):
    deeds.change_settings(editor, draft.card_set, " A better name ", "What it is like")
    assert CardSet.objects.get(pk=draft.card_set.pk).title == "A better name"
    assert last().data["before"] == {"title": "The House Set", "about": ""}


def test_a_draft_thrown_away_takes_a_set_without_versions_along(draft, editor):
    deeds.delete_draft(editor, draft.pk, 0)
    assert not CardSet.objects.filter(key="house").exists()
    assert last().data["set_deleted"] == "The House Set" and last().target == "house.1"


def test_deeds_are_part_of_ones_own_data(draft, editor):
    (deed,) = own_data.of(editor)["deeds_as_staff"]
    assert (deed["deed"], deed["target"]) == ("card_set.copy", "house.1")


EDITS = [
    ("copy_set", lambda v: (v, "other", "Other")), ("new_draft", lambda v: (v.card_set, v)),
    ("delete_draft", lambda v: (v.pk, 0)), ("add_entry", lambda v: (v.pk, 0, WIRE)),
    ("change_entry", lambda v: (v.pk, 0, PENNY, WIRE)), ("remove_entry", lambda v: (v.pk, 0, PENNY)),
    ("move_entry", lambda v: (v.pk, 0, PENNY, 1)), ("save_entries", lambda v: (v.pk, 0, {})),
    ("replace_entries", lambda v: (v.pk, 0, ())), ("change_settings", lambda v: (v.card_set, "T", "")),
]  # fmt: skip
PUBLISHES = [
    ("publish", lambda v: (v.pk, 0)), ("retire", lambda v: (v.pk,)),
    ("require_figures", lambda v: (v.card_set, True)), ("load_shipped", lambda v: ("shop", "base")),
]  # fmt: skip


@pytest.mark.parametrize("name, args", EDITS + PUBLISHES)
def test_who_may_not_is_refused_before_anything_is_looked_at(draft, member, person_of, name, args):
    count = StaffDeed.objects.count()
    for nobody in person_of(name in dict(PUBLISHES)):
        assert refused(getattr(deeds, name), nobody, *args(draft)) == Code.NOT_ALLOWED
    assert StaffDeed.objects.count() == count


@pytest.fixture
def person_of(member, editor, publisher, moderator):
    """Everybody who may not: moderators, people who are no staff, and editors where publishers are wanted."""
    plain = member("publisher", "Plain")
    plain.is_staff = False
    left = member("publisher", "Left")
    left.is_active = False
    return lambda publishing: [moderator, plain, left, *([editor] if publishing else [])]


@pytest.mark.django_db(transaction=True)
def test_of_two_who_save_at_once_one_is_told(shipped, editor, publisher):
    """Both saw the same revision; whoever comes second changes nothing."""
    version = deeds.copy_set(editor, shipped, "house", "The House Set")
    said, start = [], threading.Barrier(2)

    def save(person, count):
        start.wait()
        try:
            deeds.save_entries(person, version.pk, 0, {PENNY: {"count": count}})
            said.append(count)
        except Refusal as refusal:
            said.append(refusal.code)
        finally:
            connection.close()

    threads = [threading.Thread(target=save, args=args) for args in ((editor, 11), (publisher, 12))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    saved = [word for word in said if word != Code.STALE_DRAFT]
    assert len(said) == 2 and len(saved) == 1
    assert entry(version, PENNY).count == saved[0]


def test_every_shipped_set_is_kept_as_it_is_and_loaded_once(capsys):
    call_command("load_card_sets")
    assert "dungeonquest-base.1, dungeonquest-heroes.1, dungeonquest-catacombs.1" in capsys.readouterr().out
    for key, workshop in workshops():
        for slot in workshop.slots:
            version = version_of(key_of(key, slot), 1)
            assert document_of(version) == workshop.shipped(slot)
            assert digest_of(document_of(version)) == version.digest
    call_command("load_card_sets")
    assert capsys.readouterr().out == "nothing new\n"


def test_a_published_version_of_every_shipped_set_may_be_copied_and_published(publisher):
    call_command("load_card_sets", verbosity=0)
    for version in list(CardSetVersion.objects.filter(card_set__ruleset="dungeonquest")):
        own = deeds.copy_set(publisher, version, f"own-{version.card_set.slot}", "Own")
        assert deeds.publish(publisher, own.pk, 0).digest == version.digest
