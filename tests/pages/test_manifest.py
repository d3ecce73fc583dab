"""The site can be put on a home screen: the manifest that every page names, in the reader's language, and its icons."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.django_db


def size_of(png: bytes) -> str:
    """Width and height as the file's own head says."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return f"{int.from_bytes(png[16:20])}x{int.from_bytes(png[20:24])}"


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_every_page_names_a_manifest_that_can_be_installed(client, language):
    client.cookies["django_language"] = language
    address = re.search(r'rel="manifest" href="([^"]+)"', client.get("/").content.decode())[1]
    answer = client.get(address)
    told = answer.json()
    assert answer.headers["Content-Type"] == "application/manifest+json"
    assert (told["start_url"], told["scope"], told["display"], told["lang"]) == ("/", "/", "standalone", language)
    assert client.get(told["start_url"]).status_code == 200
    assert told["name"] and told["short_name"] and len(told["description"]) > 20


def test_its_icons_are_as_large_as_it_says_and_one_may_be_cut_round(client):
    icons = client.get("/manifest.webmanifest").json()["icons"]
    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    for icon in icons:
        name = re.search(r"(icon-\d+)\.", icon["src"])[1]
        assert size_of(Path("static/icons", f"{name}.png").read_bytes()) == icon["sizes"]
