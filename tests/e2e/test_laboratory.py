"""The laboratory in a browser, in a site of one process: its games run beside it in a process of their own."""

import pytest

from tests.e2e import axe, staff
from tests.e2e.test_looks import shoot


@pytest.fixture(scope="module")
def laboratory(running):
    """An editor, and a version in which every blow is deadly."""
    return staff.office(running, "Editor", "editor", "deadly", "Deadly", damage="D6+60")


@pytest.fixture
def editor(browser, laboratory):
    context = browser.new_context(bypass_csp=True, reduced_motion="reduce", viewport={"width": 1440, "height": 1000})
    context.add_cookies([laboratory.cookie])
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    context.close()


def complaints(page):
    """Of our part of the page; the rest is the admin's own."""
    return axe.complaints(page, ".lab")


def begin(page, laboratory, games, level):
    page.goto(f"{laboratory.site}/admin/games/laboratoryrun/begin/{laboratory.version}/")
    page.fill("#id_games", str(games))
    page.select_option("#id_level", level)
    page.keyboard.press("Tab")


def test_a_small_run_watched_to_its_figures(editor, laboratory):
    begin(editor, laboratory, 20, "novice")
    assert complaints(editor) == []
    editor.click("text=Begin")
    editor.wait_for_selector("#lab-bar[value='40'][max='40']")  # nobody touches the page: it finds out by itself
    editor.wait_for_selector("text=Causes of death")
    for summary in editor.query_selector_all(".lab summary"):
        summary.click()
    assert complaints(editor) == []
    shoot(editor, "laboratory-desktop")
    editor.evaluate("document.documentElement.classList.add('dark')")
    assert complaints(editor) == []
    editor.set_viewport_size({"width": 390, "height": 844})
    assert editor.evaluate("document.documentElement.scrollWidth") <= 390
    assert complaints(editor) == []
    shoot(editor, "laboratory-phone")


def test_broken_off_while_it_plays(editor, laboratory):
    begin(editor, laboratory, 2000, "veteran")
    editor.click("text=Begin")
    editor.wait_for_function("document.querySelector('#lab-bar')?.value > 0")
    assert complaints(editor) == []
    button = editor.get_by_role("button", name="Break off")
    button.focus()
    editor.wait_for_timeout(2_500)  # the bar is exchanged meanwhile; whoever stands on the button stays there
    assert button.evaluate("it => it === document.activeElement")
    editor.keyboard.press("Enter")
    editor.wait_for_selector("text=Cancelled")
    assert "did not end" in editor.inner_text(".lab")
