"""On a phone: everything that can be pressed is 44 pixels high, the board comes nearer by two fingers or a button."""

import pytest

from tests.e2e import player

PHONE = {"width": 390, "height": 844}
PAGES = ["/", "/tables/", "/rules/", "/tutorial/", "/leaderboard/", "/fair-play/", "/accounts/signup/"]
TOO_SMALL = """() => [...document.querySelectorAll("a, button, summary, select, input:not([type=hidden])")]
.filter((e) => {
  const box = e.getBoundingClientRect();
  const style = getComputedStyle(e);
  const hidden = !box.width || e.disabled || style.visibility === "hidden" || e.closest(".skip, .unseen");
  const text = e.tagName === "A" && e.closest("p, dd, li, article, td, small") && style.display === "inline";
  const target = (e.type === "checkbox" || e.type === "radio") && e.closest("label, div") || e;
  const height = Math.max(box.height, target.getBoundingClientRect().height);
  return !hidden && !text && height < 43.5;
}).map((e) => `${e.tagName} ${e.className} ${e.textContent.trim().slice(0, 30)} ${e.getBoundingClientRect().height}`)"""


@pytest.fixture
def phone(page):
    page.set_viewport_size(PHONE)
    return page


@pytest.mark.parametrize("path", PAGES)
def test_what_can_be_pressed_is_large_enough(phone, site, past, path):
    """``past``: the ledger has names to press."""
    phone.goto(site + path)
    assert phone.evaluate(TOO_SMALL) == []


def test_so_it_is_at_the_table(phone, site):
    player.play_now(phone, site)
    player.wait_for_turn(phone)
    assert phone.evaluate(TOO_SMALL) == []


def out_of_fights(page):
    """A fight lies over board and buttons."""
    while player.wait_for_turn(page) and page.is_visible("#fight"):
        player.answer_first(page)


def test_the_board_comes_nearer(phone, site):
    player.play_now(phone, site)
    out_of_fights(phone)
    before = phone.evaluate("document.getElementById('board').getBoundingClientRect().width")
    phone.click("#zoom [data-by='1.3']")
    assert phone.evaluate("document.getElementById('board').getBoundingClientRect().width") > 1.2 * before
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_two_fingers_do_the_same(browser, site):
    context = browser.new_context(viewport=PHONE, has_touch=True)
    page = context.new_page()
    player.play_now(page, site)
    page.wait_for_selector("#zoom:not([hidden])")
    before = page.evaluate("document.getElementById('board').getBoundingClientRect().width")
    fingers = context.new_cdp_session(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 30), ("touchMove", 45), ("touchMove", 60)):
        points = [{"x": 190 - apart, "y": 200, "id": 0}, {"x": 190 + apart, "y": 200, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate("document.getElementById('board').getBoundingClientRect().width") > 1.5 * before
    context.close()
