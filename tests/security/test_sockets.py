"""Sockets end when their person may no longer have them."""

import pytest
from allauth.account.signals import password_changed
from asgiref.sync import sync_to_async
from channels.testing import WebsocketCommunicator
from django.contrib.auth import get_user_model

from accounts.own_data import forget
from dungeonquest.asgi import application
from tests.games.conftest import play, shelf  # noqa: F401
from tests.games.test_consumers import closed_with, heard, socket

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def person(db):
    return lambda name: get_user_model().objects.create_user(username=name)


@pytest.fixture
def table(play):  # noqa: F811
    return play()


def ban(person) -> None:
    person.is_active = False
    person.save()


def change_password(person) -> None:
    password_changed.send(sender=type(person), request=None, user=person)


@pytest.mark.parametrize("what", [ban, change_password, forget])
async def test_it_is_closed_for_that_person_alone(table, what):
    ada, berta = [await socket(table.game, person) for person in table.people]
    for ws in (ada, berta):
        await ws.connect()
        await heard(ws)
    await sync_to_async(what)(table.people[0])
    while (message := await ada.receive_output(timeout=60))["type"] == "websocket.send":
        pass
    assert message["code"] == 4401
    assert await berta.receive_nothing(0.2) or await heard(berta)
    await berta.disconnect()


async def test_who_was_banned_gets_no_new_one(table):
    ada = table.people[0]
    await sync_to_async(type(table.game).objects.filter(pk=table.game.pk).update)(visibility="link")
    await sync_to_async(ban)(ada)
    ws = await socket(table.game, ada)
    await ws.connect()
    assert await closed_with(ws) == 4403


@pytest.mark.parametrize("address", ["/ws/", "/ws/x/", "/ws/table/", "/ws/table/%00/", "/"])
async def test_at_an_address_without_a_socket_none_opens_and_nothing_breaks(address):
    ws = WebsocketCommunicator(application, address, [(b"origin", b"http://localhost")])
    assert (await ws.connect(timeout=60))[0] is False
