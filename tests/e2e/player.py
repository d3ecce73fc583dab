"""A person at the table, as seen from outside: looks, decides, clicks."""

import contextlib
import random
import time

from playwright.sync_api import TimeoutError

CHOICE = "#choices button[name=option]:not([disabled])"
NUMBER = "#choices input[name=question]"
END = "#ending:not([hidden])"
PATIENCE = 300  # seconds, for machines that do much else


def play_now(page, site):
    page.goto(f"{site}/")
    page.click("form.begin button.torch")
    seated(page)


def seated(page):
    """The table is there and its scripts have begun: a key pressed before would be heard by nobody."""
    page.wait_for_selector("#board")
    page.wait_for_load_state("load")


def is_over(page):
    return page.query_selector(END) is not None


def wait_for_turn(page):
    """True when there is something to decide, False when the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if is_over(page):
            return False
        if page.query_selector(CHOICE):
            return True
        page.wait_for_timeout(60)
    raise AssertionError(f"nothing to do for {PATIENCE} s: {page.inner_text('#question')}")


def question(page):
    field = page.query_selector(NUMBER)
    return field and field.get_attribute("value")


def until(page, what):
    """Wait until this is true; the page lives on meanwhile."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if what():
            return
        page.wait_for_timeout(40)
    raise AssertionError(f"waited {PATIENCE} s in vain: {page.inner_text('#question')}")


def settled(page, before):
    """Wait until the question that was answered is gone."""
    until(page, lambda: question(page) != before)


def values(page):
    return [b.get_attribute("value") for b in page.query_selector_all(CHOICE)]


def choose(options, dice):
    """Leaves as soon as that is possible, else mostly moves: games of this player are short."""
    if "leave" in options:
        return "leave"
    moves = [o for o in options if o.startswith("move")]
    return dice.choice(moves if moves and dice.random() < 0.8 else options)


def play(page, press, turns=400, dice=None, each=None):
    """Answer until the game is over; ``press(page, option)`` does it. Gives back how many answers it took."""
    dice = dice or random.Random(1)
    for turn in range(turns):
        if not wait_for_turn(page):
            return turn
        before, options = question(page), values(page)
        if not options:
            continue
        if each:
            each(page, turn)
        press(page, choose(options, dice))
        settled(page, before)
    raise AssertionError("the game does not end")


def click(page, option):
    page.click(f'#choices button[name=option][value="{option}"]', no_wait_after=True)


def press_anything(page):
    """The first choice, if it is still there when it is to be pressed."""
    with contextlib.suppress(TimeoutError):
        page.locator(CHOICE).first.click(timeout=3000)


def answer_first(page):
    """The first choice, until its question is gone."""
    before = question(page)
    page.locator(CHOICE).first.click()
    settled(page, before)


def press_letter(page, option):
    """The keyboard alone: the letter written on the button."""
    letter = page.get_attribute(f'#choices button[name=option][value="{option}"]', "data-letter")
    page.keyboard.press(letter.lower())
