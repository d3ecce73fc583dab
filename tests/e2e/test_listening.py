"""A whole game by what a screen reader is told: headings, buttons by name, the live region. No selector, no picture."""

import random
import re
import time

from playwright.sync_api import TimeoutError

PATIENCE = 300
BUTTON = re.compile(r"""- '?button "([^"]+)"(.*)""")
NO_ANSWERS = ("Leave the table", "Take it back", "Fold or unfold the choices", "Close")


def answers(page):
    """The names of all buttons that can be pressed now and answer the question, from the accessibility tree."""
    found = BUTTON.findall(page.get_by_role("main").aria_snapshot())
    return [name for name, state in found if "[disabled]" not in state and not name.startswith(NO_ANSWERS)]


def wait_for_answers(page, known):
    """Until there is something new to answer; an empty list when the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if page.get_by_role("button", name="Once more").count():
            return []
        if (state := answers(page)) and state != known:
            return state
        page.wait_for_timeout(80)
    raise AssertionError(f"nothing to answer: {answers(page)}")


def press(page, name):
    """By its name; a button that has gone meanwhile belonged to an older question."""
    try:
        page.get_by_role("main").get_by_role("button", name=name, exact=True).first.click(timeout=2_000)
    except TimeoutError:
        pass


def test_a_whole_game_by_ear(page, site):
    page.goto(f"{site}/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("heading", name="What happened").wait_for()
    page.wait_for_load_state("load")
    dice, heard, known = random.Random(2), "", None
    for _ in range(300):
        names = wait_for_answers(page, known)
        if not names:
            break
        leave = [n for n in names if n.startswith("Leave the castle")]
        moves = [n for n in names if n.startswith("Go ")]
        pick = dice.choice(leave or (moves if dice.random() < 0.8 else []) or names)
        press(page, pick)
        page.wait_for_timeout(150)
        known = None
        heard += " ".join(log.inner_text() for log in page.get_by_role("log").all())
    assert "lifts the torch" in heard
    assert page.get_by_role("button", name="Once more").is_visible()
    # An answer that took long was given twice, which the site refuses.
    page.errors[:] = [said for said in page.errors if "status of 409" not in said]
