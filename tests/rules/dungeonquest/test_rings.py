"""Section 11: the four rings, each once a game, each with its limits; R20, R39, R40, R44."""

import pytest

from .openings import HERE, NORTH, about_to_enter, room_card, search_card, trap_card, turn_over
from .scene import Scene

FIVE = ["goblin", "orc", "mountain_troll", "death_warrior", "champion_of_chaos"]

# --- Dazzling


@pytest.mark.parametrize("monster", FIVE)
def test_dazzling_defeats_a_monster_and_the_turn_is_over(monster):
    scene = room_card(monster, rings=("dazzling",))
    assert scene.options() == {"attack", "wait", "escape", "ring:dazzling"}
    scene.answer("ring:dazzling")
    assert (scene.at(), turn_over(scene), scene.bottom("room"), scene.hero().ring_used) == (NORTH, True, monster, True)
    assert sum(len(h) for h in scene.s.decks["monster"]) == 15
    assert scene.saw("card")[-1][1] == "room", "no Monster card was drawn"


def test_dazzling_works_once():
    scene = room_card("goblin", rings=("dazzling",)).answer("ring:dazzling").answer("miss")
    scene.top("tiles", "room_cross").top("room", "orc").answer("move:north")
    assert scene.options() == {"attack", "wait", "escape"}


@pytest.mark.parametrize("monster", ["orc", "death_warrior", "mountain_troll"])
def test_dazzling_does_not_work_against_a_sneak_attack(monster):
    scene = room_card(f"sneak_attack_{monster}", dice=(1,), rings=("dazzling",))
    assert scene.options() == {"attack", "escape"}


def test_dazzling_works_on_a_skeleton():
    """R40: a skeleton is met as if a Death Warrior Room card had been drawn."""
    scene = about_to_enter("volrik", "sir_rohan", rings=("dazzling",)).top("room", "crypt").top("crypt", "skeleton")
    scene.dice(6).begin().answer("move:north").answer("look").answer("ring:dazzling")
    assert (turn_over(scene), scene.bottom("crypt")) == (True, "skeleton")


def test_dazzling_works_where_escape_is_barred():
    scene = room_card("goblin", tile="portcullis_cross", rings=("dazzling",))
    assert scene.options() == {"attack", "wait", "ring:dazzling"}


def test_the_ring_of_another_is_no_help():
    assert room_card("goblin", rings=("", "dazzling")).options() == {"attack", "wait", "escape"}


# --- Healing


def hurt(*, ring="healing", life=5, tile="room_cross", **fields):
    scene = Scene("volrik", "sir_rohan", rings=(ring,)).tile(*HERE, tile)
    return scene.put(0, *HERE, came_from=(3, 5), life=life, **fields)


@pytest.mark.parametrize(("life", "after"), [(1, 6), (5, 10), (10, 15), (11, 15), (14, 15)])
def test_healing_gives_up_to_five_and_nothing_else_that_turn(life, after):
    scene = hurt(life=life).begin().answer("ring:healing")
    assert (scene.hero().life, scene.hero().ring_used, scene.at(), turn_over(scene)) == (after, True, HERE, True)


def test_healing_works_once():
    scene = hurt().begin().answer("ring:healing").answer("miss")
    assert (scene.question(), "ring:healing" in scene.options()) == ("turn", False)


def test_healing_in_the_dark():
    """R2: a hero in the dark or in a hole may use what belongs to the start of a turn."""
    scene = hurt().give(0, ("room", "torch_goes_out")).begin().answer("ring:healing")
    assert (scene.hero().life, turn_over(scene)) == (10, True)
    scene.answer("miss")
    assert scene.question() == "turn.torch"


def test_healing_in_a_hole():
    scene = hurt().give(0, ("trap", "trapdoor")).begin().answer("ring:healing")
    assert (scene.hero().life, turn_over(scene)) == (10, True)


def test_no_healing_while_a_spider_must_be_fought():
    assert hurt().give(0, ("room", "giant_spider")).begin().options() == {"fight"}


def test_no_healing_in_a_missed_turn():
    scene = hurt(miss=1).begin()
    assert (scene.asked(), scene.hero().life) == ((1,), 5)


@pytest.mark.parametrize("tile", ["cave_in_straight", "darkness_left", "bottomless_pit", "chasm_entry_with_left"])
def test_healing_on_special_tiles(tile):
    scene = hurt(tile=tile).begin().answer("ring:healing")
    assert (scene.hero().life, scene.at(), turn_over(scene)) == (10, HERE, True)


