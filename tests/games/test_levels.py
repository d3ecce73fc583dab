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
