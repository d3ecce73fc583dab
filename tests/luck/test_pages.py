"""The page and the API: who may see and ask for what, and what is shown."""

import re

import pytest
from django.core.cache import cache
from django.utils.translation import override

from games.models import Game, LuckReport
from games.tables import Settings, leave, open_table, start
from tests.games.conftest import play  # noqa: F401  (fixture)
from tests.pages.test_pages import INLINE

from .conftest import worked_off

pytestmark = pytest.mark.django_db(transaction=True)


def url(table, what=""):
    return f"/table/{table.game.public_id}/luck/{what}"


def test_it_is_asked_for_with_one_click_and_shown_when_it_is_done(client, ended):
    table = ended()
    client.force_login(table.people[0])
    assert b"Tell luck from skill" in client.get(url(table)).content
    answer = client.post(url(table), follow=True)
    assert "data-open" in answer.content.decode()
    worked_off()
    page = client.get(url(table)).content.decode()
    assert page.count("<figure") == 2
    assert "The account" in page
    assert "data-open" not in page
    assert not INLINE.search(page)


def test_the_part_that_is_looked_at_again_is_no_whole_page(client, ended):
    table = ended()
    client.force_login(table.people[0])
    part = client.get(url(table), headers={"X-Have": "luck=0"}).content.decode()
    assert part.strip().startswith('<div id="luck"')
    assert "<html" not in part


def test_a_running_game_has_none(client, play):  # noqa: F811
    table = play(2)
    client.force_login(table.people[0])
    for answer in (client.get(url(table)), client.get(f"/api/tables/{table.game.public_id}/luck/")):
        assert answer.status_code == 409
    client.post(url(table))
    assert not LuckReport.objects.exists()


def test_strangers_see_no_private_table(client, ended, person):
    table = ended(public=False)
    client.force_login(person("Stranger"))
    assert client.get(url(table)).status_code == 404
    client.post(url(table))
    assert client.get(f"/api/tables/{table.game.public_id}/luck/").status_code == 404
    assert not LuckReport.objects.exists()


def test_whoever_is_nobody_may_look_at_a_public_table_and_not_ask(client, ended):
    table = ended(public=True)
    page = client.get(url(table))
    assert page.status_code == 200
    assert b"Tell luck from skill" not in page.content
    client.post(url(table))
    assert not LuckReport.objects.exists()


def test_what_went_wrong_is_a_sentence_with_a_way_on(client, ended):
    table = ended()
    LuckReport.objects.create(game=table.game, status="failed", error="not_told")
    client.force_login(table.people[0])
    page = client.get(url(table)).content.decode()
    assert "cannot be told again" in page
    assert "Try again" in page


def test_the_api_tells_the_same(client, ended):
    table = ended()
    client.force_login(table.people[0])
    where = f"/api/tables/{table.game.public_id}/luck/"
    assert client.get(where).json()["status"] == "none"
    client.post(url(table))
    assert client.get(where).json()["status"] == "queued"
    worked_off()
    told = client.get(where).json()
    assert (told["status"], told["done"], told["error"]) == ("done", 12, "")
    sums = told["figures"]["sums"]
    assert all(
        abs(sum(s[n]["value"] for n in ("start", "deal", "luck", "own", "others")) - s["result"]) < 1e-9 for s in sums
    )
    assert len(told["figures"]["line"]) == 1 + len(told["figures"]["steps"])
    assert client.post(where).status_code == 405


@pytest.fixture
def castle(person, settings, client):
    """A game of DungeonQuest with its report."""
    settings.CELERY_TASK_ALWAYS_EAGER = True
    host = person("Host <b>")
    game = open_table(host, Settings("dungeonquest", 3, bots=("veteran", "novice"), options={"deal": "random"}))
    start(game, host)
    leave(game, host)
    settings.CELERY_TASK_ALWAYS_EAGER = False
    cache.clear()
    client.force_login(host)
    client.post(f"/table/{game.public_id}/luck/")
    worked_off()
    return Game.objects.get(pk=game.pk)


def test_a_game_of_dungeonquest_is_told_in_its_own_words_and_all_languages_and_links_lead_there(client, castle):
    links_lead_there(client, castle)
    page = client.get(f"/table/{castle.public_id}/luck/").content.decode()
    assert page.count("<figure") == 3
    assert not INLINE.search(page)
    assert "<b>" not in re.findall(r"<figcaption>.*?</figcaption>", page)[0]
    for moment in re.findall(r"replay/\?as=open&amp;at=(\d+)", page):
        assert client.get(f"/table/{castle.public_id}/replay/?as=open&at={moment}").status_code == 200
    titles = {"en": "Where the game turned", "es": "Dónde cambió la partida", "it": "Dove la partita è cambiata"}
    for language, title in titles.items():
        client.cookies["django_language"] = language
        with override(language):
            assert title in client.get(f"/table/{castle.public_id}/luck/").content.decode()


def links_lead_there(client, castle):
    """From replay and result."""
    for page in (
        f"/table/{castle.public_id}/replay/",
        f"/table/{castle.public_id}/result/",
        f"/table/{castle.public_id}/",
    ):
        answer = client.get(page)
        if answer.status_code == 200:
            assert f"/table/{castle.public_id}/luck/" in answer.content.decode(), page
