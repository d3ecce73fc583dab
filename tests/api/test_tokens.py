import re

import pytest
from django.urls import reverse

from accounts import tokens
from accounts.models import ApiToken, User
from accounts.tokens import create_token, recognise, revoke

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada(client):
    person = User.objects.create_user("Ada")
    client.force_login(person)
    return person


def shown(page) -> str | None:
    found = re.search(r'<code id="token">(dq_[\w-]+)</code>', page.content.decode())
    return found and found.group(1)


def test_a_token_is_shown_once_and_kept_as_a_hash(client, ada):
    text = shown(client.post(reverse("api_tokens"), {"name": "my bot"}))
    stored = ApiToken.objects.get()
    assert text.endswith(stored.ending)
    assert text not in repr(ApiToken.objects.values().get())
    page = client.get(reverse("api_tokens"))
    assert shown(page) is None
    assert "my bot" in page.content.decode()
    assert "no-store" in page.headers["Cache-Control"]


def test_it_opens_and_notes_its_use_once_a_minute(client, ada, django_assert_num_queries):
    text = create_token(ada, "bot")
    assert client.get("/api/me/", headers={"Authorization": f"Bearer {text}"}).json()["token"]["name"] == "bot"
    assert ApiToken.objects.get().used
    with django_assert_num_queries(1):
        recognise(text)


def test_revoked(client, ada):
    text = create_token(ada, "bot")
    client.post(reverse("revoke_token", args=[ApiToken.objects.get().pk]))
    assert recognise(text) is None


def test_nobody_revokes_another_ones(ada):
    create_token(ada, "bot")
    assert not revoke(User.objects.create_user("Berta"), ApiToken.objects.get().pk)
    assert ApiToken.objects.exists()


def test_who_is_banned_has_no_token(ada):
    text = create_token(ada, "bot")
    User.objects.update(is_active=False)
    assert recognise(text) is None


def test_only_so_many(client, ada, monkeypatch):
    monkeypatch.setattr(tokens, "MOST", 1)
    create_token(ada, "bot")
    answer = client.post(reverse("api_tokens"), {"name": "another"})
    assert answer.status_code == 422
    assert "[too_many_tokens]" in answer.content.decode()


def test_a_script_as_a_name_is_text(client, ada):
    page = client.post(reverse("api_tokens"), {"name": "<script>alert(1)</script>"}).content.decode()
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page


def test_only_for_people(client):
    assert client.get(reverse("api_tokens")).status_code == 302
