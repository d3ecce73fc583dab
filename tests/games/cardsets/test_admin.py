"""The staff's pages: what they show, who may do what, and that nothing typed is lost."""

import re
from html import unescape
from urllib.parse import urlencode

import msgspec
import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from games.cardsets import deeds, files
from games.cardsets.documents import document_of
from games.models import CardSet, CardSetVersion, StaffDeed
from tests.games.cardsets import shop as tiny

pytestmark = pytest.mark.django_db
PENNY = {"component": "card", "pile": "pile", "key": "penny"}


class Desk:
    """A member of the staff at the admin's pages of one version."""

    def __init__(self, person, version):
        self.client = Client()
        self.client.force_login(person)
        self.version = version

    def url(self, address="change", of=None):
        return f"/admin/games/cardsetversion/{(of or self.version).pk}/{address}/"

    def get(self, address="change", status=200, of=None, **query):
        answer = self.client.get(self.url(address, of), query)
        assert answer.status_code == status, answer.content[:2000]
        return unescape(answer.content.decode())

    def post(self, address, status=302, query=None, headers=None, **data):
        self.version.refresh_from_db()
        address = f"{self.url(address)}?{urlencode(query or {})}"
        answer = self.client.post(address, {"revision": self.version.revision, **data}, headers=headers or {})
        assert answer.status_code == status, answer.content[:2000]
        return unescape(answer.content.decode())

    def entry(self, key):
        return next(e for e in document_of(self.version).entries if e.key == key)


@pytest.fixture
def desk(draft, editor):
    return Desk(editor, draft)


@pytest.fixture
def office(draft, publisher):
    return Desk(publisher, draft)


def test_the_list_tells_the_sets_of_each_game(desk, shipped):
    page = unescape(desk.client.get("/admin/games/cardset/").content.decode())
    assert "The House Set" in page and "comes with the game" in page
    assert "The House Set" not in unescape(desk.client.get("/admin/games/cardset/?ruleset=other").content.decode())


def test_a_version_shows_its_decks_with_totals_and_problems(desk):
    page = desk.get()
    assert "Cards: Pile" in page and re.search(r"2 entries,\s+7 in all", page)
    assert "There are fewer than three tiles." in page and "0 errors, 1 warning" in page
    assert "penny" in page and "Coin; Gold: 1" in page


@pytest.mark.parametrize("query, rows", [
    ({}, ["penny", "crown", "snare", "hall", "odds"]), ({"q": "COIN red"}, ["crown"]), ({"q": "nothing"}, []),
    ({"section": "card/side"}, ["snare"]), ({"section": "card"}, ["penny", "crown", "snare"]), ({"only": "off"}, []),
    ({"only": "problems"}, ["penny"]),
])  # fmt: skip
def test_entries_are_filtered(desk, editor, query, rows):
    bad = msgspec.structs.replace(desk.entry("penny"), params={})
    deeds.change_entry(editor, desk.version.pk, 0, ("card", "pile", "penny"), bad)
    assert re.findall(r'<tr id="e-[\w-]*-(\w+)"', desk.get(**query)) == rows


def test_numbers_of_many_entries_are_saved_at_once(desk):
    shown = {"shown|card|pile|penny": 1, "shown|card|pile|crown": 1}
    desk.post(
        "change", **shown, **{"count|card|pile|penny": 9, "count|card|pile|crown": 2, "on|card|pile|penny": "yes"}
    )
    assert (desk.entry("penny").count, desk.entry("crown").on, desk.entry("snare").on) == (9, False, True)
    assert StaffDeed.objects.first().data["changes"] == [
        {"what": "changed", "place": ["card", "pile", "penny"], "fields": [["count", 5, 9]]},
        {"what": "changed", "place": ["card", "pile", "crown"], "fields": [["on", True, False]]},
    ]


def test_stale_numbers_are_refused_with_what_was_typed_and_what_others_did(desk, publisher):
    deeds.remove_entry(publisher, desk.version.pk, 0, ("card", "side", "snare"))
    answer = desk.client.post(desk.url(), {"revision": 0, "shown|card|pile|penny": 1, "count|card|pile|penny": 9})
    page = unescape(answer.content.decode())
    assert answer.status_code == 409 and "Somebody has changed this draft" in page
    assert 'name="count|card|pile|penny" value="9"' in page
    assert "Publisher" in page and "Cards, Side: snare: removed" in page
    assert 'name="revision" value="1"' in page and desk.entry("penny").count == 5


