"""The laboratory's pages as staff see them."""

import re

import pytest
from django.urls import reverse

from games.cardsets.laboratory import working
from games.cardsets.laboratory.deeds import start
from games.cardsets.laboratory.figures import figures
from games.cardsets.laboratory.plans import LabPlan
from games.cardsets.laboratory.results import _striking
from games.cardsets.laboratory.words import Names
from games.models import LaboratoryRun
from games.simulation.outcome import Outcome
from tests.games.laboratory.conftest import here

pytestmark = pytest.mark.django_db
CHOSEN = {"games": 40, "seats": 1, "level": "novice", "sets": 0, "seed": "1"}


def at(name, *args):
    return reverse(f"admin:games_laboratoryrun_{name}", args=args)


@pytest.fixture
def wake(monkeypatch):
    woken = []
    monkeypatch.setattr("games.cardsets.laboratory.deeds.wake", lambda: woken.append(1))
    return woken


def test_a_run_from_form_to_figures(client, deadly, editor, wake, django_capture_on_commit_callbacks):
    client.force_login(editor)
    form = client.get(at("begin", deadly.pk)).content.decode()
    assert 'value="2000"' in form
    assert "veteran" in form
    assert "legend" not in form
    with django_capture_on_commit_callbacks(execute=True):
        answer = client.post(at("begin", deadly.pk), CHOSEN)
    run = LaboratoryRun.objects.get()
    assert wake == [1]
    assert answer.headers["Location"] == at("change", run.pk)
    page = client.get(at("change", run.pk)).content.decode()
    assert '<progress id="lab-bar" max="80" value="0">' in page
    assert "Break off" in page
    working.work(here, 0.0)
    part = client.get(at("progress", run.pk))
    assert 'value="1"' in part.content.decode()
    assert "HX-Refresh" not in part.headers
    while working.work(here):
        pass
    assert client.get(at("progress", run.pk)).headers["HX-Refresh"] == "true"
    page = client.get(at("change", run.pk)).content.decode()
    for word in ("Survival by hero", "Sir Rohan", "Causes of death", "association, not cause", "All cards", "80 of 80"):
        assert word in page
    assert "Break off" not in page
    assert page.count("<svg") > 60
    assert not re.search(r'\d,\d+"\s*/>', page)


def test_numbers_in_drawings_are_no_words_of_a_language(client, deadly, editor, finish):
    run = finish(start(editor, deadly.pk, LabPlan(games=30, level="novice")))
    client.force_login(editor)
    drawn = {}
    for language in ("en", "es", "it"):
        page = client.get(at("change", run.pk), headers={"Accept-Language": language}).content.decode()
        drawn[language] = re.findall(
            r' (?:d|x|y|cx|cy|width|height|transform)="([^"]*)"', page.partition('class="lab"')[2]
        )
        assert f'lang="{language}"' in page
    assert drawn["en"] == drawn["es"] == drawn["it"]
    assert len(drawn["en"]) > 100


def test_broken_off_from_the_page(client, deadly, editor, moderator):
    run = start(editor, deadly.pk, LabPlan(games=30, level="novice"))
    client.force_login(moderator)
    page = client.get(at("change", run.pk)).content.decode()
    assert "Break off" not in page
    assert client.post(at("stop", run.pk)).status_code == 302
    run.refresh_from_db()
    assert run.is_active
    client.force_login(editor)
    assert client.get(at("stop", run.pk)).status_code == 405
    client.post(at("stop", run.pk))
    run.refresh_from_db()
    assert run.status == "cancelled"


def test_a_set_with_errors_says_them(client, deadly, editor):
    row = deadly.entries.get(pile="trap", key="explosion")
    row.params = {"damage": "many", "trap": True}
    row.save()
    client.force_login(editor)
    answer = client.post(at("begin", deadly.pk), CHOSEN)
    assert answer.status_code == 409
    assert "many" in answer.content.decode()
    assert not LaboratoryRun.objects.exists()


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": "x"}, {"seats": 9}, {"level": "legend"}, {"sets": 99}])
def test_forms_that_cannot_be_taken(client, deadly, editor, wrong):
    client.force_login(editor)
    answer = client.post(at("begin", deadly.pk), CHOSEN | wrong)
    assert answer.status_code == 200
    assert "errorlist" in answer.content.decode()
    assert not LaboratoryRun.objects.exists()


def test_broken_games_and_old_figures_are_said(client, deadly, editor, finish):
    run = start(editor, deadly.pk, LabPlan(games=30, level="novice"))
    play = lambda job: (Outcome(game=o.game, error="KeyError: '<b>'") if o.game == 7 else o for o in here(job))  # noqa: E731
    finish(run, play)
    deadly.entries.filter(pile="trap", key="explosion").update(count=3)
    client.force_login(editor)
    page = client.get(at("change", run.pk)).content.decode()
    assert "KeyError: &#x27;&lt;b&gt;&#x27;" in page
    assert "1 game with this set has no end" in page
    assert "These figures are old" in page


def test_who_may_look(client, deadly, editor, person_without_rights):
    run = start(editor, deadly.pk, LabPlan(games=30, level="novice"))
    pages = [at("begin", deadly.pk), at("change", run.pk), at("progress", run.pk)]
    assert {client.get(page).status_code for page in pages} == {302}
    client.force_login(person_without_rights)
    assert {client.get(page).status_code for page in pages} == {403}
    client.force_login(editor)
    assert client.get(at("change", 0)).status_code == client.get(at("begin", 0)).status_code == 404
    assert client.get(at("changelist")).status_code == 200
    assert client.get(f"/admin/games/laboratoryrun/{run.pk}/delete/").status_code == 403


@pytest.fixture
def person_without_rights(django_user_model, db):
    return django_user_model.objects.create_user(username="Clerk", is_staff=True)


def test_cards_that_differ_come_first_and_rare_ones_are_not_pointed_at(deadly, editor, finish):
    gem = deadly.entries.get(pile="room", key="jewellery")
    gem.names = dict.fromkeys(("en", "es", "it"), "A cursed gem")
    gem.save()
    run = finish(start(editor, deadly.pk, LabPlan(games=60, level="novice")))
    names, found = Names(run.version, run.plan["sets"]), figures(*working.total(run))
    assert names.is_changed("trap.explosion")
    assert not names.is_changed("room.jewellery")  # its name alone is new
    assert names.card("room.jewellery").startswith("A cursed gem")
    listed = [c.card for c in _striking(found, names)]
    changed = [card for card in listed if names.is_changed(card)]
    assert changed
    assert listed[: len(changed)] == changed
    assert all(c.own.games.hits >= 10 for c in found.cards if c.card in listed[len(changed) :])
