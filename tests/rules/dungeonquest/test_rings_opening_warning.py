"""Section 11: the rings of Opening and of Warning, each with its limits; R20, R38, R39."""

import pytest

from .openings import HERE, NORTH, about_to_enter, room_card, search_card, trap_card, turn_over
from .scene import Scene

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
    assert (scene.at(), [r[2:] for r in scene.saw("roll")]) == (NORTH, [(12, 4)])


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
