"""Section 1, 2: what lies in the box, how many of each, and the printed values."""

from collections import Counter

import pytest

from .scene import Scene

TILES = {  # key: how many, (entry, left, ahead, right); o open, w wall, d door, p portcullis
    "room_cross": (13, "oooo"), "room_left_ahead": (7, "ooow"), "room_ahead_right": (7, "owoo"),
    "room_left_right": (8, "oowo"), "room_straight": (8, "owow"), "room_left": (6, "ooww"),
    "room_right": (4, "owwo"), "room_dead_end": (4, "owww"), "room_door_ahead_open_sides": (4, "oodo"),
    "room_door_ahead_open_left": (2, "oodw"), "room_door_ahead_open_right": (2, "owdo"),
    "room_three_doors": (1, "oddd"),
    "corridor_cross": (2, "oooo"), "corridor_left_ahead": (2, "ooow"), "corridor_ahead_right": (2, "owoo"),
    "corridor_left_right": (2, "oowo"), "corridor_straight": (2, "owow"), "corridor_left": (2, "ooww"),
    "corridor_right": (2, "owwo"),
    "portcullis_cross": (2, "pooo"), "portcullis_left_ahead": (2, "poow"), "portcullis_ahead_right": (2, "pwoo"),
    "portcullis_left_right": (2, "powo"), "portcullis_straight": (2, "pwow"), "portcullis_dead_end": (1, "pwww"),
    "portcullis_door_ahead": (1, "pwdw"), "portcullis_door_ahead_open_sides": (1, "podo"),
    "trap_cross": (3, "oooo"), "trap_left_ahead": (1, "ooow"), "trap_ahead_right": (1, "owoo"),
    "rotating_room": (5, "owww"),
    "darkness_left_right": (2, "oowo"), "darkness_left": (1, "ooww"), "darkness_right": (1, "owwo"),
    "cave_in_straight": (2, "owow"), "cave_in_cross": (2, "oooo"), "bottomless_pit": (2, "owow"),
    "chasm_entry_with_left": (1, "oooo"), "chasm_entry_with_right": (1, "oooo"),
}  # fmt: skip

# entry on the south side: looking north, left is west
LOOKING = {"south": "swne", "west": "wnes", "north": "nesw", "east": "eswn"}  # entry, left, ahead, right

DECKS = {
    "room": {
        "empty": 34, "bracelet": 1, "jewellery": 1, "potion": 1, "crypt": 6, "dead_adventurer": 5, "cave_in": 1,
        "crossfire_trap": 1, "trapdoor": 1, "wizards_curse": 1, "vampire_bats": 3, "giant_spider": 3,
        "torch_goes_out": 3, "goblin": 5, "orc": 4, "mountain_troll": 3, "death_warrior": 3, "champion_of_chaos": 2,
        "sneak_attack_orc": 2, "sneak_attack_death_warrior": 2, "sneak_attack_mountain_troll": 1, "shuffle": 1,
    },
    "trap": {
        "trapdoor": 4, "poisonous_snakes": 2, "poison_gas": 2, "cave_in": 2, "explosion": 2, "crossfire_trap": 2,
        "shuffle": 1,
    },
    "search": {
        "secret_door": 5, "empty": 3, "ring": 1, "jewellery": 1, "golden_guineas": 1, "potion": 1, "trap": 1,
        "giant_centipede": 1, "shuffle": 1,
    },
    "door": {"door_opens": 5, "door_jammed": 6, "door_trap_a": 1, "door_trap_b": 1, "door_trap_c": 1, "shuffle": 1},
    "crypt": {
        "potion": 3, "jewelled_dagger": 1, "bracelet": 1, "brooch": 1, "golden_guineas": 1, "empty": 4, "skeleton": 1,
        "crypt_trap_a": 1, "crypt_trap_b": 1, "shuffle": 1,
    },
    "corpse": {
        "rope": 3, "potion": 1, "necklace": 1, "golden_guineas_60": 1, "golden_guineas_20": 1, "nothing": 5,
        "scorpion_a": 1, "scorpion_b": 1, "shuffle": 1,
    },
}  # fmt: skip

TREASURES = {
    ("room", "bracelet"): 40, ("room", "jewellery"): 30, ("search", "ring"): 90, ("search", "jewellery"): 200,
    ("search", "golden_guineas"): 10, ("crypt", "jewelled_dagger"): 250, ("crypt", "bracelet"): 120,
    ("crypt", "brooch"): 100, ("crypt", "golden_guineas"): 50, ("corpse", "necklace"): 150,
    ("corpse", "golden_guineas_60"): 60, ("corpse", "golden_guineas_20"): 20,
}  # fmt: skip

