"""What staff does to people: who may, what is on record, and what never is."""

import json

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from django.contrib.auth.models import Group, Permission

from accounts.models import User
from games import people
from games.models import Seat, StaffDeed
from games.refusals import Code, Refusal

pytestmark = pytest.mark.django_db


@pytest.fixture
def warden(client):
    found = User.objects.create_superuser("Warden", password="long-enough-word")
    client.force_login(found)
    return found


@pytest.fixture
def helper():
    """May change and delete people, and is no superuser."""
    found = User.objects.create_user("Helper", is_staff=True)
    rights = ("view_user", "change_user", "delete_user")
    found.user_permissions.set(Permission.objects.filter(codename__in=rights, content_type__app_label="accounts"))
    return User.objects.get(pk=found.pk)


@pytest.fixture
def ada():
    return User.objects.create_user("Ada", "ada@example.org", "her-own-word")


def form(person, **wished):
    return {"username": person.username, "email": person.email, "is_active": "on", **wished}


def url(person, page="change"):
    return f"/admin/accounts/user/{person.pk}/{page}/"


def records():
    return list(StaffDeed.objects.order_by("pk").values_list("deed", "target", "data"))


def test_one_page_is_as_many_deeds_as_it_wishes(client, warden, ada):
    editors = Group.objects.get(name="editor")
    wished = form(ada, username="Adele", email="adele@example.org", is_staff="on", groups=[editors.pk])
    wished.pop("is_active")
    assert client.post(url(ada), wished).status_code == 302
    ada.refresh_from_db()
    assert (ada.username, ada.is_staff, ada.is_active, list(ada.groups.all())) == ("Adele", True, False, [editors])
    assert EmailAddress.objects.get(user=ada).email == "adele@example.org"
    rights = {"is_staff": [False, True], "groups": [[], ["editor"]]}
    assert records() == [
        ("person.rights", "Ada", {"changed": rights, "person": ada.pk}),
        ("person.change", "Adele", {"changed": {"username": ["Ada", "Adele"], "email": []}, "person": ada.pk}),
        ("person.block", "Adele", {"person": ada.pk}),
    ]


def test_nothing_wished_is_nothing_done(client, warden, ada):
    assert client.post(url(ada), form(ada)).status_code == 302
    assert records() == []


@pytest.mark.parametrize("name", ["Admin", "warden", "W4rden!", "x"])
def test_names_are_asked_the_same_as_from_people_themselves(client, warden, ada, name):
    answer = client.post(url(ada), form(ada, username=name))
    assert answer.context["adminform"].form.errors["username"]
    added = {"username": name, "usable_password": "true", "password1": "quite-a-long-word"}
    answer = client.post("/admin/accounts/user/add/", {**added, "password2": added["password1"]})
    assert answer.context["adminform"].form.errors["username"]
    assert records() == []


def test_the_deed_asks_too_whoever_calls_it(warden, ada):
    with pytest.raises(Refusal) as refused:
        people.change(warden, ada.pk, {"username": "Wárden"})
    assert refused.value.code == Code.BAD_PERSON
    with pytest.raises(Refusal) as refused:
        people.block(ada, warden.pk)
    assert refused.value.code == Code.NOT_ALLOWED
    with pytest.raises(Refusal) as refused:
        people.block(warden, 0)
    assert refused.value.code == Code.NO_PERSON


def test_nobody_helps_themselves_to_more_rights(client, helper, warden, ada):
    client.force_login(helper)
    more = {"is_staff": "on", "is_superuser": "on", "groups": [Group.objects.get(name="publisher").pk]}
    for person in (helper, ada):
        assert client.post(url(person), form(person, **more)).status_code == 302
        person.refresh_from_db()
        assert not person.is_superuser
        assert not person.groups.exists()
    assert not ada.is_staff
    for deed, what in ((people.give_rights, {"is_superuser": True}), (people.set_password, "mine-from-now-on")):
        with pytest.raises(Refusal):
            deed(helper, warden.pk, what)
    with pytest.raises(Refusal):
        people.give_rights(helper, ada.pk, {"is_staff": True})
    assert records() == []


def test_pages_say_what_was_refused(client, helper, warden):
    client.force_login(helper)
    client.post(url(warden), {"username": "Weakling", "is_active": "on"})
    client.post(url(warden, "delete"), {"post": "yes"})
    client.post(url(warden, "password"), {"password1": "mine-from-now", "password2": "mine-from-now"})
    said = [str(m) for m in client.get("/admin/accounts/user/").context["messages"]]
    assert said.count("Your account may not do that.") == 3
    assert User.objects.get(pk=warden.pk).check_password("long-enough-word")


def test_a_record_keeps_no_password_no_address_and_no_secret(client, warden, ada):
    Authenticator.objects.create(user=ada, type="totp", data={"secret": "hidden-away"})
    factor = Authenticator.objects.get()
    assert "hidden-away" not in client.get(f"/admin/mfa/authenticator/{factor.pk}/change/").content.decode()
    client.post(f"/admin/mfa/authenticator/{factor.pk}/delete/", {"post": "yes"})
    client.post(url(ada, "password"), {"password1": "quite-a-long-word", "password2": "quite-a-long-word"})
    people.change(warden, ada.pk, {"email": "adele@example.org"})
    assert [deed for deed, _, _ in records()] == ["second_factor.remove", "person.password", "person.change"]
    assert User.objects.get(pk=ada.pk).check_password("quite-a-long-word")
    told = json.dumps(records())
    assert not any(word in told for word in ("hidden", "quite", "example.org", "pbkdf", "md5$"))


def test_whoever_is_deleted_leaves_their_tables(client, warden, play):
    table = play(2)
    gone = table.people[1]
    assert client.post(url(gone, "delete"), {"post": "yes"}).status_code == 302
    assert not User.objects.filter(pk=gone.pk).exists()
    assert Seat.objects.get(game=table.game, index=1).name == ""
    assert records() == [("person.delete", gone.username, {"person": gone.pk})]


def test_the_page_says_what_goes_with_a_person(client, warden, ada):
    several = {"action": "delete_selected", "_selected_action": [ada.pk]}
    for page in (client.get(url(ada, "delete")), client.post("/admin/accounts/user/", several)):
        words = page.content.decode()
        assert "computer players take their seats" in words
        assert "Ada" in words


def test_groups_are_looked_at_only(client, warden, ada):
    group = Group.objects.get(name="moderator")
    ada.groups.add(group)
    page = client.get(f"/admin/auth/group/{group.pk}/change/").content.decode()
    assert "Ada" in page
    assert client.post(f"/admin/auth/group/{group.pk}/change/", {"name": "x"}).status_code == 403


def test_the_log_tells_a_change_in_words(client, warden, ada):
    people.give_rights(warden, ada.pk, {"is_staff": True})
    deed = StaffDeed.objects.get()
    page = client.get(f"/admin/games/staffdeed/{deed.pk}/change/").content.decode()
    assert "Gave or took rights: Ada" in page, "not the key of the deed"
    assert "erson.rights" not in page
    assert "Staff status: no → yes" in page
