"""Which sets a table plays with, on the form, in the lobby, at the table."""

import pytest

from games.pages import sets, table_page
from games.rules.dungeonquest import shipped
from games.rules.kernel import Position, Seeded
from games.rules.library import ruleset

from .tables import asking, sitting


def test_every_shipped_set_and_way_has_words():
    assert set(sets.WORDS) == {*shipped.SHIPPED, *shipped.VARIANTS}
    assert set(sets.PARENT) == set(shipped.VARIANTS)
    assert [s.key for s in sets.to_choose()] == ["heroes", "catacombs"]


@pytest.mark.parametrize(
    ("asked", "played"),
    [
        ((), ("base",)),
        (("catacombs", "heroes"), ("base", "heroes", "catacombs")),
        (("keep_monsters",), ("base",)),
        (("catacombs", "no_empty_rooms"), ("base", "catacombs", "no_empty_rooms")),
        (("dragons",), ("base", "dragons")),
    ],
)
def test_a_form_is_tidied(asked, played):
    assert sets.tidy(asked) == played


def test_what_a_form_can_ask_for_can_be_played():
    for wanted in ((), ("heroes",), ("catacombs", "keep_monsters", "no_empty_rooms")):
        shipped.compose(sets.tidy(wanted))


def test_the_table_says_what_is_played():
    rules = ruleset("dungeonquest")
    cards = rules.compose(("base", "heroes", "catacombs", "keep_monsters"))
    p = Position.start(rules, cards, 2, Seeded(bytes(32)), {"deal": "random"})
    html = table_page(asking(), sitting(p, p.drain()[0])).content.decode()
    assert "Heroes, Catacombs (harder)" in html
