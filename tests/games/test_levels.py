"""Where people choose a computer player, all its levels are offered, in their language."""

import pytest
from django.urls import reverse

from games.bots import levels_of

pytestmark = pytest.mark.django_db
NAMES = {
    "en": ("Novice", "Veteran", "Legend"),
    "es": ("Novato", "Veterano", "Leyenda"),
    "it": ("Novellino", "Veterano", "Leggenda"),
}


@pytest.mark.parametrize("language", NAMES)
def test_every_level_is_offered_when_a_table_is_opened(client, person, language):
    client.force_login(person("Host"))
    page = client.get(reverse("tables"), headers={"Accept-Language": language}).content.decode()
    for level, name in zip(levels_of("dungeonquest"), NAMES[language], strict=True):
        assert f'value="{level}"' in page
        assert name in page


def test_programs_are_told_of_every_level(client, person):
    client.force_login(person("Host"))
    shelf = client.get("/api/games/").json()["games"]
    assert ["novice", "veteran", "legend"] in [game["levels"] for game in shelf if game["ruleset"] == "dungeonquest"]


@pytest.mark.parametrize("language", NAMES)
def test_computer_players_of_one_level_are_told_apart_by_a_number(client, person, language):
    client.force_login(person("Host"))
    bots = {"chair": ["veteran", "novice", "veteran"], "start": "1", "public": "on"}
    table = client.post(reverse("tables"), {"ruleset": "dungeonquest", **bots}).url
    novice, veteran, _legend = NAMES[language]
    ask = {"Accept": "application/json", "Accept-Language": language}
    names = ["Host", veteran, novice, f"{veteran} 2"]
    assert [chair["name"] for chair in client.get(table, headers=ask).json()["chairs"]] == names
    assert client.get(reverse("tables"), headers=ask).json()["tables"][0]["seats"] == names
    page = client.get(table, headers={"Accept-Language": language}).content.decode()
    assert f"{veteran} 2" in page
    assert f"{novice} 2" not in page
