"""On a small phone: ways behind a button, a limit for the sheet of choices, news above the board, the last scene."""

import pytest

from tests.e2e import player
from tests.e2e.test_looks import shoot

WIDTH, HEIGHT = 320, 640


@pytest.fixture
def phone(page):
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    return page


UNDER_BUTTONS = """() => {
  const at = document.querySelector("#people .piece.active")?.getBoundingClientRect();
  return at && document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest("#zoom") !== null;
}"""


def box(page, selector):
    return page.locator(selector).bounding_box()


def test_the_ways_lie_behind_a_button(phone, site):
    phone.goto(f"{site}/rules/")
    assert phone.is_hidden("#menu")
    assert box(phone, ".top")["height"] < 70
    phone.click(".top .menu")
    assert phone.is_visible("#menu a[href='/tables/']")
    phone.keyboard.press("Escape")
    assert phone.is_hidden("#menu")
    phone.click(".top .menu")
    phone.click("#menu a[href='/tables/']")
    phone.wait_for_url("**/tables/")


def test_on_a_desk_the_ways_lie_open(page, site):
    page.goto(f"{site}/rules/")
    assert page.is_visible("#menu a[href='/tables/']") and page.is_hidden(".top .menu")
    # Else the ring around the way that has the focus would be cut off.
    assert page.evaluate("getComputedStyle(document.getElementById('menu')).overflow") == "visible"


def test_every_way_can_be_reached_on_a_phone_that_lies_on_its_side(page, site):
    page.set_viewport_size({"width": 640, "height": 320})
    page.goto(f"{site}/rules/")
    page.click(".top .menu")
    menu = box(page, "#menu")
    assert menu["y"] + menu["height"] <= 320
    page.click("#menu a[href='/accounts/signup/']")
    page.wait_for_url("**/accounts/signup/")


def test_the_sheet_leaves_the_board_its_place_and_every_choice_can_be_reached(phone, site):
    def look(page, turn):
        sheet = box(page, "#decision")
        assert not page.evaluate(UNDER_BUTTONS)
        assert sheet["height"] <= 0.62 * HEIGHT + 1
        assert sheet["y"] + sheet["height"] <= HEIGHT + 1
        last = page.locator(player.CHOICE).last
        last.scroll_into_view_if_needed()
        assert last.bounding_box()["y"] + 40 <= HEIGHT
        for card in page.locator("#fight:not([hidden]) .tactic").all():
            assert card.bounding_box()["y"] + card.bounding_box()["height"] <= sheet["y"], page.inner_text("#question")
        if page.is_hidden("#fight") and page.is_hidden("#below"):
            assert sheet["y"] - box(page, ".boardframe")["y"] >= 80, page.inner_text("#question")

    player.play_now(phone, site)
    player.play(phone, player.click, each=look)


def test_ones_own_life_and_what_happened_last_stand_above_the_board(phone, site):
    player.play_now(phone, site)
    assert player.wait_for_turn(phone)
    assert phone.is_visible("#strip")
    for part in (".life", ".purse"):
        assert phone.is_visible(f"#strip .own {part}")
        assert phone.text_content(f"#strip .own {part}") == phone.text_content(f".seat.me {part}")
    assert phone.text_content("#strip .told") == phone.text_content("#log > li:first-child")
    assert box(phone, "#strip")["y"] + box(phone, "#strip")["height"] <= box(phone, ".boardframe")["y"] + 1
    phone.set_viewport_size({"width": 1440, "height": 1000})
    assert phone.is_hidden("#strip")


@pytest.mark.parametrize(("width", "height"), [(WIDTH, HEIGHT), (1440, 1000)])
def test_the_last_scene_is_seen_whole_width_and_names_ones_own_hero(page, site, width, height):
    page.set_viewport_size({"width": width, "height": height})
    player.play_now(page, site)
    player.play(page, player.click)
    page.wait_for_timeout(1500)  # it is scrolled to, and its gold is counted up
    ending, title = box(page, "#ending"), box(page, "#ending-title")
    shoot(page, f"table-last-scene-{width}")
    assert ending["x"] >= 0 and ending["x"] + ending["width"] <= width
    assert 0 <= title["y"] < height / 2
    assert page.locator("#ending .fates .you").count() == 1
    assert page.is_hidden("#strip")
    if width == WIDTH:
        assert page.is_hidden("#decision")
    with page.expect_navigation():
        page.click("#ending button[form=rematch]")


OUT_OF_SIGHT = """() => {
  const frame = document.getElementById("boardwrap").getBoundingClientRect();
  const outside = (at) =>
    at.left < frame.left - 1 || at.right > frame.right + 1 || at.top < frame.top - 1 || at.bottom > frame.bottom + 1;
  return [...document.querySelectorAll("#board .lit")].filter((lit) => outside(lit.getBoundingClientRect())).length;
}"""
BOARD_WIDE = "document.getElementById('board').getBoundingClientRect().width"


@pytest.mark.parametrize("width", [320, 390])
def test_every_tower_is_in_sight_where_one_is_chosen_and_then_the_board_comes_near_again(page, site, width):
    page.set_viewport_size({"width": width, "height": 780})
    page.goto(f"{site}/tables/")
    page.click("text=Come in as a guest")
    page.click("text=Open the table")
    page.click("text=Veteran")
    page.click("text=Into the castle")
    player.seated(page)
    while player.wait_for_turn(page) and page.locator("#board .lit").count() == 0:
        player.answer_first(page)
    assert page.locator("#board .lit").count() >= 3  # towers, of which the computer player has taken one at most
    player.until(page, lambda: page.evaluate(OUT_OF_SIGHT) == 0)
    away = page.evaluate(BOARD_WIDE)
    player.answer_first(page)
    player.wait_for_turn(page)
    player.until(page, lambda: page.evaluate(BOARD_WIDE) > 1.5 * away)
