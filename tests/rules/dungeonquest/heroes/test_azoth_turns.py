"""Section 12, Azoth: Dark Force, Stasis (R46, R51), and what lies in sight."""

import pytest

from tests.rules.dungeonquest.scene import Scene

from .stage import HERE, NORTH, SETS, at, turn_over

AZOTH = ("azoth", "volrik")
SURE, DIE, STASIS, DOORWAY = "spell:dark_force:sure", "spell:dark_force:die", "spell:stasis", "spell:doorway"

# --- Dark Force


def test_three_life_points_for_sure_and_the_turn_goes_on():
    scene = at(*AZOTH, life=5).begin().answer(SURE)
    assert (scene.hero().life, scene.question(), scene.hero().marks) == (8, "turn", {"spent:dark_force": 1})
    assert not {SURE, DIE} & scene.options(), "once"


@pytest.mark.parametrize("die", [1, 6])
def test_or_a_die_and_take_what_comes(die):
    scene = at(*AZOTH, life=5).dice(die).begin().answer(DIE)
    assert (scene.hero().life, scene.hero().marks) == (5 + die, {"spent:dark_force": 1})


def test_never_above_the_start():
    assert at(*AZOTH, life=13).begin().answer(SURE).hero().life == 14


def test_not_in_the_treasure_chamber_nor_unhurt():
    scene = at(*AZOTH).put(0, "chamber", life=5).begin()
    assert scene.option(SURE).why_not == scene.option(DIE).why_not == "not_here"
    assert at(*AZOTH).begin().option(SURE).why_not == "unhurt"


def test_in_the_dark_but_not_after_recovery():
    """R2."""
    scene = at(*AZOTH, life=5).give(0, ("room", "torch_goes_out")).dice(1).begin()
    assert SURE in scene.options()
    scene.answer(("relight", ("1", "2", "3")))
    assert (scene.question(), SURE in scene.options()) == ("turn", False)


# --- Stasis


def test_an_extra_turn_for_a_life_point_then_the_normal_turn():
    scene = at(*AZOTH).begin().answer(STASIS)
    assert (scene.hero().life, scene.question(), scene.hero().marks["up:stasis"]) == (13, "turn", 1)
    scene.answer("miss")
    assert (scene.question(), scene.options(), scene.asked()) == ("stasis.on", {"pay", "lapse"}, (0,))
    scene.answer("lapse")
    assert (scene.question(), scene.asked(), scene.s.round) == ("turn", (0,), 1)
    assert STASIS not in scene.options(), "he takes his normal turn"
    assert turn_over(scene.answer("miss"))


def test_as_many_as_he_pays_for():
    scene = at(*AZOTH).begin().answer(STASIS)
    for _ in range(3):
        scene.answer("miss").answer("pay")
    assert (scene.hero().life, scene.asked()) == (10, (0,))


def test_castable_again_in_a_later_round():
    scene = at(*AZOTH).begin().answer(STASIS).answer("miss").answer("lapse").answer("miss").answer("miss")
    assert (scene.s.round, STASIS in scene.options()) == (2, True)


def test_with_the_last_life_point_he_stops():
    scene = at(*AZOTH, life=2).begin().answer(STASIS).answer("miss")
    assert (scene.question(), scene.hero().life, scene.hero().marks.get("up:stasis")) == ("turn", 1, None)
    assert at(*AZOTH, life=1).begin().option(STASIS).why_not == "last_life"


def in_stasis(card, *dice, tile="room_cross", pile="room"):
    scene = at(*AZOTH).top("tiles", tile).top(pile, card).dice(*dice).begin()
    return scene.answer(STASIS).answer("move:north")


@pytest.mark.parametrize("card", [
    "goblin", "champion_of_chaos", "sneak_attack_orc", "giant_spider", "vampire_bats", "crossfire_trap", "cave_in",
    "trapdoor",
])  # fmt: skip
def test_monsters_creatures_and_traps_on_cards_are_ignored(card):
    scene = in_stasis(card)
    assert (scene.question(), scene.at(), scene.hero().life) == ("stasis.on", NORTH, 13)
    assert (scene.saw("stasis.ignored"), scene.bottom("room")) == ([(0, card)], card)


@pytest.mark.parametrize("card", ["trapdoor", "poison_gas", "explosion", "poisonous_snakes"])
def test_trap_tiles_draw_a_card_that_is_ignored(card):
    scene = in_stasis(card, tile="trap_cross", pile="trap")
    assert (scene.question(), scene.hero().life, scene.hero().miss) == ("stasis.on", 13, 0)


def test_a_door_trap_does_not_bite_but_the_door_stays_shut():
    scene = at(*AZOTH, here="room_door_ahead_open_sides").top("door", "door_trap_a").begin().answer(STASIS)
    scene.answer("move:north").answer("lock:try")
    assert (scene.at(), scene.hero().life, scene.question()) == (HERE, 13, "stasis.on")


def test_treasure_is_kept_crypts_and_corpses_may_be_searched():
    assert in_stasis("jewellery").gold() > 0
    scene = at(*AZOTH).top("tiles", "room_cross").top("room", "crypt").top("crypt", "skeleton").begin()
    scene.answer(STASIS).answer("move:north").answer("look")
    assert (scene.question(), scene.saw("stasis.ignored")) == ("stasis.on", [(0, "skeleton")])
    scene = at(*AZOTH).top("search", "ring").begin().answer(STASIS).answer("search")
    assert (scene.question(), scene.gold() > 0) == ("stasis.on", True)


