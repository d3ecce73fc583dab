"""Every page at every size: nothing sideways, nothing that axe finds.

With SCREENSHOTS=1 there are pictures to look at in var/screenshots/ afterwards.
"""

import os
from pathlib import Path

import pytest

from tests.e2e import player
from tests.e2e.axe import complaints

SHOTS = Path("var/screenshots")
PAGES = {
    "home": "/", "tavern": "/tables/", "ledger": "/leaderboard/", "rules": "/rules/", "tutorial": "/tutorial/",
    "sign-up": "/accounts/signup/", "sign-in": "/accounts/login/",
}  # fmt: skip
SIZES = {"phone-small": (320, 640), "phone": (390, 844), "desktop": (1440, 1000)}


def shoot(page, name):
    if not os.environ.get("SCREENSHOTS"):
        return
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png", full_page=not name.startswith("table"))


@pytest.fixture
def lenient(browser):
    """A page into which axe may be injected: the site's policy forbids foreign scripts, as it should."""
    context = browser.new_context(bypass_csp=True, reduced_motion="reduce")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits(page, site, name, size):
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(site + PAGES[name])
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    shoot(page, f"{name}-{size}")


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(lenient, site, name):
    lenient.goto(site + PAGES[name])
    assert complaints(lenient) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits_and_axe_finds_nothing(lenient, site, size):
    width, height = SIZES[size]
    lenient.set_viewport_size({"width": width, "height": height})
    player.play_now(lenient, site)
    player.wait_for_turn(lenient)
    assert complaints(lenient) == []

    def look(page, turn):
        if turn in (3, 8, 16, 30):
            shoot(page, f"table-{size}-{turn}")

    player.play(lenient, player.click, each=look)
    assert complaints(lenient) == []
    shoot(lenient, f"table-{size}-end")


CUT = """() => [...document.querySelectorAll("main table :is(td, th)")].filter((cell) => {
  const box = cell.getBoundingClientRect(), frame = cell.closest(".scroll").getBoundingClientRect();
  const split = box.left < frame.right - 1 && box.right > frame.right + 1;
  return box.width && (cell.scrollWidth > cell.clientWidth || split);
}).map((cell) => `${cell.tagName} ${cell.textContent.trim()}`)"""


@pytest.mark.parametrize("width", [320, 1440])
def test_pages_of_those_who_have_played_much_fit_and_axe_finds_nothing(lenient, site, past, width):
    lenient.set_viewport_size({"width": width, "height": 900})
    lenient.context.add_cookies([{"name": "sessionid", "value": past.session, "url": site}])
    found = {}
    for number, address in enumerate(past.pages):
        assert lenient.goto(site + address).status == 200, address
        wide = lenient.evaluate("document.documentElement.scrollWidth")
        found[address] = complaints(lenient) + lenient.evaluate(CUT) + [f"{wide} wide"] * (wide > width)
        shoot(lenient, f"past-{number}-{width}")
    assert {address: wrong for address, wrong in found.items() if wrong} == {}
