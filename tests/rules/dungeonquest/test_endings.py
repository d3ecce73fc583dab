"""Section 9: how it ends and who has won; R6, R11, R61. Nightfall over towers and the chamber."""

import pytest

from .scene import Scene

TOWERS = ((0, 0), (12, 9), (12, 0), (0, 9))


def in_towers(*gold, round=5):
    """Heroes who have come back to towers with a chit each (None: none)."""
    names = ("volrik", "sir_rohan", "el_adoran", "ulv_grimhand")[: len(gold)]
    scene = Scene(*names, round=round)
    for seat, chit in enumerate(gold):
        scene.put(seat, *TOWERS[seat])
        if chit:
            scene.give(seat, chits=[chit])
    return scene


def over(scene):
    return scene.question() is None, scene.saw("game.over")


def test_the_game_ends_when_no_living_hero_is_left_inside():
    scene = in_towers("sceptre", "golden_mug").begin().answer("leave")
    assert over(scene) == (False, [])
    assert over(scene.answer("leave")) == (True, [((1,), (1100, 1500))])


def test_the_others_play_on_after_one_has_left():
    scene = in_towers("sceptre", "golden_mug", None).begin().answer("leave").answer("miss").answer("miss")
    assert (scene.asked(), scene.saw("sun")[-1]) == ((1,), (6, 26))


def test_it_ends_with_the_death_of_the_last_hero_inside():
    scene = in_towers("sceptre", None).put(1, 3, 4, came_from=(3, 5), life=1).tile(3, 4, "room_cross").begin()
    scene.answer("leave").top("search", "giant_centipede").dice(8).answer("search")
    assert over(scene) == (True, [((0,), (1100, 0))])


def test_highest_treasure_value_wins():
    scene = in_towers("golden_crown", "giant_ruby", "sceptre").begin()
    for _ in range(3):
        scene.answer("leave")
    assert over(scene) == (True, [((1,), (4000, 4500, 1100))])


def test_chits_and_cards_count_together():
    scene = in_towers("sceptre", "jewelled_bracelet").give(1, ("corpse", "necklace"), ("search", "jewellery"))
    scene.begin().answer("leave").answer("leave")
    assert over(scene) == (True, [((1,), (1100, 800 + 150 + 200))])


def test_a_hero_who_is_out_wins_even_with_no_treasure_at_all():
    scene = in_towers(None, "giant_ruby", round=26).put(1, 3, 4).tile(3, 4, "room_cross").begin()
    scene.answer("leave").answer("miss")
    assert over(scene)[1][0][0] == (0,)


def test_the_treasure_of_the_lost_does_not_count():
    scene = in_towers(None, "giant_ruby", round=26).put(1, 3, 4).tile(3, 4, "room_cross").begin()
    scene.answer("leave").answer("miss")
    assert over(scene) == (True, [((0,), (0, 0))])


def test_with_none_out_the_castle_wins():
    scene = Scene("volrik", "sir_rohan", round=26).tile(3, 4, "room_cross").put(0, 3, 4).tile(5, 5, "room_cross")
    scene.put(1, 5, 5).begin().answer("miss").answer("miss")
    assert over(scene) == (True, [((), (0, 0))])


def test_all_dead_the_castle_wins():
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").tile(5, 5, "room_cross")
    scene.put(0, 3, 4, life=1).put(1, 5, 5, life=1).tile(3, 3, "trap_cross").tile(5, 4, "trap_cross")
    scene.top("trap", "explosion", "explosion").begin().answer("move:north").answer("move:north")
    assert over(scene) == (True, [((), (0, 0))])


def test_a_tie_is_shared():
    """R11."""
    scene = in_towers("golden_guineas_11", "golden_guineas_12", "golden_guineas_01").begin()
    for _ in range(3):
        scene.answer("leave")
    assert over(scene) == (True, [((0, 1), (200, 200, 100))])


def test_a_tie_of_two_without_treasure_is_shared_too():
    """R11."""
    scene = in_towers(None, None).begin().answer("leave").answer("leave")
    assert over(scene) == (True, [((0, 1), (0, 0))])


def test_a_hero_in_a_tower_at_the_end_of_round_twenty_six_is_safe():
    """R6."""
    scene = in_towers("sceptre", "golden_mug", round=26).put(1, 3, 4).tile(3, 4, "room_cross").begin()
    scene.answer("miss").answer("miss")
    assert [scene.status(seat) for seat in (0, 1)] == ["out", "lost"]
    assert over(scene) == (True, [((0,), (1100, 0))])


def test_a_tower_reached_in_the_last_turn_and_stopped_in_is_safe():
    """R6."""
    scene = Scene("volrik", "sir_rohan", round=26).tile(1, 0, "room_cross").put(0, 1, 0).give(0, chits=["sceptre"])
    scene.begin().answer("move:west").answer("stop").answer("miss")
    assert (scene.status(), scene.saw("game.over")) == ("out", [((0,), (1100, 0))])