def test_healing_in_a_tower():
    scene = Scene("volrik", "sir_rohan", rings=("healing",)).put(0, 0, 0, life=3).begin().answer("ring:healing")
    assert (scene.hero().life, turn_over(scene)) == (8, True)


def test_healing_in_the_treasure_chamber_turns_up_a_dragon_chit_but_no_treasure():
    """R44."""
    scene = Scene("volrik", "sir_rohan", rings=("healing",)).put(0, "chamber", life=3).dragon("sleeping")
    scene.begin().answer("ring:healing")
    assert (scene.hero().life, scene.hero().chits, turn_over(scene)) == (8, b"", True)
    assert len(scene.saw("dragon.sleeps")) == 1


def test_a_potion_may_be_drunk_before_healing():
    scene = hurt(life=1).give(0, ("room", "potion")).dice(4).begin().answer("drink").answer("ring:healing")
    assert (scene.hero().life, turn_over(scene)) == (7, True)


# --- Opening

DOOR = "room_door_ahead_open_sides"


def test_opening_a_door_instead_of_the_card():
    scene = about_to_enter("volrik", "sir_rohan", here=DOOR, rings=("opening",)).top("room", "empty").begin()
    scene.answer("move:north")
    assert (scene.question(), scene.options()) == ("lock", {"lock:try", "ring:opening:door"})
    scene.answer("ring:opening:door")
    assert (scene.at(), scene.hero().ring_used, [c[1] for c in scene.saw("card")]) == (NORTH, True, ["room"])


def test_opening_may_be_kept_for_later():
    scene = about_to_enter("volrik", "sir_rohan", here=DOOR, rings=("opening",)).top("door", "door_jammed").begin()
    scene.answer("move:north").answer("lock:try")
    assert (scene.at(), scene.hero().ring_used, turn_over(scene)) == (HERE, False, True)


def test_opening_a_gate_instead_of_the_roll():
    scene = Scene("volrik", "sir_rohan", rings=("opening",)).tile(*HERE, "portcullis_cross").tile(3, 5, "room_cross")
    scene.put(0, *HERE).top("room", "empty").begin().answer("move:south").answer("ring:opening:gate")
    assert (scene.at(), scene.saw("roll"), scene.hero().ring_used) == ((3, 5), [], True)


def test_opening_works_once():
    scene = about_to_enter("volrik", "sir_rohan", here=DOOR, rings=("opening",)).top("room", "empty").begin()
    scene.answer("move:north").answer("ring:opening:door").answer("miss")
    scene.top("door", "door_jammed").answer("move:south")
    assert (scene.at(), turn_over(scene)) == (NORTH, True), "the card was drawn without a question"


def two_locks(tile, entry, *cards):
    scene = Scene("volrik", "sir_rohan", rings=("opening",)).tile(*HERE, DOOR).tile(*NORTH, tile, entry=entry)
    return scene.put(0, *HERE).top("door", *cards).top("room", "empty").begin().answer("move:north")


def test_opening_deals_with_one_of_two_doors():
    """R39: the other needs its card."""
    scene = two_locks(DOOR, "north", "door_opens").answer("ring:opening:door")
    assert (scene.at(), [c[1] for c in scene.saw("card")]) == (NORTH, ["door", "room"])
    scene = two_locks(DOOR, "north", "door_jammed").answer("ring:opening:door")
    assert (scene.at(), turn_over(scene), scene.hero().ring_used) == (HERE, True, True)


def test_opening_the_door_leaves_the_gate_to_be_lifted():
    scene = two_locks("portcullis_cross", "south")
    assert scene.options() == {"lock:try", "ring:opening:door", "ring:opening:gate"}
    scene.dice(4).answer("ring:opening:door")
    assert (scene.at(), [r[1:] for r in scene.saw("roll")][0][1:]) == (NORTH, (12, 4))


def test_opening_the_gate_leaves_the_door_to_its_card():
    scene = two_locks("portcullis_cross", "south", "door_opens").answer("ring:opening:gate")
    assert (scene.at(), scene.saw("roll"), [c[1] for c in scene.saw("card")]) == (NORTH, [], ["door", "room"])


def test_opening_the_gate_and_the_door_jams():
    scene = two_locks("portcullis_cross", "south", "door_jammed").answer("ring:opening:gate")
    assert (scene.at(), turn_over(scene), scene.hero().ring_used) == (HERE, True, True)


