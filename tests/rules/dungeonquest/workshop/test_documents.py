"""A set as lines that people edit, and the same set as the rules play it."""

import pytest
from msgspec import structs

from games.rules.dungeonquest.shipped import SHIPPED
from games.rules.library import ruleset

RULES = ruleset("dungeonquest")
WORKSHOP = RULES.workshop()
MIXTURES = [
    ("base",), ("base", "heroes"), ("base", "catacombs"), ("base", "heroes", "catacombs"),
    ("base", "catacombs", "keep_monsters"), ("base", "catacombs", "no_empty_rooms"),
]  # fmt: skip


@pytest.mark.parametrize("sets", MIXTURES, ids="+".join)
def test_shipped_documents_compose_to_the_shipped_cards_byte_for_byte(sets):
    documents = {slot: WORKSHOP.shipped(slot) for slot in SHIPPED}
    assert RULES.pack_cards(WORKSHOP.compose(documents, sets)) == RULES.pack_cards(RULES.compose(sets))


@pytest.mark.parametrize("slot", SHIPPED)
def test_every_entry_of_a_shipped_set_has_a_place_of_its_own(slot):
    places = [entry.place for entry in WORKSHOP.shipped(slot).entries]
    assert len(set(places)) == len(places) > 0


def test_what_is_switched_off_is_not_in_the_box():
    base = WORKSHOP.shipped("base")
    entries = tuple(structs.replace(e, on=e.place != ("card", "room", "empty")) for e in base.entries)
    cards = WORKSHOP.compose({"base": structs.replace(base, entries=entries)}, ("base",))
    assert len(cards.decks["room"]) == 84 - 34
    assert "empty" not in {card.key for card in cards.decks["room"]}
