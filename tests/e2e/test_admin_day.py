"""An admin's whole day: copies the base set, adds a trap and a treasure, breaks it and mends it, has the laboratory
play, publishes, plays a table with it, goes on editing while that table runs, and retires it."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.e2e import player, staff

# Whoever leaves a page while it is being checked breaks that off, and htmx says so aloud; refusals are conflicts.
EXPECTED = ("htmx:", "Failed to load resource: the server responded with a status of 409")
TRAP, TREASURE = "Needles in the floor", "A golden goose"


@pytest.fixture(scope="module")
def office(running):
    """A publisher, and a draft of theirs."""
    return staff.office(running, "Keeper", "publisher", "other", "Another set")


@pytest.fixture
def keeper(page, office):
    page.context.add_cookies([office.cookie])
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
    page.get_by_label("How many").fill("160")
    name_it(page, TRAP)
    page.get_by_label("Life points lost").fill("D7")
    page.wait_for_selector("text=D7 needs a die that nobody has.")  # before anything is saved
    assert page.get_by_label("Life points lost").get_attribute("aria-invalid") == "true"
    button(page, "Add this entry")
    page.wait_for_selector("text=1 error, 1 warning")


def clear_the_rooms(page):
    """Fewer of the others: the trap is to be met soon."""
    page.get_by_label("How many: nothing here (empty, Cards: Room cards)").fill("0")
    page.get_by_label("In use: a goblin (goblin, Cards: Room cards)").uncheck()
    button(page, "Save numbers")
    page.wait_for_selector("text=2 entries saved.")


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
    page.wait_for_selector("text=0 errors, 2 warnings")


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
    player.seated(page)


def meets(page, words, dice, turns=60):
    """Walk about until these words are on the page; false if the game is over before."""
    for _ in range(turns):
        if words in page.content():
            return True
        if not player.wait_for_turn(page):
            return False
        before, options = player.question(page), [o for o in player.values(page) if o != "leave"]
        if not options:
            continue
        moves = [o for o in options if o.startswith("move")]
        player.click(page, dice.choice(moves or options))
        player.settled(page, before)
    return False


def meet_the_trap_at_a_table(page, site):
    """Nine of ten rooms have it, but a hero may fall to something else: then another goes in."""
    dice = random.Random(7)
    for _hero in range(4):
        open_a_table(page, site)
        if meets(page, TRAP, dice) and player.wait_for_turn(page):
            return page.url
    raise AssertionError(f"four heroes, and nobody met and outlived: {TRAP}")


def edit_again_while_it_is_played(page, site):
    page.goto(f"{site}/admin/games/cardset/")
    link(page, "The Keeper's Crag")
    button(page, "New draft from this")
    page.get_by_label(f"How many: {TRAP}").fill("1")
    button(page, "Save numbers")
    page.wait_for_selector("text=1 entry saved.")
    link(page, "Compare")
    assert page.locator(".desk-differences tbody tr").inner_text().split("\t")[-2:] == ["160", "1"]


def retire(page, site):
    page.goto(f"{site}/admin/games/cardset/")
    link(page, "The Keeper's Crag")
    link(page, "Retire…")
    button(page, "Retire")
    page.wait_for_selector("text=Retired: nobody can choose it any more")


@pytest.mark.timeout(600)
def test_an_admins_whole_day(keeper, office):
    site = office.site
    copy_the_base_set(keeper, site)
    add_a_broken_trap(keeper)
    clear_the_rooms(keeper)
    read_the_error_and_mend_it(keeper)
    add_a_treasure(keeper)
    run_the_laboratory(keeper)
    publish(keeper, site, "Needles and a goose")
    table = meet_the_trap_at_a_table(keeper, site)
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


PAGES = ["change", "entry?component=tile&pile=&key=room_cross", "entry?component=table&pile=&key=matrix", "compare",
         "publish", "import", "copy", "delete"]  # fmt: skip


def complaints(page):
    """Of our part of the page; the rest is the admin's own."""
    found = Axe().run(page, context=".desk").response["violations"]
    return [f"{v['id']}: {n['target']} {n['failureSummary'][:160]}" for v in found for n in v["nodes"]]


def test_the_pages_suit_everybody(browser, office):
    """Light and dark, wide and narrow, with a form open among the entries and an error in it."""
    site, draft = office.site, office.version
    context = browser.new_context(bypass_csp=True, reduced_motion="reduce")
    context.add_cookies([office.cookie])
    page = context.new_page()
    page.set_default_timeout(60_000)
    for address in PAGES:
        address, _, query = address.partition("?")
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(f"{site}/admin/games/cardsetversion/{draft}/{address}/?{query}")
        if address == "change":
            page.locator("#e-card-room-crossfire-trap [data-opens]").click()
            page.locator(".desk-edit").get_by_label("Life points lost").fill("D7")
            page.wait_for_selector(".desk-edit .desk-error")
        assert complaints(page) == [], address
        page.evaluate("document.documentElement.classList.add('dark')")
        assert complaints(page) == [], address
        page.set_viewport_size({"width": 390, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, address
        assert complaints(page) == [], address
    context.close()


LISTS = ["", "games/cardset/", "games/staffdeed/", "games/laboratoryrun/", "games/laboratoryrun/begin/{draft}/"]


def test_nothing_goes_sideways_on_a_phone(keeper, office):
    """And who edits has number, tick and button of an entry in one line."""
    keeper.set_viewport_size({"width": 390, "height": 844})
    for address in LISTS:
        keeper.goto(f"{office.site}/admin/{address.format(draft=office.version)}")
        assert keeper.evaluate("document.documentElement.scrollWidth") <= 390, address
    keeper.goto(f"{office.site}/admin/games/cardsetversion/{office.version}/change/")
    entry = keeper.locator("#e-card-room-crossfire-trap")
    parts = [entry.locator(part).bounding_box() for part in ("[type=number]", "[type=checkbox]", ".desk-button")]
    assert all(parts[0]["y"] < part["y"] + part["height"] / 2 < parts[0]["y"] + parts[0]["height"] for part in parts)
    assert parts[-1]["x"] + parts[-1]["width"] <= 390
