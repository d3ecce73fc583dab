"""What every page must carry."""

import re

import pytest
from django.urls import reverse

pytestmark = pytest.mark.django_db

PAGES = ["home", "account_login", "account_signup", "account_reset_password"]
_INLINE = re.compile(
    r"<script(?![^>]*(?:src=|application/json))[^>]*>|<style|\son\w+=|\sstyle=|javascript:", re.IGNORECASE
)


@pytest.mark.parametrize("name", PAGES)
def test_no_inline_code_is_allowed_and_none_is_there(client, name):
    answer = client.get(reverse(name))
    assert answer.status_code == 200
    policy = answer["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy
    assert not _INLINE.search(answer.content.decode())


def test_the_admin_alone_may_evaluate(admin_client):
    assert "'unsafe-eval'" in admin_client.get("/admin/")["Content-Security-Policy"]


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_page_says_its_language(client, language):
    page = client.get("/", headers={"Accept-Language": language})
    assert f'<html lang="{language}"' in page.content.decode()


def test_a_post_without_a_token_is_refused():
    from django.test import Client

    assert Client(enforce_csrf_checks=True).post(reverse("become_guest")).status_code == 403


async def test_a_socket_from_another_site_is_refused():
    from channels.testing import WebsocketCommunicator

    from dungeonquest.asgi import application

    socket = WebsocketCommunicator(application, "/ws/any/", headers=[(b"origin", b"http://evil.example")])
    connected, code = await socket.connect()
    assert not connected
    assert code == 1000


def test_a_stranger_may_choose_the_language(client):
    page = client.get("/").content.decode()
    assert 'lang="es"' in page
    client.post(reverse("set_language"), {"language": "es", "next": "/"})
    assert '<html lang="es"' in client.get("/", headers={"Accept-Language": "en"}).content.decode()


def test_search_engines_keep_away_from_tables(client):
    page = client.get("/robots.txt")
    assert page.headers["Content-Type"] == "text/plain"
    lines = page.content.decode().splitlines()
    assert lines[0] == "User-agent: *"
    assert "Disallow: /table/" in lines
    assert all(line == lines[0] or line.startswith("Disallow: /") for line in lines)
