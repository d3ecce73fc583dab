"""Undo by consent, replay, verification and upload in a browser, on a phone and on a desk."""

import json

import pytest

from tests.e2e import player
from tests.e2e.axe import complaints

CONSENT = "#consent:not([hidden])"
ASK = "text=Ask to take my move back"


@pytest.fixture(scope="module")
def finished(browser, site):
    """The address of a finished game, and its file. The guest leaves, computer players end it."""
    context = browser.new_context()
    page = context.new_page()
    player.play_now(page, site)
    url = page.url
    page.on("dialog", lambda dialog: dialog.accept())
    page.evaluate("document.querySelector('form[action$=leave]').submit()")
    for _ in range(200):
        answer = page.request.get(f"{url}record.json")
        if answer.status == 200:
            break
        page.wait_for_timeout(300)
    assert json.loads(answer.body())["status"] == "finished"
    yield url, answer.body(), context
    context.close()


@pytest.mark.parametrize("path", ["replay/?as=open&at=20", "verify/", "luck/"])
@pytest.mark.parametrize("width", [320, 390, 1440])
def test_pages_of_a_finished_game_fit_and_axe_finds_nothing(browser, finished, path, width):
    url, _, guest = finished
    context = browser.new_context(bypass_csp=True, viewport={"width": width, "height": 900})
    context.add_cookies(guest.cookies())
    page = context.new_page()
    page.goto(url + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert complaints(page) == []
    context.close()


@pytest.mark.parametrize("path", ["fair-play/", "replay/"])
def test_the_promise_and_the_upload_fit_and_axe_finds_nothing(browser, site, path):
    context = browser.new_context(bypass_csp=True, viewport={"width": 320, "height": 700})
    page = context.new_page()
    page.goto(f"{site}/{path}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert complaints(page) == []
    context.close()


def test_the_replay_steps_plays_by_itself_and_has_an_address(finished):
    url, _, guest = finished
    page = guest.new_page()
    page.goto(f"{url}replay/?as=watch")
    page.click("a[rel=next]")
    page.wait_for_selector("#player[data-at='2']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#player[data-at='3']")
    page.click("#autoplay")
    page.wait_for_selector("#player[data-at='5']", timeout=120_000)
    page.click("#autoplay")
    page.goto(page.url)
    assert int(page.get_attribute("#player", "data-at")) >= 5
    page.close()


FRAMED = """() => {
  const frame = document.getElementById("boardwrap").getBoundingClientRect();
  const piece = document.querySelector("#people .piece.active")?.getBoundingClientRect();
  const [x, y] = piece ? [piece.x + piece.width / 2, piece.y + piece.height / 2] : [frame.x + 1, frame.y + 1];
  return frame.left <= x && x <= frame.right && frame.top <= y && y <= frame.bottom;
}"""


def test_on_a_phone_the_replays_board_follows_the_torch(browser, finished):
    url, _, guest = finished
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    context.add_cookies(guest.cookies())
    page = context.new_page()
    page.goto(f"{url}replay/?as=open&at=8")
    seen = set()
    for at in range(9, 60):
        if not page.query_selector("a[rel=next]"):
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f"#player[data-at='{at}']")
        assert page.evaluate(FRAMED), at
        seen.add(page.evaluate("(w => w.scrollLeft + ':' + w.scrollTop)(document.getElementById('boardwrap'))"))
    assert len(seen) > 1  # three heroes begin in three towers
    context.close()


def test_a_downloaded_game_is_brought_back(finished, site, tmp_path):
    _, raw, guest = finished
    (tmp_path / "game.json").write_bytes(raw)
    page = guest.new_page()
    page.goto(f"{site}/replay/")
    page.set_input_files("#id_game", tmp_path / "game.json")
    page.click("main form button")
    page.wait_for_selector("#player")
    page.click("main .links >> text=Verify this game")
    page.wait_for_selector(".verdict.good")
    page.close()


def test_one_asks_and_the_other_agrees_live(browser, site):
    one, two = browser.new_context().new_page(), browser.new_context().new_page()
    one.goto(f"{site}/tables/")
    one.click("text=Come in as a guest")
    one.click("text=Open the table")
    two.goto(one.input_value("#invite").replace("127.0.0.1", "localhost"))
    two.click("text=Come in as a guest")
    two.click("text=Sit here")
    one.click("text=Into the castle")
    player.seated(one)
    player.seated(two)
    for _ in range(60):
        asker = next((p for p in (one, two) if p.query_selector(ASK)), None)
        if asker:
            break
        player.press_anything(next((p for p in (one, two) if p.query_selector(player.CHOICE)), one))
        one.wait_for_timeout(300)
    other = two if asker is one else one
    asker.click(ASK)
    other.wait_for_selector(CONSENT)
    asker.wait_for_selector(CONSENT)
    assert not asker.query_selector(ASK)
    other.click("text=I agree")
    asker.wait_for_selector(CONSENT, state="detached")
    assert "takes a move back" in asker.inner_text("#log")
