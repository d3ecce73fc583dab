"""Section 13: the amulet of Teleportation and its table (R60)."""

import pytest

from .stage import BOTH, below, journey, turn_over
from .worn import drawing, entering, shown, wearing, wears

THREE = ("volrik", "sir_rohan", "ulv_grimhand")
SHOWN = [(0, "teleportation")]


def carried_off(*dice, tile="room_cross", then=(), start=(6, 7), **fields):
    """Seat 0, three squares and more from every wall, has met a trap card; the table's dice. ``tile``: the next one."""
    scene = wearing("teleportation", *THREE, **fields).tile(*start, "room_cross")
    scene.put(0, *start, came_from=(start[0], start[1] + 1)).top("tiles", tile, *then)
    return scene.top("search", "trap").top("trap", "poison_gas").dice(*dice).begin().answer("search")


@pytest.mark.parametrize(("rolls", "square"), [((1, 2), (4, 4)), ((3, 4), (7, 7)), ((5, 6), (1, 7)), ((7, 8), (4, 9))])
def test_one_and_two_lead_north_and_so_on(rolls, square):
    for value in rolls:
        start = {(4, 4): (4, 7), (7, 7): (4, 7), (1, 7): (4, 7), (4, 9): (4, 6)}[square]
        scene = carried_off(value, start=start, tile="rotating_room")
        scene.answer("lay:south")
        assert (scene.at(), turn_over(scene)) == (square, True)


def test_nine_is_death():
    scene = carried_off(9)
    assert (scene.status(), scene.hero().cause) == ("dead", "teleported")


def test_ten_is_the_catacombs():
    scene = carried_off(10)
    assert (scene.question(), scene.at()) == ("below.heading", None)
    scene.answer("heading:east")
    assert (journey(scene), turn_over(scene)) == (((6, 7), "east", 0), True)


def test_outside_the_walls_is_death():
    scene = carried_off(8, start=(6, 7))
    assert (scene.status(), scene.hero().cause) == ("dead", "outside_the_walls")


def test_an_empty_square_gets_a_tile_and_no_room_card():
    scene = carried_off(1, start=(4, 7), tile="room_cross")
    assert (scene.at(), [d[1] for d in scene.saw("card")], turn_over(scene)) == ((4, 4), ["search", "trap"], True)


def test_it_is_laid_any_way_round():
    scene = carried_off(1, start=(4, 7), tile="room_left")
    assert scene.options() == {"lay:north", "lay:east", "lay:south", "lay:west"}
    scene.answer("lay:west")
    assert scene.s.entries[4 * 13 + 4] == 3


def test_nothing_leads_back():
    scene = carried_off(1, start=(4, 7))
    assert (scene.hero().came_from, scene.hero().entered_by, scene.hero().moved) == (-1, -1, True)


def test_on_a_chasm_one_chooses_the_side():
    scene = carried_off(1, start=(4, 7), tile="chasm_entry_with_left").answer("lay:north")
    assert (scene.question(), scene.asked(), scene.at()) == ("chasm.side", (0,), (4, 4))


def test_out_of_the_chamber_into_the_catacombs():
    """By the trap in a door of its wall; the counter lies under its upper square."""
    scene = wearing("teleportation").put(0, "chamber").tile(6, 3, "room_door_ahead_open_sides", entry="north")
    scene.top("door", "door_trap_a").dice(10).begin().answer("move:north").answer("heading:north")
    assert journey(scene) == ((6, 4), "north", 0)


def test_what_stays_in_the_chamber_stays_there():
    """Section 13: back to the bag when the hero leaves."""
    scene = wearing("teleportation", chits=["spell_book"]).put(0, "chamber").top("tiles", "room_cross").dice(1)
    scene.tile(6, 3, "room_door_ahead_open_sides", entry="north").top("door", "door_trap_a").begin()
    scene.answer("move:north")
    assert (scene.at(), scene.hero().chits, scene.in_pile("treasure", "spell_book")) == ((6, 1), b"", 1)


def test_a_pit_is_fallen_into():
    scene = carried_off(1, start=(4, 7), tile="bottomless_pit")
    scene.answer("lay:north")
    assert (scene.status(), scene.hero().cause) == ("dead", "bottomless_pit")


def test_from_a_bridge_one_falls_into_the_catacombs():
    scene = carried_off(1, 4, 2, start=(4, 7), tile="bridge")
    scene.answer("lay:north")
    assert (scene.question(), scene.hero().life) == ("below.heading", 15 - 4)
    assert scene.answer("heading:north") and journey(scene)[0] == (4, 4)


