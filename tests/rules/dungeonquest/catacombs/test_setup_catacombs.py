"""Section 13, setup: what is added, what is taken out, and the two harder variants."""

import pytest

from games.rules.library import ruleset

from .stage import BOTH, SETS

RULES = ruleset("dungeonquest")
TAKEN_OUT = (
    "giant_spider", "vampire_bats", "orc", "death_warrior", "goblin", "mountain_troll", "torch_goes_out",
)  # fmt: skip


def count(sets, pile, key=None):
    return sum(key in (None, card.key) for card in RULES.compose(sets).decks[pile])


@pytest.mark.parametrize(
    ("pile", "size"), [("room", 84 - 7 + 12), ("search", 15 + 12), ("crypt", None), ("trap", 15 + 2), ("catacomb", 32)]
)
def test_cards_are_added(pile, size):
    base = RULES.compose(("base",)).sizes
    assert RULES.compose(SETS).sizes[pile] == (size or base[pile] + 2)


def test_tiles_chits_and_amulets_are_added():
    sizes = RULES.compose(SETS).sizes
    assert (sizes["tiles"], sizes["treasure"], sizes["amulet"]) == (135, 40, 11)


@pytest.mark.parametrize("key", TAKEN_OUT)
def test_one_each_of_seven_room_cards_is_taken_out(key):
    assert count(SETS, "room", key) == count(("base",), "room", key) - 1


def test_leaving_them_in_is_a_harder_variant():
    sets = (*SETS, "keep_monsters")
    assert count(sets, "room") == 84 + 12
    assert all(count(sets, "room", key) == count(("base",), "room", key) for key in TAKEN_OUT)


def test_taking_the_empty_cards_out_is_a_much_harder_one():
    sets = (*SETS, "no_empty_rooms")
    assert (count(sets, "room", "empty"), count(sets, "room")) == (0, 84 - 7 + 12 - 34)


def test_both_at_once():
    assert count((*SETS, "keep_monsters", "no_empty_rooms"), "room") == 84 + 12 - 34


def test_variants_need_the_catacombs():
    with pytest.raises(KeyError):
        RULES.compose(("base", "keep_monsters"))


def test_the_ring_of_teleportation_needs_both_sets():
    rings = {sets: "teleportation" in RULES.compose(sets).set.rings for sets in (BOTH, SETS, ("base", "heroes"))}
    assert rings == {BOTH: True, SETS: False, ("base", "heroes"): False}


def test_every_kind_of_tile_and_catacomb_card_has_its_numbers():
    cards = RULES.compose(SETS)
    assert [cards.kinds.count(kind) for kind in ("bridge", "web", "passage")] == [4, 1, 6]
    keys = {card.key: sum(c.key == card.key for c in cards.decks["catacomb"]) for card in cards.decks["catacomb"]}
    assert keys == {
        "nothing": 12, "exit": 6, "hole_in_roof": 2, "cave_troll": 3, "horde_of_rats": 2, "giant_worm": 2,
        "torch_goes_out": 2, "treasure_chest": 2, "giant_diamond": 1,
    }  # fmt: skip