def form_of(page):
    """The values that a form would send as it stands."""
    form = re.search(r'<form method="post" id="f-.*?</form>', page, re.S).group()
    sent = dict(re.findall(r'<input[^>]*name="([^"]+)" type="text" value="([^"]*)"', form))
    for name, body in re.findall(r'<select[^>]*name="([^"]+)".*?>(.*?)</select>', form, re.S):
        chosen = re.search(r'value="([^"]*)" selected', body)
        sent[name] = chosen.group(1) if chosen else ""
    sent |= dict(re.findall(r'<textarea[^>]*name="([^"]+)"[^>]*>(.*?)</textarea>', form, re.S))
    return sent


def test_an_entry_is_edited_with_the_form_of_its_kind(desk):
    page = desk.get("entry", **PENNY)
    assert "Whoever draws it gets the gold." in page and "From 1 to 9." in page
    sent = form_of(page) | {"p:gold": "7", "name:en": "Big penny", "name:es": "Penique", "name:it": "Soldo"}
    desk.post("entry", query=PENNY, **sent)
    assert desk.entry("penny").params == {"gold": 7} and desk.entry("penny").names["it"] == "Soldo"


def test_what_cannot_be_read_is_said_at_its_field_and_stays_typed(desk):
    sent = form_of(desk.get("entry", **PENNY)) | {"p:gold": "lots"}
    page = desk.post("entry", 400, query=PENNY, **sent)
    assert 'value="lots"' in page and "This must be a whole number." in page
    assert desk.entry("penny").params == {"gold": 1}


def test_errors_are_said_before_anything_is_saved(desk):
    sent = form_of(desk.get("entry", **PENNY)) | {"p:gold": "", "count": "0"}
    page = desk.post("entry/check", 200, query=PENNY, **sent)
    assert re.search(r'id="said-f-card-pile-penny-p-gold"[^>]*data-wrong[^>]*hx-swap-oob="true"', page)
    assert "The value is missing." in page and "1 error" in page
    assert desk.entry("penny").count == 5


def test_what_it_would_break_elsewhere_is_said_too(desk):
    desk.post("entry/remove", **{**PENNY, "key": "crown"})
    sent = form_of(desk.get("entry", **PENNY)) | {"count": "0"}
    page = desk.post("entry/check", 200, query=PENNY, **sent)
    assert "It would make this wrong elsewhere:" in page and "The deck pile is empty." in page


def test_another_kind_has_another_form(desk):
    sent = form_of(desk.get("entry", **PENNY)) | {"kind": "trap"}
    page = desk.post("entry/kind", 200, query=PENNY, **sent)
    assert "Whoever draws it is hurt." in page and 'name="p:damage"' in page and 'name="p:gold"' not in page
    assert 'value="D6"' in page and 'value="penny"' in page


def test_a_new_entry_starts_from_what_the_game_has(desk):
    query = {"component": "card", "pile": "side", "new": 1, "of_kind": "trap"}
    page = desk.get("entry/new", **query)
    sent = form_of(page) | {"key": "wire", "name:en": "Wire", "name:es": "Cable", "name:it": "Filo"}
    assert sent["pile"] == "side" and sent["p:damage"] == "D6"
    desk.post("entry/new", query=query, **sent)
    assert desk.entry("wire").params["damage"] == "D6"
    assert "There is an entry of this key" in desk.post("entry/new", 400, query=query, **sent)


def test_inline_the_form_comes_as_a_row_and_leads_back_to_the_page(desk):
    answer = desk.client.get(desk.url("entry"), PENNY, headers={"HX-Request": "true"})
    row = answer.content.decode()
    assert row.lstrip().startswith('<tr class="desk-edit">') and "<html" not in row
    sent = form_of(desk.get("entry", **PENNY)) | {"count": "8"}
    url = f"{desk.url('entry')}?component=card&pile=pile&key=penny"
    answer = desk.client.post(url, {"revision": 0, **sent}, headers={"HX-Request": "true"})
    assert answer.headers["HX-Redirect"].endswith("change/?saved=1#e-card-pile-penny")