def test_occupied_rolls_again():
    scene = wearing("teleportation", *THREE).tile(4, 7, "room_cross").put(0, 4, 7).tile(4, 4, "room_left").put(1, 4, 4)
    scene.top("search", "trap").top("trap", "poison_gas").top("tiles", "room_cross").dice(1, 3)
    scene.begin().answer("search")
    assert (scene.at(), scene.saw("teleport.again")) == ((7, 7), [(0, 4 * 13 + 4)])


def test_solid_rock_rolls_again():
    """R23: no tile is left to lay on an empty square."""
    scene = wearing("teleportation", *THREE).tile(4, 7, "room_cross").put(0, 4, 7).tile(4, 4, "room_left")
    scene.top("search", "trap").top("trap", "poison_gas").only("tiles").dice(3, 1).begin().answer("search")
    assert (scene.at(), scene.saw("teleport.again")) == ((4, 4), [(0, 7 * 13 + 7)])


def test_the_treasure_chamber_gives_no_chits_but_a_dragon_chit():
    scene = wearing("teleportation", *THREE).tile(6, 7, "room_cross").put(0, 6, 7).dragon("sleeping")
    scene.top("search", "trap").top("trap", "poison_gas").dice(2).begin().answer("search")
    assert (scene.at(), scene.hero().chits, scene.saw("dragon.sleeps")) == ("chamber", b"", [(0, 1)])
    assert turn_over(scene)


def test_a_fresh_trap_tile_acts_again():
    """R60."""
    scene = carried_off(1, 3, start=(4, 7), tile="trap_cross", then=["room_cross"])
    assert (len(scene.saw("teleport")), scene.at()) == (2, (7, 4))


def test_one_that_lay_there_does_not():
    scene = wearing("teleportation", *THREE).tile(4, 7, "room_cross").put(0, 4, 7).tile(4, 4, "trap_cross")
    scene.top("search", "trap").top("trap", "poison_gas").dice(1).begin().answer("search")
    assert (scene.at(), len(scene.saw("teleport")), turn_over(scene)) == ((4, 4), 1, True)


def test_a_tower_is_safety():
    scene = wearing("teleportation", *THREE).tile(3, 0, "room_cross").put(0, 3, 0)
    scene.top("search", "trap").top("trap", "poison_gas").dice(5).begin().answer("search")
    assert (scene.at(), scene.question(), scene.options()) == ((0, 0), "tower", {"leave", "stop"})
    assert scene.answer("leave").status() == "out"


# --- what sets it off


def test_a_trap_tile_before_its_card_is_drawn():
    scene = entering("teleportation", "trap_cross", dice=[9])
    assert (scene.saw("amulet.shown"), scene.status(), scene.saw("card")) == (SHOWN, "dead", [])


@pytest.mark.parametrize("card", ["cave_in", "crossfire_trap", "trapdoor", "spear_trap"])
def test_a_trap_of_the_room_deck(card):
    scene = drawing("teleportation", card, dice=[9])
    assert (scene.saw("amulet.shown"), scene.hero().cause, scene.bottom("room")) == (SHOWN, "teleported", card)


def test_a_trap_in_a_crypt():
    scene = drawing("teleportation", "crypt").top("crypt", "crypt_trap_a").dice(9).answer("look")
    assert scene.hero().cause == "teleported"


def test_a_trap_in_a_door():
    scene = wearing("teleportation", here="room_door_ahead_open_sides").top("door", "door_trap_a").dice(9)
    assert scene.begin().answer("move:north").hero().cause == "teleported"


@pytest.mark.parametrize("card", ["vampire_bats", "goblin", "empty"])
def test_nothing_else(card):
    assert not shown(drawing("teleportation", card, dice=[1] if card == "vampire_bats" else []))


def test_other_amulets_are_silent_at_a_trap():
    scene = drawing("luck", "crossfire_trap", dice=[1], pile="trap")
    assert scene.saw("amulet.silent")[-1] == (0, "first_trap_card_or_trap_tile")


def test_who_is_warned_has_met_no_trap():
    """The ring is asked first; what it avoids stirs no amulet."""
    scene = entering("teleportation", "trap_cross", rings=("warning",)).answer("use")
    assert (shown(scene), scene.at(), turn_over(scene)) == (False, (3, 3), True)


def test_it_comes_before_what_befalls_a_pair():
    scene = wearing("teleportation", "sarellia", "volrik", sets=BOTH).top("search", "trap").top("trap", "explosion")
    assert scene.dice(9).begin().answer("search").hero().cause == "teleported"


def test_rats_below_are_no_trap():
    scene = wears(below(deck=["horde_of_rats"]), "teleportation").dice(1).begin().answer("below:draw")
    assert not shown(scene)
