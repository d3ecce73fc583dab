"""A guest and two computer players finish a game, by mouse and by keys; on a phone too."""

import pytest

from tests.e2e import player

moving = pytest.mark.browser_context_args(reduced_motion="no-preference")  # with the theatre


@moving
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


@moving
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
        with page.expect_navigation():
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
    player.seated(one)
    player.seated(two)
    first, other = (one, two) if one.query_selector(player.CHOICE) else (two, one)
    player.wait_for_turn(first)
    before = first.get_attribute("#table", "data-version")
    first.locator(player.CHOICE).first.click()
    for _ in range(100):
        if int(other.get_attribute("#table", "data-version")) > int(before):
            break
        other.wait_for_timeout(50)
    assert int(other.get_attribute("#table", "data-version")) > int(before)


def test_the_link_of_a_table_is_copied_by_a_button(context, page, site):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{site}/tables/")
    page.click("text=Come in as a guest")
    page.click("text=Open the table")
    page.click("text=Copy the link")
    page.wait_for_selector(".invite button:text('Copied')")
    # The host's own share has come, and with it the lobby is drawn anew.
    page.wait_for_selector("#lobby form[data-share=given]", state="attached")
    assert page.inner_text(".invite button") == "Copied"
    assert page.evaluate("navigator.clipboard.readText()") == page.input_value("#invite")
    assert page.evaluate("document.activeElement.id") == "invite"  # elsewhere the lobby would stand still


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


def test_news_that_did_not_come_through_are_asked_for_again(browser, site):
    page = browser.new_page()
    player.play_now(page, site)
    assert player.wait_for_turn(page)
    asked = player.question(page)
    page.route("**/view?*", lambda route: route.abort())  # what the others do is told, and cannot be read
    player.click(page, player.values(page)[-1])
    player.settled(page, asked)
    page.wait_for_timeout(6000)  # their turns are over: no more will be told
    page.unroute("**/view?*")
    assert player.wait_for_turn(page)
    assert player.question(page) != asked
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


# The page is told that it is behind, and has forgotten what it shows of the question.
AS_IF_NEWS_HAD_COME = """() => {
  document.getElementById("table").dataset.version -= 1;
  document.getElementById("decision").dataset.mark = "old";
  document.getElementById("choices").dataset.old = "";
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def two_choices(page, waiting):
    """Answers until there is a question with a choice; its number and two of its options."""
    while player.wait_for_turn(page):
        before, options = player.question(page), player.values(page)
        if len(options) > 1:
            return before, *options[:2]
        player.click(page, options[0])
        player.until(page, lambda: waiting)
        waiting.pop().continue_()
        player.settled(page, before)
    raise AssertionError("a game without a choice")


@pytest.fixture
def slow_line(page):
    """Answers that are sent wait here, and are counted, until they are let go on."""
    waiting = []
    page.route("**/act", lambda route: waiting.append(route))
    return waiting


def let_go(page, waiting, asked):
    """The only answer that was sent goes on, and no other is sent afterwards."""
    page.wait_for_timeout(300)  # time for another to leave, were there one
    assert len(waiting) == 1
    waiting[0].continue_()
    player.settled(page, asked)
    page.wait_for_timeout(300)
    assert len(waiting) == 1


def test_while_an_answer_is_on_its_way_no_other_is_sent(page, site, slow_line):
    player.play_now(page, site)
    asked, first, second = two_choices(page, slow_line)
    player.click(page, first)
    page.wait_for_selector("#choices[aria-busy]")
    player.click(page, second)
    let_go(page, slow_line, asked)


def test_nor_when_news_draw_the_choices_anew_meanwhile(page, site, slow_line):
    """The buttons are other ones then, but the answer that waits behind the news is still the only one."""
    news = []
    player.play_now(page, site)
    asked, first, second = two_choices(page, slow_line)
    page.route(f"**{page.get_attribute('#table', 'data-update')}?*", lambda route: news.append(route))
    page.evaluate(AS_IF_NEWS_HAD_COME)
    player.click(page, first)
    page.wait_for_selector("#choices[aria-busy]")
    player.until(page, lambda: news)
    news[0].continue_()
    page.wait_for_selector("#choices:not([data-old])")
    player.click(page, second)
    let_go(page, slow_line, asked)
