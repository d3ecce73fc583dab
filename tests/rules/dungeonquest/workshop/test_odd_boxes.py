"""Boxes that the shipped sets never make: decks of Shuffle cards, chits alike, decks run empty."""

import random

import pytest
from msgspec import structs

from games.rules.dungeonquest.catacombs import loot
from games.rules.dungeonquest.piles import draw
from games.rules.kernel import Play, Position, Seeded
from games.rules.kernel.workshop import Entry

from .documents import DOCUMENTS, RULES, WORKSHOP

BASE = DOCUMENTS["base"]


def replaced(slot, *changed):
    """A shipped set in which these entries stand for those in their places, or are new."""
    places, document = {e.place: e for e in changed}, DOCUMENTS[slot]
    old = {e.place for e in document.entries}
    entries = [places.get(e.place, e) for e in document.entries] + [e for e in changed if e.place not in old]
    return structs.replace(document, entries=tuple(entries))


def cards_with(*changed):
    return WORKSHOP.compose({"base": replaced("base", *changed)}, ("base",))


def begun(cards):
    return Position.start(RULES, cards, 2, Seeded(random.Random(4).randbytes(32)), {"deal": "random"}).g


def test_a_deck_with_two_shuffle_cards_left_gives_nothing():
    gone = [structs.replace(e, on=False) for e in BASE.entries if e.pile == "corpse" and e.kind != "shuffle"]
    shuffles = next(e for e in BASE.entries if e.pile == "corpse" and e.kind == "shuffle")
    g: Play = begun(cards_with(*gone, structs.replace(shuffles, count=2)))
    assert draw(g, g.s.heroes[0], "corpse") is None


def test_chits_alike_have_names_of_their_own():
    chit = next(e for e in BASE.entries if e.component == "treasure_chit")
    g = begun(cards_with(structs.replace(chit, count=3)))
    assert list(loot.named(g, [(loot.BAG, card) for card in range(3)])) == [
        "golden_guineas_01#100", "golden_guineas_01#100#2", "golden_guineas_01#100#3",
    ]  # fmt: skip


def test_a_deck_that_nothing_fills_is_there_and_empty():
    gone = [structs.replace(e, on=False) for e in BASE.entries if "crypt" in (e.pile, e.key)]
    g = begun(cards_with(*gone))
    assert draw(g, g.s.heroes[0], "crypt") is None


def test_a_new_card_lies_in_its_deck_as_often_as_it_says():
    trap = Entry(component="card", pile="trap", key="ice", kind="hurt", count=3, params={"damage": "D6-luck"})
    assert [c.key for c in cards_with(trap).decks["trap"]].count("ice") == 3


def test_sets_that_are_too_large_together_cannot_be_composed():
    """Each is right in itself."""
    empty = structs.replace(next(e for e in BASE.entries if e.place == ("card", "room", "empty")), count=180)
    amulet = structs.replace(
        next(e for e in DOCUMENTS["catacombs"].entries if e.place == ("card", "room", "amulet")), count=30
    )
    with pytest.raises(ValueError, match="room"):
        documents = {"base": replaced("base", empty), "catacombs": replaced("catacombs", amulet)}
        WORKSHOP.compose(documents, ("base", "catacombs"))


def test_two_sets_with_a_hero_of_the_same_key_cannot_be_composed():
    new = structs.replace(next(e for e in BASE.entries if e.component == "hero"), key="doppelganger")
    documents = {slot: replaced(slot, new) for slot in ("base", "heroes")}
    with pytest.raises(ValueError, match="doppelganger"):
        WORKSHOP.compose(documents, ("base", "heroes"))
