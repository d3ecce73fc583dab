"""The form that opens a table."""

import re

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


def test_who_may_sit_down_finds_the_seats_first_and_the_dice_folded_below(ada, client):
    address = ada.post("/tables/", {"ruleset": "dungeonquest", "chair": ["open", "novice", "open"]}).url
    client.force_login(User.objects.create_user("Ben"))
    page = client.get(f"/join/{Game.objects.get().link}/", follow=True).content.decode()
    seats = re.findall(r'<button type="submit" form="sit" name="seat" value="(\d)">', page)
    assert len(seats) == 2
    dice = page.index('<details class="dim fair" id="dice">')
    assert page.rindex('form="sit" name="seat"') < dice < page.index('<input id="share" form="sit" name="entropy"')
    client.post(f"{address}join", {"seat": seats[1], "entropy": "no sixes"})
    seat = Game.objects.get().seats.get(index=seats[1])
    assert (seat.name, bytes(seat.entropy)) == ("Ben", b"no sixes")
    assert 'form="sit"' not in client.get(address).content.decode()
