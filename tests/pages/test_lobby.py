"""The form that opens a table."""

import pytest

from accounts.models import User
from games.models import Game

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada(client):
    client.force_login(User.objects.create_user("Ada"))
    return client


def test_a_table_for_friends_is_not_pinned_to_the_board_unless_wanted(ada):
    page = ada.get("/tables/").content.decode()
    assert '<input type="checkbox" name="public">' in page
    ada.post("/tables/", {"ruleset": "dungeonquest", "chair": ["open", "", ""], "start": "1"})
    ada.post("/tables/", {"ruleset": "dungeonquest", "chair": ["open", "", ""], "start": "1", "public": "on"})
    found = [game.visibility for game in Game.objects.order_by("pk")]
    assert found == [Game.Visibility.LINK, Game.Visibility.PUBLIC]


def test_who_opened_it_gets_a_link_to_send(ada):
    address = ada.post("/tables/", {"ruleset": "dungeonquest", "chair": ["open", "", ""], "start": "1"}).url
    assert f"/join/{Game.objects.get().link}/" in ada.get(address).content.decode()
