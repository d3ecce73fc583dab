"""Section 12, Fhyll: how he goes berserk, in a fight and at the start of a turn (R47). Monsters lead with seat 1."""

import pytest

from .stage import NORTH, about_to_enter, at, room_card, turn_over

FHYLL = ("fhyll", "volrik")
RAGING = {"marks": {"berserk": 1}}


def test_a_fight_makes_him_roll_before_the_first_blow():
    scene = room_card("goblin", *FHYLL, life=10).top("monster", "monster_14").answer("attack")
    assert (scene.question(), scene.options()) == ("berserk.roll", {"let_go", "hold_back"})
    scene.dice(5).answer("hold_back")
    assert (scene.question(), scene.hero().life, scene.hero().marks["berserk"]) == ("tactic", 14, 1)


@pytest.mark.parametrize(("wish", "least"), [("hold_back", 5), ("let_go", 3)])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_forced_on_5_or_6_by_choice_on_3_or_more(wish, least, die):
    berserk = die >= least
    scene = room_card("goblin", *FHYLL, life=10).top("monster", "monster_14").dice(die).answer("attack").answer(wish)
    assert ("berserk" in scene.hero().marks, scene.hero().life) == (berserk, 14 if berserk else 10)


def test_no_roll_where_the_monster_flees():
    scene = room_card("goblin", *FHYLL).top("monster", "monster_01").answer("attack")
    assert (turn_over(scene), scene.saw("roll")) == (True, [])


def test_one_roll_a_turn_a_roll_by_choice_replaces_the_forced_one():
    scene = room_card("goblin", *FHYLL).top("monster", "monster_14").dice(2).answer("berserk")
    assert (scene.question(), "berserk" in scene.options()) == ("stance", False)
    scene.answer("attack")
    assert scene.question() == "tactic"


def test_by_choice_at_the_start_of_a_turn():
    scene = at(*FHYLL, life=5).dice(3).begin().answer("berserk")
    assert (scene.hero().life, scene.question(), "berserk" in scene.options()) == (9, "turn", False)


def test_the_gain_stops_at_sixteen():
    assert at(*FHYLL, life=14).dice(3).begin().answer("berserk").hero().life == 16


def test_nobody_else_goes_berserk():
    assert "berserk" not in at("ironhand", "volrik").begin().options()


def test_not_in_the_dark():
    scene = at(*FHYLL).give(0, ("room", "torch_goes_out")).begin()
    assert "berserk" not in scene.options()


def test_a_roll_again_the_next_turn():
    scene = at(*FHYLL).dice(1).begin().answer("berserk").answer("miss").answer("miss")
    assert (scene.asked(), "berserk" in scene.options()) == ((0,), True)


# --- the five


def test_berserk_he_must_attack():
    scene = room_card("goblin", *FHYLL, dice=(3,), **RAGING)
    assert scene.options() == {"attack"}
    assert {scene.option(o).why_not for o in ("wait", "escape")} == {"berserk"}


def test_must_attack_even_with_a_ring():
    assert room_card("goblin", *FHYLL, rings=("dazzling",), dice=(3,), **RAGING).options() == {"attack"}


def test_his_hits_do_double_damage():
    scene = room_card("champion_of_chaos", *FHYLL, dice=(3,), **RAGING).top("monster", "monster_08").answer("attack")
    scene.both("slash", "leap_aside")
    assert (scene.s.meeting.wounds, scene.saw("exchange")[-1][4:]) == (2, (0, 2))
    life = scene.hero().life
    scene.both("slash", "slash")
    assert (scene.s.meeting.wounds, scene.hero().life) == (4, life - 1), "what he suffers stays single"


def test_double_by_the_solo_table_too():
    """R47."""
    scene = room_card("champion_of_chaos", "fhyll", dice=(3,), **RAGING).top("monster", "monster_08")
    scene.dice(10, 7, 7, 3).answer("attack")
    assert [e[4:] for e in scene.saw("exchange")] == [(0, 4), (0, 2), (0, 2)]


def test_already_berserk_he_does_not_roll_at_a_fight():
    scene = room_card("goblin", *FHYLL, dice=(3,), **RAGING).top("monster", "monster_14").answer("attack")
    assert scene.question() == "tactic"


