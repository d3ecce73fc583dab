"""Azoth, Sarellia, Fhyll and Rildo in the Catacombs: one of them played by clicks, the others by the computer."""

import random

import pytest

from tests.e2e import player

HEROES = ("azoth", "sarellia", "fhyll", "rildo")
OPEN = """async (heroes) => {
  const token = document.querySelector("[name=csrfmiddlewaretoken]").value;
  const sets = ["base", "heroes", "catacombs"];
  const bots = ["veteran", "veteran", "veteran"];
  const table = { ruleset: "dungeonquest", seats: 4, sets, options: { heroes }, bots, start: true };
  const headers = { "Content-Type": "application/json", "Accept": "application/json", "X-CSRFToken": token };
  const answer = await fetch("/tables/", { method: "POST", headers, body: JSON.stringify(table) });
  return (await answer.json()).table;
}"""


def sit_down(page, site, first):
    """At a table where this one of the four is one's own."""
    page.goto(f"{site}/tables/")
    with page.expect_navigation():
        page.click("text=Come in as a guest")
    at = HEROES.index(first)
    table = page.evaluate(OPEN, [*HEROES[at:], *HEROES[:at]])
    page.goto(f"{site}/table/{table}/")
    player.seated(page)


@pytest.mark.parametrize("hero", HEROES)
def test_a_whole_game_in_the_catacombs(page, site, hero):
    page.set_viewport_size({"width": 390, "height": 844} if hero in HEROES[::2] else {"width": 1440, "height": 1000})
    sit_down(page, site, hero)

    def narrow(page, turn):
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        if page.query_selector("#below:not([hidden])"):
            assert page.query_selector("#people .counter")

    player.play(page, player.click, dice=random.Random(3), each=narrow)
    assert page.locator(".fates > li").count() == 4