def test_a_stale_entry_keeps_what_was_typed(desk, publisher):
    sent = form_of(desk.get("entry", **PENNY)) | {"p:gold": "4"}
    deeds.remove_entry(publisher, desk.version.pk, 0, ("card", "side", "snare"))
    url = f"{desk.url('entry')}?component=card&pile=pile&key=penny"
    answer = desk.client.post(url, {"revision": 0, **sent})
    page = unescape(answer.content.decode())
    assert answer.status_code == 400 and "Somebody has changed this draft" in page and "snare: removed" in page
    assert form_of(page)["p:gold"] == "4" and 'name="revision" value="1"' in page
    assert desk.client.post(url, {"revision": 1, **form_of(page)}).status_code == 302
    assert desk.entry("penny").params == {"gold": 4}


def test_moved_and_removed(desk):
    desk.post("entry/move", **PENNY, by="down")
    assert [e.key for e in document_of(desk.version).entries][:2] == ["crown", "penny"]
    desk.post("entry/remove", **PENNY)
    assert "penny" not in [e.key for e in document_of(desk.version).entries]


def test_from_copy_to_retired(office, shipped):
    page = office.get("copy", of=shipped)
    assert "A new set with all entries" in page
    assert "Another set has this key already." in unescape(office.client.post(
        office.url("copy", shipped), {"key": "house", "title": "X"}).content.decode())  # fmt: skip
    answer = office.client.post(office.url("copy", shipped), {"key": "mine", "title": "Mine"})
    office.version = CardSetVersion.objects.get(card_set__key="mine")
    assert answer.headers["Location"] == office.url()
    assert "There is no difference." in office.get("publish")
    office.post("publish", note="All new")
    office.version.refresh_from_db()
    assert (office.version.status, office.version.note) == ("published", "All new")
    assert "Read only." in office.get() and "Save numbers" not in office.get()
    assert '<fieldset class="desk-fields" disabled>' in office.get("entry", **PENNY)
    office.post("draft")
    newer = CardSetVersion.objects.get(card_set__key="mine", number=2)
    assert "There is no difference." in office.get("compare", of=newer)
    office.post("retire")
    office.version.refresh_from_db()
    assert office.version.status == "retired"
    office.version = newer
    office.post("delete")
    assert not CardSetVersion.objects.filter(pk=newer.pk).exists()


def test_what_is_in_the_way_of_publishing_is_listed(office, editor):
    deeds.remove_entry(editor, office.version.pk, 0, ("card", "side", "snare"))
    assert "1 error is in the way" in office.get("publish")
    page = office.post("publish", 409)
    assert "This draft has errors" in page and "The deck side is empty." in page


def test_figures_are_asked_for(office):
    card_set = office.version.card_set
    office.client.post(f"/admin/games/cardset/{card_set.pk}/figures/", {"needed": "yes"})
    card_set.refresh_from_db()
    assert card_set.needs_laboratory and "This set wants laboratory figures" in office.get("publish")


def test_a_set_says_what_hosts_read(desk):
    url = f"/admin/games/cardset/{desk.version.card_set.pk}"
    assert desk.client.post(f"{url}/settings/", {"title": "", "about": "kept"}).status_code == 400
    desk.client.post(f"{url}/settings/", {"title": "Better", "about": "Two\r\nlines"})
    card_set = CardSet.objects.get(pk=desk.version.card_set.pk)
    assert (card_set.title, card_set.about) == ("Better", "Two lines")
    assert "described a card set" in unescape(desk.client.get(f"{url}/change/").content.decode())


@pytest.mark.parametrize("form", ["yaml", "csv"])
def test_export_and_import(desk, editor, form):
    raw = desk.client.get(desk.url(f"export/{form}"))
    assert raw.headers["Content-Disposition"] == f'attachment; filename="house.1.{form}"'
    deeds.remove_entry(editor, desk.version.pk, 0, ("card", "side", "snare"))
    desk.post("import", file=SimpleUploadedFile(f"x.{form}", raw.content))
    assert document_of(desk.version).entries == tiny.shipped().entries


def test_a_file_with_errors_changes_nothing_and_says_them_all(desk):
    raw = files.write(tiny.shipped(), "yaml").replace(b"D6", b"D7").replace(b"gold: 1", b"gold: x")
    page = desk.post("import", 400, file=SimpleUploadedFile("x.yaml", raw))
    assert "x.yaml was not imported, for 2 reasons:" in page
    assert "<b>Line 9, column 14:</b> A whole number is wanted." in page
    desk.version.refresh_from_db()
    assert desk.version.revision == 0 and desk.entry("penny").params == {"gold": 1}
    assert "Choose a file first." in desk.post("import", 400)


