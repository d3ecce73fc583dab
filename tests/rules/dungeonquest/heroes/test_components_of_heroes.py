"""What came with the Heroes, as printed (section 12): the sheets, Flame Bright, weapons and spells."""

import pytest

from tests.rules.dungeonquest.scene import RULES

from .stage import SETS

CARDS = RULES.compose(SETS)
SHEETS = {sheet.key: sheet for sheet in CARDS.heroes}
NUMBERS = {  # strength, agility, armour, luck, life
    "sir_roland": (6, 4, 9, 4, 17), "vikas": (4, 7, 4, 8, 15), "siegfried": (7, 5, 6, 5, 16),
    "farendil": (3, 8, 5, 7, 11), "ironhand": (6, 6, 6, 5, 19), "thargrim": (7, 4, 8, 5, 13),
    "tori_jima": (4, 10, 4, 5, 10), "rildo": (3, 9, 4, 7, 10), "helena": (4, 8, 5, 6, 12),
    "sarellia": (2, 6, 3, 9, 6), "fhyll": (8, 5, 6, 4, 16), "azoth": (1, 4, 3, 6, 14),
}  # fmt: skip
WEAPONS = {"farendil": "longbow", "tori_jima": "shuriken", "rildo": "daggers", "helena": "sling"}
BARE, RINGLESS = {"azoth"}, {"ironhand", "azoth"}


@pytest.mark.parametrize("key", NUMBERS)
def test_the_numbers_on_a_sheet(key):
    sheet = SHEETS[key]
    assert (sheet.strength, sheet.agility, sheet.armour, sheet.luck, sheet.life) == NUMBERS[key]


@pytest.mark.parametrize("key", NUMBERS)
def test_what_else_is_on_it(key):
    sheet = SHEETS[key]
    assert (sheet.weapon or "", sheet.unarmed) == (WEAPONS.get(key, ""), key in BARE)
    assert (sheet.no_ring, sheet.no_amulet) == (key in RINGLESS, key in RINGLESS)


def test_twelve_heroes_join_those_of_the_base_game():
    assert set(SHEETS) - set(RULES.compose(("base",)).hero_index) == set(NUMBERS)


def test_flame_bright():
    he = next(c for c in CARDS.set.companions if c.key == "flame_bright")
    assert (he.strength, he.agility, he.armour, he.luck, he.life) == (7, 7, 5, 5, 12)


def test_azoth_alone_knows_six_spells():
    six = {"dark_force", "eyes_of_doom", "fireball", "invisibility", "stasis", "doorway"}
    assert {key: set(sheet.spells) for key, sheet in SHEETS.items() if sheet.spells} == {"azoth": six}
