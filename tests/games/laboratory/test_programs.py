"""The laboratory for programs: the API and the command."""

import json

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from accounts.tokens import create_token
from games.cardsets.laboratory.deeds import start
from games.cardsets.laboratory.plans import LabPlan
from games.models import LaboratoryRun, StaffDeed

pytestmark = pytest.mark.django_db


@pytest.fixture
def asks():
    def ask(person, method, path, status=200, **body):
        client = Client(headers={"Authorization": f"Bearer {create_token(person, 'a test')}"})
        sent = json.dumps(body) if method == "post" else body
        answer = getattr(client, method)(f"/api/{path}", sent, content_type="application/json")
        assert answer.status_code == status, answer.content
        return answer.json()

    return ask


def test_a_run_by_the_api(asks, deadly, editor, finish):
    run = asks(editor, "post", "laboratory/", 201, version="deadly", games=30, level="novice")
    assert (run["version"], run["status"], run["total"], run["figures"]) == ("deadly.1", "queued", 60, None)
    finish(LaboratoryRun.objects.get())
    run = asks(editor, "get", f"laboratory/{run['id']}/")
    assert (run["status"], run["done"]) == ("done", 60)
    assert run["figures"]["survival"]["own"]["n"] == 30
    assert len(run["figures"]["survival"]["difference"]) == 3
    listed = asks(editor, "get", "laboratory/")["runs"]
    assert [(r["id"], "figures" in r) for r in listed] == [(run["id"], False)]
    assert asks(editor, "post", f"laboratory/{run['id']}/cancel/", 409)["code"] == "run_over"


def test_what_the_api_refuses(asks, deadly, editor, moderator, django_user_model):
    ada = django_user_model.objects.create_user(username="Ada")
    assert asks(ada, "get", "laboratory/", 403)["code"] == "not_allowed"
    assert asks(ada, "post", "laboratory/", 403, version="deadly")["code"] == "not_allowed"
    assert asks(moderator, "post", "laboratory/", 403, version="deadly")["code"] == "not_allowed"
    assert asks(editor, "post", "laboratory/", 404, version="none.1")["code"] == "no_card_set"
    assert asks(editor, "post", "laboratory/", 400, version="deadly", seats=7)["code"] == "bad_settings"
    assert asks(editor, "post", "laboratory/", 400, version="deadly", games="x")["code"] == "invalid"
    assert asks(editor, "get", "laboratory/77/", 404)["code"] == "no_run"
    deadly.entries.filter(pile="trap", key="explosion").update(params={"damage": "many", "trap": True})
    refused = asks(editor, "post", "laboratory/", 409, version="deadly")
    assert refused["code"] == "unplayable_set"
    assert "many" in refused["fields"]["problems"][0]


@pytest.mark.django_db(transaction=True)
def test_by_command_through_the_same_deed(deadly, capsys):
    call_command("laboratory", "deadly.1", games=8, level="novice", json=True)
    said = capsys.readouterr()
    assert json.loads(said.out)["survival"]["own"]["n"] == 8
    assert "16 of 16 games" in said.err
    assert StaffDeed.objects.get(deed="laboratory.start").data["games"] == 8
    call_command("laboratory", "deadly", games=8, level="novice", by="Editor")
    assert list(StaffDeed.objects.filter(deed="laboratory.start").values_list("name", flat=True)) == [
        "Editor",
        "(site)",
    ]
    assert "shipped set: " in capsys.readouterr().out


def test_commands_say_what_is_wrong(deadly, editor):
    with pytest.raises(CommandError, match="no such"):
        call_command("laboratory", "none.1")
    with pytest.raises(CommandError, match="cannot be played"):
        call_command("laboratory", "deadly", seats=9)
    start(editor, deadly.pk, LabPlan(games=8))
    with pytest.raises(CommandError, match="already"):
        call_command("laboratory", "deadly")