def test_the_log_is_to_look_at_only(desk):
    page = unescape(desk.client.get("/admin/games/staffdeed/").content.decode())
    assert "copied a card set" in page and "loaded a set that comes with the game" in page
    deed = StaffDeed.objects.get(deed="card_set.copy")
    desk.post("change", **{"shown|card|pile|penny": 1, "count|card|pile|penny": 3, "on|card|pile|penny": "yes"})
    last = StaffDeed.objects.first()
    page = unescape(desk.client.get(f"/admin/games/staffdeed/{last.pk}/change/").content.decode())
    assert "Cards, Pile: penny: How many 5 → 3" in page
    assert desk.client.post(f"/admin/games/staffdeed/{deed.pk}/change/", {"name": "me"}).status_code == 403
    assert desk.client.post(f"/admin/games/staffdeed/{deed.pk}/delete/", {"post": "yes"}).status_code == 403
    filtered = unescape(desk.client.get("/admin/games/staffdeed/?deed=card_set.copy").content.decode())
    assert "house.1" in filtered and "shop-base.1" not in filtered.split("result_list")[-1]


def test_the_log_can_be_taken_along_by_whoever_may_look(desk, person_without_rights):
    answer = desk.client.post("/admin/games/staffdeed/export/", {"format": "0", "resource": ""})
    assert answer.headers["Content-Type"] == "text/csv" and b"card_set.copy,house.1,house" in answer.content
    other = Client()
    other.force_login(person_without_rights[1])
    assert other.get("/admin/games/staffdeed/export/").status_code == 403


def test_words_are_no_markup(desk, editor):
    names = dict.fromkeys(("en", "es", "it"), "<script>alert(1)</script>")
    sly = msgspec.structs.replace(desk.entry("penny"), names=names, params={"gold": 1, "colour": "<b>"})
    deeds.change_entry(editor, desk.version.pk, 0, ("card", "pile", "penny"), sly)
    for address, query in (("change", {}), ("entry", PENNY), ("compare", {})):
        page = desk.client.get(desk.url(address), query).content.decode()
        assert "<script>alert" not in page and '<b>"' not in page and "&lt;script&gt;" in page


def test_the_largest_set_is_saved_as_a_whole(desk, editor):
    penny = desk.entry("penny")
    many = [msgspec.structs.replace(penny, key=f"penny_{n}", names=dict.fromkeys(("en", "es", "it"), "Penny"))
            for n in range(595)]  # fmt: skip
    deeds.replace_entries(editor, desk.version.pk, 0, (*tiny.shipped().entries, *many))
    places = ["|".join(e.place) for e in document_of(desk.version).entries]
    sent = {f"{field}|{place}": "1" for place in places for field in ("count", "on", "shown")}
    desk.post("change", **sent)
    assert {e.count for e in document_of(desk.version).entries} == {1}


PAGES = ["change", "copy", "publish", "retire", "delete", "compare", "import", "export/yaml", "export/csv"]
WISHES = [
    ("change", {"shown|card|pile|penny": 1, "count|card|pile|penny": 3}), ("copy", {"key": "other", "title": "Other"}),
    ("draft", {}), ("publish", {}), ("delete", {}), ("entry/remove", PENNY), ("entry/move", PENNY),
]  # fmt: skip


@pytest.mark.parametrize("address", PAGES)
def test_moderators_look_and_players_do_not(draft, moderator, person_without_rights, address):
    Desk(moderator, draft).get(address)
    plain, staff = person_without_rights
    Desk(staff, draft).get(address, 403)
    Desk(plain, draft).get(address, 302)  # to the admin's sign-in


@pytest.mark.parametrize("address, data", WISHES)
def test_nobody_changes_what_they_may_not(draft, moderator, person_without_rights, address, data):
    before, count = document_of(draft), StaffDeed.objects.count()
    for person in (moderator, *person_without_rights):
        Desk(person, draft).client.post(f"/admin/games/cardsetversion/{draft.pk}/{address}/", {"revision": 0, **data})
    draft.refresh_from_db()
    assert (draft.status, document_of(draft), StaffDeed.objects.count()) == ("draft", before, count)


def test_an_editor_does_not_publish(desk):
    assert "Publish…" not in desk.get()
    assert "Your account may not do that." in desk.post("publish", 409)
    desk.version.refresh_from_db()
    assert desk.version.is_draft


@pytest.fixture
def person_without_rights(django_user_model):
    plain = django_user_model.objects.create_user("Plain")
    return plain, django_user_model.objects.create_user("Staff", is_staff=True)