def test_the_start_tower_of_a_hero_who_never_moved_is_not_safe():
    """R6."""
    scene = Scene("volrik", "sir_rohan", round=26).begin().answer("miss").answer("miss")
    assert [scene.status(seat) for seat in (0, 1)] == ["lost", "lost"]


def test_the_start_tower_of_a_hero_thrown_back_into_it_is_safe():
    """R6, R38."""
    scene = Scene("volrik", "sir_rohan", round=26).tile(1, 0, "room_cross").top("room", "goblin")
    scene.top("monster", "monster_02").begin().answer("move:east").answer("escape").answer("stop").answer("miss")
    assert [scene.status(seat) for seat in (0, 1)] == ["out", "lost"]


def test_the_treasure_chamber_is_no_refuge_from_the_night():
    scene = Scene("volrik", "sir_rohan", round=26).put(0, "chamber").dragon("sleeping").begin()
    scene.answer("stay").answer("miss")
    assert (scene.status(), scene.saw("game.over")) == ("lost", [((), (0, 0))])


def test_a_fight_in_the_last_round_is_fought_to_its_end_before_night_falls():
    """Section 2: round 26 is played in full."""
    scene = Scene("volrik", "sir_rohan", round=26).tile(1, 0, "room_cross").put(1, 1, 0).put(0, 0, 0)
    scene.tile(2, 0, "room_cross").top("room", "goblin").top("monster", "monster_06").begin().answer("miss")
    scene.answer("move:east").answer("attack")
    assert (scene.saw("nightfall"), scene.question()) == ([], "tactic")
    scene.both("slash", "leap_aside")
    assert (len(scene.saw("nightfall")), scene.status(1), scene.status(0)) == (1, "lost", "out")


def laden(*more):
    scene = Scene("el_adoran", "volrik", rings=("opening", "")).tile(3, 4, "room_cross").put(0, 3, 4, life=1)
    scene.give(
        0, ("room", "bracelet"), ("crypt", "brooch"), ("room", "potion"), ("corpse", "rope"), chits=["giant_ruby"]
    )
    return scene.top("search", "giant_centipede").dice(5).begin()


def test_a_dead_heros_treasure_goes_back_to_bag_and_decks():
    """R61."""
    scene = laden()
    assert (scene.count("treasure"), scene.in_pile("room", "bracelet"), scene.in_pile("crypt", "brooch")) == (31, 0, 0)
    scene.answer("search")
    assert (scene.status(), scene.gold(), scene.hero().treasures, scene.hero().chits) == ("dead", 0, (), b"")
    assert (scene.count("treasure"), scene.in_pile("room", "bracelet"), scene.in_pile("crypt", "brooch")) == (32, 1, 1)


def test_a_dead_heros_kept_cards_go_back_to_their_decks():
    """R61."""
    scene = laden().answer("search")
    assert (scene.hero().kept, scene.in_pile("room", "potion"), scene.in_pile("corpse", "rope")) == ((), 1, 3)
    assert scene.in_pile("search", "giant_centipede") == 1


def test_a_plight_goes_back_with_the_dead():
    """R61: the trapdoor that was kept."""
    scene = Scene("volrik", "sir_rohan").tile(3, 4, "room_cross").put(0, 3, 4, life=3).tile(3, 3, "trap_cross")
    scene.top("trap", "trapdoor").dice(12, 3).begin().answer("move:north")
    assert (scene.status(), scene.in_pile("trap", "trapdoor"), scene.hero().kept) == ("dead", 4, ())


def test_those_who_left_keep_theirs():
    """R61."""
    scene = in_towers("giant_ruby", None).give(0, ("room", "bracelet")).begin().answer("leave")
    assert (scene.gold(), scene.in_pile("room", "bracelet"), scene.count("treasure")) == (4540, 0, 31)


def test_the_potion_of_one_who_left_does_not_matter_but_the_square_is_free():
    scene = in_towers("giant_ruby", None).begin().answer("leave")
    assert (scene.at(), scene.status()) == (None, "out")


def test_the_lost_at_nightfall_carry_nothing_out():
    """Section 9: only gold carried out counts."""
    scene = Scene("volrik", "sir_rohan", round=26).put(0, "chamber").give(0, chits=["giant_ruby"]).dragon("sleeping")
    scene.begin().answer("miss").answer("miss")
    assert scene.saw("game.over") == [((), (0, 0))]


@pytest.mark.parametrize("chit, winners", [("sceptre", (0,)), (None, ())])
def test_alone_out_with_at_least_one_chit_is_winning(chit, winners):
    """Section 10."""
    scene = in_towers(chit).begin().answer("leave")
    assert scene.saw("game.over") == [(winners, (1100 if chit else 0,))]


def test_alone_treasure_cards_without_a_chit_are_not_winning():
    """Section 10: at least one treasure chit."""
    scene = in_towers(None).give(0, ("room", "bracelet")).begin().answer("leave")
    assert scene.saw("game.over") == [((), (40,))]
