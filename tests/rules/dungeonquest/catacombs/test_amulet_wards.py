"""Section 13: Command, Control, Escape, Levitation, Luck, Spider God: shown at the first trigger, lasting from then."""

import pytest

from games.rules.dungeonquest.board import square

from .stage import below, pass_until, turn_over
from .worn import drawing, entering, shown, wearing, wears

BOTH_WAYS = pytest.mark.parametrize("known", [False, True])

# --- Command


@BOTH_WAYS
@pytest.mark.parametrize("card", ["orc", "champion_of_chaos", "sneak_attack_orc"])
def test_command_ignores_orcs_and_champions_sneak_attacks_too(card, known):
    scene = drawing("command", card, shown=known)
    assert scene.saw("amulet.spares") == [(0, "command", card)]
    assert (turn_over(scene), scene.bottom("room"), shown(scene)) == (True, card, True)
    assert scene.saw("amulet.shown") == ([] if known else [(0, "command")])


@pytest.mark.parametrize("card", ["goblin", "mountain_troll", "death_warrior"])
def test_no_other_monster_is_ignored_nor_stirs_it(card):
    scene = drawing("command", card)
    assert (scene.question(), shown(scene)) == ("stance", False)
    assert "first_orc_or_champion_card" not in scene.hero().amulet_quiet


def test_another_amulet_is_silent_at_an_orc():
    scene = drawing("luck", "orc")
    assert (scene.question(), scene.saw("amulet.silent")[-1]) == ("stance", (0, "first_orc_or_champion_card"))


# --- Spider God


@BOTH_WAYS
def test_spider_god_ignores_giant_spiders(known):
    scene = drawing("spider_god", "giant_spider", shown=known)
    assert scene.saw("amulet.spares") == [(0, "spider_god", "giant_spider")]
    assert (turn_over(scene), scene.bottom("room")) == (True, "giant_spider")


# --- Escape


def test_a_chosen_escape_always_works():
    scene = drawing("escape", "death_warrior", came_from=(3, 5)).answer("escape")
    assert (scene.at(), shown(scene), scene.count("monster")) == ((3, 4), True, 15)
    assert scene.saw("monster.result") == []


def test_so_does_flight_from_the_spider():
    """R37: it is an escape."""
    scene = drawing("escape", "giant_spider").answer("flee")
    assert (scene.at(), scene.saw("spider.fled")) == ((3, 4), [(0,)])


def test_only_a_permitted_escape():
    scene = entering("escape", "portcullis_straight", cards=[("room", "orc")], shown=True)
    assert scene.option("escape").why_not == "gate_behind"


def test_another_stance_does_not_stir_it():
    scene = drawing("escape", "goblin").top("monster", "monster_01").answer("attack")
    assert not shown(scene)


# --- Luck


def test_luck_gives_two_from_the_first_roll_on():
    scene = drawing("luck", "sneak_attack_orc", dice=[12], life=15)
    assert shown(scene)
    assert scene.hero().life == 15 - (12 - 8 - 2)


def test_the_second_time_as_well():
    scene = drawing("luck", "sneak_attack_orc", dice=[12], shown=True)
    assert scene.saw("amulet.shown") == []
    assert scene.hero().life == 15 - (12 - 8 - 2)


@BOTH_WAYS
def test_armour_and_agility_are_not_luck(known):
    scene = drawing("luck", "crossfire_trap", dice=[12], pile="trap", shown=known)
    assert (shown(scene), scene.hero().life) == (known, 15 - (12 - 4))
    assert wearing("luck", here="cave_in_cross", shown=known).begin().option("force").info == ("agility", 7, 12)


def test_known_amulets_of_another_kind_bring_no_luck():
    assert drawing("escape", "sneak_attack_orc", dice=[12], shown=True).hero().life == 15 - (12 - 8)


def test_other_amulets_are_silent_at_a_luck_roll():
    scene = drawing("escape", "sneak_attack_orc", dice=[9])
    assert scene.saw("amulet.silent")[-1] == (0, "first_luck_roll")
    assert scene.hero().life == 15 - 1


# --- Levitation


