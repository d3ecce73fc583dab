"""A game's own words and printed values on its pages: by language, by deck, escaped, with nothing changed elsewhere."""

import random
from dataclasses import replace

import pytest
from django.utils import translation
from msgspec import structs

from games.pages import barriers, board, decision, heroes, log, sheets, table
from games.pages.box import SHIPPED, Box
from games.pages.sitting import Heard
from games.pages.words import PARTS, cause, parts
from games.rules.kernel import Loose, Position
from games.rules.library import ruleset
from tests.pages.tables import sitting

RULES = ruleset("dungeonquest")
WORKSHOP = RULES.workshop()
NAMES = {
    "card/room/jewellery": {"names": {"en": "a tiara", "es": "una diadema"}, "texts": {"en": "It is <b>heavy</b>."}},
    "card/search/jewellery": {"names": {"en": "a chain"}, "texts": {}},
    "card/room/empty": {"names": {"en": "dust", "it": "polvere"}, "texts": {}},
    "hero//volrik": {"names": {"en": "Volrik <i>the</i> Bold"}, "texts": {"en": "Bolder than brave."}},
    "treasure_chit//sceptre": {"names": {"it": "uno scettro d'osso"}, "texts": {}},
}


@pytest.fixture
def at_table():
    """Somebody at a table where these words are the game's own."""

    def make(names=NAMES, cards=None, heroes_=("volrik", "sir_rohan")):
        cards = cards or RULES.compose(("base",))
        p = Position.start(RULES, cards, 2, Loose(random.Random(3)), {"heroes": heroes_, "deal": "random"})
        return sitting(p, p.drain()[0], box=Box(cards, names, ("Cold 1",)))

    return make


def card_line(seen, pile, key):
    return log.line(Heard(1, "card", (0, pile, key)), seen).words


def test_a_card_is_called_as_in_its_deck_and_its_text_stands_below(at_table):
    seen = at_table()
    assert card_line(seen, "room", "jewellery").endswith(
        'turns a card: a tiara. <small class="written">It is &lt;b&gt;heavy&lt;/b&gt;.</small>'
    )
    assert card_line(seen, "search", "jewellery").endswith("turns a card: a chain.")


def test_a_reader_without_a_name_in_the_own_language_reads_the_english_one(at_table):
    seen = at_table()
    with translation.override("es"):
        assert parts("pile card", ("room", "jewellery"), seen)["card"] == "una diadema"
        assert parts("pile card", ("search", "jewellery"), seen)["card"] == "a chain"


def test_what_has_no_english_name_either_is_called_as_in_the_shipped_set(at_table):
    seen = at_table()
    assert PARTS["card"]("sceptre", seen) == "a sceptre"
    with translation.override("it"):
        assert PARTS["card"]("sceptre", seen) == "uno scettro d'osso"


def test_a_key_that_nobody_has_named_is_made_readable(at_table):
    assert PARTS["card"]("thin_ice", at_table()) == "thin ice"


def test_a_shipped_card_of_another_name_is_not_told_of_by_the_old_sentence(at_table):
    assert "dust" in card_line(at_table(), "room", "empty")
    assert "nothing here" in card_line(at_table({}), "room", "empty")


def test_a_hero_is_called_by_the_own_name_as_text_everywhere(at_table):
    seen = at_table()
    assert heroes.panel(seen.table["heroes"][0], seen).name == "Volrik <i>the</i> Bold"
    line = log.line(Heard(1, "ring.taken", (0, "healing")), seen).words
    assert "<b>Volrik &lt;i&gt;the&lt;/i&gt; Bold</b>" in line


def test_what_killed_somebody_is_called_by_its_own_name(at_table):
    assert cause("jewellery", at_table()) == "a tiara"


def test_another_table_at_the_same_time_keeps_its_words(at_table):
    own, plain = at_table(), at_table({})
    assert (PARTS["card"]("jewellery", own), PARTS["card"]("jewellery", plain)) == ("a tiara", "jewellery")


def changed(*entries, slot="base"):
    document, places = WORKSHOP.shipped(slot), {e.place: e for e in entries}
    return structs.replace(document, entries=tuple(places.get(e.place, e) for e in document.entries))


def entry(component, key, pile=""):
    return next(e for e in WORKSHOP.shipped("base").entries if e.place == (component, pile, key))


def with_params(e, **params):
    return structs.replace(e, params=e.params | params)


def test_sheets_show_the_numbers_of_the_own_cards(at_table):
    strong = with_params(entry("hero", "volrik"), strength=11, life=40)
    cards = WORKSHOP.compose({"base": changed(strong)}, ("base",))
    assert sheets.numbers("volrik", Box(cards)) == "Strength 11 · Agility 7 · Armour 4 · Luck 8 · Life 40"
    assert sheets.numbers("volrik", SHIPPED).startswith("Strength 4")


def test_a_door_is_as_likely_to_open_as_the_own_deck_says():
    opens = structs.replace(entry("card", "door_opens", "door"), count=48)
    cards = WORKSHOP.compose({"base": changed(opens)}, ("base",))
    assert (barriers.door(1, {}, Box(cards)), barriers.door(1, {})) == (
        "a door, opens 84 %", "a door, opens 36 %",
    )  # fmt: skip


def test_tiles_are_drawn_from_the_own_sides():
    tile = entry("tile", "room_cross")
    dead = with_params(tile, sides=tile.params["sides"] | {"left": "wall", "ahead": "wall", "right": "wall"})
    box = Box(WORKSHOP.compose({"base": changed(dead)}, ("base",)), house=("Cold 1",))
    own, shipped = ({art.key: art.floor for art in arts} for arts in (board.tiles_of(box), board.tile_art()))
    assert own["room_cross"] == shipped["room_dead_end"] != shipped["room_cross"]


def test_the_table_says_that_its_cards_are_altered(at_table):
    seen = at_table()
    assert table.sun(seen)["house"] == ("Cold 1",)
    assert table.sun(replace(seen, box=SHIPPED))["house"] == ()


def test_a_hero_to_choose_has_the_own_name_and_text():
    cards = RULES.compose(("base",))
    p = Position.start(RULES, cards, 1, Loose(random.Random(3)), {})
    seen = sitting(p, p.drain()[0], box=Box(cards, NAMES, ("Cold 1",)))
    choice = next(c for c in decision.card(seen).choices if c.id == "volrik")
    assert (choice.label, choice.note) == ("Volrik <i>the</i> Bold", "Bolder than brave.")
