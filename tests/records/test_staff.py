"""Staff pages and reports of errors: nothing of what lies hidden."""

import json
import logging
import logging.config
from html import unescape

import pytest
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.test import RequestFactory

from dungeonquest import scrub
from games.models import Action, Game, KeptRecord, StaffDeed
from tests.records.pages import admin_pages

pytestmark = pytest.mark.django_db
SECRET = "the-hidden-card-is-the-golem"


@pytest.fixture
def staff():
    return get_user_model().objects.create_superuser("Warden", password="long-enough-word")


def test_admin_shows_no_secret_of_a_running_game_and_notes_who_looked(client, play, staff):
    table = play(2)
    table.act(0, "roll")
    before = admin_pages(client, table.game, staff)
    Game.objects.filter(pk=table.game.pk).update(seed=bytes(range(32)), head=None, told=[7, 7, 7])
    table.game.seats.update(entropy=b"quite other")
    Action.objects.filter(game=table.game).update(outcomes=[], answer="secret", events=[])
    assert admin_pages(client, table.game, staff) == before
    looked = StaffDeed.objects.filter(person=staff, deed="table.look", target=table.game.public_id)
    assert looked.count() == 2


def test_admin_changes_and_deletes_no_game(client, play, staff):
    table = play(2)
    client.force_login(staff)
    base = f"/admin/games/game/{table.game.pk}"
    assert client.post(f"{base}/change/", {"name": "mine"}).status_code == 403
    assert client.post(f"{base}/delete/", {"post": "yes"}).status_code == 403
    assert client.get("/admin/games/game/add/").status_code == 403


def test_moderators_look_at_tables_and_delete_uploads_on_record(client, play):
    table = play(2)
    moderator = get_user_model().objects.create_user("Mo", is_staff=True)
    moderator.groups.add(Group.objects.get(name="moderator"))
    client.force_login(moderator)
    assert client.get(f"/admin/games/game/{table.game.pk}/change/").status_code == 200
    kept = [KeptRecord.objects.create(person=table.people[0], raw=b"x") for _ in range(3)]
    assert client.post(f"/admin/games/keptrecord/{kept[0].pk}/change/", {"public_id": "x"}).status_code == 403
    assert client.post(f"/admin/games/keptrecord/{kept[0].pk}/delete/", {"post": "yes"}).status_code == 302
    chosen = {"action": "delete_selected", "post": "yes", "_selected_action": [k.pk for k in kept[1:]]}
    assert client.post("/admin/games/keptrecord/", chosen).status_code == 302
    assert not KeptRecord.objects.exists()
    deeds = StaffDeed.objects.filter(person=moderator).values_list("deed", "target")
    assert set(deeds) == {("table.look", table.game.public_id), *(("kept_record.delete", k.public_id) for k in kept)}
    assert client.get("/admin/accounts/user/").status_code == 403


def broken(*_args, **_kwargs):
    local_secret = SECRET
    raise ValueError(f"cannot play {local_secret}")


@pytest.mark.parametrize("debug", [True, False])
def test_a_page_that_breaks_says_no_values(client, play, settings, monkeypatch, caplog, debug):
    settings.DEBUG = debug
    table = play(2)
    monkeypatch.setattr("games.views.table.sitting_of", broken)
    client.raise_request_exception = False
    client.force_login(table.people[0])
    answer = client.get(f"/table/{table.game.public_id}/?word={'x' * 3}")
    assert answer.status_code == 500
    text = unescape(answer.content.decode())
    seed = bytes(table.row().seed)
    assert SECRET not in text
    assert repr(seed)[2:20] not in text
    assert ("ValueError" in text) == debug
    make = logging.config.DictConfigurator(settings.LOGGING).configure_formatter
    formatter = make(dict(settings.LOGGING["formatters"]["json"]))
    logged = "".join(formatter.format(r) for r in caplog.records if r.name == "django.request")
    assert SECRET not in logged
    assert "ValueError" in logged


def test_mails_and_texts_of_errors_say_no_values():
    try:
        try:
            broken()
        except ValueError as error:
            raise RuntimeError(SECRET) from error
    except RuntimeError as error:
        request = RequestFactory().post("/", {"answer": SECRET})
        reporter = scrub.NoValuesReporter(request, type(error), error, error.__traceback__)
        for text in (reporter.get_traceback_text(), reporter.get_traceback_html()):
            assert SECRET not in text.replace(f'"{SECRET}"', "").replace(f"SECRET = {SECRET}", "")
            assert "RuntimeError" in text
        shown = scrub.without_values(type(error), error, error.__traceback__)
    assert SECRET not in shown
    assert "ValueError" in shown.split("then")[0]


def test_a_task_that_breaks_says_no_values():
    from dungeonquest.celery import app

    record = logging.makeLogRecord(
        {
            "name": "celery.app.trace", "msg": "Task %(name)s: %(exc)s", "args": ({"name": "t", "exc": SECRET},),
            "data": {"args": SECRET},
        }
    )  # fmt: skip
    record.args = {"name": "t", "exc": SECRET}
    assert scrub.NoValuesInMessages().filter(record)
    assert SECRET not in record.getMessage() + json.dumps(record.__dict__, default=str)
    assert app.conf.worker_hijack_root_logger is False


def test_an_error_collector_would_get_no_values():
    frames = [{"vars": {"p": SECRET}, "lineno": 1}]
    event = {"exception": {"values": [{"type": "E", "value": SECRET, "stacktrace": {"frames": frames}}]},
             "request": {"data": SECRET}, "extra": {"head": SECRET}}  # fmt: skip
    assert SECRET not in json.dumps(scrub.before_send(event, {}))
