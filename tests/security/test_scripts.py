"""Script tags in every name and text come out as text, on every page and in every answer for programs."""

import pytest
from django.test import Client

from accounts.models import User
from accounts.tokens import create_token
from games.models import Seat
from games.tables import set_ready
from tests.games.conftest import play, shelf  # noqa: F401
from tests.games.helpers import finish

pytestmark = pytest.mark.django_db(transaction=True)
EVIL = "<script>alert(1)</script>"
NAME = "<script>alert(1)"
QUOTED = "\"'><img src=x onerror=alert(1)>"
PAGES = (
    "/", "/tables/", "/table/{id}/", "/table/{id}/view", "/table/{id}/verify/", "/table/{id}/replay/",
    "/table/{id}/record.json", "/leaderboard/", "/crypt/", "/friends/", "/preferences/", "/preferences/tokens/",
    "/preferences/delete/", "/api/tables/", "/api/tables/{id}/", "/api/leaderboard/", "/result/{id}/",
)  # fmt: skip


@pytest.fixture
def person(db):
    """Names like these are refused at sign-up; here they are in the database all the same."""

    def make(name: str):
        made = User.objects.create_user(username=name)
        User.objects.filter(pk=made.pk).update(username=NAME if name.endswith("A") else QUOTED[:30])
        made.refresh_from_db()
        create_token(made, EVIL)
        return made

    return make


def check(client: Client, table: str) -> None:
    for pattern in PAGES:
        answer = client.get(pattern.format(id=table))
        assert answer.status_code < 500, pattern
        if answer.headers["Content-Type"].startswith("text/html"):
            text = answer.content.decode()
            assert NAME not in text, pattern
            assert "<img src=x" not in text, pattern


@pytest.mark.parametrize("ruleset", ["tiny", "dungeonquest"])
def test_names_of_people_and_tables_and_their_share_of_the_dice(play, person, ruleset, client):  # noqa: F811
    table = play(2, name=f"{EVIL}{QUOTED}"[:60]) if ruleset == "tiny" else None
    if table is None:
        made = [person("Player A"), person("Player B")]
        client.force_login(made[0])
        body = {"seats": 2, "name": EVIL, "bots": ["novice"], "public": True, "options": {"deal": "random"}}
        body["start"] = True
        check(client, client.post("/tables/", body, "application/json").json()["table"])
        return
    client.force_login(table.people[0])
    check(client, table.game.public_id)
    finish(table)
    check(client, table.game.public_id)


def test_in_a_lobby(play, person, client):  # noqa: F811
    ada = person("Player A")
    client.force_login(ada)
    table = client.post("/tables/", {"seats": 2, "name": EVIL, "public": True}, "application/json").json()["table"]
    seat = Seat.objects.get(game__public_id=table, index=0)
    set_ready(seat.game, ada, True, EVIL.encode())
    check(client, table)
    client.logout()
    check(client, table)


def test_what_is_sent_wrongly_is_not_said_back(client):
    for path in (f"/table/{EVIL}/", f"/join/{EVIL}/", f"/people/{EVIL}/", f"/{EVIL}", f"/?next={EVIL}"):
        assert NAME not in client.get(path).content.decode()