# --- the spider


def test_the_spider_makes_him_roll_when_it_is_fought():
    scene = room_card("giant_spider", *FHYLL)
    assert scene.options() == {"close_in", "flee"}
    scene.dice(5, 2).answer("close_in").answer("hold_back")
    assert (turn_over(scene), scene.saw("spider.dead"), scene.hero().marks["berserk"]) == (True, [(0,)], 1)


def test_staying_calm_he_names_three_numbers():
    scene = room_card("giant_spider", *FHYLL).dice(4, 1).answer("close_in").answer("hold_back")
    assert (scene.question(), scene.options()) == ("spider.fight", {"fight"})
    assert turn_over(scene.answer(("fight", ("1", "2", "3"))))


def test_fleeing_it_he_does_not_roll():
    scene = about_to_enter(*FHYLL).top("room", "giant_spider").dice(6).begin().answer("move:north").answer("flee")
    assert (scene.at(), [r[1] for r in scene.saw("roll")]) == ((3, 4), ["spider.flee"])


def test_caught_by_it_he_rolls():
    scene = room_card("giant_spider", *FHYLL).dice(1).answer("flee")
    assert scene.options() == {"close_in"}


@pytest.mark.parametrize(("die", "dead"), [(1, False), (2, True), (6, True)])
def test_berserk_he_kills_it_on_2_to_6_and_cannot_flee(die, dead):
    scene = room_card("giant_spider", *FHYLL, dice=(3,), **RAGING)
    assert (scene.options(), scene.option("flee").why_not) == ({"hack"}, "berserk")
    scene.dice(die).answer("hack")
    assert (bool(scene.saw("spider.dead")), scene.hero().life) == (dead, 16 if dead else 15)


def test_in_its_later_turns_he_rolls_only_by_choice():
    scene = room_card("giant_spider", *FHYLL).dice(1, 6).answer("close_in").answer("hold_back")
    scene.answer(("fight", ("1", "2", "3"))).answer("miss")
    assert (scene.question(), scene.options()) == ("turn.spider", {"fight", "berserk"})
    scene.dice(3, 2).answer("berserk")
    assert (scene.saw("spider.dead"), turn_over(scene)) == ([(0,)], True)


# --- treasure


def test_berserk_he_does_not_search():
    scene = at(*FHYLL, **RAGING).dice(3).begin()
    assert scene.option("search").why_not == "berserk"


@pytest.mark.parametrize("card", ["crypt", "dead_adventurer"])
def test_no_crypts_no_corpses(card):
    assert turn_over(room_card(card, *FHYLL, dice=(3,), **RAGING))


@pytest.mark.parametrize("card", ["jewellery", "potion"])
def test_nothing_may_be_kept_but_earlier_finds_stay(card):
    scene = about_to_enter(*FHYLL, **RAGING).give(0, ("search", "ring")).top("room", card)
    before = scene.state.heroes[0].copy()
    scene.dice(3).begin().answer("move:north")
    assert (scene.hero().treasures, scene.hero().kept) == (before.treasures, before.kept)
    assert (scene.at(), scene.bottom("room")) == (NORTH, card)


def test_the_chamber_two_dragon_chits_and_no_treasure():
    scene = at(*FHYLL, **RAGING).put(0, "chamber", **RAGING).dragon("sleeping", "sleeping").dice(3).begin()
    scene.answer("stay")
    assert (scene.hero().chits, len(scene.saw("dragon.sleeps")), turn_over(scene)) == (b"", 2, True)


def test_the_first_chit_may_be_the_dragon():
    scene = at(*FHYLL).put(0, "chamber", **RAGING).dragon("fire", "sleeping").dice(3, 2).begin().answer("stay")
    assert (scene.question(), scene.hero().life, scene.s.dragon_out != b"") == ("dragon.flee", 14, True)


def test_a_turn_idled_away_there_is_as_loud():
    scene = at(*FHYLL).put(0, "chamber", **RAGING).dragon("sleeping", "sleeping").dice(3).begin().answer("miss")
    assert len(scene.saw("dragon.sleeps")) == 2
