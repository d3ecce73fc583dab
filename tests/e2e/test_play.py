"""A guest and two computer players finish a game, by mouse and by keys; on a phone too."""

import pytest

from tests.e2e import player


def test_a_guest_and_two_computer_players_finish_a_game(page, site):
    player.play_now(page, site)
    player.play(page, player.click)
    assert page.locator(".fates > li").count() == 3
    assert page.is_visible("text=Once more")


def test_a_whole_game_by_keys_alone(page, site):
    player.play_now(page, site)
    answers = player.play(page, player.press_letter)
    assert player.is_over(page)
    assert answers > 0


@pytest.mark.parametrize("width", [320, 390])
def test_a_phone_never_scrolls_sideways(page, site, width):
    page.set_viewport_size({"width": width, "height": 740})

    def narrow(page, turn):
        assert page.evaluate("document.documentElement.scrollWidth") <= width, page.inner_text("#question")

    player.play_now(page, site)
    player.play(page, player.click, each=narrow)


def test_a_game_without_javascript(browser, site):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    player.play_now(page, site)
    for _ in range(4):
        while not page.query_selector(player.CHOICE) and not player.is_over(page):
            page.wait_for_timeout(500)
            page.reload()
        if player.is_over(page):
            break
        before = player.question(page)
        page.locator(player.CHOICE).first.click()
        assert player.question(page) != before
    context.close()


def test_two_people_see_each_other_move(browser, site):
    one, two = browser.new_context().new_page(), browser.new_context().new_page()
    one.goto(f"{site}/tables/")
    one.click("text=Come in as a guest")
    one.click("text=Open the table")
    invitation = one.input_value("#invite")
    two.goto(invitation.replace("127.0.0.1", "localhost"))
    two.click("text=Come in as a guest")
    two.click("text=Sit here")
    one.click("text=Into the castle")
    one.wait_for_selector("#board")
    two.wait_for_selector("#board")
    first, other = (one, two) if one.query_selector(player.CHOICE) else (two, one)
    player.wait_for_turn(first)
    before = first.get_attribute("#table", "data-version")
    first.locator(player.CHOICE).first.click()
    for _ in range(100):
        if int(other.get_attribute("#table", "data-version")) > int(before):
            break
        other.wait_for_timeout(50)
    assert int(other.get_attribute("#table", "data-version")) > int(before)


def test_a_choice_that_does_not_arrive_is_said_and_may_be_made_again(browser, site):
    page = browser.new_page()
    player.play_now(page, site)
    assert player.wait_for_turn(page)
    asked, option = player.question(page), player.values(page)[0]
    page.route("**/act", lambda route: route.abort())
    player.click(page, option)
    page.wait_for_selector("#link:not([hidden])")
    page.unroute("**/act")
    player.click(page, option)
    player.settled(page, asked)
    assert page.is_hidden("#link")
    page.close()


def test_the_notice_of_a_dead_line_lies_on_no_choice_of_a_phone(browser, site):
    page = browser.new_page(viewport={"width": 390, "height": 740})
    player.play_now(page, site)
    assert player.wait_for_turn(page)
    page.evaluate("document.getElementById('link').hidden = false")
    notice, decision = page.locator("#link").bounding_box(), page.locator("#decision").bounding_box()
    assert notice["y"] + notice["height"] <= decision["y"]
    page.close()


def test_a_double_click_answers_one_question(page, site):
    player.play_now(page, site)
    assert player.wait_for_turn(page)
    first, posts = player.values(page)[0], []
    page.on("request", lambda request: posts.append(request) if request.method == "POST" else None)
    box = page.locator(f'#choices button[value="{first}"]').bounding_box()
    asked = player.question(page)
    page.mouse.click(box["x"] + 9, box["y"] + 9)
    player.settled(page, asked)
    player.wait_for_turn(page)
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)
    assert len(posts) == 1
