"""Section 11: the rings of Dazzling and of Healing, each once a game, each with its limits; R2, R40, R44."""

import pytest

from .openings import HERE, NORTH, about_to_enter, room_card, turn_over
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


def test_healing_belongs_before_recovery():
    """R2, and "nothing else that turn": not in a turn in which a torch was lit or a hole climbed out of."""
    scene = hurt().give(0, ("room", "torch_goes_out")).dice(1).begin().answer(("relight", ("1", "2", "3")))
    assert (scene.question(), "ring:healing" in scene.options()) == ("turn", False)
    scene = hurt().give(0, ("room", "trapdoor")).dice(1).begin().answer("climb")
    assert (scene.question(), "ring:healing" in scene.options()) == ("turn", False)
    scene = hurt(tile="cave_in_cross").dice(1).begin().answer("force")
    assert (scene.question(), "ring:healing" in scene.options()) == ("turn", False)