@BOTH_WAYS
@pytest.mark.parametrize("pile", ["room", "trap"])
def test_levitation_ignores_trapdoor_cards(pile, known):
    scene = drawing("levitation", "trapdoor", pile=pile, shown=known)
    assert (scene.saw("amulet.spares"), turn_over(scene)) == ([(0, "levitation", "trapdoor")], True)


@BOTH_WAYS
@pytest.mark.parametrize("tile", ["bottomless_pit", "bridge"])
def test_pits_and_bridges_are_empty_rooms_without_a_card(tile, known):
    """R50: searching allowed, any way out."""
    scene = entering("levitation", tile, shown=known)
    assert (scene.at(), scene.saw("amulet.floats"), scene.saw("card")) == ((3, 3), [(0, tile)], [])
    pass_until(scene)
    assert scene.options() == {"move:north", "move:south", "search", "miss"}


@pytest.mark.parametrize("tile", ["bottomless_pit", "bridge"])
def test_without_it_silence_is_told_and_the_depth_is_as_deep_as_ever(tile):
    scene = entering("luck", tile, dice=[1] if tile == "bottomless_pit" else [])
    assert scene.saw("amulet.silent")[-1] == (0, "first_trapdoor_pit_or_bridge")
    assert scene.saw("amulet.floats") == []


def test_a_known_levitation_comes_before_the_ring_that_warns():
    scene = drawing("levitation", "trapdoor", shown=True, rings=("warning",))
    assert (scene.saw("amulet.spares"), scene.hero().ring_used) == ([(0, "levitation", "trapdoor")], False)


# --- Control


def facing(scene):
    return [side for side, what in enumerate(scene.sides(3, 3)) if what]


@pytest.mark.parametrize(("answer", "opening"), [("face:north", 0), ("face:east", 1), ("face:south", 2)])
def test_control_turns_a_fresh_rotating_room_as_you_like(answer, opening):
    scene = entering("control", "rotating_room")
    assert (scene.question(), len(scene.options())) == ("control.turn", 4)
    scene.answer(answer)
    assert (facing(scene), turn_over(scene), scene.status()) == ([opening], True, "inside")


def test_and_one_already_placed():
    scene = wearing("control").tile(3, 3, "rotating_room", entry="south", rotated=True).begin()
    scene.answer("move:north").answer("face:west")
    assert (facing(scene), scene.saw("control.turned")) == ([3], [(0, "west")])


def test_at_the_start_of_a_turn_spent_there_once_more():
    scene = pass_until(entering("control", "rotating_room").answer("face:east"))
    assert {o for o in scene.options() if o.startswith("face:")} == {"face:north", "face:south", "face:west"}
    scene.answer("face:north")
    assert not [o for o in scene.options() if o.startswith("face:")]
    assert (scene.asked(), "move:north" in scene.options()) == ((0,), True)
    pass_until(scene.answer("miss"))
    assert len([o for o in scene.options() if o.startswith("face:")]) == 3, "and so again in the next"


def test_no_other_tile_turns_with_it():
    scene = wearing("control").tile(3, 3, "rotating_room", entry="south", rotated=True).tile(4, 3, "room_left", "west")
    before = scene.begin().sides(4, 3), len(scene.s.entries)
    scene.answer("move:north").answer("face:west")
    assert (scene.sides(4, 3), len(scene.s.entries)) == before


def test_a_wall_is_no_prison_for_who_can_turn_the_room():
    """R4."""
    scene = wearing("control", shown=True).tile(3, 0, "rotating_room", entry="north", rotated=True)
    scene.put(0, 3, 0).begin()
    assert (scene.status(), scene.at()) == ("inside", (3, 0))


@pytest.mark.parametrize(("tile", "told"), [("rotating_room", True), ("room_cross", False)])
def test_to_come_up_in_such_a_room_is_to_enter_one(tile, told):
    scene = wears(below(start=(3, 4), deck=["exit"]).tile(3, 3, tile, entry="south", rotated=told), "control").dice(5)
    scene.begin().answer("below:draw").answer("up").answer("step_out")
    assert (shown(scene), turn_over(scene)) == (told, True)


def test_without_it_the_room_turns_by_itself():
    scene = entering("luck", "rotating_room")
    assert (scene.saw("amulet.silent")[-1], facing(scene)) == ((0, "first_rotating_room_entered"), [0])
    assert scene.saw("rotated") == [(0, square(3, 3))]