def test_no_question_where_there_is_no_lock():
    scene = about_to_enter("volrik", "sir_rohan", rings=("opening",)).top("room", "empty").begin().answer("move:north")
    assert (scene.at(), turn_over(scene)) == (NORTH, True)


# --- Warning


def test_warning_on_entering_a_trap_tile_no_card_is_drawn():
    scene = about_to_enter("volrik", "sir_rohan", tile="trap_cross", rings=("warning",)).begin().answer("move:north")
    assert (scene.question(), scene.options()) == ("ring.warning", {"use", "keep"})
    scene.answer("use")
    assert (scene.saw("card"), scene.hero().ring_used, turn_over(scene), scene.at()) == ([], True, True, NORTH)


def test_warning_may_be_kept_on_a_trap_tile():
    scene = trap_card("explosion", rings=("warning",)).answer("keep")
    assert (scene.hero().life, scene.hero().ring_used, turn_over(scene)) == (11, False, True)


def test_warning_on_a_trap_tile_explored_before():
    scene = Scene("volrik", "sir_rohan", rings=("warning",)).tile(*HERE, "room_cross").tile(*NORTH, "trap_cross")
    scene.put(0, *HERE).begin().answer("move:north").answer("use")
    assert (scene.saw("card"), turn_over(scene)) == ([], True)


@pytest.mark.parametrize("card", ["cave_in", "crossfire_trap", "trapdoor"])
def test_warning_on_a_trap_of_the_room_deck(card):
    """R20."""
    scene = room_card(card, rings=("warning",))
    assert scene.question() == "ring.warning"
    scene.answer("use")
    assert (scene.hero().life, scene.hero().kept, turn_over(scene), scene.bottom("room")) == (15, (), True, card)
    assert scene.saw("roll") == []


def test_warning_may_be_kept_on_a_room_card():
    scene = room_card("crossfire_trap", rings=("warning",)).dice(9).answer("keep")
    assert (scene.hero().life, scene.hero().ring_used) == (10, False)


def test_warning_works_once():
    scene = room_card("crossfire_trap", rings=("warning",)).answer("use").answer("miss")
    scene.top("tiles", "trap_cross").top("trap", "explosion").answer("move:north")
    assert scene.hero().life == 11


def test_warning_does_not_cover_door_traps():
    """R20."""
    scene = about_to_enter("volrik", "sir_rohan", here=DOOR, rings=("warning",)).top("door", "door_trap_a").dice(3)
    scene.begin().answer("move:north")
    assert (scene.hero().life, turn_over(scene)) == (12, True)


@pytest.mark.parametrize("card", ["crypt_trap_a", "crypt_trap_b"])
def test_warning_does_not_cover_crypt_traps(card):
    scene = about_to_enter("volrik", "sir_rohan", rings=("warning",)).top("room", "crypt").top("crypt", card).dice(6)
    scene.begin().answer("move:north").answer("look")
    assert (scene.hero().life, turn_over(scene)) == (12 if card == "crypt_trap_a" else 14, True)


def test_warning_does_not_cover_traps_found_by_searching():
    scene = Scene("volrik", "sir_rohan", rings=("warning",)).tile(*HERE, "room_cross").put(0, *HERE)
    scene.top("search", "trap").top("trap", "explosion").begin().answer("search")
    assert (scene.hero().life, turn_over(scene)) == (11, True)


@pytest.mark.parametrize("card", ["vampire_bats", "torch_goes_out", "wizards_curse"])
def test_warning_is_for_traps_only(card):
    scene = room_card(card, rings=("warning",), dice=() if card == "torch_goes_out" else (1,))
    assert (turn_over(scene), scene.hero().ring_used) == (True, False)


def test_warning_on_escaping_back_onto_a_trap_tile():
    """R38: it counts as entering it."""
    scene = about_to_enter("volrik", "sir_rohan", here="trap_cross", rings=("warning",)).top("room", "goblin")
    scene.top("monster", "monster_02").begin().answer("move:north").answer("escape")
    assert scene.question() == "ring.warning"
    scene.answer("use")
    assert (scene.at(), scene.hero().life, turn_over(scene)) == (HERE, 15, True)


def test_a_centipede_is_no_trap():
    scene = search_card("giant_centipede", rings=("warning",), dice=(3,))
    assert (scene.hero().life, turn_over(scene)) == (12, True)
