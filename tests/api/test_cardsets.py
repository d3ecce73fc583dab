"""Card sets for programs of the staff."""

import pytest
from django.contrib.auth.models import Group

from games.cardsets import deeds, files
from games.models import CardSetVersion
from games.rules.library import SHELF
from games.staff import Site
from tests.games.cardsets import shop as tiny

pytestmark = pytest.mark.django_db
PENNY = {"component": "card", "pile": "pile", "key": "penny"}
NAMES = {"en": "Wire", "es": "Cable", "it": "Filo"}
WIRE = {"component": "card", "pile": "pile", "key": "wire", "kind": "trap", "params": {"damage": "D6"}, "names": NAMES}


@pytest.fixture(autouse=True)
def shipped(db, monkeypatch):
    monkeypatch.setitem(SHELF, "shop", "tests.games.cardsets.shop:Shop")
    return deeds.load_shipped(Site(), "shop", "base")


def staff(program, group):
    member = program(group.title())
    member.person.is_staff = True
    member.person.save()
    member.person.groups.add(Group.objects.get(name=group))
    return member


@pytest.fixture
def publisher(program):
    return staff(program, "publisher")


@pytest.fixture
def draft(publisher):
    return publisher.post("card-sets/", 201, version="shop-base.1", key="house", title="House")


def test_a_whole_life(publisher, draft):
    assert (draft["name"], draft["status"], len(draft["entries"])) == ("house.1", "draft", 5)
    at = "card-sets/house/1"
    changed = publisher.post(f"{at}/add-entry/", revision=0, entry=WIRE)
    assert [e["key"] for e in changed["entries"]][2] == "wire" and changed["revision"] == 1
    publisher.post(f"{at}/change-entry/", revision=1, at=PENNY, entry={**PENNY, "kind": "coin", "params": {"gold": 3}})
    publisher.post(f"{at}/move-entry/", revision=2, at=PENNY, by=1)
    publisher.post(f"{at}/save-numbers/", revision=3, entries=[{**PENNY, "count": 4, "on": True}])
    publisher.post(f"{at}/remove-entry/", revision=4, at={"component": "table", "key": "odds"})
    lines = publisher.get(f"{at}/compare/", before="shop-base.1")["differences"]
    found = {d["key"]: (d["what"], d["fields_changed"]) for d in lines}
    assert {key: what for key, (what, _fields) in found.items()} == {
        "crown": "moved", "penny": "changed", "wire": "added", "odds": "removed",
    }  # fmt: skip
    assert {"path": ["params", "gold"], "before": 1, "after": 3} in found["penny"][1]
    assert publisher.post(f"{at}/publish/", revision=5, note="New")["status"] == "published"
    assert publisher.post("card-sets/house/drafts/", 201, number=1)["name"] == "house.2"
    assert publisher.post("card-sets/house/2/delete/", revision=0) == {"deleted": "house.2"}
    assert publisher.post(f"{at}/retire/", revision=0)["status"] == "retired"
    about = publisher.post("card-sets/house/", title="Better", about="Words", needs_laboratory=True)
    assert (about["title"], about["needs_laboratory"]) == ("Better", True)
    sets = {s["key"]: s["versions"] for s in publisher.get("card-sets/")["sets"]}
    assert sets["house"][0]["note"] == "New" and "shop-base" in sets


def test_what_is_wrong_is_said_in_sentences(publisher, draft):
    publisher.post("card-sets/house/1/remove-entry/", revision=0, at={**PENNY, "pile": "side", "key": "snare"})
    found = publisher.get("card-sets/house/1/")["problems"]
    assert found[0] == {"severity": "error", "sentence": "The deck side is empty.", "component": "", "pile": "",
                        "key": "", "field": ""}  # fmt: skip
    refused = publisher.post("card-sets/house/1/publish/", 409, revision=1)
    assert (refused["code"], refused["fields"]) == ("set_has_errors", {"problems": ["The deck side is empty."]})
    refused = publisher.post("card-sets/house/1/add-entry/", 400, revision=1, entry={**WIRE, "pile": "attic"})
    assert (refused["code"], refused["fields"]) == ("bad_entry", {"pile": ["There is no such deck: attic."]})
    assert publisher.post("card-sets/house/1/publish/", 409, revision=0)["code"] == "stale_draft"
    assert publisher.get("card-sets/house/99999999999999999999/", 404)["code"] == "no_card_set"


@pytest.mark.parametrize("form", ["yaml", "csv"])
def test_files_go_out_and_in(publisher, draft, form):
    file = publisher.get("card-sets/house/1/export/", form=form)
    assert file["name"] == f"house.1.{form}" and file["text"].encode() == files.write(tiny.shipped(), form)
    publisher.post("card-sets/house/1/remove-entry/", revision=0, at=PENNY)
    back = publisher.post("card-sets/house/1/import/", revision=1, form=form, text=file["text"])
    assert len(back["entries"]) == 5 and back["revision"] == 2
    bad = publisher.post("card-sets/house/1/import/", 400, revision=2, form=form, text=file["text"].replace("D6", "D7"))
    assert bad["code"] == "bad_file" and "D7 is no throw of dice." in bad["fields"]["file"][0]
    large = publisher.post("card-sets/house/1/import/", 400, revision=2, form=form, text="#" * 400_000 + "é" * 90_000)
    assert "too large" in large["fields"]["file"][0]
    publisher.post("card-sets/house/1/import/", 413, revision=2, form=form, text="#" * 1_100_000)


WISHES = [
    ("card-sets/", {"version": "house.1", "key": "other", "title": "O"}), ("card-sets/house/", {"title": "T"}),
    ("card-sets/house/drafts/", {"number": 1}), ("card-sets/house/1/add-entry/", {"revision": 0, "entry": WIRE}),
    ("card-sets/house/1/remove-entry/", {"revision": 0, "at": PENNY}),
    ("card-sets/house/1/delete/", {"revision": 0}), ("card-sets/house/1/publish/", {"revision": 0}),
    ("card-sets/house/1/retire/", {"revision": 0}),
]  # fmt: skip


@pytest.mark.parametrize("path, wish", WISHES)
def test_who_may_not_is_told_so(program, draft, path, wish):
    for nobody in (program("Plain"), staff(program, "moderator")):
        assert nobody.post(path, 403, **wish)["code"] == "not_allowed"
    assert CardSetVersion.objects.get(card_set__key="house").revision == 0


def test_editors_do_not_publish_and_moderators_look(program, draft):
    editor, moderator = staff(program, "editor"), staff(program, "moderator")
    assert editor.post("card-sets/house/1/publish/", 403, revision=0)["code"] == "not_allowed"
    assert editor.post("card-sets/house/", 403, title="T", needs_laboratory=True)["code"] == "not_allowed"
    assert editor.post("card-sets/house/1/remove-entry/", revision=0, at=PENNY)["revision"] == 1
    assert len(moderator.get("card-sets/house/1/")["entries"]) == 4
    assert program("Plain").get("card-sets/", 403)["code"] == "not_allowed"