def test_the_torch_still_goes_out():
    scene = in_stasis("torch_goes_out").answer("pay")
    assert scene.question() == "turn.torch"


def test_tiles_work():
    scene = at(*AZOTH).top("tiles", "bottomless_pit").dice(12).begin().answer(STASIS).answer("move:north")
    assert (scene.status(), turn_over(scene)) == ("dead", True)


def test_rotating_rooms_turn_only_afterwards():
    scene = at(*AZOTH).top("tiles", "rotating_room").begin().answer(STASIS).answer("move:north")
    assert (scene.sides(3, 3), scene.saw("rotated")) == ((0, 0, 1, 0), []), "still open to the south"
    scene.answer("pay").answer("move:south")
    assert scene.at() == HERE
    scene.answer("lapse")
    assert (scene.sides(3, 3), scene.s.entries[3 * 13 + 3]) == ((1, 0, 0, 0), 4)
    scene.answer("miss").answer("miss").answer(STASIS).answer("miss").answer("lapse")
    assert scene.sides(3, 3) == (1, 0, 0, 0), "and never again"


def test_one_that_has_turned_before_never_turns_again():
    scene = at(*AZOTH).tile(3, 3, "rotating_room", entry="south", rotated=True).begin().answer(STASIS)
    scene.answer("move:north").answer("lapse")
    assert scene.sides(3, 3) == (0, 0, 1, 0)


def test_they_turn_with_him_inside_and_if_he_dies():
    scene = at(*AZOTH).top("tiles", "rotating_room").begin().answer(STASIS).answer("move:north").answer("lapse")
    assert (scene.at(), scene.sides(3, 3), scene.question()) == (NORTH, (1, 0, 0, 0), "turn")
    scene = at(*AZOTH).top("tiles", "rotating_room", "bottomless_pit").begin().answer(STASIS).answer("move:north")
    scene.answer("pay").top_now("room", "empty").answer("move:south").answer("pay").dice(12).answer("move:east")
    assert (scene.status(), scene.sides(3, 3)) == ("dead", (1, 0, 0, 0))


def test_in_the_treasure_chamber_two_chits_a_turn_and_no_dragon():
    scene = at(*AZOTH).put(0, "chamber").begin().answer(STASIS).answer("stay").answer("pay").answer("stay")
    assert (len(scene.hero().chits), scene.s.dragon_out) == (4, b"")
    scene.answer("pay").answer("miss")
    assert scene.s.dragon_out == b"", "nor for a turn idled away"
    scene.answer("lapse").answer("move:north")
    assert scene.s.dragon_out == b""


@pytest.mark.parametrize(("in_stasis", "sleeps"), [(True, 0), (False, 1)])
def test_so_is_a_turn_that_enters_it(in_stasis, sleeps):
    scene = Scene(*AZOTH, sets=SETS).tile(5, 4, "room_cross").put(0, 5, 4).dragon("sleeping").begin()
    if in_stasis:
        scene.answer(STASIS)
    scene.answer("move:east")
    assert (len(scene.hero().chits), len(scene.saw("dragon.sleeps"))) == (2, sleeps)


def test_in_the_normal_turn_the_dragon_looks_again():
    scene = at(*AZOTH).put(0, "chamber").dragon("sleeping").begin().answer(STASIS).answer("stay").answer("lapse")
    scene.answer("stay")
    assert (len(scene.hero().chits), len(scene.s.dragon_out)) == (4, 1)
    assert len(at(*AZOTH).put(0, "chamber").dragon("sleeping").begin().answer("miss").s.dragon_out) == 1


def test_and_in_a_normal_turn_idled_away_but_not_elsewhere():
    """R44, after Stasis too."""
    scene = at(*AZOTH).put(0, "chamber").dragon("sleeping").begin().answer(STASIS).answer("miss").answer("lapse")
    scene.answer("miss")
    assert (scene.hero().chits, len(scene.s.dragon_out)) == (b"", 1)
    scene = at(*AZOTH).begin().answer(STASIS).answer("miss").answer("lapse").answer("miss")
    assert (scene.s.dragon_out, turn_over(scene)) == (b"", True)


def test_leaving_the_castle_in_an_extra_turn():
    scene = Scene(*AZOTH, sets=SETS).put(0, 0, 0).begin().answer(STASIS).answer("leave")
    assert (scene.status(), turn_over(scene)) == ("out", True)


def test_one_spell_up_at_a_time():
    scene = at(*AZOTH, life=10).begin().answer(STASIS)
    assert scene.option(SURE).why_not == scene.option(DOORWAY).why_not == "spell_up"
    assert scene.option("spell:invisibility").why_not == "spell_up"


def test_the_spells_lie_in_sight():
    scene = at(*AZOTH, life=10, marks={"spent:doorway": 1}).begin().answer("spell:invisibility")
    assert {s["spell"]: s["state"] for s in scene.seen_by(None)["table"]["heroes"][0]["spells"]} == {
        "dark_force": "ready", "eyes_of_doom": "ready", "fireball": "ready", "invisibility": "up",
        "stasis": "ready", "doorway": "spent",
    }  # fmt: skip
