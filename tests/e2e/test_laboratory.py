"""The laboratory in a browser, in a site of one process: its games run beside it in a process of their own."""

import shutil
import subprocess
import sys

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.e2e.test_looks import shoot
from tests.infra.site import ROOT, Site, environment

PREPARE = """
import django; django.setup()
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.test import Client
from games.cardsets import deeds
from games.cardsets.finding import version_of
person = get_user_model().objects.create_user(username="Editor", is_staff=True)
person.groups.add(Group.objects.get(name="editor"))
version = deeds.copy_set(person, version_of("dungeonquest-base", 1), "deadly", "Deadly")
for row in version.entries.filter(component="card"):
    if "damage" in row.params:
        row.params["damage"] = "D6+60"
        row.save()
client = Client()
client.force_login(person)
print(version.pk, client.cookies["sessionid"].value)
"""


@pytest.fixture(scope="module")
def laboratory(tmp_path_factory):
    """The address of the site, a version in which every blow is deadly, and the session of an editor."""
    var = tmp_path_factory.mktemp("laboratory")
    running = Site(var, NO_SERVER="1", BOT_PAUSE="0,0")
    running.wait_until_well()
    command = [sys.executable, "-c", PREPARE]
    said = subprocess.run(command, cwd=ROOT, env=environment(var), capture_output=True, text=True, check=True)
    version, session = said.stdout.split()[-2:]
    yield f"http://localhost:{running.port}", version, session
    running.stop()
    shutil.rmtree(var, ignore_errors=True)


@pytest.fixture
def editor(browser, laboratory):
    site, _, session = laboratory
    context = browser.new_context(bypass_csp=True, reduced_motion="reduce", viewport={"width": 1440, "height": 1000})
    context.add_cookies([{"name": "sessionid", "value": session, "url": site}])
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    context.close()


def complaints(page):
    """Of our part of the page; the rest is the admin's own."""
    found = Axe().run(page, context=".lab").response["violations"]
    return [f"{v['id']}: {n['target']} {n['failureSummary'][:160]}" for v in found for n in v["nodes"]]


def begin(page, laboratory, games, level):
    site, version, _ = laboratory
    page.goto(f"{site}/admin/games/laboratoryrun/begin/{version}/")
    page.fill("#id_games", str(games))
    page.select_option("#id_level", level)
    page.keyboard.press("Tab")


def test_a_small_run_watched_to_its_figures(editor, laboratory):
    begin(editor, laboratory, 20, "novice")
    assert complaints(editor) == []
    editor.click("text=Begin")
    editor.wait_for_selector("text=Causes of death")  # nobody touches the page: it finds out by itself
    assert editor.get_attribute("#lab-bar", "value") == editor.get_attribute("#lab-bar", "max") == "40"
    for summary in editor.query_selector_all(".lab summary"):
        summary.click()
    assert complaints(editor) == []
    shoot(editor, "laboratory-desktop")
    editor.evaluate("document.documentElement.classList.add('dark')")
    assert complaints(editor) == []
    editor.set_viewport_size({"width": 390, "height": 844})
    assert editor.evaluate("document.documentElement.scrollWidth") <= 390
    assert complaints(editor) == []
    shoot(editor, "laboratory-phone")


def test_broken_off_while_it_plays(editor, laboratory):
    begin(editor, laboratory, 2000, "veteran")
    editor.click("text=Begin")
    editor.wait_for_function("document.querySelector('#lab-bar').value > 0")
    assert complaints(editor) == []
    button = editor.get_by_role("button", name="Break off")
    button.focus()
    editor.wait_for_timeout(2_500)  # the bar is exchanged meanwhile; whoever stands on the button stays there
    assert button.evaluate("it => it === document.activeElement")
    editor.keyboard.press("Enter")
    editor.wait_for_selector("text=Cancelled")
    assert "did not end" in editor.inner_text(".lab")
