"""Sign-up, sign-in, and the guest who becomes somebody."""

import re
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from allauth.account.internal.flows import manage_email
from django.core import mail
from django.db import connection
from django.test import Client
from django.urls import reverse

from accounts.models import User

pytestmark = pytest.mark.django_db
PASSWORD = "torch-and-rope-77"


@pytest.fixture(autouse=True)
def _no_counters_of_other_tests():
    from django.core.cache import cache

    cache.clear()


def sign_up(client, name="Ada", email="ada@example.org", **more):
    data = {"username": name, "email": email, "password1": PASSWORD, "password2": PASSWORD, **more}
    return client.post(reverse("account_signup"), data)


def sign_in(client, login, password=PASSWORD):
    return client.post(reverse("account_login"), {"login": login, "password": password})


def who(client) -> str | None:
    response = client.get(reverse("home"))
    return response.wsgi_request.user.username or None


def test_sign_up(client):
    assert sign_up(client).status_code == 302
    assert who(client) == "Ada"
    person = User.objects.get()
    assert not person.is_guest
    assert person.email == "ada@example.org"


def test_a_guest_who_signs_up_keeps_the_row(client):
    client.post(reverse("become_guest"))
    guest = User.objects.get()
    assert client.get(reverse("account_signup")).status_code == 200
    assert sign_up(client).status_code == 302
    person = User.objects.get()
    assert (person.pk, person.username, person.is_guest) == (guest.pk, "Ada", False)
    assert who(client) == "Ada"
    client.logout()
    sign_in(client, "ada")
    assert who(client) == "Ada"


def test_a_guest_who_signs_up_in_a_game_plays_on_under_the_new_name(client):
    client.post(reverse("play_now"), {"alone": "1"})
    assert sign_up(client).status_code == 302
    seat = User.objects.get().seats.get()
    assert (seat.name, seat.game.status) == ("Ada", "running")


def test_a_guest_whose_wish_is_refused_stays_the_same_guest(client):
    client.post(reverse("become_guest"))
    before = User.objects.values().get()
    assert sign_up(client, name="admin").status_code == 200
    assert User.objects.values().get() == before


def test_a_guest_may_sign_in_to_an_account(client):
    User.objects.create_user("Ada", password=PASSWORD)
    client.post(reverse("become_guest"))
    assert client.get(reverse("account_login")).status_code == 200
    sign_in(client, "Ada")
    assert who(client) == "Ada"


@pytest.mark.parametrize("name", ["ada", "ADA", "Adа\u200b", "Áda", "A.d.a"])
def test_a_name_that_looks_taken_is_taken(client, name):
    User.objects.create_user("Ada")
    response = sign_up(client, name=name, email="other@example.org")
    assert response.status_code == 200
    assert "username" in response.context["form"].errors
    assert User.objects.count() == 1


def test_a_name_taken_in_the_same_moment(client, monkeypatch):
    User.objects.create_user("Ada")
    monkeypatch.setattr("accounts.adapter.Adapter._taken", lambda _self, _name: False)
    response = sign_up(client, name="ada", email="other@example.org")
    assert response.status_code == 200
    assert "taken" in str(response.context["form"].errors["username"])
    assert User.objects.count() == 1


def test_an_address_taken_in_the_same_moment(client, monkeypatch):
    """Both forms have found the address free; one of them is stored first."""
    sign_up(client)
    client.logout()
    asked = iter([(None, False)])
    seen = manage_email.email_already_exists
    monkeypatch.setattr(
        manage_email, "email_already_exists", lambda email: (email, False) if next(asked, None) else seen(email)
    )
    answer = sign_up(client, name="Berta", email="ADA@example.org")
    assert "email" in answer.context["form"].errors
    assert User.objects.get().username == "Ada"
    assert who(client) is None


@pytest.mark.django_db(transaction=True)
def test_two_sign_ups_side_by_side_make_one_account():
    both = threading.Barrier(2)

    def come(name: str) -> int:
        both.wait()
        try:
            return sign_up(Client(), name=name).status_code
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as people:
        answers = list(people.map(come, ["Ada", "Berta"]))
    assert max(answers) < 500
    assert User.objects.filter(email="ada@example.org").count() == 1


def test_an_address_is_one_whatever_its_case(client):
    sign_up(client, email="Ada@Example.org")
    client.logout()
    sign_up(client, name="Berta", email="aDA@example.ORG")
    assert User.objects.get().email == "ada@example.org"


@pytest.mark.parametrize("login", ["ada", "ADA", "Ada", "ada@example.org", "ADA@EXAMPLE.ORG"])
def test_sign_in_by_name_or_address_in_any_case(client, login):
    sign_up(client)
    client.logout()
    sign_in(client, login)
    assert who(client) == "Ada"


def test_a_weak_password_is_refused(client):
    assert "password1" in sign_up(client, password1="password", password2="password").context["form"].errors


def test_a_script_as_a_name_never_reaches_a_page(client):
    page = sign_up(client, name="<script>alert(1)</script>").content.decode()
    assert "<script>alert" not in page


def test_sign_out_warns_a_guest(client):
    client.post(reverse("become_guest"))
    assert "cannot come back" in client.get(reverse("account_logout")).content.decode()
    client.post(reverse("account_logout"))
    assert who(client) is None


def test_a_forgotten_password(client):
    sign_up(client)
    client.logout()
    mail.outbox.clear()
    client.post(reverse("account_reset_password"), {"email": "ADA@example.org"})
    link = re.search(r"http://testserver(\S+)", mail.outbox[0].body).group(1)
    page = client.get(link, follow=True)
    data = {"password1": "another-lantern-9", "password2": "another-lantern-9"}
    client.post(page.request["PATH_INFO"], data)
    client.logout()
    sign_in(client, "ada", "another-lantern-9")
    assert who(client) == "Ada"


def test_an_address_is_confirmed_by_its_link(client):
    sign_up(client)
    link = re.search(r"http://testserver(\S+)", mail.outbox[0].body).group(1)
    client.post(link)
    assert User.objects.get().emailaddress_set.get().verified


def test_guessing_is_stopped_for_every_spelling_of_the_name(client):
    User.objects.create_user("Ada", password=PASSWORD)
    answers = [sign_in(client, login, "wrong").status_code for login in ("ada", "Ada", "ADA", "aDa") * 2]
    assert answers[-1] == 429
    refused = sign_in(client, "ada")
    assert refused.status_code == 429
    assert "[locked_out]" in refused.content.decode()
    assert who(client) is None


def test_the_lock_is_for_that_name_only(client):
    for name in ("Ada", "Berta"):
        User.objects.create_user(name, password=PASSWORD)
    for _ in range(9):
        sign_in(client, "Ada", "wrong")
    sign_in(client, "Berta")
    assert who(client) == "Berta"


@pytest.mark.parametrize(("language", "words"), [
    ("en", "Everything of yours comes along"), ("es", "Todo lo tuyo se viene contigo"),
    ("it", "Tutto ciò che è tuo viene con te"),
])  # fmt: skip
def test_the_page_tells_a_guest_what_comes_along(client, language, words):
    headers = {"Accept-Language": language}
    assert words not in client.get(reverse("account_signup"), headers=headers).content.decode()
    client.post(reverse("become_guest"))
    page = client.get(reverse("account_signup"), headers=headers).content.decode()
    assert words in page
    assert f"<b>{User.objects.get().username}</b>" in page
