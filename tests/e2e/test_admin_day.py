"""An admin's whole day: copies the base set, adds a trap and a treasure, breaks it and mends it, has the laboratory
play, publishes, plays a table with it, goes on editing while that table runs, and retires it."""

import shutil
import subprocess
import sys

import pytest

from tests.e2e import player
from tests.infra.site import ROOT, Site, environment

PREPARE = """
import django; django.setup()
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.test import Client
person = get_user_model().objects.create_user(username="Keeper", is_staff=True)
person.groups.add(Group.objects.get(name="publisher"))
client = Client()
client.force_login(person)
print(client.cookies["sessionid"].value)
"""
# Whoever leaves a page while it is being checked breaks that off, and htmx says so aloud; refusals are conflicts.
EXPECTED = ("htmx:", "Failed to load resource: the server responded with a status of 409")
TRAP, TREASURE = "Needles in the floor", "A golden goose"


@pytest.fixture(scope="module")
def office(tmp_path_factory):
    """The address of a site, and the session of a publisher."""
    var = tmp_path_factory.mktemp("office")
    running = Site(var, NO_SERVER="1", BOT_PAUSE="0,0")
    running.wait_until_well()
    command = [sys.executable, "-c", PREPARE]
    said = subprocess.run(command, cwd=ROOT, env=environment(var), capture_output=True, text=True, check=True)
    yield f"http://localhost:{running.port}", said.stdout.split()[-1]
    running.stop()
    shutil.rmtree(var, ignore_errors=True)


@pytest.fixture
def keeper(page, office):
    site, session = office
    page.context.add_cookies([{"name": "sessionid", "value": session, "url": site}])
    page.set_viewport_size({"width": 1440, "height": 1000})
    page.set_default_timeout(60_000)
    yield page
    page.errors[:] = [said for said in page.errors if not said.startswith(EXPECTED)]


def button(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def link(page, name):
    page.get_by_role("link", name=name, exact=True).first.click()


def name_it(page, name):
    page.get_by_text("Names and texts").click()
    for language in ("English", "Spanish", "Italian"):
        page.get_by_label(f"Name ({language})").fill(name)


def copy_the_base_set(page, site):
    page.goto(f"{site}/admin/")
    link(page, "Card sets")
    link(page, "Base game")
    link(page, "Copy as a new set…")
    page.get_by_label("Title").fill("The Keeper's Crag")
    page.get_by_label("Key").fill("crag")
    button(page, "Copy")
    page.wait_for_selector("text=0 errors, 1 warning")


def add_a_broken_trap(page):
    link(page, "+ Add to Cards: Room cards")
    page.get_by_label("Kind").select_option("hurt")
    page.wait_for_selector("text=Costs life points")
    page.get_by_label("Key").fill("needle_floor")
    page.get_by_label("How many").fill("150")
    name_it(page, TRAP)
    page.get_by_label("Life points lost").fill("D7")
    page.wait_for_selector("text=D7 needs a die that nobody has.")  # before anything is saved
    assert page.get_by_label("Life points lost").get_attribute("aria-invalid") == "true"
    button(page, "Add this entry")
    page.wait_for_selector("text=1 error, 1 warning")


def read_the_error_and_mend_it(page):
    link(page, "Publish…")
    button(page, "Publish")
    page.wait_for_selector("text=This draft has errors, so it was not published.")
    link(page, "Not yet")
    row = page.locator("#e-card-room-needle-floor")
    assert "D7 needs a die that nobody has." in row.inner_text()
    row.get_by_role("link", name="Edit").press("Enter")
    form = page.locator(".desk-edit")
    form.get_by_label("Life points lost").fill("1")
    form.locator("text=Nothing wrong with this entry.").wait_for()
    form.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_selector("text=0 errors, 1 warning")


def add_a_treasure(page):
    link(page, "+ Add to Treasure chits")
    page.get_by_label("Key").fill("golden_goose")
    page.get_by_label("Gold").fill("900")
    name_it(page, TREASURE)
    button(page, "Add this entry")
    page.wait_for_selector(f"#e-treasure-chit-golden-goose >> text={TREASURE}")


def run_the_laboratory(page):
    link(page, "The Keeper's Crag")
    button(page, "Ask for figures")
    link(page, "Publish…")
    button(page, "Publish")
    page.wait_for_selector("text=run the laboratory first")
    link(page, "To the laboratory")
    page.fill("#id_games", "3")
    page.select_option("#id_level", "novice")
    button(page, "Begin")
    page.wait_for_selector("text=Causes of death")


def publish(page, site, note):
    page.goto(f"{site}/admin/games/cardset/")
    link(page, "The Keeper's Crag")
    link(page, "Publish…")
    assert TRAP in page.inner_text(".desk-differences")
    page.get_by_label("What is new").fill(note)
    button(page, "Publish")
    page.wait_for_selector("text=Published: hosts can choose it now.")


def open_a_table(page, site):
    page.goto(f"{site}/tables/")
    page.select_option("#id_house_base", label="The Keeper's Crag 1")
    page.select_option("#id_chair_2", label="nobody")
    button(page, "Open the table")
    page.wait_for_selector("#board")


def play_until(page, words, turns=40):
    """Answer until these words are on the page; the game must not end before."""
    for _ in range(turns):
        if words in page.content():
            return
        assert player.wait_for_turn(page), "the game ended too early"
        before, options = player.question(page), player.values(page)
        moves = [o for o in options if o.startswith("move")]
        player.click(page, (moves or options)[0])
        player.settled(page, before)
    raise AssertionError(f"{words} never came")


def edit_again_while_it_is_played(page, site):
    page.goto(f"{site}/admin/games/cardset/")
    link(page, "The Keeper's Crag")
    button(page, "New draft from this")
    page.get_by_label(f"How many: {TRAP}").fill("1")
    button(page, "Save numbers")
    page.wait_for_selector("text=1 entry saved.")
    link(page, "Compare")
    assert page.locator(".desk-differences tbody tr").inner_text().split("\t")[-2:] == ["150", "1"]


def retire(page, site):
    page.goto(f"{site}/admin/games/cardset/")
    link(page, "The Keeper's Crag")
    link(page, "Retire…")
    button(page, "Retire")
    page.wait_for_selector("text=Retired: nobody can choose it any more")


@pytest.mark.timeout(600)
def test_an_admins_whole_day(keeper, office):
    site, _ = office
    copy_the_base_set(keeper, site)
    add_a_broken_trap(keeper)
    read_the_error_and_mend_it(keeper)
    add_a_treasure(keeper)
    run_the_laboratory(keeper)
    publish(keeper, site, "Needles and a goose")
    open_a_table(keeper, site)
    play_until(keeper, TRAP)
    table = keeper.url
    edit_again_while_it_is_played(keeper, site)
    retire(keeper, site)
    keeper.goto(table)
    before = player.question(keeper)
    assert player.wait_for_turn(keeper)
    player.click(keeper, player.values(keeper)[0])
    player.settled(keeper, before)  # the game goes on with the cards it began with
    keeper.goto(f"{site}/tables/")
    assert keeper.locator("#id_house_base").count() == 0
    keeper.goto(f"{site}/admin/games/staffdeed/")
    said = keeper.inner_text("#result_list")
    for deed in ("copied a card set", "began a laboratory run", "published a version", "retired a version"):
        assert deed in said
