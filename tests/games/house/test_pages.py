"""House sets where tables are opened and listed: form, program, badge; and the next table of a campaign."""

import json

import pytest

from games.models import CardSetVersion, Game
from leaderboards import campaigns
from leaderboards.campaigns import Plan
from leaderboards.refusing import Code, Refusal

OPEN = {"ruleset": "dungeonquest", "chair": ["novice"], "start": "1", "public": "on", "options": "random"}


@pytest.fixture
def host(person, client):
    host = person("Host")
    client.force_login(host)
    return host


def test_the_form_offers_published_sets_slot_by_slot(host, cold, client):
    page = client.get("/tables/").content.decode()
    assert 'name="house_base"' in page and '<option value="cold.1">Cold 1</option>' in page
    CardSetVersion.objects.update(status="retired")
    assert "house_base" not in client.get("/tables/").content.decode()


def test_the_form_opens_a_table_with_the_set_and_everybody_sees_that_it_is_altered(host, cold, client):
    there = client.post("/tables/", {**OPEN, "house_base": "cold.1"})
    game = Game.objects.get()
    assert (there.status_code, game.house, game.is_running) == (302, {"base": "cold.1"}, True)
    assert "altered cards" in client.get(there.headers["Location"]).content.decode()
    client.logout()
    assert "altered cards" in client.get("/tables/").content.decode()


def test_a_table_that_waits_says_which_set_it_is(host, cold, client):
    there = client.post("/tables/", {**OPEN, "chair": ["open"], "house_base": "cold.1"})
    page = client.get(there.headers["Location"]).content.decode()
    assert "altered cards" in page and "Cold 1" in page


def test_what_the_form_says_of_a_set_that_is_not_played_with_is_nothing(host, cold, client):
    client.post("/tables/", {**OPEN, "house_base": "", "house_heroes": "cold.1"})
    assert Game.objects.get().house == {}


def test_a_common_table_has_no_badge(host, cold, client):
    there = client.post("/tables/", {**OPEN, "house_base": ""})
    assert "altered cards" not in client.get(there.headers["Location"]).content.decode()
    assert "altered cards" not in client.get("/tables/").content.decode().split("id_house_base")[0]


def post(client, wish):
    return client.post(
        "/tables/", json.dumps(wish), content_type="application/json", headers={"accept": "application/json"}
    )


WISH = {"ruleset": "dungeonquest", "seats": 2, "bots": ["novice"], "options": {"deal": "random"}}


def test_a_program_names_the_version_and_reads_it_back(host, cold, client):
    assert post(client, WISH | {"house": {"base": "cold.1"}}).status_code == 201
    assert Game.objects.get().house == {"base": "cold.1"}


@pytest.mark.parametrize("house", [{"base": 5}, ["base"], {"base": "x" * 200}, {f"s{n}": "cold.1" for n in range(30)}])
def test_a_wish_that_is_none_is_malformed(host, cold, client, house):
    there = post(client, WISH | {"house": house})
    assert (there.status_code, there.json()["error"]["code"]) == (400, "malformed")


@pytest.fixture
def campaign(host, cold):
    dish = next(d for d in campaigns.menu_choices() if dict(d.house) == {"base": "cold.1"})
    return campaigns.found(host, Plan("Winter", (dish, ("dungeonquest", ("base",))), length=3))


def test_the_next_table_of_a_campaign_plays_with_the_set_on_its_menu(host, campaign):
    assert campaigns.next_table(campaign, host).house == {"base": "cold.1"}


def test_a_campaign_says_which_set_it_plays(host, campaign, client):
    assert "Cold 1" in client.get(f"/campaigns/{campaign.public_id}/").content.decode()


def test_a_campaign_cannot_go_on_with_a_set_that_is_retired(host, campaign):
    CardSetVersion.objects.update(status="retired")
    with pytest.raises(Refusal) as caught:
        campaigns.next_table(campaign, host)
    assert caught.value.code == Code.TABLE
    assert "not on offer" in caught.value.sentence


def test_the_box_of_a_table_may_be_looked_into(seated, client):
    game, host = seated()
    client.force_login(host)
    assert f"/table/{game.public_id}/cards/" in client.get(f"/table/{game.public_id}/").content.decode()
    page = client.get(f"/table/{game.public_id}/cards/").content.decode()
    assert "thin &lt;i&gt;ice&lt;/i&gt;" in page and "It cracks &amp; breaks." in page and "<td>40</td>" in page
    assert "Costs life points, and perhaps turns" in page and "Room cards" in page and "Grimwald" in page
    client.cookies["django_language"] = "es"
    assert "hielo fino" in client.get(f"/table/{game.public_id}/cards/").content.decode()


def test_a_table_of_shipped_cards_has_nothing_altered(seated, client):
    game, host = seated(house={})
    client.force_login(host)
    page = client.get(f"/table/{game.public_id}/cards/").content.decode()
    assert "This table plays with the cards that come with the game." in page
    assert "/cards/" not in client.get(f"/table/{game.public_id}/").content.decode()


def test_a_box_is_opened_when_the_game_begins(host, cold, client):
    there = client.post("/tables/", {**OPEN, "chair": ["open"], "house_base": "cold.1"})
    assert client.get(f"{there.headers['Location']}cards/").status_code >= 400
