"""Section 13: the cave troll, its secret number, the bribe and the fight; R41, R58, R65."""

import pytest

from .stage import below, draws, journey, room_card, row, turn_over


def troll(*heroes, number=None, dice=(), **fields):
    """Seat 0 has met a cave troll; in company the right player has picked the number."""
    scene = draws("cave_troll", *heroes, dice=dice, **fields)
    return scene if number is None else scene.answer(str(number))


def test_the_right_player_picks_0_to_9_in_secret():
    scene = troll()
    assert (scene.question(), scene.asked(), scene.options()) == ("cave_troll.number", (1,), set("0123456789"))
    scene.answer("4")
    assert (scene.question(), scene.asked()) == ("cave_troll", (0,))
    assert scene.seen_by(1)["table"]["secrets"] == {"cave_troll": 4}
    assert scene.seen_by(0)["table"]["secrets"] == scene.seen_by(None)["table"]["secrets"] == {}
    assert [scene.seen_by(seat)["table"]["meeting"]["life"] for seat in (1, 0, None)] == [6, None, None]


def test_whoever_sits_to_the_right_even_when_dead():
    """R27."""
    scene = below("volrik", "sir_rohan", "el_adoran", deck=["cave_troll"])
    scene.state.heroes[2].status, scene.state.heroes[2].place = 2, -1
    assert scene.begin().answer("below:draw").asked() == (2,)


def test_without_treasure_there_is_nothing_to_offer():
    scene = troll(number=4)
    assert (scene.options(), scene.option("offer").why_not) == ({"fight"}, "no_treasure")


def offered(number, *names, **fields):
    return troll(number=number, **fields).answer(("offer", names))


RICH = {"things": [("room", "bracelet"), ("search", "jewellery")], "chits": ["golden_guineas_01", "golden_crown"]}


def names(scene):
    return scene.option("offer").fields[0].of


def test_the_offer_names_every_piece_with_its_gold():
    scene = troll(number=4, **RICH)
    assert {"bracelet#40", "jewellery#200"} < set(names(scene))
    assert (len(names(scene)), scene.option("offer").fields[0].least) == (4, 1)


def test_two_pieces_alike_can_be_told_apart():
    scene = troll(number=9, things=[("catacomb", "treasure_chest"), ("catacomb", "treasure_chest")])
    assert names(scene) == ("treasure_chest#0", "treasure_chest#0#2")


def test_a_troll_whose_number_is_4_takes_400_gold():
    """The book's example."""
    scene = troll(number=4, chits=["gold_necklace_500"])
    scene.answer(("offer", names(scene)))
    assert (turn_over(scene), scene.gold(), scene.hero().life, scene.s.meeting) == (True, 0, 15, None)
    assert scene.saw("troll.number", 0) == [(0, 4, 400)]


def test_or_fights_with_6_life_points():
    scene = troll(number=4).answer("fight")
    for wounds in (2, 4):
        scene.both("mighty_blow", "slash")
        assert scene.s.meeting.wounds == wounds
    scene.both("mighty_blow", "slash")
    assert (turn_over(scene), scene.saw("monster.dead")) == (True, [(0, "cave_troll", 6)])


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize("less", [0, 1])
def test_exactly_its_number_times_100_is_enough(number, less):
    """240 gold is offered."""
    scene = troll(number=number, things=[("room", "bracelet"), ("search", "jewellery")])
    scene.answer(("offer", ("bracelet#40", "jewellery#200") if not less else ("bracelet#40",)))
    enough = (40 if less else 240) >= 100 * number
    assert (scene.question() == "tactic") != enough
    assert scene.gold() == (200 if less and enough else 0 if enough else 240)


@pytest.mark.parametrize(("number", "bribed"), [(2, True), (3, False)])
def test_to_the_last_coin(number, bribed):
    """200 gold."""
    scene = troll(number=number, things=[("search", "jewellery")]).answer(("offer", ("jewellery#200",)))
    assert (turn_over(scene), scene.gold()) == (bribed, 0 if bribed else 200)


def test_too_little_is_kept_for_the_fight_and_the_number_has_been_shown():
    scene = troll(number=9, things=[("room", "bracelet")]).answer(("offer", ("bracelet#40",)))
    assert (scene.question(), scene.gold()) == ("tactic", 40)
    assert scene.seen_by(0)["table"]["meeting"]["life"] == 1


def test_all_that_is_offered_is_gone_even_if_less_would_have_done():
    scene = troll(number=0, **RICH)
    scene.answer(("offer", ("bracelet#40", "jewellery#200")))
    assert (len(scene.hero().treasures), len(scene.hero().chits)) == (0, 2)
    assert (scene.bottom("room"), scene.bottom("search")) == ("bracelet", "jewellery")


def test_chits_go_into_the_bag():
    scene = troll(number=0, chits=["golden_crown"])
    scene.answer(("offer", names(scene)))
    assert (scene.count("treasure"), [len(h) for h in scene.s.decks["treasure"]]) == (40, [40])


def test_unopened_chests_count_nothing():
    scene = troll(number=1, things=[("catacomb", "treasure_chest")])
    scene.answer(("offer", names(scene)))
    assert (scene.question(), scene.saw("troll.offer")) == ("tactic", [(0, 1, 0)])


