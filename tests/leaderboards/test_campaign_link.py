"""A campaign's link in the hands of somebody whom the site does not know."""

import pytest
from django.urls import reverse

from accounts.models import User
from leaderboards import campaigns
from leaderboards.models import Member

pytestmark = pytest.mark.django_db


@pytest.fixture
def link():
    ada = User.objects.create_user("Ada")
    it = campaigns.found(ada, campaigns.Plan("The long winter", (campaigns.menu_choices()[0],), length=3))
    return f"/campaigns/join/{it.link}/"


def test_a_stranger_is_told_what_it_is_and_comes_back_as_a_guest(client, link):
    page = client.get(link)
    assert page.status_code == 200
    text = page.content.decode()
    assert "The long winter" in text and "you are brought back here" in text
    assert f"{reverse('account_login')}?next={link}" in text
    back = client.post(reverse("become_guest"), {"next": link})
    assert back.url == link
    assert 'type="submit">Join' in client.get(link).content.decode()
    client.post(link)
    assert Member.objects.filter(person=User.objects.get(is_guest=True), joined__isnull=False).exists()


def test_a_stranger_who_sends_the_form_joins_nothing(client, link):
    assert client.post(link).status_code == 200
    assert Member.objects.count() == 1


@pytest.mark.parametrize("door", ["account_login", "account_signup"])
def test_who_signs_in_or_up_comes_back(client, link, door):
    User.objects.create_user("Berta", password="torch-and-rope-77")
    name = "Berta" if door == "account_login" else "Carla"
    words = {"login": name, "password": "torch-and-rope-77", "username": name, "email": "c@example.org",
             "password1": "torch-and-rope-77", "password2": "torch-and-rope-77"}  # fmt: skip
    page = client.get(reverse(door), {"next": link}).content.decode()
    assert f'name="next" value="{link}"' in page
    assert client.post(reverse(door), {**words, "next": link}).url == link


def test_a_page_that_needs_a_person_says_so_at_the_door(client):
    page = client.get("/campaigns/", follow=True)
    assert 'class="asked"' in page.content.decode()
    assert 'class="asked"' not in client.get(reverse("account_login")).content.decode()
