"""The front page: the table that is being played now, for anybody to look at."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import User
from games.models import Game
from games.tables import Settings, open_table, start

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada():
    return User.objects.create_user("Ada")


def played(host, **more) -> Game:
    game = open_table(host, Settings("dungeonquest", 1, options={"deal": "random"}, **more))
    start(game, host)
    return game


def board(page) -> str:
    found = re.search(r'<section class="live".*?</section>', page.content.decode(), re.DOTALL)
    return found[0] if found else ""


def test_a_public_table_that_is_played_now_is_shown_with_its_board_and_a_link(client, ada):
    before = len(client.get("/").content)
    game = played(ada, name="The Crag", public=True)
    page = client.get("/")
    shown = board(page)
    assert f'href="/table/{game.public_id}/"' in shown
    assert all(words in shown for words in ("The Crag", "Ada", 'id="row-9"', 'id="people"', 'class="piece '))
    assert len(page.content) < before + 60_000
    assert "js/live.js" in page.content.decode()


def test_who_plays_there_sees_what_somebody_who_watches_sees(client, ada):
    played(ada, public=True)
    seen = board(client.get("/"))
    client.force_login(ada)
    assert board(client.get("/")) == seen
    assert "<form" not in seen


@pytest.mark.parametrize("what", ["none", "private", "idle", "over"])
def test_with_nothing_played_nothing_is_shown(client, ada, what):
    if what != "none":
        game = Game.objects.filter(pk=played(ada, public=what != "private").pk)
        game.update(changed=timezone.now() - timedelta(hours=what == "idle"))
        if what == "over":
            game.update(status=Game.Status.FINISHED)
    page = client.get("/")
    assert (page.status_code, board(page)) == (200, "")
    assert "js/live.js" not in page.content.decode()
    assert client.get("/live/").status_code == 204


def test_only_what_is_new_is_sent_again(client, ada):
    game = played(ada, public=True)
    have = re.search(r'data-have="([^"]*)"', board(client.get("/")))[1]
    assert client.get("/live/", {"have": have}).status_code == 204
    Game.objects.filter(pk=game.pk).update(version=game.version + 5)
    fresh = client.get("/live/", {"have": have})
    assert (fresh.status_code, board(fresh)[:21]) == (200, '<section class="live"')
