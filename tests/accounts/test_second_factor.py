"""An authenticator app and passkeys, optional; their pages hold no inline code."""

import re

import pytest
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value, yield_hotp_counters_from_time
from django.urls import reverse

from accounts.models import User

pytestmark = pytest.mark.django_db
PASSWORD = "torch-and-rope-77"


@pytest.fixture(autouse=True)
def _no_counters_of_other_tests():
    from django.core.cache import cache

    cache.clear()


@pytest.fixture
def ada(client):
    person = User.objects.create_user("Ada", "ada@example.org", PASSWORD)
    person.emailaddress_set.create(email=person.email, verified=True, primary=True)
    client.post(reverse("account_login"), {"login": "Ada", "password": PASSWORD})
    # Before anything about keys changes, the password is asked for again.
    client.post(reverse("account_reauthenticate"), {"password": PASSWORD})
    return person


def code_for(secret: str) -> str:
    return format_hotp_value(hotp_value(secret, next(iter(yield_hotp_counters_from_time()))))


def activate(client) -> str:
    page = client.get(reverse("mfa_activate_totp"))
    secret = page.context["form"].secret
    done = client.post(reverse("mfa_activate_totp"), {"code": code_for(secret)})
    assert done.status_code == 302
    return secret


def test_the_password_alone_is_no_longer_enough(client, ada):
    secret = activate(client)
    client.logout()
    asked = client.post(reverse("account_login"), {"login": "Ada", "password": PASSWORD})
    assert asked.url == reverse("mfa_authenticate")
    assert not client.get(reverse("home")).wsgi_request.user.is_authenticated
    from django.core.cache import cache

    cache.clear()  # the same code within its half minute: forget that it was used
    client.post(reverse("mfa_authenticate"), {"code": code_for(secret)})
    assert client.get(reverse("home")).wsgi_request.user == ada


def test_a_wrong_code_does_not_open(client, ada):
    activate(client)
    client.logout()
    client.post(reverse("account_login"), {"login": "Ada", "password": PASSWORD})
    assert client.post(reverse("mfa_authenticate"), {"code": "000000"}).status_code == 200
    assert not client.get(reverse("home")).wsgi_request.user.is_authenticated


def test_the_admins_door_asks_for_it_too(client):
    assert client.get("/admin/", follow=True).redirect_chain[-1][0].startswith(reverse("account_login"))


@pytest.mark.parametrize("name", ["mfa_index", "mfa_activate_totp", "mfa_add_webauthn", "account_email"])
def test_its_pages_hold_no_inline_code(client, ada, name):
    answer = client.get(reverse(name))
    assert answer.status_code == 200
    text = answer.content.decode()
    assert not re.search(r"<script(?![^>]*(?:src=|application/json))[^>]*>|\son\w+=", text)
    assert "DungeonQuest Online</a>" in text


def test_without_the_password_again_nothing_about_keys_changes(client):
    client.force_login(User.objects.create_user("Berta", "berta@example.org", PASSWORD))
    for name in ("mfa_activate_totp", "mfa_add_webauthn"):
        assert client.get(reverse(name)).url.startswith(reverse("account_reauthenticate"))


def test_a_passkey_may_be_asked_for_at_the_door(client):
    page = client.get(reverse("account_login")).content.decode()
    assert "passkey_login" in page
    assert client.get(reverse("mfa_login_webauthn"), headers={"X-Requested-With": "XMLHttpRequest"}).status_code == 200


@pytest.mark.parametrize("name", ["mfa_index", "account_email", "account_set_password"])
def test_guests_are_shown_the_way_to_an_account(client, name):
    client.post(reverse("become_guest"))
    assert client.get(reverse(name)).url == reverse("account_signup")