@pytest.mark.parametrize(("stones", "worth"), [(("sun_stone",), 1100), (("sun_stone", "moon_stone"), 10000)])
def test_stones_at_their_pair_value_if_both_are_offered(stones, worth):
    scene = troll(number=1, chits=["sun_stone", "moon_stone"])
    scene.answer(("offer", tuple(n for n in names(scene) if n.split("#")[0] in stones)))
    assert scene.saw("troll.offer") == [(0, len(stones), worth)]


# --- the fight


def test_no_stance_and_no_monster_card():
    scene = troll(number=9).answer("fight")
    assert (scene.question(), scene.asked()) == ("tactic", (0, 1))
    assert scene.saw("stance") == scene.saw("monster.result") == []
    assert scene.count("monster") == len(scene.cards.monster)


@pytest.mark.parametrize("number", range(10))
def test_its_life_is_ten_less_the_number(number):
    scene = troll(number=number).answer("fight")
    blows = 0
    while scene.question() == "tactic":
        scene.both("slash", "leap_aside")
        blows += 1
    assert (blows, scene.saw("monster.dead")) == (10 - number, [(0, "cave_troll", 10 - number)])


def test_that_it_still_stands_is_told_after_every_wound():
    scene = troll(number=7).answer("fight").both("slash", "leap_aside")
    assert scene.saw("monster.stands", 0) == [(0, "cave_troll", 1)]
    assert scene.s.numbers["cave_troll"].may_be(0) == 0b111111111, "ten points less the number are more than one"


def test_either_way_its_card_stays_in_the_row():
    """R58."""
    scene = troll(number=9, row=("nothing",)).answer("fight").both("slash", "leap_aside")
    assert (row(scene), journey(scene)[2], scene.s.numbers) == (["nothing", "cave_troll"], 2, {})
    scene = troll(number=0, things=[("room", "bracelet")]).answer(("offer", ("bracelet#40",)))
    assert (row(scene), scene.s.numbers) == (["cave_troll"], {})


def test_it_kills_like_any_other():
    scene = troll(number=0, life=1).answer("fight").both("mighty_blow", "leap_aside")
    assert (scene.status(), scene.hero().cause, scene.s.numbers) == ("dead", "cave_troll", {})
    assert scene.count("catacomb") == 32


def test_the_ring_of_dazzling_does_nothing_to_it():
    """R40."""
    assert troll(number=0, rings=("dazzling",)).options() == {"fight"}


# --- alone


def test_alone_the_game_draws_the_number_and_rounds_follow_the_solo_table():
    """R65: a die of 0 to 9; 4-6 both lose 1, 7-9 the monster, 10 it loses 2."""
    scene = draws("cave_troll", "volrik", dice=(10,))
    assert (scene.question(), scene.seen_by(0)["table"]["secrets"]) == ("cave_troll", {})
    scene.dice(7).answer("fight")
    assert (scene.question(), scene.hero().life, scene.saw("monster.dead")) == (
        "turn.below",
        15,
        [(0, "cave_troll", 1)],
    )
    scene = draws("cave_troll", "volrik", dice=(8,)).dice(4, 10).answer("fight")
    assert (scene.hero().life, scene.saw("monster.dead")) == (14, [(0, "cave_troll", 3)])


def test_alone_it_may_be_bribed_as_well():
    scene = draws("cave_troll", "volrik", dice=(1,), things=[("room", "bracelet")]).answer(("offer", ("bracelet#40",)))
    assert (scene.question(), scene.gold(), scene.saw("troll.number")) == ("turn.below", 0, [(0, 0, 0)])


# --- the longbow


DEATH_WARRIOR = {1: "missed", 2: "missed", 3: "missed", 4: "wounded", 5: "wounded", 6: "killed"}


@pytest.mark.parametrize("roll", DEATH_WARRIOR)
def test_arrows_use_the_death_warrior_s_column(roll):
    result = DEATH_WARRIOR[roll]
    scene = troll("el_adoran", "volrik", number=0).answer("fight")
    assert (scene.question(), scene.options()) == ("arrow", {"shoot", "hold"})
    scene.dice(roll, *([3] if result == "wounded" else [])).answer("shoot")
    assert scene.saw("arrow") == [(0, "cave_troll", result)]
    assert turn_over(scene) == (result == "killed")


def test_up_to_two_both_before_the_first_round():
    """R41."""
    scene = troll("el_adoran", "volrik", number=0).answer("fight").dice(1, 1).answer("shoot").answer("shoot")
    assert (scene.question(), scene.hero().arrows) == ("tactic", 2)
    assert scene.both("slash", "slash").question() == "tactic"


def test_a_wound_may_be_its_death():
    scene = troll("el_adoran", "volrik", number=9).answer("fight").dice(4, 2).answer("shoot")
    assert (turn_over(scene), scene.saw("monster.dead"), scene.hero().arrows) == (True, [(0, "cave_troll", 1)], 3)


def test_who_pays_needs_no_arrow():
    scene = troll("el_adoran", "volrik", number=0, things=[("room", "bracelet")]).answer(("offer", ("bracelet#40",)))
    assert (turn_over(scene), scene.hero().arrows) == (True, 4)


def test_the_five_are_fought_as_ever_where_there_are_catacombs():
    scene = room_card("mountain_troll").top("monster", "monster_15").answer("attack")  # three life points
    scene.both("mighty_blow", "slash").both("mighty_blow", "slash")
    assert (scene.saw("monster.dead"), turn_over(scene)) == ([(0, "mountain_troll", 3)], True)
