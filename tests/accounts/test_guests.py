"""One click and somebody is at the table."""

from concurrent.futures import ThreadPoolExecutor
from itertools import product

import pytest
from django.core.cache import cache
from django.db import IntegrityError, connection
from django.urls import reverse
from django.utils.translation import override

from accounts import guests
from accounts.models import User
from accounts.names import is_reserved, validate_name


@pytest.mark.django_db
def test_one_click_makes_a_guest_and_signs_it_in(client):
    answer = client.post(reverse("become_guest"))
    assert answer.status_code == 302
    guest = User.objects.get()
    assert guest.is_guest
    assert not guest.has_usable_password()
    assert guest.display_name.startswith("Guest ")
    assert guest.display_name in client.get("/preferences/").content.decode()


@pytest.mark.django_db
def test_a_second_click_changes_nothing(client):
    client.post(reverse("become_guest"))
    client.post(reverse("become_guest"))
    assert User.objects.count() == 1


@pytest.mark.django_db
def test_looking_is_not_clicking(client):
    assert client.get(reverse("become_guest")).status_code == 405


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("/preferences/", "/preferences/"),
        ("https://evil.example/", "/"),
        ("//evil.example/", "/"),
        ("javascript:alert(1)", "/"),
        ("", "/"),
    ],
)
def test_back_to_where_the_click_came_from_if_it_is_here(client, asked, given):
    assert client.post(reverse("become_guest"), {"next": asked}).url == given


@pytest.mark.django_db
def test_one_address_cannot_fill_the_house(client, settings):
    cache.clear()
    settings.GUESTS_PER_HOUR = 2
    for _ in range(4):
        answer = client.post(reverse("become_guest"))
        client.logout()
    assert answer.url == reverse("account_signup")
    assert User.objects.count() == 2


@pytest.mark.django_db
def test_a_counter_that_is_away_keeps_nobody_out(client, monkeypatch):
    def away(*_anything):
        raise ConnectionError

    monkeypatch.setattr("accounts.limits.cache.incr", away)
    client.post(reverse("become_guest"))
    assert User.objects.count() == 1


@pytest.mark.parametrize("language", guests.WORDS)
@pytest.mark.parametrize("number", [0, 89_999])
def test_every_name_of_a_guest_is_a_name_and_kept_for_guests(language, number, monkeypatch):
    monkeypatch.setattr(guests.secrets, "randbelow", lambda most: min(number, most - 1))
    words = guests.WORDS[language]
    with override(language):
        for stone, beast in product(words.stones, words.beasts):
            chosen = iter([stone, beast])
            monkeypatch.setattr(guests.secrets, "choice", lambda _all, chosen=chosen: next(chosen))
            name = guests.guest_name(many=True)
            assert (stone in name, beast in name) == (True, True)
            validate_name(name)
            assert is_reserved(name)


@pytest.mark.parametrize(
    ("language", "start"), [("en", "Guest "), ("es", "Huésped "), ("it", "Ospite "), ("fr", "Guest ")]
)
@pytest.mark.django_db
def test_a_guest_is_named_in_the_language_of_the_page(client, language, start):
    client.post(reverse("become_guest"), headers={"Accept-Language": language})
    assert User.objects.get().username.startswith(start)


@pytest.mark.django_db
def test_a_taken_name_is_not_given_again(monkeypatch):
    names = iter(["Guest Ruby Fox 11", "Guest Ruby Fox 11", "Guest Opal Owl 12"])
    monkeypatch.setattr(guests, "guest_name", lambda many: next(names))
    assert [guests.create_guest().username for _ in range(2)] == ["Guest Ruby Fox 11", "Guest Opal Owl 12"]


@pytest.mark.databases
@pytest.mark.django_db(transaction=True)
def test_many_clicks_at_once_make_as_many_guests(monkeypatch):
    monkeypatch.setitem(guests.WORDS, "en", guests.Words("Guest {stone} {beast}", ("Ruby",), ("Fox",)))

    def click(_number: int) -> str:
        try:
            return guests.create_guest().username
        finally:
            connection.close()

    with ThreadPoolExecutor(8) as threads:
        names = list(threads.map(click, range(24)))
    assert len(set(names)) == User.objects.count() == 24


@pytest.mark.databases
@pytest.mark.django_db
def test_the_database_refuses_a_name_that_looks_the_same():
    User.objects.create_user("Sir Rohan")
    with pytest.raises(IntegrityError):
        User.objects.create_user("sir rohаn")  # a Cyrillic a
