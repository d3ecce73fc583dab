"""The schema, its page, and that neither changes unnoticed."""

import re
from pathlib import Path

import pytest
import yaml
from django.core.management import call_command

SNAPSHOT = Path(__file__).resolve().parents[2] / "docs" / "api" / "openapi.yaml"


def test_the_snapshot_is_the_schema(tmp_path):
    """After a wanted change: manage.py spectacular --validate --file docs/api/openapi.yaml"""
    fresh = tmp_path / "openapi.yaml"
    call_command("spectacular", file=str(fresh), validate=True, fail_on_warn=True)
    assert yaml.safe_load(fresh.read_text()) == yaml.safe_load(SNAPSHOT.read_text())


@pytest.mark.django_db
def test_it_is_served_as_it_was_kept(client):
    kept = yaml.safe_load(SNAPSHOT.read_text())
    assert yaml.safe_load(client.get("/api/schema/").content) == kept
    assert client.get("/api/schema/?format=json").json() == kept
    assert client.get("/api/schema/", headers={"Accept-Language": "es"}).status_code == 200


@pytest.mark.django_db
def test_its_page_begins_with_tables_and_play_and_ends_with_the_staff(client):
    page = client.get("/api/").content.decode()
    paths = re.findall(r"<code>[A-Z]+ (/api/[^<]*)</code>", page)
    assert paths[:3] == ["/api/me/", "/api/games/", "/api/tables/"]
    staff = [path.startswith(("/api/card-sets/", "/api/laboratory/")) for path in paths]
    assert staff == sorted(staff)
    assert page.index("/api/leaderboard/") < page.index("For the staff") < page.index("/api/card-sets/")


@pytest.mark.django_db
def test_its_page_names_every_request_and_holds_no_inline_code(client):
    page = client.get("/api/")
    text = page.content.decode()
    for path in yaml.safe_load(SNAPSHOT.read_text())["paths"]:
        assert path in text
    for anchor in set(re.findall(r'href="#([\w-]+)"', text)) - {"main"}:
        assert f'id="{anchor}"' in text
    assert not re.search(r"<script(?![^>]*src=)|<style|\son\w+=|\sstyle=", text)
    assert "unsafe" not in page.headers["Content-Security-Policy"]