GUINEAS = [*range(100, 210, 10), 200, *range(220, 290, 10), 300]
CHITS = {
    "gold_necklace_500": 500, "gold_necklace_700": 700, "jewelled_bracelet": 800, "sceptre": 1100, "golden_mug": 1500,
    "pearl_necklace": 1800, "golden_chalice": 2000, "crystal_ball": 2200, "treasure_sack_3200": 3200,
    "treasure_sack_3800": 3800, "golden_crown": 4000, "giant_ruby": 4500,
} | {f"golden_guineas_{n:02}": gold for n, gold in enumerate(GUINEAS, 1)}  # fmt: skip


def test_a_hundred_and_fifteen_room_tiles():
    scene = Scene("volrik")
    assert Counter(tile.key for tile in scene.cards.tiles) == {key: count for key, (count, _) in TILES.items()}
    assert sum(count for count, _ in TILES.values()) == 115


@pytest.mark.parametrize("key", TILES)
def test_a_tile_drawn_is_laid_with_its_entry_arrow_on_the_side_the_hero_comes_in_by(key):
    """Section 3; the other three sides follow from the arrow."""
    comes = {"south": ("north", 3, 3), "north": ("south", 3, 5), "west": ("east", 4, 4), "east": ("west", 2, 4)}
    for entry, (move, column, row) in comes.items():
        scene = Scene("volrik").tile(3, 4, "room_cross").put(0, 3, 4, came_from=(3, 5)).top("tiles", key)
        scene.top("room", "empty").top("trap", "crossfire_trap").dice(
            *[1] * (key in ("bottomless_pit",) or "trap" in key)
        )
        scene.begin().answer(f"move:{move}")
        printed = dict(zip(LOOKING[entry], TILES[key][1], strict=True))
        if key == "rotating_room":  # it turns at once
            printed = {"nesw"[("nesw".index(side) + 2) % 4]: what for side, what in printed.items()}
        laid = "".join("wodp"[code] for code in scene.sides(column, row))
        assert laid == "".join(printed[side] for side in "nesw"), entry


@pytest.mark.parametrize("pile", DECKS)
def test_the_seven_decks(pile):
    scene = Scene("volrik")
    assert Counter(card.key for card in scene.cards.decks[pile]) == DECKS[pile]
    assert scene.cards.sizes[pile] == {"room": 84}.get(pile, 15)


@pytest.mark.parametrize("pile, key", TREASURES)
def test_the_gold_of_treasure_cards(pile, key):
    assert Scene("volrik").give(0, (pile, key)).begin().gold() == TREASURES[pile, key]


def test_fifteen_monster_cards_and_no_shuffle_card_among_them():
    assert [card.id for card in Scene("volrik").cards.monster] == [f"monster_{n:02}" for n in range(1, 16)]


def test_thirty_two_treasure_chits():
    chits = Scene("volrik").cards.chits
    assert {chit.key: chit.gold for chit in chits} == CHITS
    assert (len(chits), len(CHITS)) == (32, 32)


def test_eight_dragon_chits_one_of_which_breathes_fire():
    scene = Scene("volrik").put(0, "chamber").dragon(*["sleeping"] * 7)
    scene.begin()
    for _ in range(7):
        scene.answer("stay")
    assert len(scene.saw("dragon.sleeps")) == 7
    scene.dice(1).answer("stay")
    assert len(scene.saw("dragon.wakes")) == 1


def test_the_board_has_thirteen_columns_ten_rows_four_towers_with_two_openings_and_the_chamber():
    scene = Scene("volrik")
    scene.begin()
    assert [scene.sides(*tower) for tower in ((0, 0), (12, 0), (0, 9), (12, 9))] == [
        (0, 1, 1, 0), (0, 0, 1, 1), (1, 1, 0, 0), (1, 0, 0, 1)
    ]  # fmt: skip
    assert len(scene.s.tiles) == 13 * 10


SIX = {"move:north": (6, 3), "move:south": (6, 6), "move:upper_east": (7, 4), "move:lower_east": (7, 5),
       "move:upper_west": (5, 4), "move:lower_west": (5, 5)}  # fmt: skip


@pytest.mark.parametrize("move", SIX)
def test_the_treasure_chamber_is_open_on_all_six_outer_sides(move):
    scene = Scene("volrik").put(0, "chamber").top("tiles", "room_cross").top("room", "empty")
    scene.begin().answer(move)
    assert scene.at() == SIX[move]
    back = {"north": "move:south", "south": "move:north", "east": "move:west", "west": "move:east"}[
        move[5:].split("_")[-1]
    ]
    scene.dragon("sleeping").answer(back)
    assert scene.at() == "chamber"
