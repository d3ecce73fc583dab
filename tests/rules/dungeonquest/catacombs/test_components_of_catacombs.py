"""What came with the Catacombs, as printed (section 13): tiles, how the decks are made up, treasure chits."""

from collections import Counter

import pytest

from tests.rules.dungeonquest.scene import RULES

from .stage import SETS

TILES = {  # key: how many, (entry, left, ahead, right); o open, w wall
    "cat_room_cross": (2, "oooo"), "cat_room_left_ahead": (1, "ooow"), "cat_room_ahead_right": (1, "owoo"),
    "cat_room_left": (1, "ooww"), "cat_room_right": (1, "owwo"), "cat_room_dead_end": (1, "owww"),
    "cat_corridor_left_ahead": (1, "ooow"), "cat_corridor_ahead_right": (1, "owoo"),
    "bridge": (4, "owow"), "web": (1, "oooo"),
    "passage_left_ahead": (1, "ooow"), "passage_ahead_right": (1, "owoo"), "passage_left": (1, "ooww"),
    "passage_right": (1, "owwo"), "passage_dead_end": (2, "owww"),
}  # fmt: skip
ADDED = {
    "room": {"amulet": 2, "passage_down": 3, "shadow_of_doom": 1, "spear_trap": 1, "vampire": 2, "snotlings": 3},
    "search": {"amulet": 3, "passage_down": 1, "surprise": 2, "wizards_amulet_half_a": 1, "wizards_amulet_half_b": 1,
               "empty": 4},
    "crypt": {"amulet": 2},
    "trap": {"spear_trap": 2},
}  # fmt: skip
CHITS = {"locked_chest_1": 0, "locked_chest_2": 0, "sun_stone": 1100, "moon_stone": 700, "spell_book": 0,
         "cat_treasure_400": 400, "cat_treasure_600": 600, "cat_treasure_1000": 1000}  # fmt: skip
BASE, BOTH = RULES.compose(("base",)), RULES.compose((*SETS, "keep_monsters"))


def printed(cards, i):
    """From its entry clockwise, as the arrow lies south."""
    north, east, south, west = cards.sides[i][2]
    return "".join("wodp"[side] for side in (south, west, north, east))


def test_twenty_tiles():
    first = len(BASE.tiles)
    added = {(tile.key, printed(BOTH, i)) for i, tile in enumerate(BOTH.tiles) if i >= first}
    assert added == {(key, sides) for key, (_, sides) in TILES.items()}
    counted = Counter(tile.key for tile in BOTH.tiles[first:])
    assert counted == {key: count for key, (count, _) in TILES.items()}


@pytest.mark.parametrize("pile", ADDED)
def test_cards_added_to_a_deck(pile):
    decks = [Counter(card.key for card in cards.decks[pile]) for cards in (BOTH, BASE)]
    assert decks[0] - decks[1] == ADDED[pile]


def test_eight_treasure_chits():
    added = {chit.key: chit.gold for chit in BOTH.chits[len(BASE.chits) :]}
    assert added == CHITS
