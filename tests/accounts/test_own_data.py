"""A copy of what is kept of one, and the end of it."""

import json

import pytest
from django.urls import reverse

from accounts.models import ApiToken, User
from accounts.tokens import create_token
from games.models import Seat
from tests.games.conftest import play, shelf  # noqa: F401
from tests.games.helpers import finish

pytestmark = pytest.mark.django_db
PASSWORD = "torch-and-rope-77"


@pytest.fixture
def person(db):
    return lambda name: User.objects.create_user(name, f"{name.replace(' ', '')}@example.org", PASSWORD)


@pytest.fixture
def table(play):  # noqa: F811
    return play(2)


def test_the_copy_holds_ones_own_and_nobody_elses(client, table):
    ada, berta = table.people
    create_token(ada, "my bot")
    table.act(0, ("bid", 2))
    client.force_login(ada)
    answer = client.get(reverse("own_data"))
    assert "attachment" in answer.headers["Content-Disposition"]
    found = answer.json()
    assert found["profile"]["username"] == ada.username
    assert found["tokens"][0]["name"] == "my bot"
    assert found["games"][0]["actions"][0]["answer"] == ["bid", 2]
    text = json.dumps(found)
    assert berta.username not in text
    assert "password" not in text
    assert "digest" not in text


def test_who_has_a_password_is_asked_for_it_before_all_is_deleted(client, person):
    ada = person("Ada")
    client.force_login(ada)
    assert client.post(reverse("delete_account"), {"sure": "yes"}).url.startswith(reverse("account_reauthenticate"))
    assert User.objects.filter(pk=ada.pk).exists()
    client.post(reverse("account_reauthenticate"), {"password": PASSWORD})
    assert client.get(reverse("delete_account")).status_code == 200
    client.post(reverse("delete_account"), {})
    assert User.objects.filter(pk=ada.pk).exists()
    assert client.post(reverse("delete_account"), {"sure": "yes"}).status_code == 302
    assert not User.objects.filter(pk=ada.pk).exists()
    assert not client.get("/").wsgi_request.user.is_authenticated


def test_a_guest_is_asked_once(client):
    client.post(reverse("become_guest"))
    client.post(reverse("delete_account"), {"sure": "yes"})
    assert not User.objects.exists()


def test_a_running_game_goes_on_without_the_name(client, table):
    ada = table.people[0]
    name, token = ada.username, create_token(ada, "bot")
    client.force_login(ada)
    client.post(reverse("account_reauthenticate"), {"password": PASSWORD})
    client.post(reverse("delete_account"), {"sure": "yes"})
    seat = Seat.objects.get(game=table.game, index=0)
    assert (seat.is_bot, seat.person, seat.former, seat.name) == (True, None, None, "")
    assert not ApiToken.objects.exists()
    assert client.get("/api/me/", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    client.force_login(table.people[1])
    for page in (f"/table/{table.game.public_id}/", "/tables/", "/leaderboard/"):
        assert name not in client.get(page).content.decode()
    finish(table)
    assert not table.row().is_running
