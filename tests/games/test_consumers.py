"""Sockets as a browser opens them, over the whole ASGI application."""

import json

import pytest
from asgiref.sync import sync_to_async
from channels.testing import WebsocketCommunicator
from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore

from dungeonquest.asgi import application
from games.tables import Settings, leave, open_table

pytestmark = pytest.mark.django_db(transaction=True)


def cookie(person, **values) -> bytes:
    session = SessionStore()
    session.update(values)
    if person:
        session[SESSION_KEY] = str(person.pk)
        session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[1]
        session[HASH_SESSION_KEY] = person.get_session_auth_hash()
    session.save()
    return f"{settings.SESSION_COOKIE_NAME}={session.session_key}".encode()


async def socket(game, person=None, origin=b"http://localhost", **values) -> WebsocketCommunicator:
    headers = [(b"origin", origin), (b"cookie", await sync_to_async(cookie)(person, **values))]
    return WebsocketCommunicator(application, f"/ws/table/{game.public_id}/", headers)


async def heard(socket) -> dict:
    return json.loads(await socket.receive_from(timeout=60))


async def closed_with(socket) -> int:
    message = await socket.receive_output(timeout=60)
    return message["code"]


@pytest.fixture
def table(play):
    return play()


async def test_connect_hears_the_version_at_once(table):
    ws = await socket(table.game, table.people[0])
    assert (await ws.connect())[0] is True
    assert await heard(ws) == {"v": await sync_to_async(lambda: table.row().version)()}
    await ws.disconnect()


async def test_move_is_heard_by_every_socket_as_a_number(table):
    sockets = [await socket(table.game, p) for p in (*table.people, None)]
    for ws in sockets:
        await ws.connect()
        await heard(ws)
    taken = await sync_to_async(table.act)(0, "roll")
    assert [await heard(ws) for ws in sockets] == [{"v": taken.version}] * 3
    for ws in sockets:
        await ws.disconnect()


async def test_connect_without_the_right_to_watch_is_closed(person):
    host = await sync_to_async(person)("Host")
    game = await sync_to_async(open_table)(host, Settings("tiny", 2, public=False))
    ws = await socket(game, await sync_to_async(person)("Stranger"))
    await ws.connect()
    assert await closed_with(ws) == 4403
    invited = await socket(game, None, invited_to=[game.public_id])
    await invited.connect()
    assert await heard(invited) == {"v": 1}
    await invited.disconnect()


async def test_connect_from_a_foreign_page_is_denied(table):
    ws = await socket(table.game, table.people[0], origin=b"http://evil.example")
    assert (await ws.connect())[0] is False


async def test_sign_out_closes_the_sockets_of_that_person_only(table, client):
    mine, theirs = await socket(table.game, table.people[0]), await socket(table.game, table.people[1])
    for ws in (mine, theirs):
        await ws.connect()
        await heard(ws)
    await sync_to_async(client.force_login)(table.people[0])
    await sync_to_async(client.logout)()
    assert await closed_with(mine) == 4401
    assert await theirs.receive_nothing(0.05)
    await theirs.disconnect()


async def test_long_or_binary_message_closes_the_socket(table):
    for sent in ({"text_data": "x" * 1000}, {"bytes_data": b"x"}):
        ws = await socket(table.game, table.people[0])
        await ws.connect()
        await heard(ws)
        await ws.send_to(**sent)
        assert await closed_with(ws) == 1009


async def test_leaving_is_heard_too(table):
    ws = await socket(table.game, table.people[1])
    await ws.connect()
    before = (await heard(ws))["v"]
    await sync_to_async(leave)(table.game, table.people[0])
    assert (await heard(ws))["v"] > before
    await ws.disconnect()
